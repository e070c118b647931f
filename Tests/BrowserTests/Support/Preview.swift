import Foundation
import TestSupport

/// A server of `vitrine preview` for one test.
final class Preview {
  private let process = Process()
  private let home = TestFolder("vitrine-preview")
  let address: String

  private struct Ready: Decodable { var url: String }

  /// - Parameter path: what is previewed; relative to the checkout.
  init(_ path: String) throws {
    process.executableURL = Command.binary
    let subject = path.hasPrefix("/") ? path : Checkout.root.appending(path: path).path
    process.arguments = ["preview", subject, "--port", "0", "--no-open"]
    process.environment = Command.environment.merging(["HOME": home.path]) { $1 }
    let output = Pipe()
    process.standardOutput = output
    // A file and not a pipe that nobody reads: it cannot fill up.
    let errors = home.url.appending(path: "errors")
    try Data().write(to: errors)
    process.standardError = try FileHandle(forWritingTo: errors)
    try Command.start(process)
    var line: [UInt8] = []
    while line.last != UInt8(ascii: "\n"),
      case let data = output.fileHandleForReading.availableData, !data.isEmpty
    {
      line += data
    }
    guard let ready = try? JSONDecoder().decode(Ready.self, from: Data(line)) else {
      process.terminate()
      let said = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
      throw BrowserError.failed(
        "vitrine preview says: \(String(decoding: line, as: UTF8.self))\(said)")
    }
    address = ready.url
  }

  deinit { end() }

  func end() {
    guard process.isRunning else { return }
    process.terminate()
    process.waitUntilExit()
  }
}

/// A browser with the preview of one example open in it.
final class Visit {
  let preview: Preview
  let browser: Chromium
  let tab: Tab

  init(
    _ path: String, width: Int = 1440, height: Int = 900, media: [String: String] = [:]
  ) throws {
    preview = try Preview(path)
    browser = try Chromium()
    tab = try browser.tab(width: width, height: height, media: media)
    try tab.open(preview.address)
  }

  /// The browser first: a server that is to end waits for the streams that its pages listen to.
  deinit {
    browser.end()
    preview.end()
  }

  /// Shows a place, with its device.
  func show(place: String, mode: String? = nil) throws {
    try tab.run(
      """
      const button = [...document.querySelectorAll('.place-button')][vitrine.catalog.places.findIndex((each) => each.id === '\(place)')];
      button.click()
      """)
    try tab.until("vitrine.state.place === '\(place)'")
    // The buttons are those of the new place once it is drawn.
    try tab.settle()
    if let mode {
      try tab.run(
        """
        const mode = vitrine.place.modes.filter((each) => each.since <= vitrine.state.os).findIndex((each) => each.id === '\(mode)');
        document.querySelectorAll('.stage-bar .segments button')[mode].click()
        """)
      try tab.until("vitrine.state.mode === '\(mode)'")
    }
    try tab.settle()
  }

  /// What the console complained of; none is expected.
  var complaints: [String] { browser.complaints }
}
