import ActivityKit
import VitrineDrawing
import VitrineFoundation

/// The pieces of a Live Activity as views.
@MainActor
enum ActivityDrawing {
  static func view<Attributes: ActivityAttributes>(
    of views: ActivityViews<Attributes>, _ context: ActivityViewContext<Attributes>,
    region: ActivityRegion
  ) -> any View {
    let island = views.island?(context)
    if region == .lockScreen {
      return SizedActivity(
        content: UncheckedBox(views.content(context)), island: island.map(UncheckedBox.init))
    }
    guard let island else { return EmptyView() }
    let url = island.url
    switch region {
    case .compact:
      return CompactIsland(
        leading: UncheckedBox(piece(island.compactLeading(), island, .compactLeading)),
        trailing: UncheckedBox(piece(island.compactTrailing(), island, .compactTrailing))
      )
      .onIsland(keyline: island.tint).widgetURL(url)
    case .compactLeading:
      return piece(island.compactLeading(), island, .compactLeading).widgetURL(url)
    case .compactTrailing:
      return piece(island.compactTrailing(), island, .compactTrailing).widgetURL(url)
    case .minimal: return piece(island.minimal(), island, .minimal).widgetURL(url)
    case .expanded:
      return ExpandedIsland(regions: island.expanded(), margins: insets(island, .expanded))
        .frame(maxWidth: .infinity, alignment: .top)
        .onIsland(keyline: island.tint).widgetURL(url)
    case .lockScreen: return EmptyView()
    }
  }

  private static func piece(
    _ view: any View, _ island: DynamicIsland, _ mode: DynamicIslandMode
  ) -> some View {
    // Compact pieces take the island's font and stay on one line (estimate).
    AnyView(view).lineLimit(1).padding(insets(island, mode)).onIsland(keyline: nil)
  }

  /// The innermost call for an edge wins, so the first.
  private static func insets(_ island: DynamicIsland, _ mode: DynamicIslandMode) -> EdgeInsets {
    // The system's own: nothing for the small forms; 15 points within the expanded island's
    // corners of radius 44 (estimate).
    let usual: CGFloat = mode == .expanded ? 15 : 0
    var insets = EdgeInsets(top: usual, leading: usual, bottom: usual, trailing: usual)
    for margin in island.margins.reversed() where margin.mode == mode {
      insets.set(margin.edges, margin.length)
    }
    return insets
  }
}

extension EdgeInsets {
  mutating func set(_ edges: Edge.Set, _ length: CGFloat) {
    if edges.contains(.top) { top = length }
    if edges.contains(.leading) { leading = length }
    if edges.contains(.bottom) { bottom = length }
    if edges.contains(.trailing) { trailing = length }
  }
}

extension View {
  /// Light text, as the island is black in every appearance.
  nonisolated func onIsland(keyline: Color?) -> some View {
    environmentValues { $0.colorScheme = .dark }
      .contextual { context, content in
        let nodes = content(context)
        // Last: a tint is the Lock Screen's, and the island stays black; the outermost has the keyline.
        let dark = context.with { $0.colorScheme = .dark }
        context.session.containerBackground = Node(
          ZStackLayoutBehavior(alignment: .center, name: "ContainerBackground"),
          dark.child("island").resolve(IslandBackground(keyline: keyline)), context.environment)
        return nodes
      }
  }

  /// Color behind the Lock Screen's form; nil is the system's own.
  nonisolated public func activityBackgroundTint(_ color: Color?) -> some View {
    contextual { context, content in
      guard let color else { return content(context) }
      context.environment[ActivityTintKey.self]?.isThere = true
      let tint = context.child("activityBackgroundTint").resolve(Rectangle().fill(color))
      context.session.containerBackground = nil
      let nodes = content(context)
      context.layActivityBackground(below: tint)
      return nodes
    }
  }

  /// Color of the system's button on the Lock Screen. The button is not drawn.
  nonisolated public func activitySystemActionForegroundColor(_ color: Color?) -> some View {
    notShown("activitySystemActionForegroundColor", "the system's button is not drawn")
  }

  /// Whether the view leaves its place beside the camera when it is too wide.
  nonisolated public func dynamicIsland(
    verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
  ) -> some View {
    layoutValue(key: IslandPlacementKey.self, value: verticalPlacement)
  }
}

/// Whether a view inside has said a tint.
private final class ActivityTint {
  var isThere = false
}
private struct ActivityTintKey: EnvironmentKey {
  static var defaultValue: ActivityTint? { nil }
}

extension ResolveContext {
  /// A container background of an activity's lies on its tint or the system's background: a clear
  /// one leaves it (docs/facts/behavior.md).
  fileprivate func layActivityBackground(below ground: [Node]) {
    session.containerBackground = Node(
      ZStackLayoutBehavior(alignment: .center, name: "ContainerBackground"),
      ground + (session.containerBackground?.children ?? []), environment)
  }
}

struct IslandPlacementKey: LayoutValueKey {
  static var defaultValue: DynamicIslandExpandedRegionVerticalPlacement { .default }
}

/// The Lock Screen's form; where the place is small (watch, CarPlay) and the activity has no form
/// for it, the island's compact pieces side by side, on a watch below the app's name
/// (facts/behavior.md §34).
private struct SizedActivity: View {
  let content: UncheckedBox<any View>
  let island: UncheckedBox<DynamicIsland>?
  @SwiftUI.Environment(\.activityFamily) private var family
  @SwiftUI.Environment(\.supportedActivityFamilies) private var supported
  @SwiftUI.Environment(\.isOnWatch) private var isOnWatch

  private static var appName: String? {
    Bundle.main.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String
  }

  var body: some View {
    if family == .small, !supported.contains(.small), let island {
      VStack(alignment: .leading, spacing: 6) {
        if isOnWatch, let name = Self.appName {
          Text(verbatim: name).font(.footnote).fontWeight(.medium).foregroundStyle(.secondary)
            .lineLimit(1)
        }
        HStack {
          AnyView(island.value.compactLeading())
          Spacer(minLength: 8)
          AnyView(island.value.compactTrailing())
        }
      }
      .padding(.horizontal, 12)
      .widgetURL(island.value.url)
      .systemActivityBackground()
    } else {
      AnyView(content.value).systemActivityBackground()
    }
  }
}

extension View {
  /// The system's own background where there is no tint: a veil (estimate) over the blur that the
  /// screen lays below, the dark material of its Smart Stack on a watch.
  nonisolated fileprivate func systemActivityBackground() -> some View {
    contextual { context, content in
      let tint = ActivityTint()
      let nodes = content(context.with { $0[ActivityTintKey.self] = tint })
      if !tint.isThere {
        let isDark = context.environment.colorScheme == .dark
        let isWatch = context.environment.core.render.platform == .watchOS
        let veil =
          isWatch
          ? Color(red: 28 / 255, green: 28 / 255, blue: 30 / 255)
          : isDark ? Color.black.opacity(0.6) : Color.white.opacity(0.72)
        context.layActivityBackground(
          below: context.child("activityBackground").resolve(Rectangle().fill(veil)))
      }
      return nodes
    }
  }
}

/// Black, with the thin line that `keylineTint` colors.
private struct IslandBackground: View {
  let keyline: Color?
  var body: some View {
    ContainerRelativeShape().fill(Color.black)
      .overlay {
        if let keyline {
          // Width of the line is an estimate.
          ContainerRelativeShape().strokeBorder(keyline.opacity(0.6), lineWidth: 1)
        }
      }
  }
}
