import Foundation
import VitrinePlatform

/// One package taken from its repository by git alone. SwiftPM gives a whole set of packages or nothing:
/// where something below one of them is gone, the others are still worth having.
struct RepositoryCopy {
  let reference: PackageReference
  /// The pinned revision; nil: the highest version that the reference allows.
  let pin: PinnedPackages.Pin?
  let sandbox: BuildSandbox
  /// Folders of this machine that the package may come from.
  let origins: [String]
  /// Seconds for one repository.
  private static let timeLimit = 300.0

  /// No program of the repository's is run, and none that an address names (`ext::`).
  static let settings = [
    "core.hooksPath=/dev/null", "safe.directory=*", "protocol.ext.allow=never",
  ].flatMap { ["-c", $0] }

  /// A revision of the repository, and what it is called.
  struct Revision {
    var commit: String
    var version: String?
  }

  /// Writes the files of the chosen revision to `folder`; nothing where they cannot be had.
  func write(to folder: String, work: String) throws -> Revision? {
    let repository = work + "/repository"
    guard
      try git(["clone", "--quiet", "--no-checkout", "--", reference.location, repository], work)
        != nil,
      let revision = try revision(in: repository, work),
      try git(["-C", repository, "checkout", "--quiet", "--detach", revision.commit], work) != nil
    else { return nil }
    try? FileManager.default.removeItem(atPath: repository + "/.git")
    try CacheFile.makeFolder(Paths.folder(folder))
    return rename(repository, folder) == 0 ? revision : nil
  }

  private func revision(in repository: String, _ work: String) throws -> Revision? {
    if let pin, let commit = try commit(pin.revision, repository, work) {
      return Revision(commit: commit, version: pin.version)
    }
    switch reference.requirement {
    case .revision(let name):
      return try commit(name, repository, work).map { .init(commit: $0) }
        ?? other(name, repository, work)
    case .branch(let name):
      return try commit("origin/\(name)", repository, work).map { .init(commit: $0) }
        ?? other(name, repository, work)
    case .exact(let version):
      return try newest(repository, work) { $0 == Version(version) }
        ?? other(version, repository, work)
    case .range(let from, let to):
      guard let low = Version(from), let high = Version(to) else { return nil }
      return try newest(repository, work) { $0 >= low && $0 < high }
        ?? other(from, repository, work)
    }
  }

  /// What is there where a repository has lost the version asked for: the newest version, or the newest
  /// commit where there are none. Its name says that it stands in.
  private func other(
    _ wanted: String, _ repository: String, _ work: String
  ) throws -> Revision? {
    let newest = try newest(repository, work) { _ in true }
    guard let commit = try newest?.commit ?? commit("HEAD", repository, work) else { return nil }
    return Revision(
      commit: commit,
      version: "\(newest?.version ?? String(commit.prefix(8))), for \(wanted) is not there,")
  }

  private func commit(_ name: String, _ repository: String, _ work: String) throws -> String? {
    try git(
      [
        "-C", repository, "rev-parse", "--verify", "--quiet", "--end-of-options",
        name + "^{commit}",
      ],
      work)?
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private func newest(
    _ repository: String, _ work: String, where fits: (Version) -> Bool
  ) throws -> Revision? {
    let tags = try git(["-C", repository, "tag", "--list"], work) ?? ""
    let versions = tags.split(whereSeparator: \.isNewline).compactMap { tag in
      Version(String(tag)).map { (version: $0, tag: String(tag)) }
    }
    guard let best = versions.filter({ fits($0.version) }).max(by: { $0.version < $1.version })
    else { return nil }
    return try commit("refs/tags/\(best.tag)", repository, work).map {
      Revision(commit: $0, version: best.tag)
    }
  }

  private func git(_ arguments: [String], _ work: String) throws -> String? {
    guard let path = Tool.find("git") else { return nil }
    var tool = BuildTool(path, in: sandbox)
    tool.usesNetwork = true
    tool.readable = origins
    tool.writable = [work]
    tool.timeLimit = Self.timeLimit
    let result = try tool.run(Self.settings + arguments)
    return result.status.isSuccess ? result.outputText : nil
  }

  /// Three numbers; versions that come before a release are not chosen.
  struct Version: Comparable {
    var numbers: [Int]

    init?(_ text: String) {
      let plain = text.hasPrefix("v") ? String(text.dropFirst()) : text
      let parts = plain.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
      guard !parts.isEmpty, parts.count <= 4, parts.allSatisfy({ $0 != nil }) else { return nil }
      numbers = parts.compactMap { $0 } + Array(repeating: 0, count: max(0, 4 - parts.count))
    }

    static func < (one: Self, other: Self) -> Bool {
      one.numbers.lexicographicallyPrecedes(other.numbers)
    }
  }
}
