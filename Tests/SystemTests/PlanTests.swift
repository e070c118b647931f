import Testing
import VitrineBuild
@testable import VitrineCatalog
@testable import VitrineComposition
import VitrineMessages
@testable import VitrineStudio

/// Which pictures follow from what was asked for, and why there are none.
@Suite(.timeLimit(.minutes(60))) struct PlanTests {
  private func plan(
    _ widget: WidgetDescription, context: String, device: String, platform: BuildPlatform = .iOS
  ) throws -> JobPlan {
    var selection = Selection()
    selection.contexts = [try #require(ContextCatalog.find(context))]
    selection.devices = [try #require(DeviceCatalog.find(device))]
    (selection.namesContexts, selection.showsEveryContext) = (true, true)
    return JobPlan(
      selection: selection, environment: EnvironmentSelection(),
      description: BundleDescription(widgets: [widget], previews: []), platform: platform)
  }

  /// A background is blamed where there would be a picture without it; else the place is missing.
  @Test(arguments: [
    ("carplay", "iphone-17-pro", false, "keeps its background"),
    ("standby", "iphone-17-pro", false, "keeps its background"),
    (
      "carplay", "ipad-pro-11", false,
      "iPad Pro 11-inch has no carplay: choose another device, such as"
    ),
    (
      "standby", "ipad-pro-11", true,
      "iPad Pro 11-inch has no standby: choose another device, such as"
    ),
    ("watch-face", "iphone-17-pro", true, "apple-watch-"),
    ("lock-screen", "ipad-pro-11", false, "keeps its background"),
    ("lock-screen", "iphone-17-pro", false, "nothing to show"),
  ])
  func reasonsForNothing(
    _ context: String, _ device: String, _ isRemovable: Bool, _ expected: String
  ) throws {
    var widget = WidgetDescription(kind: "Album", families: ["systemSmall"])
    widget.containerBackgroundRemovable = isRemovable
    let plan = try plan(widget, context: context, device: device)
    #expect(plan.jobs().isEmpty)
    #expect(plan.whyEmpty.contains(expected), "\(plan.whyEmpty)")
  }

  /// A preview stands on screens that show its app, by its name in their language, as a widget does.
  @Test func previewsKnowTheirApp() throws {
    var selection = Selection()
    selection.previews = ["all"]
    var german = EnvironmentSelection()
    german.variants[0].options.locale = "de_DE"
    let preview = PreviewDescription(
      name: "Ride", file: "A.swift", line: 1, kind: .activity, family: "activityLockScreen")
    var app = AppLook()
    app.names = ["de": "Drachen"]
    let plan = JobPlan(
      selection: selection, environment: german,
      description: BundleDescription(widgets: [], previews: [preview]), platform: .iOS,
      appName: "Kite", app: app)
    let job = try #require(plan.jobs().first)
    #expect(job.app == app && job.appName == "Drachen")
  }

  /// A family that a place or a device has no room for: what it shows in its stead is named.
  @Test(
    arguments: [
      ("standby", "iphone-17-pro", Family.systemMedium, "standby shows systemSmall"),
      ("smart-stack", "apple-watch-46mm", .accessoryCorner, "not accessoryCorner: choose another"),
      ("lock-screen", "iphone-17-pro", .controlLarge, "controlSmall"),
      (
        "action-button", "iphone-14", .control,
        "iPhone 14 has no Action button: choose another device"
      ),
      ("action-button", "apple-watch-46mm", .controlSmall, "such as apple-watch-49mm"),
      (nil, "iphone-17-pro", .systemExtraLarge, "shows no systemExtraLarge: choose another device"),
    ] as [(String?, String, Family, String)])
  func familiesWithoutAPlace(
    _ context: String?, _ device: String, _ family: Family, _ expected: String
  ) throws {
    let widget = WidgetDescription(
      kind: "Tide", families: ["systemMedium", "systemExtraLarge", "accessoryCorner", "control"])
    var plan = try plan(
      widget, context: context ?? "home-screen", device: device,
      platform: device.hasPrefix("apple-watch") ? .watchOS : .iOS)
    plan.selection.families = [family]
    if context == nil { (plan.selection.contexts, plan.selection.namesContexts) = ([], false) }
    #expect(plan.jobs().isEmpty)
    #expect(plan.whyEmpty.contains(expected), "\(plan.whyEmpty)")
  }

  /// Nobody edits a widget on a watch: its gallery shows each recommendation under its own title.
  @Test(
    arguments: [
      ("gallery", "apple-watch-46mm", nil, false, ["Lisbon", "Porto old"]),
      ("gallery", "apple-watch-46mm", nil, true, ["Lisbon"]),
      ("gallery", "apple-watch-46mm", "{}", false, ["Tides"]),
      ("watch-face", "apple-watch-46mm", nil, false, ["Tides"]),
    ] as [(String, String, String?, Bool, [String])])
  func aWatchsGalleryHasEntries(
    _ context: String, _ device: String, _ configuration: String?, _ isOnlyFirst: Bool,
    _ titles: [String]
  ) throws {
    let widget = WidgetDescription(
      kind: "Tide", displayName: "Tides", families: ["accessoryRectangular"],
      configuration: .appIntent)
    var plan = try plan(widget, context: context, device: device, platform: .watchOS)
    plan.environment.configuration = configuration
    let entries = GalleryEntries(isOnlyFirst: isOnlyFirst) { _ in
      [
        Recommendation(title: "Lisbon", configuration: #"{"harbor":"lisbon"}"#),
        Recommendation(title: "Porto old", configuration: #"{"harbor":"porto"}"#),
      ]
    }
    let jobs = entries.expand(plan.jobs())
    #expect(jobs.map(\.widgetName) == titles)
    #expect(Set(jobs.map(\.path)).count == jobs.count)
    #expect(jobs.allSatisfy { !$0.path.contains(" ") })
    if titles.count == 2 {
      #expect(jobs.map(\.configuration) == [#"{"harbor":"lisbon"}"#, #"{"harbor":"porto"}"#])
    }
  }
}
