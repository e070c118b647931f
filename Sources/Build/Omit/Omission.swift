/// Something that was left out of the sources so that the rest compiles.
public struct Omission: Codable, Hashable, Sendable {
  /// What was left out.
  public enum Kind: String, Codable, Sendable {
    /// A file that no widget needs.
    case file
    /// A declaration that nothing reaches: the rest compiles without it.
    case declaration
    /// A function that is there without its body, or a view without a part of it, and may be called.
    case function
    /// A type that is not there, as one without values.
    case type
    /// A name of a file that is generated or kept out of the repository, as one with made-up values.
    case name
    /// A widget that cannot be shown: the others can.
    case widget

    /// Whether the widgets may show or do less than they should.
    public var isError: Bool { [.function, .type, .name, .widget].contains(self) }
  }

  /// What was left out.
  public var kind: Kind
  /// Of the declaration; of a file, its own.
  public var name: String
  /// Absolute path of the source.
  public var path: String
  /// Of the compiler's error, one-based; absent where there was none.
  public var line: Int?
  /// One-based, in bytes.
  public var column: Int?
  /// The compiler's message.
  public var reason: String

  public init(
    kind: Kind, name: String, path: String, line: Int? = nil, column: Int? = nil, reason: String
  ) {
    self.kind = kind
    self.name = name
    self.path = path
    self.line = line
    self.column = column
    self.reason = reason
  }
}

extension Omission {
  /// A line of `built.txt`.
  func line(relativeTo root: String) -> String {
    [
      kind.rawValue, Paths.relative(path, to: root), line.map(String.init) ?? "",
      column.map(String.init) ?? "", name, reason,
    ].joined(separator: "\t")
  }

  init?(line: String, root: String) {
    let parts = line.split(separator: "\t", maxSplits: 5, omittingEmptySubsequences: false)
      .map(String.init)
    guard parts.count == 6, let kind = Kind(rawValue: parts[0]) else { return nil }
    self.init(
      kind: kind, name: parts[4], path: Paths.absolute(parts[1], in: root), line: Int(parts[2]),
      column: Int(parts[3]), reason: parts[5])
  }

  /// Files that were left out, for the compiler's errors in them or because nothing needs them.
  static func files(_ paths: [String], errors: [BuildDiagnostic]) -> [Omission] {
    let errors = errors.filter { $0.severity == .error }
    return paths.map { path in
      let own = errors.first { $0.path == path }
      return Omission(
        kind: .file, name: Paths.name(path), path: path, line: own?.line,
        column: own?.column, reason: own?.message ?? "no widget uses it")
    }
  }
}

extension [Omission] {
  /// What brings the rest, where the widgets may show less than they should.
  func causes(in project: WidgetProject) -> [BuildDiagnostic] {
    guard contains(where: \.kind.isError) else { return [] }
    let errors = map {
      BuildDiagnostic(
        path: $0.path, line: $0.line, column: $0.column, severity: .error, message: $0.reason)
    }
    return FailureSummary(errors: errors, project: project).causes
  }

  /// What a person is told: one note for what nothing reaches, an error for each function that was
  /// emptied, or a note where that is allowed.
  public func diagnostics(areAllowed: Bool) -> [BuildDiagnostic] {
    let functions = filter { $0.kind.isError }.map { item in
      let what =
        switch item.kind {
        case .widget: "the widget '\(item.name)' is left out"
        case .type: "'\(item.name)' stands as a type without values"
        case .name: "'\(item.name)' stands with made-up values"
        default: "'\(item.name)' is compiled without its body"
        }
      return BuildDiagnostic(
        path: item.path, line: item.line, column: item.column,
        severity: areAllowed ? .note : .error,
        message: "\(item.reason); \(what)"
          + (areAllowed ? "" : ": correct it, or accept this with --allow-omissions"))
    }
    let unreached = filter { !$0.kind.isError }
    guard let first = unreached.first(where: { $0.line != nil }) ?? unreached.first else {
      return functions
    }
    let parts = [(Omission.Kind.file, "file"), (.declaration, "declaration")].compactMap {
      kind, word -> String? in
      let count = unreached.count { $0.kind == kind }
      return count == 0 ? nil : "\(count) \(word)\(count == 1 ? "" : "s")"
    }
    let note = BuildDiagnostic(
      path: first.path, line: first.line, column: first.column, severity: .note,
      message: "compiled without \(parts.joined(separator: " and ")) that no widget uses; "
        + "the first is \(first.name): \(first.reason)")
    return [note] + functions
  }
}
