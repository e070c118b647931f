// What a manifest says of schemes, scripts and files that no widget needs.

public struct Scheme: Sendable {
  public static func scheme(
    name: String, shared: Bool = true, hidden: Bool = false, buildAction: BuildAction? = nil,
    testAction: TestAction? = nil, runAction: RunAction? = nil, archiveAction: ArchiveAction? = nil,
    profileAction: ProfileAction? = nil, analyzeAction: AnalyzeAction? = nil
  ) -> Scheme { Scheme() }
  public init(
    name: String, shared: Bool = true, hidden: Bool = false, buildAction: BuildAction? = nil,
    testAction: TestAction? = nil, runAction: RunAction? = nil, archiveAction: ArchiveAction? = nil,
    profileAction: ProfileAction? = nil, analyzeAction: AnalyzeAction? = nil
  ) {}
  private init() {}
}
public struct TargetReference: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral value: String) {}
  public static func target(_ name: String) -> TargetReference { "\(name)" }
  public static func project(path: Path, target: String) -> TargetReference { "\(target)" }
}
public struct TestableTarget: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral value: String) {}
  public static func testableTarget(
    target: TargetReference, isSkipped: Bool = false, isParallelizable: Bool = false,
    isRandomExecutionOrdering: Bool = false, simulatedLocation: String? = nil
  ) -> TestableTarget { "" }
}
public struct ExecutionAction: Sendable {
  public static func executionAction(
    title: String = "", scriptText: String, target: TargetReference? = nil
  ) -> ExecutionAction { ExecutionAction() }
}
public struct Arguments: Sendable {
  public var environmentVariables: [String: EnvironmentVariable]
  public var launchArguments: [LaunchArgument]

  // Tuist's third version made both by their initializers.
  public init(
    environmentVariables: [String: EnvironmentVariable] = [:],
    launchArguments: [LaunchArgument] = []
  ) {
    self.environmentVariables = environmentVariables
    self.launchArguments = launchArguments
  }
  public static func arguments(
    environmentVariables: [String: EnvironmentVariable] = [:],
    launchArguments: [LaunchArgument] = []
  ) -> Arguments {
    Arguments(environmentVariables: environmentVariables, launchArguments: launchArguments)
  }
}
public struct EnvironmentVariable: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral value: String) {}
  public static func environmentVariable(value: String, isEnabled: Bool) -> EnvironmentVariable {
    "\(value)"
  }
}
public struct LaunchArgument: Sendable {
  public init(name: String, isEnabled: Bool) {}
  public static func launchArgument(name: String, isEnabled: Bool) -> LaunchArgument {
    LaunchArgument(name: name, isEnabled: isEnabled)
  }
}
public struct TestingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let parallelizable = TestingOptions(rawValue: 1)
  public static let randomExecutionOrdering = TestingOptions(rawValue: 2)
}
public enum ScreenCaptureFormat: Sendable { case screenshots, screenRecording }
public struct RunActionOptions: Sendable {
  public enum GPUFrameCaptureMode: Sendable { case autoEnabled, metal, openGL, disabled, `default` }
  public static func options(
    language: SchemeLanguage? = nil, region: String? = nil, storeKitConfigurationPath: Path? = nil,
    simulatedLocation: String? = nil, enableGPUFrameCaptureMode: GPUFrameCaptureMode = .default
  ) -> RunActionOptions { RunActionOptions() }
}
public struct TestActionOptions: Sendable {
  public static func options(
    language: SchemeLanguage? = nil, region: String? = nil,
    preferredScreenCaptureFormat: ScreenCaptureFormat? = nil, coverage: Bool = false,
    codeCoverageTargets: [TargetReference] = []
  ) -> TestActionOptions { TestActionOptions() }
}
public struct SchemeLanguage: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral value: String) {}
}
public struct BuildAction: Sendable {
  public static func buildAction(
    targets: [TargetReference], preActions: [ExecutionAction] = [],
    postActions: [ExecutionAction] = [], runPostActionsOnFailure: Bool = false
  ) -> BuildAction { BuildAction() }
  public init(targets: [TargetReference]) {}
  private init() {}
}
public struct TestAction: Sendable {
  public static func targets(
    _ targets: [TestableTarget], arguments: Arguments? = nil,
    configuration: ConfigurationName = .debug, attachDebugger: Bool = true,
    expandVariableFromTarget: TargetReference? = nil, preActions: [ExecutionAction] = [],
    postActions: [ExecutionAction] = [], options: TestActionOptions = .options(),
    diagnosticsOptions: SchemeDiagnosticsOptions = .options(), skippedTests: [String]? = nil
  ) -> TestAction { TestAction() }
  public static func testPlans(
    _ testPlans: [Path], configuration: ConfigurationName = .debug, attachDebugger: Bool = true,
    preActions: [ExecutionAction] = [], postActions: [ExecutionAction] = []
  ) -> TestAction { TestAction() }
}
public struct RunAction: Sendable {
  public static func runAction(
    configuration: ConfigurationName = .debug, attachDebugger: Bool = true,
    customLLDBInitFile: Path? = nil, preActions: [ExecutionAction] = [],
    postActions: [ExecutionAction] = [], executable: TargetReference? = nil,
    arguments: Arguments? = nil, options: RunActionOptions = .options(),
    diagnosticsOptions: SchemeDiagnosticsOptions = .options(),
    expandVariableFromTarget: TargetReference? = nil, launchStyle: LaunchStyle = .automatically
  ) -> RunAction { RunAction() }
}
public enum LaunchStyle: Sendable { case automatically, waitForExecutableToBeLaunched }
public struct SchemeDiagnosticsOptions: Sendable {
  public static func options(
    addressSanitizerEnabled: Bool = false, detectStackUseAfterReturnEnabled: Bool = false,
    threadSanitizerEnabled: Bool = false, mainThreadCheckerEnabled: Bool = true,
    performanceAntipatternCheckerEnabled: Bool = true
  ) -> SchemeDiagnosticsOptions { SchemeDiagnosticsOptions() }
}
public struct ArchiveAction: Sendable {
  public static func archiveAction(
    configuration: ConfigurationName, revealArchiveInOrganizer: Bool = true,
    customArchiveName: String? = nil, preActions: [ExecutionAction] = [],
    postActions: [ExecutionAction] = []
  ) -> ArchiveAction { ArchiveAction() }
}
public struct ProfileAction: Sendable {
  public static func profileAction(
    configuration: ConfigurationName = .release, preActions: [ExecutionAction] = [],
    postActions: [ExecutionAction] = [], executable: TargetReference? = nil,
    arguments: Arguments? = nil
  ) -> ProfileAction { ProfileAction() }
}
public struct AnalyzeAction: Sendable {
  public static func analyzeAction(configuration: ConfigurationName) -> AnalyzeAction {
    AnalyzeAction()
  }
}

public struct TargetScript: Sendable {
  public enum Order: Sendable { case pre, post }
  public static func pre(
    script: String, name: String, inputPaths: [Path] = [], inputFileListPaths: [Path] = [],
    outputPaths: [Path] = [], outputFileListPaths: [Path] = [],
    basedOnDependencyAnalysis: Bool? = nil, runForInstallBuildsOnly: Bool = false,
    shellPath: String = "/bin/sh"
  ) -> TargetScript { TargetScript() }
  public static func post(
    script: String, name: String, inputPaths: [Path] = [], inputFileListPaths: [Path] = [],
    outputPaths: [Path] = [], outputFileListPaths: [Path] = [],
    basedOnDependencyAnalysis: Bool? = nil, runForInstallBuildsOnly: Bool = false,
    shellPath: String = "/bin/sh"
  ) -> TargetScript { TargetScript() }
  public static func pre(
    path: Path, arguments: String..., name: String, inputPaths: [Path] = [],
    outputPaths: [Path] = [], basedOnDependencyAnalysis: Bool? = nil
  ) -> TargetScript { TargetScript() }
  public static func post(
    path: Path, arguments: String..., name: String, inputPaths: [Path] = [],
    outputPaths: [Path] = [], basedOnDependencyAnalysis: Bool? = nil
  ) -> TargetScript { TargetScript() }
  public static func pre(
    tool: String, arguments: String..., name: String, basedOnDependencyAnalysis: Bool? = nil
  ) -> TargetScript { TargetScript() }
  public static func post(
    tool: String, arguments: String..., name: String, basedOnDependencyAnalysis: Bool? = nil
  ) -> TargetScript { TargetScript() }
}
public struct CopyFilesAction: Sendable {
  public static func resources(
    name: String, subpath: String? = nil, files: [FileElement]
  ) -> CopyFilesAction { CopyFilesAction() }
  public static func frameworks(
    name: String, subpath: String? = nil, files: [FileElement]
  ) -> CopyFilesAction { CopyFilesAction() }
}
public struct Headers: Sendable {
  public static func headers(
    public: SourceFilesList? = nil, private: SourceFilesList? = nil,
    project: SourceFilesList? = nil
  ) -> Headers { Headers() }
  public static func allHeaders(
    from list: SourceFilesList, umbrella: Path, private: SourceFilesList? = nil
  ) -> Headers { Headers() }
}
public struct BuildRule: Sendable {}
public enum MergedBinaryType: Sendable {
  case disabled, automatic, manual(mergeableDependencies: Set<String>)
}
public struct OnDemandResourcesTags: Sendable {}
public struct TargetMetadata: Sendable {
  public static func metadata(tags: [String] = []) -> TargetMetadata { TargetMetadata() }
}
