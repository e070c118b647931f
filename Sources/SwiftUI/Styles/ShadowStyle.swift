public import Foundation
import VitrineDrawing

/// A shadow that belongs to a style.
public struct ShadowStyle: Equatable, Sendable {
  package let isInner: Bool
  package let color: Color
  package let radius: CGFloat
  package let x: CGFloat
  package let y: CGFloat
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(isInner: false, color: color, radius: radius, x: x, y: y) }
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(isInner: true, color: color, radius: radius, x: x, y: y) }
}

/// What is done to a style's paint.
enum StyleChange: Sendable {
  case opacity(Double)
  case blend(BlendMode)
  case shadow(ShadowStyle)
  case anchored(CGRect)
  case level(Int)

  /// The level at which the style is asked for its paint.
  func level(within level: Int) -> Int {
    if case .level(let own) = self { min(4, own + level) } else { level }
  }

  func applied(to paint: StylePaint, in environment: EnvironmentValues) -> StylePaint {
    switch self {
    case .opacity(let factor): return paint.opacity(factor)
    case .blend(let mode): return .effect(.blend(mode.drawing), paint)
    case .anchored(let rect): return .anchored(paint, rect)
    case .level: return paint
    case .shadow(let shadow):
      let color = shadow.color.rgba(in: environment)
      guard shadow.isInner else {
        return .effect(
          .viewShadow(color, radius: shadow.radius, x: shadow.x, y: shadow.y), paint)
      }
      let inner = StylePaint.InnerShadow(
        color: color, radius: Effect.shadowBlur(Double(shadow.radius)),
        offset: Point(Double(shadow.x), Double(shadow.y)))
      return .inner(inner, paint)
    }
  }
}

/// A style with something done to its paint: what `ShapeStyle`'s modifiers make.
public struct _ModifiedStyle<Base: ShapeStyle>: Sendable {
  let base: Base
  let change: StyleChange
}

extension _ModifiedStyle: PaintStyle {
  public typealias Resolved = Never
  package func stylePaint(in environment: EnvironmentValues, level: Int) -> StylePaint {
    change.applied(
      to: base.paint(in: environment, level: change.level(within: level)), in: environment)
  }
}

/// Changes of a style of any type, in a row: erased after each of them, a style is as deep as it was.
struct StyleChain: PaintStyle {
  typealias Resolved = Never
  let base: any ShapeStyle
  /// The innermost first.
  let changes: [StyleChange]

  init(_ style: _ModifiedStyle<AnyShapeStyle>) { self.init(style.base.base, [style.change]) }

  init(_ style: any ShapeStyle, _ further: [StyleChange]) {
    let before = style as? StyleChain
    base = before?.base ?? style
    changes = (before?.changes ?? []) + further
  }

  /// The level at which the base is asked for its paint.
  func level(within level: Int) -> Int { changes.reversed().reduce(level) { $1.level(within: $0) } }

  func stylePaint(in environment: EnvironmentValues, level: Int) -> StylePaint {
    changes.reduce(base.paint(in: environment, level: self.level(within: level))) {
      $1.applied(to: $0, in: environment)
    }
  }
}

extension ShapeStyle {
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _ModifiedStyle(base: self, change: .opacity(opacity))
  }
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    _ModifiedStyle(base: self, change: .blend(mode))
  }
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    _ModifiedStyle(base: self, change: .shadow(style))
  }
  /// Gradients and images refer to `rect`, in the coordinates of the filled shape's frame.
  public func `in`(_ rect: CGRect) -> some ShapeStyle {
    _ModifiedStyle(base: self, change: .anchored(rect))
  }
  public var secondary: some ShapeStyle { _ModifiedStyle(base: self, change: .level(1)) }
  public var tertiary: some ShapeStyle { _ModifiedStyle(base: self, change: .level(2)) }
  public var quaternary: some ShapeStyle { _ModifiedStyle(base: self, change: .level(3)) }
  public var quinary: some ShapeStyle { _ModifiedStyle(base: self, change: .level(4)) }
}

// `.opacity(0.5)` and the like alone refer to the foreground style.
extension ShapeStyle where Self == AnyShapeStyle {
  public static func opacity(_ opacity: Double) -> some ShapeStyle {
    ForegroundStyle().opacity(opacity)
  }
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    ForegroundStyle().blendMode(mode)
  }
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ForegroundStyle().shadow(style)
  }
}

/// A level of another style, e.g. `.tint.secondary`.
public typealias HierarchicalShapeStyleModifier<Base: ShapeStyle> = _ModifiedStyle<Base>

/// A developer's own style as a view: a rectangle filled with it.
extension ShapeStyle where Self: View, Body == _ShapeView<Rectangle, Self> {
  public var body: _ShapeView<Rectangle, Self> { _ShapeView(shape: Rectangle(), style: self) }
}
