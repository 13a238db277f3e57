import Commands
import Foundation

// The program only parses arguments and calls the rooms; see Commands.
exit(CommandLineProgram.run(Array(CommandLine.arguments.dropFirst())))
