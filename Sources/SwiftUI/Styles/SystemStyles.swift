import Foundation
import VitrineDrawing

/// The foreground style's levels: the style itself, then fainter forms of it.
public struct HierarchicalShapeStyle: Sendable {
  package let level: Int
  package init(level: Int) { self.level = level }
  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)
}
extension HierarchicalShapeStyle: PaintStyle {
  public typealias Resolved = Never
  package func stylePaint(in environment: EnvironmentValues, level: Int) -> StylePaint {
    environment.foregroundPaint(level: min(4, self.level + level))
  }
}
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .init(level: 0) }
  public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
  public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
  public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
  public static var quinary: HierarchicalShapeStyle { .init(level: 4) }
}

public struct ForegroundStyle: Sendable {
  public init() {}
}
extension ForegroundStyle: PaintStyle {
  public typealias Resolved = Never
  package func stylePaint(in environment: EnvironmentValues, level: Int) -> StylePaint {
    environment.foregroundPaint(level: level)
  }
}
extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

public struct BackgroundStyle: Sendable {
  public init() {}
}
extension BackgroundStyle: PaintStyle {
  public typealias Resolved = Never
  package func stylePaint(in environment: EnvironmentValues, level: Int) -> StylePaint {
    if let style = environment.backgroundStyle, !(style.base is BackgroundStyle) {
      return style.paint(in: environment, level: level)
    }
    return .color(environment.backgroundColor(level))
  }
}
extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

public struct BackgroundProminence: Hashable, Sendable {
  private let isIncreased: Bool
  public static let standard = BackgroundProminence(isIncreased: false)
  public static let increased = BackgroundProminence(isIncreased: true)
}
extension EnvironmentValues {
  public var backgroundStyle: AnyShapeStyle? {
    get { slots.backgroundStyle }
    set { slots.backgroundStyle = newValue }
  }
  public var backgroundMaterial: Material? {
    get { slots.backgroundMaterial }
    set { slots.backgroundMaterial = newValue }
  }
  public var backgroundProminence: BackgroundProminence {
    get { slots.backgroundProminence }
    set { slots.backgroundProminence = newValue }
  }
}
extension View {
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environmentValues { $0.backgroundStyle = AnyShapeStyle(style) }
  }
}

public struct TintShapeStyle: Sendable {
  public init() {}
}
extension TintShapeStyle: PaintStyle {
  public typealias Resolved = Never
  package func stylePaint(in environment: EnvironmentValues, level: Int) -> StylePaint {
    environment.tintPaint(level: level)
  }
}
extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

public struct FillShapeStyle: Sendable {
  public init() {}
}
extension FillShapeStyle: PaintStyle {
  public typealias Resolved = Never
  package func stylePaint(in environment: EnvironmentValues, level: Int) -> StylePaint {
    .color(environment.fillColor(level))
  }
}
public struct SeparatorShapeStyle: Sendable {
  public init() {}
}
extension SeparatorShapeStyle: PaintStyle {
  public typealias Resolved = Never
  package func stylePaint(in environment: EnvironmentValues, level: Int) -> StylePaint {
    .color(environment.separatorColor.opacity(levelOpacity(level)))
  }
}
public struct PlaceholderTextShapeStyle: Sendable {
  public init() {}
}
extension PlaceholderTextShapeStyle: PaintStyle {
  public typealias Resolved = Never
  package func stylePaint(in environment: EnvironmentValues, level: Int) -> StylePaint {
    .color(environment.placeholderTextColor.opacity(levelOpacity(level)))
  }
}
public struct LinkShapeStyle: Sendable {
  public init() {}
}
extension LinkShapeStyle: PaintStyle {
  public typealias Resolved = Never
  package func stylePaint(in environment: EnvironmentValues, level: Int) -> StylePaint {
    .color(environment.linkColor.opacity(levelOpacity(level)))
  }
}
/// The color behind selected things: the tint.
public struct SelectionShapeStyle: Sendable {
  public init() {}
}
extension SelectionShapeStyle: PaintStyle {
  public typealias Resolved = Never
  package func stylePaint(in environment: EnvironmentValues, level: Int) -> StylePaint {
    environment.tintPaint(level: level)
  }
}
public struct WindowBackgroundShapeStyle: Sendable {
  public init() {}
}
extension WindowBackgroundShapeStyle: PaintStyle {
  public typealias Resolved = Never
  package func stylePaint(in environment: EnvironmentValues, level: Int) -> StylePaint {
    .color(environment.windowBackgroundColor.opacity(levelOpacity(level)))
  }
}

extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { .init(provider: .system(.red)) }
  public static var orange: Color { .init(provider: .system(.orange)) }
  public static var yellow: Color { .init(provider: .system(.yellow)) }
  public static var green: Color { .init(provider: .system(.green)) }
  public static var mint: Color { .init(provider: .system(.mint)) }
  public static var teal: Color { .init(provider: .system(.teal)) }
  public static var cyan: Color { .init(provider: .system(.cyan)) }
  public static var blue: Color { .init(provider: .system(.blue)) }
  public static var indigo: Color { .init(provider: .system(.indigo)) }
  public static var purple: Color { .init(provider: .system(.purple)) }
  public static var pink: Color { .init(provider: .system(.pink)) }
  public static var brown: Color { .init(provider: .system(.brown)) }
  public static var white: Color { .init(provider: .fixed(.white)) }
  public static var gray: Color { .init(provider: .system(.gray)) }
  public static var black: Color { .init(provider: .fixed(.black)) }
  public static var clear: Color { .init(provider: .fixed(.clear)) }
}
