public import VitrineBuild
public import VitrineCatalog
public import VitrineDrawing
public import VitrineExtensionClient
public import VitrineMessages

/// Everything that was rendered and asked of one widget: what rules judge.
public struct Evidence: Sendable {
  /// The widget that is judged.
  public var widget: WidgetDescription
  /// All widgets of the bundle.
  public var bundle: [WidgetDescription]
  /// What the widget was compiled for.
  public var platform: BuildPlatform
  /// Every family in every context, light; the first of a family is where people meet it first.
  public var contexts: [Rendered] = []
  /// Each family's main context again, with one thing changed.
  public var variants: [Variant: [Rendered]] = [:]
  /// Entries of the timeline in their order, of the first family; empty where there is one only.
  public var entries: [Rendered] = []
  /// What the provider answers, at one moment after another, as the system would ask.
  public var timelines: [AskedTimeline] = []
  /// Bytes that the extension had written after the first renders; nil where unknown.
  public var memory: Int?
  /// Requests to the network while the gallery's snapshot was made.
  public var snapshotRequests = 0
  /// Seconds that the gallery's snapshot waited for something, at least: it neither computed nor stood
  /// in line for a core.
  public var snapshotWait = 0.0
  /// Conditions under which the widget matters; nil: it was not asked.
  public var relevance: [RelevanceAttribute]?
  /// Lengths of the animations that an archive carries, seconds, with the view that moves.
  public var motions: [Motion] = []
  /// What the extension said while it drew, each once.
  public var diagnostics: [Diagnostic] = []
  /// Whether the sources reload timelines themselves.
  public var callsForReloads = false
  /// Whether it is written for the Scripting app, whose author decides less.
  public var isScript = false
  /// Renders that failed.
  public var faults: [Failure] = []

  /// What differs from the plain render.
  public enum Variant: Hashable, Sendable {
    case dark
    /// Dynamic Type AX5.
    case largestType
    /// The smallest iPhone that runs the OS.
    case smallDevice
    /// Another language and its formats.
    case locale(String)
    /// One that the extension has words in.
    case language(String)
    /// Words of the widget's own made a third longer, as translations are.
    case longText
    /// More than a day later, at another hour.
    case later
    case placeholder
    /// What a person asked for: `--type-size`, `--locale`, `--appearance`.
    case asked
  }

  /// A timeline and when it was asked for.
  public struct AskedTimeline: Sendable {
    /// Seconds since 1970.
    public var at: Double
    /// What the provider answered.
    public var response: TimelineResponse
  }

  /// An animation in an archive.
  public struct Motion: Sendable {
    /// How long the animation takes.
    public var seconds: Double
    /// The render that carries it.
    public var rendered: Rendered
    /// Of the view that moves, points; nil where that is unknown.
    public var bounds: Rect?
  }

  /// A render that failed.
  public struct Failure: Sendable {
    /// The size that could not be drawn.
    public var family: Family
    /// As in `--context`.
    public var context: String
    /// Why there is no picture.
    public var fault: ExtensionFault
  }

  public init(widget: WidgetDescription, bundle: [WidgetDescription], platform: BuildPlatform) {
    self.widget = widget
    self.bundle = bundle
    self.platform = platform
  }

  /// Each family where people meet it first.
  public var mains: [Rendered] {
    var seen: Set<Family> = []
    return contexts.filter { seen.insert($0.family).inserted }
  }

  /// The mains of families on Home Screens and desktops.
  public var systemMains: [Rendered] { mains.filter(\.family.isSystem) }

  /// Renders in a context.
  public func renders(in context: String) -> [Rendered] {
    contexts.filter { $0.job.contextID == context }
  }

  /// The plain render beside a variant.
  public func main(_ family: Family) -> Rendered? { mains.first { $0.family == family } }

  /// Renders with one thing changed.
  public func variants(_ variant: Variant) -> [Rendered] { variants[variant] ?? [] }

  /// Renders in the languages that the extension has words in.
  public var localizations: [Rendered] {
    variants.keys.compactMap { if case .language(let name) = $0 { name } else { nil } }.sorted()
      .flatMap { variants(.language($0)) }
  }

  /// Whether it has a timeline: Live Activities and controls have none.
  public var hasTimeline: Bool {
    switch widget.configuration {
    case .static, .appIntent, .intent, .relevance: true
    case .activity, .control: false
    }
  }

  /// Whether the words and colors are Vitrine's: a Live Activity without a preview is shown with
  /// values that are made up.
  public var isMadeUp: Bool {
    diagnostics.contains { $0.message.contains("is shown with made-up values") }
  }

  /// Whether a color that the sources name is in no catalog: a loud one is drawn in its place.
  public var lacksColors: Bool {
    diagnostics.contains { $0.message.hasPrefix("no color named") }
  }

  /// Whether a tap on a button or toggle of it reloads it.
  public var isInteractive: Bool {
    contexts.contains { $0.nodes.contains { $0.node.intent != nil } }
  }

  /// Whether a family has less to show than its sample in the gallery has: the widget found no data
  /// here, and its emptiness says nothing of its design.
  public func lacksData(_ main: Rendered) -> Bool {
    if main.texts.count <= 3, main.texts.contains(where: Excuses.isHint) { return true }
    guard
      let gallery = renders(in: "gallery").first(where: {
        $0.family == main.family && $0.job.device.platform == main.job.device.platform
      })
    else { return false }
    let missing = Set(gallery.words).subtracting(main.words).count
    return missing >= 2 && gallery.content.count * 2 >= main.content.count * 3
  }

  /// A finding about the widget as a whole.
  public func finding(_ message: String, severity: Severity? = nil) -> Finding {
    var finding = Finding(message, severity: severity)
    finding.hint = nil
    return finding
  }
}
