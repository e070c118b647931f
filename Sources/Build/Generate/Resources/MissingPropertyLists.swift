import Foundation

/// Property lists that sources cannot do without and that are kept out of the repository, keys of services most often:
/// with `--allow-omissions` each stands with a made-up value for every name that its source writes.
struct MissingPropertyLists {
  /// A property list that is not there.
  struct Item: Equatable {
    /// Of the file.
    var name: String
    /// In the order of their names.
    var keys: [String]
    /// The source that reads it.
    var path: String
    /// One-based.
    var line: Int
  }
  private(set) var items: [Item] = []
  /// Names in one source: a table of words is no list of keys.
  private static let limit = 100

  /// - known: names of the bundle's resources.
  init(sources: [String], known: Set<String>, _ files: FileRecorder) {
    var known = known
    for path in sources where files.contains("forResource:", in: path) {
      guard let text = files.text(path) else { continue }
      items += Self.items(in: text, path).filter { known.insert($0.name).inserted }
    }
  }

  /// Those whose absence stops the program: it is asked for with `!`, or the source holds a fatal error or a forced
  /// cast.
  static func items(in text: String, _ path: String) -> [Item] {
    let call =
      /forResource:\s*"(?<name>[\w\-. ]+)"\s*,\s*(?:ofType|withExtension):\s*"plist"\s*\)(?<force>!?)/
    let stops = ["fatalError(", "preconditionFailure(", " as! "].contains { text.contains($0) }
    let matches = text.matches(of: call).filter { stops || !$0.output.force.isEmpty }
    guard !matches.isEmpty else { return [] }
    let keys = keys(in: text)
    var (line, place) = (1, text.startIndex)
    return matches.map { match in
      line += text[place..<match.range.lowerBound].count(where: \.isNewline)
      place = match.range.lowerBound
      return Item(name: match.output.name + ".plist", keys: keys, path: path, line: line)
    }
  }

  private static func keys(in text: String) -> [String] {
    let names = text.matches(of: /"(?<name>[A-Za-z_][\w\-.]*)"/).map { String($0.output.name) }
    return Array(Set(names).sorted().prefix(limit))
  }

  /// Writes them to the resources folder.
  func write(to folder: String) throws {
    for item in items {
      let values = item.keys.map { ($0, Self.value(for: $0)) }
      let object = JSONValue.object(Dictionary(uniqueKeysWithValues: values))
      try CacheFile.write(InfoPlist.xml(object), to: folder + "/" + item.name)
    }
  }

  private static func value(for key: String) -> JSONValue {
    .string(key.lowercased().hasSuffix("url") ? "https://example.com" : "example")
  }

  /// What a person is told.
  func diagnostics(areAllowed: Bool) -> [BuildDiagnostic] {
    items.map { item in
      BuildDiagnostic(
        path: item.path, line: item.line, severity: .note,
        message: "\(item.name) is not in the repository"
          + (areAllowed
            ? "; it stands with made-up values: add the file to see the widget's own"
            : ", and the program stops without it: add the file, or give it made-up values with "
              + "--allow-omissions"))
    }
  }
}
