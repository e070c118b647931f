/// A message of the build with its location, printed as `path:line:column: severity: message`.
public struct BuildDiagnostic: Codable, Hashable, Sendable, CustomStringConvertible {
  /// A warning is said and the build goes on; an error ends it.
  public enum Severity: String, Codable, Sendable { case error, warning, note }

  /// Of the source or project; a folder where nothing smaller is known.
  public var path: String
  /// One-based; absent where the whole file is meant.
  public var line: Int?
  /// One-based, in bytes as compilers count; nil: the whole line.
  public var column: Int?
  /// How bad it is.
  public var severity: Severity
  /// What is wrong and what to do about it, lower case.
  public var message: String

  public init(
    path: String, line: Int? = nil, column: Int? = nil, severity: Severity, message: String
  ) {
    self.path = path
    self.line = line
    self.column = column
    self.severity = severity
    self.message = message
  }

  public var description: String {
    let location = [path, line.map(String.init), column.map(String.init)].compactMap { $0 }
    return location.joined(separator: ":") + ": \(severity.rawValue): \(message)"
  }
}

/// Why a path could not become an extension, with the next step in the message.
public enum BuildError: Error, Codable, Sendable, Hashable, CustomStringConvertible {
  case notFound(path: String)
  case notSwift(path: String, reason: String)
  case noSources(path: String)
  case noWidget(path: String)
  /// A script's folder without any of the files that the app would draw.
  case noScriptEntry(path: String)
  case severalTargets(path: String, names: [String])
  case unknownTarget(name: String, path: String, names: [String])
  case notWidget(target: String, path: String)
  case brokenProject(path: String, line: Int?, reason: String)
  case unavailableDependency(package: String, names: [String])
  case compileFailed([BuildDiagnostic])
  case linkFailed(output: String)
  case toolchainMissing(tool: String)
  /// There is no esbuild, which scripts need.
  case bundlerMissing
  case sdkMissing(path: String, what: String)
  /// A build of the SDK runs, or was cut off.
  case sdkHalfBuilt(path: String, reason: String)
  case toolFailed(tool: String, output: String)
  case unwritable(path: String, reason: String)
  case noTemporaryFolder(path: String, reason: String)

  /// Whether the machine or Vitrine itself is to blame, not the path: every other extension would
  /// meet the same.
  public var isFault: Bool {
    switch self {
    case .toolchainMissing, .bundlerMissing, .sdkMissing, .sdkHalfBuilt, .toolFailed, .unwritable,
      .noTemporaryFolder:
      true
    case .notFound, .unknownTarget, .notWidget, .severalTargets, .notSwift, .noSources, .noWidget,
      .noScriptEntry, .brokenProject, .unavailableDependency, .compileFailed, .linkFailed:
      false
    }
  }

  /// Whether the same sources would fail again in the same way.
  var followsFromSources: Bool {
    switch self {
    case .compileFailed(let diagnostics):
      // An error without the path of a source or of what is generated from it comes from the toolchain or the machine.
      diagnostics.allSatisfy {
        $0.severity != .error || $0.path.hasPrefix("/") || $0.path.hasPrefix("generated/")
      }
    case .linkFailed(let output):
      ["undefined", "duplicate"].contains { output.contains($0) }
    default: !isFault
    }
  }

  /// Whether the sources declare no widget, which may stand among errors of theirs.
  package var saysNoWidget: Bool {
    switch self {
    case .noWidget: true
    case .compileFailed(let errors): errors.contains { $0.message == Self.noWidgetReason }
    default: false
    }
  }

  static let noWidgetReason =
    "no widget found: no type conforms to Widget or WidgetBundle and there is no #Preview; give "
    + "the folder of the widget extension"

  public var description: String {
    switch self {
    case .notFound(let path):
      "\(path): error: no such file or folder; give a folder of Swift sources, a Swift file, a "
        + "folder with an .xcodeproj, a SwiftPM package, or a TSX script"
    case .notSwift(let path, let reason):
      "\(path): error: not a Swift source file: it \(reason)"
    case .noSources(let path):
      "\(path): error: no Swift sources here; give the folder that holds the widget's .swift files"
    case .noWidget(let path):
      "\(path): error: \(Self.noWidgetReason)"
    case .noScriptEntry(let path):
      "\(path): error: no widget.tsx in this script; what is drawn is in widget.tsx, live_activity.tsx, "
        + "control_widget_button.tsx or control_widget_toggle.tsx"
    case .severalTargets(let path, let names):
      "\(path): error: several widget extensions here: \(names.joined(separator: ", ")); choose "
        + "one with --target NAME"
    case .unknownTarget(let name, let path, let names):
      "\(path): error: no widget extension is named '\(name)'; there is "
        + names.joined(separator: ", ")
    case .notWidget(let target, let path):
      "\(path): error: the extension '\(target)' has no widgets: no file of it imports WidgetKit; "
        + "omit --target to see which ones do"
    case .brokenProject(let path, let line, let reason):
      "\(path)\(line.map { ":\($0)" } ?? ""): error: \(reason)"
    case .unavailableDependency(let package, let names):
      "\(package): error: it depends on \(names.joined(separator: ", ")), which is no target in Swift or C "
        + "that can be built here: binaries cannot; give the sources that use none "
        + "of it"
    case .compileFailed(let diagnostics):
      diagnostics.map(\.description).joined(separator: "\n")
    case .linkFailed(let output):
      "error: the extension does not link:\n\(output)"
    case .toolchainMissing(let tool):
      "error: \(tool) not found; install a Swift 6.3 toolchain and put its usr/bin on PATH"
    case .bundlerMissing:
      "error: esbuild, which bundles TSX scripts, was not found; install it (apt-get install esbuild) and "
        + "put it on PATH"
    case .sdkMissing(let path, let what):
      "\(path): error: \(what) is missing from the Vitrine SDK; run script/build in the checkout, "
        + "or set VITRINE_SDK to a built one"
    case .sdkHalfBuilt(let path, let reason):
      "\(path): error: the Vitrine SDK is only partly built: \(reason); wait for the running build, or "
        + "run script/build in the checkout"
    case .toolFailed(let tool, let output):
      "error: \(tool) failed: \(output)"
    case .unwritable(let path, let reason):
      "\(path): error: cannot be written: \(reason); set VITRINE_CACHE to a writable folder"
    case .noTemporaryFolder(let path, let reason):
      "\(path): error: cannot create a temporary folder there: \(reason); set TMPDIR to a writable "
        + "folder"
    }
  }
}
