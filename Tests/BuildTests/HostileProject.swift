import Foundation
import TestSupport
import Testing

@testable import VitrineBuild

/// A project that somebody made to reach for what is not his, or to hang, crash or fill the machine.
/// `Cases/hostile-projects.json` has them as data.
struct HostileProject: Decodable, Sendable, CustomTestStringConvertible {
  /// Text that stands `count` times.
  struct Repeated: Decodable, Sendable {
    var text: String
    var count: Int
    var before: String?
    var after: String?
    var whole: String { (before ?? "") + String(repeating: text, count: count) + (after ?? "") }
  }

  var name: String
  /// Beside the ordinary widget in `in/Widget.swift`; `@widget` stands for its text.
  var files: [String: String]?
  var links: [String: String]?
  var pipes: [String]?
  /// Files of so many bytes, all of them holes.
  var large: [String: Int64]?
  var repeated: [String: Repeated]?
  /// Folders inside each other.
  var deep: [String: Int]?
  /// Files in base 64.
  var binary: [String: String]?
  /// What is built; `in` where nothing is said.
  var path: String?
  /// Seconds that a manifest may take; absent: as many as anywhere.
  var manifestSeconds: Double?
  var also: [String]?
  /// How far: `bundle` up to the resources, else the arguments of the command.
  var run: [String]?
  /// Of the command.
  var status: Int32?
  /// What has to be said, and what must not.
  var says: [String]
  var hides: [String]?
  /// Names in the bundle.
  var bundle: [String]?

  var testDescription: String { name }

  static let secret = "vitrine-secret-4711"

  static func all() throws -> [HostileProject] { try Cases().json("hostile-projects.json") }

  /// Writes it below `in`, beside a file that is none of its business.
  func make(in folder: TestFolder) throws {
    try folder.write(Self.secret, to: "secret.json")
    try folder.write(Self.widget, to: "in/Widget.swift")
    for (name, text) in files ?? [:] {
      try folder.write(fill(text, folder), to: name)
    }
    for (name, text) in repeated ?? [:] { try folder.write(text.whole, to: name) }
    for (name, text) in binary ?? [:] {
      try folder.write("", to: name)
      try Data(base64Encoded: text)!.write(to: folder.url.appending(path: name))
    }
    for (name, size) in large ?? [:] {
      try folder.write("", to: name)
      truncate(folder.path + "/" + name, off_t(size))
    }
    for name in pipes ?? [] { mkfifo(try place(name, folder), 0o600) }
    for (name, target) in links ?? [:] { symlink(fill(target, folder), try place(name, folder)) }
    for (name, depth) in deep ?? [:] { try nest(folder.path + "/" + name, depth) }
  }

  private func fill(_ text: String, _ folder: TestFolder) -> String {
    text.replacingOccurrences(of: "@widget", with: Self.widget)
      .replacingOccurrences(of: "$HERE", with: folder.path)
      .replacingOccurrences(of: "$SECRET", with: Self.secret)
  }

  private func place(_ name: String, _ folder: TestFolder) throws -> String {
    let path = folder.path + "/" + name
    try FileManager.default.createDirectory(
      atPath: Paths.folder(path), withIntermediateDirectories: true)
    return path
  }

  /// Deeper than a path is long.
  private func nest(_ path: String, _ depth: Int) throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    var folder = open(path, O_RDONLY | O_DIRECTORY)
    for _ in 0..<depth {
      mkdirat(folder, "deeper", 0o700)
      let next = openat(folder, "deeper", O_RDONLY | O_DIRECTORY)
      close(folder)
      folder = next
    }
    close(folder)
  }

  static let widget = """
    import SwiftUI
    import WidgetKit

    struct Entry: TimelineEntry { var date: Date }
    struct Provider: TimelineProvider {
      func placeholder(in context: Context) -> Entry { Entry(date: .now) }
      func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
        completion(Entry(date: .now))
      }
      func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        completion(Timeline(entries: [Entry(date: .now)], policy: .never))
      }
    }
    @main struct Plain: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "plain", provider: Provider()) { _ in
          HStack { Text("plain"); Image("Picture") }.containerBackground(.white, for: .widget)
        }.supportedFamilies([.systemSmall])
      }
    }

    """
}
