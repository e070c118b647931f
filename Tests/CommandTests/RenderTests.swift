import Foundation
import TestSupport
import Testing

/// From sources to files: the whole way, with small widgets of `Cases/widgets`.
@Suite(.serialized, .timeLimit(.minutes(60)))
struct RenderTests {
  @Test func everyFamilyGetsItsFile() throws {
    let out = scratchFolder("vitrine-test")
    defer { try? FileManager.default.removeItem(at: out) }
    let outcome = try Command.run([
      "render", WidgetCases.path("minimal"), "--context", "home-screen", "lock-screen", "-o",
      out.path,
    ])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      WidgetCases.files(in: out) == [
        "index.json", "minimal/accessoryRectangular/iphone-17-pro/lock-screen.png",
        "minimal/systemMedium/iphone-17-pro/home-screen.png",
        "minimal/systemSmall/ipad-pro-11/lock-screen.png",
        "minimal/systemSmall/iphone-17-pro/home-screen.png",
      ])
  }

  /// What a widget's globals and its bundle are made at is the picture's date too, whether the extension
  /// has described itself before (and is remembered) or not.
  @Test(arguments: [(nil, 1_780_911_660), ("2026-02-03T04:05:06Z", 1_770_091_506)])
  func globalsAreMadeAtThePicturesDate(_ date: String?, _ seconds: Int) throws {
    let cache = scratchFolder("vitrine-test")
    defer { try? FileManager.default.removeItem(at: cache) }
    for _ in 0..<2 {
      let outcome = try Command.run(
        ["inspect", WidgetCases.path("moments"), "--preview", "Soon"]
          + (date.map { ["--date", $0] } ?? []),
        environment: ["VITRINE_CACHE": cache.path])
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(outcome.output.contains("arrives \(seconds + 60)"), "\(outcome.output.prefix(3000))")
      #expect(outcome.output.contains("made \(seconds)"))
    }
  }

  /// What a widget's code makes once in a process is the same whether the process was asked for its description or
  /// that was in the cache.
  @Test func aColdRunDrawsWhatAWarmOneDoes() throws {
    let caches = (0..<2).map { _ in scratchFolder("vitrine-test") }
    defer { for cache in caches { try? FileManager.default.removeItem(at: cache) } }
    let outputs = try [caches[0], caches[0], caches[1]].map { cache in
      let outcome = try Command.run(
        ["inspect", WidgetCases.path("chance"), "--family", "systemSmall"],
        environment: ["VITRINE_CACHE": cache.path])
      #expect(outcome.status == 0, "\(outcome.errors)")
      return outcome.output
    }
    #expect(outputs[0] == outputs[1])
    #expect(outputs[0] == outputs[2])
  }

  /// A control's sizes are people's choice: what is missing is the place, and that is said.
  @Test func aControlsSizeIsNotMissing() throws {
    let out = scratchFolder("vitrine-test")
    defer { try? FileManager.default.removeItem(at: out) }
    let outcome = try Command.run([
      "render", WidgetCases.path("control"), "--family", "controlSmall", "--context", "menu-bar",
      "--device",
      "mac", "--os", "18", "-o", out.path,
    ])
    #expect(outcome.status != 0)
    #expect(outcome.errors.contains("menu-bar comes with OS 26"), "\(outcome.errors)")
  }

  /// A store's page has pictures of the devices that are named, a Mac and Apple Vision too.
  @Test func storesHaveEveryKindOfDevice() throws {
    let out = scratchFolder("vitrine-test")
    defer { try? FileManager.default.removeItem(at: out) }
    let outcome = try Command.run([
      "render", WidgetCases.path("minimal"), "--family", "systemSmall", "--store", "--device",
      "mac",
      "apple-vision-pro", "-o", out.path,
    ])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      WidgetCases.files(in: out) == [
        "index.json", "minimal/systemSmall/apple-vision-pro/room.png",
        "minimal/systemSmall/mac/mac-desktop.png",
      ])
  }

  /// Nothing named means every place, each on the device where it is met.
  @Test func everyPlaceGetsItsFile() throws {
    let out = scratchFolder("vitrine-test")
    defer { try? FileManager.default.removeItem(at: out) }
    let outcome = try Command.run([
      "render", WidgetCases.path("minimal"), "--family", "systemSmall", "-o", out.path,
    ])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let found = WidgetCases.files(in: out)
    for place in [
      "iphone-17-pro/home-screen", "iphone-17-pro/home-screen-tinted",
      "iphone-17-pro/standby-night",
      "iphone-17-pro/carplay", "mac/mac-desktop-receded",
    ] {
      #expect(found.contains("minimal/systemSmall/\(place).png"))
    }
  }

  /// An app's package holds what no widget needs; a file of it that does not compile here is left
  /// out, and said so. One that the widget needs is told with its own error.
  @Test(arguments: [("Text(Greeting.text)", 0), ("Text(Screen.title)", 1)])
  func packagesLeaveOutWhatNoWidgetNeeds(_ view: String, _ status: Int32) throws {
    let project = scratchFolder("vitrine-test")
    defer { try? FileManager.default.removeItem(at: project) }
    func write(_ name: String, _ text: String) throws {
      let url = project.appending(path: name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    try write(
      "Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "App",
        targets: [.target(name: "Core"), .executableTarget(name: "Widget", dependencies: ["Core"])])
      """)
    try write("Sources/Core/Greeting.swift", "public enum Greeting { public static let text = 1 }")
    try write(
      "Sources/Core/Text.swift",
      "extension Greeting { public static var storyboard: UIStoryboard? { nil } }")
    try write(
      "Sources/Core/Screen.swift",
      "public enum Screen { public static let title = NoSuchFramework.title }")
    try write(
      "Sources/Widget/Widget.swift",
      """
      import Core
      import SwiftUI
      import WidgetKit
      #Preview { \(view.replacingOccurrences(of: "Greeting.text", with: "\"\\(Greeting.text)\"")) }
      """)
    let out = project.appending(path: "x.png").path
    let outcome = try Command.run(["render", project.path, "-o", out])
    #expect(outcome.status == status, "\(outcome.errors)")
    if status == 0 {
      #expect(
        outcome.errors.contains("compiled without 1 file and 1 declaration that no widget uses"))
    } else {
      #expect(outcome.errors.contains("Screen.swift:1:48: error: cannot find 'NoSuchFramework'"))
    }
  }

  /// A widget is drawn as far as it goes, but what its author has to mend stays an error.
  @Test func aMistakeInAHelperIsAnError() throws {
    let place = scratchFolder("vitrine-test")
    defer { try? FileManager.default.removeItem(at: place) }
    let sources = place.appending(path: "sources")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    try String(contentsOfFile: WidgetCases.path("minimal") + "/Minimal.swift", encoding: .utf8)
      .replacingOccurrences(of: #"Text("Hello")"#, with: "Text(Helper.title() ?? \"?\")")
      .write(to: sources.appending(path: "Minimal.swift"), atomically: true, encoding: .utf8)
    try "enum Helper { static func title() -> String? { misspelled } }"
      .write(to: sources.appending(path: "Helper.swift"), atomically: true, encoding: .utf8)
    let outcome = try Command.run([
      "render", sources.path, "--family", "systemSmall",
      "-o", place.appending(path: "x.png").path,
    ])
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("Helper.swift:1:48: error: cannot find 'misspelled' in scope"))
    #expect(outcome.errors.contains("'title' is compiled without its body"))
    let allowed = try Command.run([
      "render", sources.path, "--family", "systemSmall", "--allow-omissions",
      "-o", place.appending(path: "pictures").path,
    ])
    #expect(allowed.status == 0, "\(allowed.errors)")
    let index = try String(
      contentsOf: place.appending(path: "pictures/index.json"), encoding: .utf8)
    #expect(index.contains(#""file": "Helper.swift""#))
    for other in [["describe"], ["inspect"], ["timeline"], ["tap", "--at", "1,1"]] {
      let told = try Command.run(other + [sources.path], in: place)
      #expect(told.status == 1 && told.errors.contains("without its body"), "\(told.errors)")
    }
  }

  @Test func sameBytesAlways() throws {
    var seen: Set<Data> = []
    for workers in ["1", "2", "2"] {
      let out = scratchFolder("vitrine-test")
      defer { try? FileManager.default.removeItem(at: out) }
      let outcome = try Command.run(
        ["render", WidgetCases.path("minimal"), "-o", out.path, "--jobs", workers])
      #expect(outcome.status == 0)
      seen.insert(
        try Data(
          contentsOf: out.appending(path: "minimal/systemSmall/iphone-17-pro/home-screen.png")))
    }
    #expect(seen.count == 1)
  }

  /// Many pictures are shared by several extensions: which of them draws what does not follow from
  /// the number of threads, and none sees what another has stored.
  @Test func manyPicturesAreTheSameOnAnyNumberOfThreads() throws {
    var seen: Set<[Data]> = []
    for workers in ["1", "2", "3"] {
      let out = scratchFolder("vitrine-test")
      defer { try? FileManager.default.removeItem(at: out) }
      let outcome = try Command.run([
        "render", WidgetCases.path("counting"), "--context", "home-screen", "-o", out.path,
        "--jobs", workers,
        "--format", "svg", "--locale", "en", "de", "fr", "ja", "ar", "he", "th", "--appearance",
        "light", "dark", "--type-size", "xSmall", "small", "medium", "large", "xLarge", "xxLarge",
        "xxxLarge", "AX1", "AX2", "AX3",
      ])
      #expect(outcome.status == 0, "\(outcome.errors)")
      let pictures = WidgetCases.files(in: out)
      #expect(pictures.count == 141)
      seen.insert(try pictures.map { try Data(contentsOf: out.appending(path: $0)) })
    }
    #expect(seen.count == 1)
  }

  /// Models that the process inserts, a query that an extension of its view sets, an identifier in defaults.
  @Test func modelsOfSwiftDataAreFetched() throws {
    let outcome = try Command.run([
      "inspect", WidgetCases.path("notes"), "--context", "home-screen",
    ])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let texts = outcome.output.matches(of: /"text": "([^"]*)"/).map { String($0.1) }
    #expect(texts == ["Elm", "Oak", "Last: Ash", "All: 1,114", "Queried: 1,114"])
  }

  /// Macros of a package are compiled for this machine and expanded, in it and in the widget.
  @Test func macrosOfPackagesAreExpanded() throws {
    let outcome = try Command.run([
      "inspect", WidgetCases.path("macros"), "--family", "systemSmall",
    ])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains(#""text": "1 + 2""#), "\(outcome.output)")
    #expect(outcome.output.contains(#""text": "2 * 3""#))
  }

  /// Types called `Bundle`, `Color`, `Preview` and `ProcessInfo` are left to the widget by what is generated for it.
  @Test(arguments: [
    ["--family", "systemSmall"], ["--preview", "Names"], ["--preview", "With state"],
  ])
  func typesMayHaveNamesOfFrameworks(_ selection: [String]) throws {
    let out = TestFolder()
    let file = out.path + "/one.svg"
    let outcome = try Command.run(
      ["render", WidgetCases.path("namesakes"), "-o", file] + selection)
    #expect(outcome.status == 0 && !outcome.errors.contains("left out"), "\(outcome.errors)")
    #expect(try String(contentsOfFile: file, encoding: .utf8).contains("#ff0000"))
  }

  @Test(arguments: ["png", "svg", "pdf"])
  func oneFile(_ format: String) throws {
    let out = scratchFolder("vitrine-test")
    defer { try? FileManager.default.removeItem(at: out) }
    let file = out.appending(path: "one.\(format)").path
    let outcome = try Command.run(
      ["render", WidgetCases.path("minimal"), "--family", "systemSmall", "-o", file])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output == file + "\n")
    #expect(WidgetCases.files(in: out) == ["one.\(format)"])
  }

  @Test func severalPicturesNeedAFolder() throws {
    let out = TestFolder()
    let outcome = try Command.run([
      "render", WidgetCases.path("minimal"), "-o", out.path + "/never.png",
    ])
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("3 pictures are selected"))
    #expect(WidgetCases.files(in: out.url) == [])
  }

  @Test func inspectPrintsTheTree() throws {
    let outcome = try Command.run([
      "inspect", WidgetCases.path("minimal"), "--family", "systemSmall", "--os", "18",
    ])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    let size = json?["size"] as? [String: Double]
    #expect(size == ["width": 158, "height": 158])
    #expect(outcome.output.contains(#""identifier": "title""#))
    #expect(outcome.output.contains(#""text": "Hello""#))
  }

  @Test func describeListsWidgetAndPreview() throws {
    let outcome = try Command.run(["describe", WidgetCases.path("minimal")])
    #expect(outcome.status == 0, "\(outcome.errors)")
    for text in [#""kind": "minimal""#, #""displayName": "Minimal""#, #""name": "Hello""#] {
      #expect(outcome.output.contains(text))
    }
  }

  @Test func previewByName() throws {
    let out = scratchFolder("vitrine-test")
    defer { try? FileManager.default.removeItem(at: out) }
    let outcome = try Command.run([
      "render", WidgetCases.path("minimal"), "--preview", "Hello", "-o", out.path,
    ])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      WidgetCases.files(in: out) == [
        "index.json", "previews/Hello/systemSmall/iphone-17-pro/home-screen.png",
      ])
  }

  @Test func wrongNamesAreUsage() throws {
    for arguments in [
      ["--widget", "minimla"], ["--preview", "Helo"], ["--family", "systemExtraLarge"],
    ] {
      let outcome = try Command.run(["render", WidgetCases.path("minimal")] + arguments)
      #expect(outcome.status == 64, "\(outcome.errors)")
    }
  }

  /// A crash costs its own picture: a tile, a message with the signal, status 1.
  @Test func crashCostsOnePicture() throws {
    let out = scratchFolder("vitrine-test")
    defer { try? FileManager.default.removeItem(at: out) }
    let outcome = try Command.run([
      "render", WidgetCases.path("crash"), "--context", "home-screen", "-o", out.path,
    ])
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("crashed with SIG"), "\(outcome.errors)")
    #expect(WidgetCases.files(in: out).count == 3)
  }

  @Test func endlessLoopIsStopped() throws {
    let out = scratchFolder("vitrine-test")
    defer { try? FileManager.default.removeItem(at: out) }
    let outcome = try Command.run([
      "render", WidgetCases.path("loop"), "--context", "home-screen", "-o", out.path,
      "--time-limit", "1",
    ])
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("did not answer within 1 s"), "\(outcome.errors)")
    #expect(outcome.errors.contains("is shown instead"), "\(outcome.errors)")
    #expect(WidgetCases.files(in: out).count == 2)
  }

  @Test func compileErrorHasItsPlace() throws {
    let out = TestFolder()
    let outcome = try Command.run(["render", WidgetCases.path("broken"), "-o", out.path + "/never"])
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("Broken.swift:23:"), "\(outcome.errors)")
    #expect(outcome.errors.contains("headlin"))
    #expect(WidgetCases.files(in: out.url) == [])
  }

  @Test func nothingToShow() throws {
    let out = scratchFolder("vitrine-test")
    defer { try? FileManager.default.removeItem(at: out) }
    let never = out.path + "/never"
    #expect(try Command.run(["render", WidgetCases.path("nowidget"), "-o", never]).status == 1)
    #expect(try Command.run(["render", out.path, "-o", never]).status == 1)
    #expect(!FileManager.default.fileExists(atPath: never))
  }

  @Test func unwritableFolder() throws {
    let out = scratchFolder("vitrine-test")
    defer { try? FileManager.default.removeItem(at: out) }
    let file = out.appending(path: "file")
    try Data().write(to: file)
    let outcome = try Command.run(
      [
        "render", WidgetCases.path("minimal"), "--family", "systemSmall", "-o",
        file.path + "/inside",
      ])
    #expect(outcome.status == 73)
    #expect(outcome.errors.contains("cannot write"), "\(outcome.errors)")
  }

  /// Nobody, not even root, can make a file or folder in `/proc`; that shows only when it is tried.
  @Test(arguments: [
    ["render", "--family", "systemSmall", "-o", "/proc/none.png"],
    ["render", "--family", "systemSmall", "-o", "/proc/none"],
    ["sheet", "--family", "systemSmall", "-o", "/proc/none.png"],
    ["audit", "-o", "/proc/none.txt"],
    ["timeline", "--family", "systemSmall", "-o", "/proc/none"],
    ["tap", "--family", "systemSmall", "--at", "1,1", "-o", "/proc/none"],
    ["test", "-o", "/proc/none"],
    ["export", "-o", "/proc/none"],
  ])
  func unwritableOutput(_ arguments: [String]) throws {
    let outcome = try Command.run(
      [arguments[0], WidgetCases.path("minimal")] + arguments.dropFirst())
    #expect(outcome.status == 73, "\(outcome.errors)")
    #expect(outcome.errors.contains("error: cannot write '/proc/none"), "\(outcome.errors)")
  }
}
