import Archive
import Foundation

/// `liveactivity devices`: the names that `--device` takes.
struct DevicesCommand: Command {
    static let description = CommandDescription(
        name: "devices", summary: "Lists the devices that pictures can be drawn for.", operands: "[--json]",
        discussion: "The first column is the name that --device takes; sizes are in points.",
        options: [OptionDescription(name: "--json", value: nil, summary: "print the whole profiles as JSON")])

    let printsJSON: Bool

    init(_ arguments: ParsedArguments) throws(UsageError) {
        guard arguments.operands.isEmpty else { throw UsageError("it takes no operands, but got \(arguments.operands[0])") }
        printsJSON = arguments.has("--json")
    }

    func run(_ console: Console) -> ExitStatus {
        if printsJSON {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            guard let data = try? encoder.encode(DeviceProfile.known) else { return .environment }
            console.output(String(decoding: data, as: UTF8.self))
            return .success
        }
        for device in DeviceProfile.known {
            let name = device.name.padding(toLength: 20, withPad: " ", startingAt: 0)
            let title = device.title.padding(toLength: 20, withPad: " ", startingAt: 0)
            let size = "\(Int(device.screen.width))×\(Int(device.screen.height)) @\(Int(device.pixelsPerPoint))x"
            console.output("\(name) \(title) \(size)\(device.island == nil ? "" : "  Dynamic Island")")
        }
        return .success
    }
}
