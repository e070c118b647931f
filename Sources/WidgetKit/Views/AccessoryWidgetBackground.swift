import VitrineDrawing

/// The backdrop of accessory widgets; empty in every other family.
///
/// White at 0.15 where colors are kept or tinted (estimate; facts/appearance.md §5 gives .12 to
/// .15), 0x222222 on a watch (estimate), black where the Lock Screen turns light into vibrancy.
public struct AccessoryWidgetBackground: View {
  nonisolated public init() {}

  @SwiftUI.Environment(\.widgetFamily) private var family
  @SwiftUI.Environment(\.widgetRenderingMode) private var mode
  @SwiftUI.Environment(\.isOnWatch) private var isOnWatch

  public var body: some View {
    switch family {
    case .accessoryCircular, .accessoryCorner:
      Circle().fill(color).behavior(AccessoryBackgroundBehavior())
    case .accessoryRectangular:
      // Corner radius on the Lock Screen, points (estimate).
      RoundedRectangle(cornerRadius: 12, style: .continuous).fill(color)
        .behavior(AccessoryBackgroundBehavior())
    default: EmptyView()
    }
  }

  private var color: Color {
    if mode == .vibrant { return .black }
    if isOnWatch, mode == .fullColor {
      return Color(red: 0x22 / 255, green: 0x22 / 255, blue: 0x22 / 255)
    }
    return .white.opacity(0.15)
  }
}

extension EnvironmentValues {
  var isOnWatch: Bool { core.render.platform == .watchOS }
}

struct AccessoryBackgroundBehavior: NodeBehavior {
  nonisolated init() {}
  var name: String { "AccessoryWidgetBackground" }
  func draw(_ node: Node, into recorder: inout Recorder) {
    recorder.group(.tag(.accessoryBackground)) { node.drawChildren(into: &$0) }
  }
}
