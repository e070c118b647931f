import Synchronization

/// What a device would know and this machine does not: weather, calendars, health, photos, people,
/// places. A framework that asks for it gets sensible samples, or what the folder that `VITRINE_DATA`
/// names has for it (`--data`), and says so once.
package struct StandIn: Sendable {
  /// As a note names it, such as `WeatherKit`.
  package let framework: String
  /// The fixture's file in the folder, such as `weather.json`.
  package let file: String

  /// What a person puts into the folder, where that is not the file: `photos/`.
  package let content: String

  package init(_ framework: String, _ file: String, content: String? = nil) {
    self.framework = framework
    self.file = file
    self.content = content ?? file
  }

  /// Whether the person lets widgets know: not with `--data none`, nor where the fixture says
  /// `{"status": "denied"}`.
  package var isAllowed: Bool {
    if Self.folder == "none" {
      Self.say("\(framework) was asked for and has no data (--data none)")
      return false
    }
    guard let status: Status = read() else { return true }
    if status.status == "denied" {
      Self.say("\(framework) was asked for, and \(Self.folder ?? "")/\(file) denies it")
      return false
    }
    return true
  }

  /// Says that other files of the folder than the fixture answer.
  package func answers(with path: String) { Self.say("\(framework) answers with \(path)") }

  /// The fixture of the folder; nil where the sample stands in. Says which of the two answers.
  package func fixture<Value: Decodable>(as type: Value.Type = Value.self) -> Value? {
    let value: Value? = read()
    if let folder = Self.folder, folder != "none" {
      Self.say(
        value == nil
          ? "\(framework) answers with samples: \(folder)/\(content) holds nothing for it"
          : "\(framework) answers with \(folder)/\(file)")
    } else {
      Self.say(
        "\(framework) answers with samples: give it data of your own with --data FOLDER (\(content)), "
          + "or none with --data none")
    }
    return value
  }

  /// Bytes of a fixture; more are not read (estimate: years of a person's data).
  private static let largestFile = 8 << 20

  private func read<Value: Decodable>() -> Value? {
    guard let path = path(of: file) else { return nil }
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    guard let size = attributes?[.size] as? Int else { return nil }
    guard size <= Self.largestFile else {
      Self.say("\(path): \(size) bytes are too many: a fixture has at most \(Self.largestFile)")
      return nil
    }
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    do { return try JSONDecoder().decode(Value.self, from: data) } catch {
      Self.say("\(path): \(Self.reason(error)); samples answer in its place")
      return nil
    }
  }

  /// A file of the folder; nil without a folder.
  package func path(of name: String) -> String? {
    guard let folder = Self.folder, folder != "none" else { return nil }
    return folder + "/" + name
  }

  /// The path of a picture that the fixture names, below the folder. Says so where there is none.
  package func picture(_ name: String?) -> String? {
    guard let name, let path = path(of: name) else { return nil }
    guard !name.hasPrefix("/"), !name.split(separator: "/").contains("..") else {
      say("\(file) names '\(name)', which is not in the folder")
      return nil
    }
    guard FileManager.default.fileExists(atPath: path) else {
      say("\(file) names '\(name)', and there is no such file in \(Self.folder ?? "")")
      return nil
    }
    return path
  }

  /// `VITRINE_DATA`; a test gives its own.
  @TaskLocal package static var folder: String? = ProcessEnvironment.value("VITRINE_DATA")

  private struct Status: Decodable { var status: String? }

  private static func reason(_ error: any Error) -> String {
    func place(_ path: [any CodingKey]) -> String {
      path.isEmpty ? "" : " at " + path.map(\.stringValue).joined(separator: ".")
    }
    switch error as? DecodingError {
    case .typeMismatch(let type, let context):
      return "expected \(type)\(place(context.codingPath))"
    case .keyNotFound(let key, let context):
      return "'\(key.stringValue)' is missing\(place(context.codingPath))"
    case .valueNotFound(_, let context): return "there is a null\(place(context.codingPath))"
    default: return "it is not JSON"
    }
  }

  /// Says something else of the framework's stand-in, once.
  package func say(_ text: String) { Self.say("\(framework): \(text)") }

  private static let said = Mutex<Set<String>>([])
  /// Notes that are said; a widget may ask any number of times.
  private static let mostNotes = 20

  private static func say(_ text: String) {
    let isNew = said.withLock { $0.count < mostNotes && $0.insert(text).inserted }
    guard isNew else { return }
    FileHandle.standardError.write(Data("note: \(text)\n".utf8))
  }
}
