/// Compiling without what does not compile: an app's services often belong to its extension, which
/// uses a constant of theirs.
struct SourceOmissions {
  var tool: SyntaxTool
  /// Where the copies of the sources stand.
  var folder: String
  /// Files that stay as they are.
  var needed: Set<String> = []
  /// Whether views and providers lose what is wrong in them too.
  var isThorough = false
  /// What was left out so far.
  private(set) var omissions: [Omission] = []
  /// Names that went with the last step: files that mention them may not compile any more.
  private(set) var goneNames: Set<String> = []

  struct Location: Codable {
    var line: Int
    var column: Int
    var message: String
  }

  struct Request: Encodable {
    struct File: Encodable {
      var path: String
      var output: String
      var locations: [Location]

      init(path: String, output: String, errors: [BuildDiagnostic]) {
        (self.path, self.output) = (path, output)
        locations = errors.map {
          Location(line: $0.line ?? 1, column: $0.column ?? 1, message: $0.message)
        }
      }
    }
    var isThorough: Bool
    var files: [File]
  }

  struct Answer: Decodable {
    struct Omitted: Decodable {
      var name: String
      var isFunction: Bool
      var isGone: Bool
      var isWidget: Bool
      var firstLine: Int
      var lastLine: Int
      var reason: Location
    }
    struct File: Decodable {
      var path: String
      var isWritten: Bool
      var isHidden: Bool
      var omitted: [Omitted]
    }
    var files: [File]
  }

  init(
    tool: SyntaxTool, folder: String, needed: Set<String> = [], isThorough: Bool = false
  ) {
    self.tool = tool
    self.folder = folder
    self.needed = needed
    self.isThorough = isThorough
  }

  /// The sources without the declarations around the errors; nothing where that cannot help: an
  /// error in a needed file, or in none.
  mutating func less(
    _ indexes: [SourceIndex], after diagnostics: [BuildDiagnostic]
  ) throws -> [SourceIndex]? {
    var all = diagnostics.filter { $0.severity == .error }
    // Marks on functions that protocols ask for (`UnavailableMark`): other errors follow from these.
    let marks = all.filter { $0.message.contains("was used to satisfy a requirement") }
    if !marks.isEmpty { all = marks }
    let errors = Dictionary(grouping: all, by: \.path)
    let files = indexes.flatMap(\.files).filter { errors[$0.path] != nil }
    // Errors elsewhere, in what macros or generated code say of a type, follow from those in sources.
    guard !files.isEmpty, needed.isDisjoint(with: errors.keys) else { return nil }
    let request = Request(
      isThorough: isThorough,
      files: files.map { file in
        Request.File(
          path: folder + file.path, output: folder + file.path, errors: errors[file.path] ?? [])
      })
    let answer: Answer = try tool.answer(
      "omit", request, reading: [], writing: folder)
    var written: [String: Answer.File] = [:]
    goneNames = []
    for (file, answer) in zip(files, answer.files) {
      if answer.isWritten { written[file.path] = answer }
      note(file.path, answer, errors[file.path] ?? [])
      goneNames.formUnion(
        answer.isWritten
          ? answer.omitted.filter(\.isGone).map(\.name)
          : (file.declaredNames ?? []).map { String($0.split(separator: ".").last ?? "") })
    }
    return indexes.map { index in
      SourceIndex(files: index.files.compactMap { Self.less($0, errors[$0.path] != nil, written) })
    }
  }

  /// Where nothing can be taken out, the file goes.
  private static func less(
    _ file: SourceIndex.File, _ hasErrors: Bool, _ written: [String: Answer.File]
  ) -> SourceIndex.File? {
    guard hasErrors else { return file }
    guard let answer = written[file.path] else { return nil }
    var less = file
    less.rewritten = true
    if !answer.isHidden { less.interface = nil }
    less.omissions = (file.omissions ?? 0) + 1
    return less
  }

  private mutating func note(_ path: String, _ answer: Answer.File, _ errors: [BuildDiagnostic]) {
    guard answer.isWritten else {
      omissions.removeAll { $0.path == path }
      omissions += Omission.files([path], errors: errors)
      return
    }
    for item in answer.omitted {
      // What went with the whole around it is no longer there without its body.
      let lines = item.firstLine...max(item.firstLine, item.lastLine)
      omissions.removeAll { $0.path == path && $0.line.map(lines.contains) ?? false }
      omissions.append(
        Omission(
          kind: item.isWidget ? .widget : item.isFunction ? .function : .declaration,
          name: item.name, path: path,
          line: item.reason.line, column: item.reason.column, reason: item.reason.message))
    }
  }
}
