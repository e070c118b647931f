/// Sources of a target that its widgets never reach: screens of the app that were given to the
/// extension as well, with packages that nobody has here.
enum UnusedSources {
  /// The sources that the widgets reach by name; all where there are no widgets.
  static func reached(_ index: SourceIndex) -> SourceIndex {
    let start = Set((index.widgetMains + index.widgets).map(\.file.path))
    guard !start.isEmpty else { return index }
    let reached = SourceSelection.reached(
      from: start, among: Set(index.files.map(\.path)).subtracting(start), index: index)
    return SourceIndex(files: index.files.filter { reached.contains($0.path) })
  }

  /// Files that say what the widgets are and show: an error there is the author's to mend.
  static func needed(_ index: SourceIndex) -> Set<String> {
    let skeleton: Set<String> = [
      "TimelineProvider", "AppIntentTimelineProvider", "IntentTimelineProvider", "TimelineEntry",
      "ActivityAttributes", "ControlValueProvider", "AppIntentControlValueProvider",
    ]
    let files = index.declarations { !skeleton.isDisjoint(with: $0.inherits) }
    return Set((files + index.widgetMains + index.widgets).map(\.file.path))
  }

  /// Whether a complaint may mean what Apple's platforms have and this SDK has not.
  static func isUnknownName(_ error: BuildDiagnostic) -> Bool {
    ["cannot find", "has no member", "no such module", "no type named", "is inaccessible due to"]
      .contains { error.message.contains($0) }
  }

  /// Says what was left out, at the first error, and which functions are there without a body.
  static func notes(_ errors: [BuildDiagnostic], stubs: [String] = []) -> [BuildDiagnostic] {
    let first = errors.first { $0.severity == .error }
    return first.map { error in
      var message = "compiled without what the widgets do not use: " + error.message
      if !stubs.isEmpty {
        message += "; without a body are "
        message += stubs.prefix(5).joined(separator: ", ") + (stubs.count > 5 ? " …" : "")
      }
      return [
        BuildDiagnostic(
          path: error.path, line: error.line, column: error.column, severity: .note,
          message: message)
      ]
    } ?? []
  }
}

/// Compiling without what does not compile: an app's services often belong to its extension, which
/// uses a constant of theirs.
struct Omissions {
  var tool: SyntaxTool
  /// Where the rewritten sources stand.
  var folder: String
  /// Files that stay as they are.
  var needed: Set<String> = []
  /// Functions without a body so far.
  private(set) var stubs: [String] = []
  /// The errors that it began with.
  private var first: [BuildDiagnostic] = []
  /// Why functions are without a body, which somebody may call. A declaration that went as a whole
  /// nobody needs: the rest compiled.
  var causes: [BuildDiagnostic] { stubs.isEmpty ? [] : first }

  private struct Request: Encodable {
    struct Place: Encodable {
      var line: Int
      var column: Int
      var message: String
    }
    struct File: Encodable {
      var path: String
      var output: String
      var places: [Place]
    }
    var files: [File]
  }

  private struct Answer: Decodable {
    struct File: Decodable {
      var path: String
      var isWritten: Bool
      var stubs: [String]
    }
    var files: [File]
  }

  init(tool: SyntaxTool, folder: String, needed: Set<String> = []) {
    self.tool = tool
    self.folder = folder
    self.needed = needed
  }

  /// The sources without the declarations around the errors; nothing where that cannot help: an
  /// error in a needed file, or in none.
  mutating func less(
    _ indexes: [SourceIndex], after diagnostics: [BuildDiagnostic]
  ) throws -> [SourceIndex]? {
    let errors = Dictionary(grouping: diagnostics.filter { $0.severity == .error }, by: \.path)
    let files = indexes.flatMap(\.files)
    guard !errors.isEmpty, needed.isDisjoint(with: errors.keys),
      Set(errors.keys).isSubset(of: files.map(\.path))
    else { return nil }
    let request = Request(
      files: files.compactMap { file in
        errors[file.path].map { errors in
          Request.File(
            path: file.rewritten ? folder + file.path : file.path, output: folder + file.path,
            places: errors.map {
              .init(line: $0.line ?? 1, column: $0.column ?? 1, message: Self.reason($0))
            })
        }
      })
    let answer: Answer = try tool.answer("omit", request)
    if first.isEmpty { first = errors.values.flatMap { $0 }.sorted { $0.order < $1.order } }
    stubs += answer.files.flatMap(\.stubs).filter { !stubs.contains($0) }
    let written = Set(zip(request.files, answer.files).filter(\.1.isWritten).map(\.0.output))
    return indexes.map { index in
      SourceIndex(
        files: index.files.compactMap { file in
          guard errors[file.path] != nil else { return file }
          // Where nothing can be taken out, the file goes.
          guard written.contains(folder + file.path) else { return nil }
          var less = file
          less.rewritten = true
          less.omissions = (file.omissions ?? 0) + 1
          return less
        })
    }
  }

  private static func reason(_ error: BuildDiagnostic) -> String {
    "\(Paths.name(error.path)):\(error.line ?? 1): \(error.message)"
  }
}

extension BuildDiagnostic {
  /// By file, line and column.
  fileprivate var order: (String, Int, Int) { (path, line ?? 0, column ?? 0) }
}
