/// What a failed build lacks, in groups: thirty errors often have one cause, and most of what else is
/// wrong follows from it.
struct FailureSummary {
  let errors: [BuildDiagnostic]
  let project: WidgetProject

  /// What brings what was left out: for a build that was made without it.
  var causes: [BuildDiagnostic] {
    [missing(files: project.missingFiles), missing(packages: packaged), missing(modules: unknown)]
      .compactMap { $0 }
      .map {
        var cause = $0
        cause.severity = .warning
        return cause
      }
  }

  /// Errors shown beside those that a group explains.
  private static let shown = 20

  private var missingModules: [Cause] {
    Self.count(errors) { CompilerOutput.missingModule($0.message) }
  }

  /// Modules of packages that come over the network, which are not on this machine.
  private var packaged: [Cause] { missingModules.filter { project.addresses[$0.name] != nil } }

  /// Modules that nobody is known to provide.
  private var unknown: [Cause] {
    let own = Set(project.modules.map(\.name))
    return missingModules.filter { project.addresses[$0.name] == nil && !own.contains($0.name) }
  }

  /// The compiler's errors, then what they come from and what to do, most frequent first.
  var diagnostics: [BuildDiagnostic] {
    let packaged = packaged
    let all = Self.count(errors) { UnknownName($0.message)?.text }
    let inObjectiveC = ObjectiveCNames(Set(all.map(\.name)), below: project.root).headers
    let names = all.filter { inObjectiveC[$0.name] == nil }
    let isPackaged = Set(packaged.map(\.name))
    // One line says all of them below.
    let rest = errors.filter { error in
      !(CompilerOutput.missingModule(error.message).map(isPackaged.contains) ?? false)
    }
    let groups = [
      missing(files: project.missingFiles), missing(packages: packaged),
      missing(modules: unknown),
      missing(all.filter { inObjectiveC[$0.name] != nil }, headers: inObjectiveC),
      missing(names: names),
    ]
    return Self.shortened(rest, hasCauses: !packaged.isEmpty) + groups.compactMap { $0 }
  }

  /// Where packages are missing, most other errors follow from that.
  private static func shortened(
    _ errors: [BuildDiagnostic], hasCauses: Bool
  ) -> [BuildDiagnostic] {
    guard hasCauses, errors.count > shown else { return errors }
    return Array(errors.prefix(shown))
  }

  // MARK: Groups

  private typealias Cause = (name: String, count: Int)

  private static func count(
    _ errors: [BuildDiagnostic], _ name: (BuildDiagnostic) -> String?
  ) -> [Cause] {
    var counts: [String: Int] = [:]
    for error in errors where error.severity == .error {
      if let name = name(error) { counts[name, default: 0] += 1 }
    }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
  }

  private static func list(_ causes: [Cause], limit: Int = 12) -> String {
    let shown = causes.prefix(limit).map { "\($0.name) (\($0.count))" }.joined(separator: ", ")
    return causes.count > limit ? shown + " and \(causes.count - limit) more" : shown
  }

  private static func sum(_ causes: [Cause]) -> String {
    let count = causes.reduce(0) { $0 + $1.count }
    return count == 1 ? "1 error comes" : "\(count) errors come"
  }

  private func group(_ severity: BuildDiagnostic.Severity, _ message: String) -> BuildDiagnostic {
    BuildDiagnostic(path: project.root, severity: severity, message: message)
  }

  private func missing(packages: [Cause]) -> BuildDiagnostic? {
    guard !packages.isEmpty else { return nil }
    let names = packages.map { cause in
      "\(cause.name) (\(project.addresses[cause.name] ?? ""))"
    }
    let reason = project.packageProblem.map { ": \($0)" } ?? ""
    return group(
      .error,
      "the sources import packages that are not on this machine: \(names.joined(separator: ", "))"
        + "\(reason); run once with a network and --packages fetch, or clone them and give their "
        + "folders with --also")
  }

  private func missing(modules: [Cause]) -> BuildDiagnostic? {
    guard !modules.isEmpty else { return nil }
    let hints = modules.compactMap { project.hint(forModule: $0.name) }
    let advice =
      hints.isEmpty
      ? "Vitrine's SDK has none of these names: give their packages or folders with --also, or put "
        + "the imports inside #if canImport"
      : Set(hints).sorted().joined(separator: "; ")
    return group(
      .note,
      "\(Self.sum(modules)) from \(modules.count == 1 ? "a missing module" : "missing modules"): "
        + "\(Self.list(modules)); \(advice)")
  }

  private func missing(_ names: [Cause], headers: [String: String]) -> BuildDiagnostic? {
    guard let first = names.first else { return nil }
    return group(
      .note,
      "\(Self.sum(names)) from \(names.count == 1 ? "a type" : "types") in Objective-C, which needs Apple's "
        + "runtime: \(Self.list(names)), the first in \(headers[first.name] ?? ""); a Swift file that declares "
        + "the same can stand for them: give it with --also")
  }

  private func missing(names: [Cause]) -> BuildDiagnostic? {
    guard !names.isEmpty else { return nil }
    return group(
      .note,
      "\(Self.sum(names)) from \(names.count == 1 ? "an unknown name" : "unknown names"): "
        + "\(Self.list(names)); one that no framework of Apple's has may be declared in a file that "
        + "is generated or kept out of the repository: add the file, or give its folder with --also"
    )
  }

  private func missing(files: [String]) -> BuildDiagnostic? {
    guard !files.isEmpty else { return nil }
    let shown = files.prefix(8).map { Paths.relative($0, to: project.root) }
    let more = files.count > 8 ? " and \(files.count - 8) more" : ""
    return group(
      .note,
      "the target \(project.name) lists \(files.count == 1 ? "a file" : "files") that "
        + "\(files.count == 1 ? "is" : "are") not there: \(shown.joined(separator: ", "))\(more); "
        + (project.hint(forFile: files[0])
          ?? "generated ones and secrets are kept out of repositories: make them as the project's "
          + "instructions say"))
  }
}

/// The name that an error of the compiler says is unknown.
struct UnknownName {
  let text: String

  init?(_ message: String) {
    let parts = message.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
    guard parts.count >= 3 else { return nil }
    if parts[0] == "cannot find " || parts[0] == "cannot find type " {
      text = parts[1]
    } else if parts.count >= 5, parts[2].hasSuffix("has no member ") {
      text = "\(parts[1]).\(parts[3])"
    } else if parts.count >= 5, parts[0].hasPrefix("no type named ") {
      text = "\(parts[3]).\(parts[1])"
    } else {
      return nil
    }
  }
}
