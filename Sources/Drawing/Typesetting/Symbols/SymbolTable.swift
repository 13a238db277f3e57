/// Names of symbols with the stand-in of each: name, grade and recipe. Grades: A the same drawing in another hand, B composed, C another
/// set's picture of the subject, D an approximation. Code points are those of CupertinoIcons 1.0.8, Material Symbols 2.758 and Material
/// Design Icons 6.9.96.
enum SymbolTable {
    static let rows = firstPart + "\n" + secondPart + "\n" + thirdPart + "\n" + fourthPart + "\n" + fifthPart
}
