import Foundation

// The compiler starts this program, writes requests to its input and reads answers from its output, until it closes the input.
var connection = PluginConnection(input: .standardInput, output: .standardOutput)
while let request = connection.nextRequest() {
    connection.send(MacroPlugin.answer(to: request))
}
