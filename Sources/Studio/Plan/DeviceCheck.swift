import VitrineCatalog
import VitrineMessages

extension Inputs {
  /// A device that was named has to run the version of the OS; a bare screen size may be anything's.
  public func checkDevices() throws {
    for os in Set(environment.variants.map(\.options.os)).sorted() {
      for device in selection.devices where !device.runs(os) {
        throw StudioError.usage(Self.refusal(of: device, os: os))
      }
    }
    for face in Set(environment.variants.map(\.options.face)) {
      for device in selection.devices where device.platform == .watch {
        guard !face.isOffered(on: device) else { continue }
        throw StudioError.usage(
          "\(device.name) has no face \(face.title), which is Apple Watch Ultra's: add --device "
            + "apple-watch-49mm")
      }
    }
  }

  private static func refusal(of device: Device, os: Int) -> String {
    let known = device.knownSystems.map(String.init)
    let start = "\(device.name) does not run OS \(os)"
    guard let final = known.last else {
      let size = "\(Int(device.screen.width))x\(Int(device.screen.height))"
      let latest = device.systems.map { "; its latest is \($0.upperBound)" } ?? ""
      return "\(start)\(latest), and Vitrine draws "
        + list(OSVersion.known.map(String.init), "and")
        + ": choose another device, or its screen size with --device \(size)"
    }
    return known.count == 1
      ? "\(start), only \(final): add --os \(final)"
      : "\(start): add --os \(list(known, "or"))"
  }

  private static func list(_ items: [String], _ word: String) -> String {
    guard items.count > 1, let last = items.last else { return items.joined() }
    return items.dropLast().joined(separator: ", ") + " \(word) \(last)"
  }
}
