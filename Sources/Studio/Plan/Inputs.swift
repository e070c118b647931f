public import VitrineBuild
public import VitrineComposition
public import VitrineMessages

/// What a use case is asked for, checked: a path, what of it, and how it is shown.
public struct Inputs: Sendable {
  /// Folder, file or package of the widget's sources.
  public var path: String
  /// Which widgets, families, devices and contexts.
  public var selection: Selection
  /// In which environments.
  public var environment: EnvironmentSelection

  /// What is built: the path, and what stands beside it.
  public var build: BuildRequest

  public init(
    build: BuildRequest, selection: Selection, environment: EnvironmentSelection
  ) {
    path = build.paths.first ?? "."
    self.build = build
    self.selection = selection
    self.environment = environment
  }

  /// The pictures to make of one extension; none where nothing in it was asked for.
  public func jobs(
    in session: ExtensionSession, platform: BuildPlatform?, crop: Crop = .widget
  ) throws -> [RenderJob] {
    var selection = selection
    if let platform { selection.devices.removeAll { !$0.platform.shows(platform) } }
    let plan = JobPlan(
      selection: selection, environment: environment, description: session.description,
      platform: session.built.platform, crop: crop, appName: session.built.shownName,
      app: AppLook(of: session.built))
    if let reason = plan.whyNoState { throw StudioError.usage(reason) }
    let jobs = plan.jobs()
    return GalleryEntries(session: session, isOnlyFirst: !selection.showsEveryContext).expand(jobs)
  }

  /// Names of widgets and previews that no extension has.
  public static func checkNames(_ selection: Selection, _ bundles: [BundleDescription]) throws {
    let widgets = bundles.flatMap(\.widgets)
    for name in selection.widgets where !widgets.contains(where: { $0.isNamed(name) }) {
      throw StudioError.usage(Choice.unknown(name, what: "widget", known: widgets.map(\.kind)))
    }
    let previews = bundles.flatMap(\.previews).map(\.name)
    for name in selection.previews where name != "all" && !previews.contains(name) {
      throw StudioError.usage(Choice.unknown(name, what: "preview", known: previews))
    }
  }

  /// Why nothing is left to draw, as one sentence.
  public func whyEmpty(_ sessions: [ExtensionSession]) -> String {
    JobPlan(
      selection: selection, environment: environment,
      description: BundleDescription(
        widgets: sessions.flatMap(\.description.widgets),
        previews: sessions.flatMap(\.description.previews)),
      platform: sessions.first?.built.platform ?? .iOS
    ).whyEmpty
  }

  /// What to build, once for each platform that the selection needs.
  public var builds: [BuildRequest] {
    PlatformChoice.platforms(given: build.platform, selection).map { platform in
      var request = build
      request.platform = platform
      return request
    }
  }
}
