/// What to build.
public struct BuildRequest: Sendable, Hashable {
  /// Folders or files that belong to the extension; usually one.
  public var paths: [String]
  /// Folders of which the extension takes the files that it needs (`--also`).
  public var additionalPaths: [String]
  /// The name of one target where there are several.
  public var target: String?
  /// Absent: the project's, else iOS.
  public var platform: BuildPlatform?
  /// Further compilation conditions.
  public var conditions: [String]
  /// Take test folders too.
  public var includesTests: Bool
  /// Functions that were compiled without their bodies are notes, not errors, and what is wrong in the widgets'
  /// own files is left out like the rest.
  public var allowsOmissions = false
  /// What would be compiled without its body is a compile error instead: for somebody who is writing it.
  public var isStrict = false
  /// The last build left nothing out, so that what does not compile now is its author's mistake: nothing is
  /// tried without it, which takes several times as long as to compile.
  public var omitsNothing = false
  /// What the tools that build may use.
  public var sandbox = BuildSandbox()
  /// Files and folders that the run itself writes: what is there of an earlier one is no resource.
  public var outputs: Set<String> = []
  /// Where packages come from that a project names by an address; nil: they are fetched, but not
  /// again right after that has failed.
  public var packages: PackagePolicy?
  /// Take the folder as it is, even if an Xcode project around it lists other files.
  public var ignoresProject: Bool

  public init(
    paths: [String], additionalPaths: [String] = [], target: String? = nil,
    platform: BuildPlatform? = nil, conditions: [String] = [], includesTests: Bool = false,
    ignoresProject: Bool = false
  ) {
    self.paths = paths
    self.additionalPaths = additionalPaths
    self.target = target
    self.platform = platform
    self.conditions = conditions
    self.includesTests = includesTests
    self.ignoresProject = ignoresProject
  }
}
