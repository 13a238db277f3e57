import Foundation

// The program only parses arguments and calls the rooms; see Commands.
exit(CommandLineProgram(console: Console.standard).run(Array(CommandLine.arguments.dropFirst())).rawValue)
