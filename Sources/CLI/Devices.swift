import ArgumentParser
import VitrineCatalog
import VitrineDrawing
import VitrineMessages
import VitrinePlatform

struct Devices: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices",
    abstract: "List devices with their screens and widget sizes.",
    discussion: """
      The versions of the OS are those that a device runs and Vitrine draws.

        vitrine devices
        vitrine devices --format json --os 18
      """)

  @OptionGroup var list: ListOptions

  func run() {
    switch list.format {
    case .json: Terminal.out(JSON.array(DeviceCatalog.all.map(json)).text())
    case .text:
      let width = DeviceCatalog.all.map(\.id.count).max() ?? 0
      for device in DeviceCatalog.all {
        let id = device.id.padded(to: width)
        let screen = "\(short(device.screen))@\(JSON.number(device.displayScale))x".padded(
          to: 13)
        let systems = device.knownSystems.map(String.init).joined(separator: " ")
        let versions = (systems.isEmpty ? "-" : systems).padded(to: 11)
        let note = device.note.map { "  (\($0))" } ?? ""
        Terminal.out("\(id)  \(screen)  \(versions)  \(device.name)\(note)")
      }
    }
  }

  private func json(_ device: Device) -> JSON {
    .object([
      "id": .string(device.id), "name": .string(device.name),
      "platform": .string(device.platform.rawValue), "screen": size(device.screen),
      "scale": .number(device.displayScale),
      "pixels": .object([
        "width": .integer(device.pixelWidth), "height": .integer(device.pixelHeight),
      ]),
      "displayCornerRadius": .number(device.displayCornerRadius), "os": .integer(list.os),
      "osVersions": .array(device.knownSystems.map { .integer($0) }),
      "note": .optional(device.note),
      "aliases": .array(
        DeviceCatalog.aliases.filter { $0.value == device.id }.keys.sorted().map { .string($0) }),
      "sizes": .object(sizes(of: device)),
    ])
  }

  private func sizes(of device: Device) -> [JSON.Member] {
    device.sizes(os: list.os).map { family, size in
      let surface: Surface =
        family.isAccessory ? (device.platform == .watch ? .watchFace : .lockScreen) : .homeScreen
      return JSON.Member(
        family.rawValue,
        .object([
          "width": .number(size.layout.width), "height": .number(size.layout.height),
          "drawnWidth": .number(size.drawn.width), "drawnHeight": .number(size.drawn.height),
          "cornerRadius": .number(device.cornerRadius(of: family, in: surface, os: list.os)),
        ]))
    }
  }

  private func size(_ size: Size) -> JSON {
    .object(["width": .number(size.width), "height": .number(size.height)])
  }

  private func short(_ size: Size) -> String {
    "\(JSON.number(size.width))x\(JSON.number(size.height))"
  }
}
