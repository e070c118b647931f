import FoundationEssentials
import VitrineBuild
import VitrinePlatform

/// The pictures of the same sources at two revisions of their git repository.
public struct RevisionPictures {
  /// `before..after`; an empty `after` is what is on disk now.
  public struct Range: Hashable, Sendable {
    /// The first revision, as git names it.
    public var before: String
    /// nil: the working tree.
    public var after: String?

    /// nil where the text is no range of revisions.
    public init?(text: String) {
      guard let dots = text.firstRange(of: "..") else { return nil }
      let (before, after) = (text[..<dots.lowerBound], text[dots.upperBound...])
      guard !before.isEmpty, !before.hasPrefix("-"), !after.hasPrefix("."), !after.hasPrefix("-"),
        !before.contains("/../")
      else { return nil }
      self.before = String(before)
      self.after = after.isEmpty ? nil : String(after)
    }
  }

  private let inputs: Inputs
  private let git: String
  private let top: String
  /// The sources from the top of the repository on; empty for the top itself.
  private let part: String

  /// Finds the repository around the sources.
  public init(_ inputs: Inputs) throws {
    guard let git = Tool.find("git") else {
      throw StudioError.usage("comparing revisions needs git, which is not on PATH")
    }
    let path = URL(filePath: inputs.path).resolvingSymlinksInPath().path
    var isFolder = false
    _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    let folder = isFolder ? path : AtomicFile.parent(of: path)
    let result = try? Tool(git, ["-C", folder, "rev-parse", "--show-toplevel"], timeLimit: 60).run()
    guard let result, result.status.isSuccess,
      let line = result.outputText.split(separator: "\n").first
    else { throw StudioError.usage("'\(inputs.path)' is not in a git repository") }
    let top = String(line)
    let isTop = path == top || path == top + "/"
    guard isTop || path.hasPrefix(top + "/") else {
      throw StudioError.usage("'\(inputs.path)' is not below its repository, '\(top)'")
    }
    self.inputs = inputs
    self.git = git
    self.top = top
    part = isTop ? "" : String(path.dropFirst(top.count + 1))
  }

  /// Draws both revisions, into `before` and `after` of a folder.
  public func draw(
    _ range: Range, into folder: String, _ messages: inout Messages
  ) throws -> (before: String, after: String) {
    let (before, after) = ("\(folder)/before", "\(folder)/after")
    try draw(range.before, into: before, &messages)
    try draw(range.after, into: after, &messages)
    return (before, after)
  }

  /// - revision: nil: the working tree.
  private func draw(
    _ revision: String?, into folder: String, _ messages: inout Messages
  ) throws {
    guard let revision else { return try draw(inputs, "the working tree", into: folder, &messages) }
    let checkout: TemporaryFolder
    do { checkout = try TemporaryFolder("revision") } catch {
      throw StudioError.unwritable(error.description)
    }
    defer { checkout.remove() }
    try extract(revision, into: checkout.path)
    let path = part.isEmpty ? checkout.path : "\(checkout.path)/\(part)"
    guard FileManager.default.fileExists(atPath: path) else {
      // Sources that are new, or gone: all pictures are.
      messages.say(.note, "'\(part)' is not in \(revision)")
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      return
    }
    var inputs = inputs
    inputs.path = path
    inputs.build.paths[0] = path
    try draw(inputs, revision, into: folder, &messages)
  }

  private func draw(
    _ inputs: Inputs, _ name: String, into folder: String, _ messages: inout Messages
  ) throws {
    let console = messages.console
    var quiet = Messages(
      path: "\(name): \(part.isEmpty ? "." : part)",
      console: Console(result: { _ in }, message: console.message, progress: console.progress))
    do {
      try PictureRun(inputs, to: try Destination(output: folder + "/", format: .png)).run(&quiet)
    } catch StudioError.widgetFailed
      where FileManager.default.fileExists(atPath: folder + "/index.json")
    {
      // Pictures show what failed.
    }
  }

  /// The whole tree: a project may be described above the widget's folder.
  private func extract(_ revision: String, into folder: String) throws {
    let archive = folder + "/tree.tar"
    let name = ["-C", top, "rev-parse", "--verify", "--quiet", "--end-of-options"]
    let found = try? Tool(git, name + ["\(revision)^{commit}"], timeLimit: 60).run()
    guard let found, found.status.isSuccess,
      let commit = found.outputText.split(separator: "\n").first
    else { throw StudioError.usage("no revision of '\(top)' is named '\(revision)'") }
    guard let tar = Tool.find("tar") else {
      throw StudioError.usage("comparing revisions needs tar, which is not on PATH")
    }
    for (tool, arguments) in [
      (git, ["-C", top, "archive", "--format=tar", "-o", archive, String(commit)]),
      (tar, ["-xf", archive, "-C", folder]),
    ] {
      let result = try? Tool(tool, arguments, timeLimit: 600).run()
      guard let result, result.status.isSuccess else {
        throw StudioError.unwritable(
          "'\(revision)' cannot be unpacked: \(result?.errorText ?? "\(tool) did not start")")
      }
    }
    try? FileManager.default.removeItem(atPath: archive)
  }
}
