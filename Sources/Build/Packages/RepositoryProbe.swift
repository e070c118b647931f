import Synchronization
import VitrinePlatform

/// Asks repositories whether they are there, many at a time. SwiftPM tells of one that is not after seconds, ends with
/// it, and leaves nothing of the others.
struct RepositoryProbe {
  let sandbox: BuildSandbox
  /// Folders of this machine that packages may come from.
  let origins: [String]
  /// Seconds for one answer. Where a server gives none, its other repositories are not asked for.
  var timeLimit = 20.0
  /// Questions at a time.
  private static let mostAtOnce = 8

  /// Why some addresses cannot be had, in git's words.
  func problems(of locations: [String]) -> [String: String] {
    guard let git = Tool.find("git") else { return [:] }
    let problems = Mutex<[String: String]>([:])
    let silent = Mutex<Set<String>>([])
    SideBySide.run(locations.count, atMost: Self.mostAtOnce, isWaiting: true) { number in
      let location = locations[number]
      let server = Self.server(of: location)
      guard !silent.withLock({ $0.contains(server) }) else {
        return problems.withLock { $0[location] = "\(server) does not answer" }
      }
      guard let result = try? ask(git, location) else { return }
      if result.isTimedOut { silent.withLock { _ = $0.insert(server) } }
      if let reason = reason(result, server) { problems.withLock { $0[location] = reason } }
    }
    return problems.withLock { $0 }
  }

  private func ask(_ git: String, _ location: String) throws -> Tool.Result {
    var tool = BuildTool(git, in: sandbox)
    tool.usesNetwork = true
    tool.readable = origins
    tool.timeLimit = timeLimit
    return try tool.run(RepositoryCopy.settings + ["ls-remote", "--", location, "HEAD"])
  }

  private func reason(_ result: Tool.Result, _ server: String) -> String? {
    if result.isTimedOut { return "\(server) does not answer" }
    guard !result.status.isSuccess else { return nil }
    let lines = result.errorText.split(whereSeparator: \.isNewline).map(String.init)
    return lines.first { $0.contains("fatal:") } ?? "git ended with \(result.status)"
  }

  /// What `https://` and `git@` addresses have before the path; else the address itself.
  static func server(of location: String) -> String {
    if let scheme = location.firstRange(of: "://") {
      let server = location[scheme.upperBound...].prefix { $0 != "/" }
      return server.isEmpty ? location : String(server)
    }
    guard let at = location.firstIndex(of: "@"), let colon = location[at...].firstIndex(of: ":")
    else { return location }
    return String(location[..<colon])
  }
}
