// Swift Testing asks for a module of this name wherever UIKit is imported beside it; on Apple's systems it lets tests attach pictures.
// Here there is nothing to add, and without the module such tests would not compile.
