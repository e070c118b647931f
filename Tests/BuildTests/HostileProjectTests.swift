import Foundation
import TestSupport
import Testing

@testable import VitrineBuild

/// Hostile projects end in their named outcomes, take nothing of the user's along, and leave nothing
/// behind.
@Suite(.timeLimit(.minutes(60)))
struct HostileProjectTests {
  /// Up to the bundle, in process: what is found, and what becomes resources.
  @Test(arguments: try HostileProject.all().filter { $0.run == nil })
  func bundles(_ project: HostileProject) throws {
    let folder = TestFolder()
    try project.make(in: folder)
    let before = try Self.listing(folder)
    let (said, bundle) = Self.bundle(project, folder)
    Self.check(project, said)
    if let expected = project.bundle {
      #expect(try Self.names(bundle.path).filter { !Self.own.contains($0) } == expected)
    }
    #expect(try !Self.holdsSecret(bundle.path))
    #expect(try Self.listing(folder) == before)
  }

  /// With the command, up to pictures.
  @Test(arguments: try HostileProject.all().filter { $0.run != nil })
  func commands(_ project: HostileProject) throws {
    let folder = TestFolder()
    try project.make(in: folder)
    let before = try Self.listing(folder)
    let place = TestFolder()
    for name in ["tmp", "cache", "home"] { try place.write("", to: name + "/.here") }
    let outcome = try Command.run(
      try #require(project.run) + (project.also ?? []).flatMap { ["--also", $0] }, in: folder.url,
      environment: [
        "TMPDIR": place.path + "/tmp", "VITRINE_CACHE": place.path + "/cache",
        "HOME": place.path + "/home", "VITRINE_TEST_SECRET": HostileProject.secret,
      ])
    let said = outcome.output + outcome.errors
    #expect(outcome.status == project.status, "\(said.prefix(2000))")
    Self.check(project, said)
    #expect(try !Self.holdsSecret(place.path))
    #expect(try Self.names(place.path + "/tmp") == [".here"])
    #expect(try Self.names(place.path + "/home") == [".here"])
    #expect(try Self.listing(folder).filter { !$0.hasPrefix("/out") } == before)
  }

  @Test func thereAreEnough() throws {
    let all = try HostileProject.all()
    #expect(all.count >= 25)
    #expect(Set(all.map(\.name)).count == all.count)
  }

  private static func check(_ project: HostileProject, _ said: String) {
    for text in project.says { #expect(said.contains(text), "\(said.prefix(2000))") }
    for text in (project.hides ?? []) + [HostileProject.secret] { #expect(!said.contains(text)) }
  }

  /// What we write ourselves.
  private static let own: Set<String> = [
    "Info.plist", "app.json", "assets", "assets.json", "info.json", "strings",
  ]

  private static func bundle(
    _ project: HostileProject, _ folder: TestFolder
  ) -> (said: String, bundle: TestFolder) {
    let bundle = TestFolder()
    var request = BuildRequest(
      paths: [folder.path + "/" + (project.path ?? "in")],
      additionalPaths: (project.also ?? []).map { folder.path + "/" + $0 })
    if let seconds = project.manifestSeconds { request.sandbox.manifestSeconds = seconds }
    let files = FileRecorder()
    var lines: [String] = []
    do {
      for found in try ProjectFinder(request: request, files: files).find() {
        let inputs = FileRecorder(parent: files)
        found.record(in: inputs)
        var resources = ResourceBundle(project: found, folder: bundle.path, inputs)
        try resources.write(index: SourceIndex(files: []))
        lines += found.sources.map { "source \($0)" }
        lines += found.settings.conditions.map { "condition \($0)" }
        lines += (found.notes + resources.diagnostics).map(\.description)
      }
    } catch {
      lines.append("\(error)")
    }
    return (lines.joined(separator: "\n"), bundle)
  }

  // MARK: What is there

  private static func names(_ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  /// Names of all files and folders, but those that are too deep.
  private static func listing(_ folder: TestFolder) throws -> [String] {
    var found: [String] = []
    func walk(_ path: String, _ depth: Int) {
      guard depth < 8, let names = try? names(path) else { return }
      for name in names {
        found.append(path.dropFirst(folder.path.count + 1) + "/" + name)
        var info = stat()
        guard lstat(path + "/" + name, &info) == 0, info.st_mode & S_IFMT == S_IFDIR else {
          continue
        }
        walk(path + "/" + name, depth + 1)
      }
    }
    walk(folder.path, 0)
    return found
  }

  private static func holdsSecret(_ folder: String) throws -> Bool {
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder) {
      guard FileKind(path: folder + "/" + name) == .file,
        let data = FileManager.default.contents(atPath: folder + "/" + name)
      else { continue }
      if data.range(of: Data(HostileProject.secret.utf8)) != nil { return true }
    }
    return false
  }
}
