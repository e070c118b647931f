import Synchronization

/// Projects that one search has parsed, by their paths.
final class KnownProjects: Sendable {
  private let projects = Mutex<[String: XcodeProject]>([:])

  func project(_ path: String, _ parse: () throws -> XcodeProject) throws -> XcodeProject {
    if let known = projects.withLock({ $0[path] }) { return known }
    let project = try parse()
    projects.withLock { $0[path] = project }
    return project
  }
}
