import Foundation
import VitrinePlatform

/// Bundles a script's entries with esbuild: TSX to CommonJS, one file each, with a source map.
struct ScriptBundler {
  var project: ScriptProject
  /// Where the sources stand for esbuild: a copy, so that no manifest around the script counts.
  var work: String
  var output: String
  var sandbox = BuildSandbox()

  /// The tool's name on PATH; Debian has it as a package.
  static let tool = "esbuild"

  /// The app has classic JSX with global names, whatever the project's own settings say; this form of
  /// it makes the same elements and says where each stands in the source.
  private static let settings = """
    {"compilerOptions":{"jsx":"react-jsxdev","jsxImportSource":"scripting","target":"ESNext",\
    "resolveJsonModule":true,"useDefineForClassFields":true}}
    """

  /// What can be imported, and what may stand in a map.
  private static let codeEndings: Set<String> = [
    "ts", "tsx", "js", "jsx", "mjs", "cjs", "json", "txt",
  ]

  /// Seconds; scripts take hundredths of one.
  private static let timeLimit = 30.0

  /// Warnings of the bundler. Throws `compileFailed` with the locations in the user's files where the
  /// widget's own entry does not compile; another one only costs itself.
  func run() throws -> (entries: [ScriptProject.Entry], diagnostics: [BuildDiagnostic]) {
    guard let esbuild = Tool.find(Self.tool) else { throw BuildError.bundlerMissing }
    try copySources()
    let bundled = try bundleEntries(esbuild)
    try WaitingFunctions(esbuild: esbuild, output: output, sandbox: sandbox).change(bundled.entries)
    for entry in bundled.entries { try noteLoops(of: entry) }
    return bundled
  }

  private func noteLoops(of entry: ScriptProject.Entry) throws {
    let path = output + "/" + entry.code
    guard let code = FileRecorder.read(path)?.bytes,
      let map = FileRecorder.read(output + "/" + entry.map)?.bytes
    else { return }
    try CacheFile.write(LoopNotes(String(decoding: code, as: UTF8.self), map: map).noted, to: path)
  }

  private func bundleEntries(
    _ esbuild: String
  ) throws -> (entries: [ScriptProject.Entry], diagnostics: [BuildDiagnostic]) {
    let all = try bundle(project.entries, esbuild)
    if all.errors.isEmpty { return (project.entries, all.warnings) }
    var (entries, diagnostics): ([ScriptProject.Entry], [BuildDiagnostic]) = ([], [])
    for entry in project.entries {
      var one = try bundle([entry], esbuild)
      if TopLevelAwait.isAskedFor(one.errors) {
        one = try bundle([entry], esbuild, format: "esm")
        if one.errors.isEmpty { try makeCommonJS(entry) }
      }
      if one.errors.isEmpty {
        entries.append(entry)
        diagnostics += one.warnings
      } else if entry == project.entries.first {
        throw BuildError.compileFailed(one.errors)
      } else {
        diagnostics += one.errors.map {
          var warning = $0
          warning.severity = .warning
          return warning
        }
      }
    }
    return (entries, diagnostics)
  }

  private var sources: String { work + "/src" }

  private func copySources() throws {
    try CacheFile.write(Self.settings, to: work + "/tsconfig.json")
    for file in project.files
    where Self.codeEndings.contains(Paths.ending(file)) && file != "package.json" {
      try ScriptFiles.copy(project.root + "/" + file, to: sources + "/" + file)
    }
  }

  private typealias Outcome = (errors: [BuildDiagnostic], warnings: [BuildDiagnostic])

  /// Tries again without what esbuild itself is too old for.
  private func bundle(
    _ entries: [ScriptProject.Entry], _ esbuild: String, format: String = "cjs"
  ) throws -> Outcome {
    var outcome = try bundleOnce(entries, esbuild, format)
    for _ in 0..<ConstTypeParameters.maximumTries {
      guard
        try ConstTypeParameters.remove(at: outcome.errors, of: project.root, in: sources)
      else { break }
      outcome = try bundleOnce(entries, esbuild, format)
    }
    return outcome
  }

  private func bundleOnce(
    _ entries: [ScriptProject.Entry], _ esbuild: String, _ format: String
  ) throws -> Outcome {
    let arguments =
      entries.map { "./" + $0.source } + [
        "--bundle", "--format=\(format)", "--platform=neutral", "--main-fields=main",
        "--target=es2022", "--supported:dynamic-import=false", "--external:scripting",
        "--packages=external", "--tsconfig=\(work)/tsconfig.json", "--outdir=\(output)",
        "--outbase=.", "--entry-names=[name]", "--sourcemap=external", "--source-root=",
        "--charset=utf8", "--log-level=warning", "--color=false", "--log-limit=50",
        "--metafile=\(work)/imports.json",
      ]
    var tool = BuildTool(esbuild, in: sandbox, folder: sources)
    tool.writable = [work, output]
    tool.timeLimit = Self.timeLimit
    let result = try tool.run(arguments)
    var messages = Self.messages(result.errorText, root: project.root)
    messages += ScriptImports(project: project, sources: sources)
      .foreign(in: work + "/imports.json")
    if !result.status.isSuccess, !messages.contains(where: { $0.severity == .error }) {
      messages.append(
        .init(
          path: project.root, severity: .error,
          message: result.isTimedOut
            ? "esbuild did not finish within 30 seconds"
            : "esbuild failed: \(result.errorText.prefix(500))"))
    }
    return (
      messages.filter { $0.severity == .error }, messages.filter { $0.severity != .error }
    )
  }

  private func makeCommonJS(_ entry: ScriptProject.Entry) throws {
    let path = output + "/" + entry.code
    let module = String(decoding: FileRecorder.read(path)?.bytes ?? [], as: UTF8.self)
    try CacheFile.write(TopLevelAwait.commonJS(module), to: path)
  }

  /// esbuild's log: a line with the kind and the message, then one with `file:line:column`.
  static func messages(_ text: String, root: String) -> [BuildDiagnostic] {
    var found: [BuildDiagnostic] = []
    for line in text.split(separator: "\n") {
      if let match = line.firstMatch(of: /\[(ERROR|WARNING)\] (.*)$/) {
        found.append(
          .init(
            path: root, severity: match.1 == "ERROR" ? .error : .warning,
            message: String(match.2)))
      } else if let match = line.firstMatch(of: /^ {4}(.+?):(\d+):(\d+):\s*$/),
        let last = found.indices.last, found[last].line == nil
      {
        found[last].path = root + "/" + match.1
        found[last].line = Int(match.2)
        // Counted from 0 there.
        found[last].column = Int(match.3).map { $0 + 1 }
        found[last].message = explained(found[last].message, at: found[last].path, root)
      }
    }
    // Looking for what is not there it looks into the folders above, which are closed to it.
    return found.filter { $0.line != nil || !$0.message.hasPrefix("Cannot read directory") }
  }

  /// The message; of an import that leads out of the script's folder that it does.
  private static func explained(_ message: String, at file: String, _ root: String) -> String {
    guard
      let name = message.wholeMatch(of: /Could not resolve "(.+)"/)?.1
        ?? message.wholeMatch(of: /Cannot (?:read|open) file "(.+)": .*/)?.1,
      name.hasPrefix("/") || name.hasPrefix("."),
      !Paths.isInside(Paths.absolute(String(name), in: Paths.folder(file)), root)
    else { return message }
    return ScriptImports.isForeign(String(name))
  }
}
