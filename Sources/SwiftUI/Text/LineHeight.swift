public import CoreGraphics
package import VitrineDrawing

extension AttributedString {
  /// The distance between the tops of two lines.
  public struct LineHeight: Hashable, Sendable {
    package let rule: Paragraph.LineHeight
    /// The font's own.
    public static let normal = LineHeight(rule: .natural)
    public static let variable = LineHeight(rule: .natural)
    /// Factors are estimates; Apple gives none.
    public static let loose = LineHeight(rule: .multiple(1.25))
    public static let tight = LineHeight(rule: .multiple(0.9))
    /// Times the font's own height.
    public static func multiple(factor: Double) -> LineHeight {
      LineHeight(rule: .multiple(max(factor, 0)))
    }
    /// Points.
    public static func exact(points: Double) -> LineHeight {
      LineHeight(rule: .exact(max(points, 0)))
    }
    /// Points more than the font's own.
    public static func leading(increase: Double) -> LineHeight {
      LineHeight(rule: .increase(increase))
    }
  }
}

extension EnvironmentValues {
  /// nil: the font's own.
  public var lineHeight: AttributedString.LineHeight? {
    get { text.lineHeight }
    set { text.lineHeight = newValue }
  }

  /// Times the font's own height; 0: as it is. SwiftUI's interface has it, and apps use it.
  public var _lineHeightMultiple: CGFloat {
    get {
      guard case .multiple(let factor)? = text.lineHeight?.rule else { return 0 }
      return CGFloat(factor)
    }
    set { text.lineHeight = newValue > 0 ? .multiple(factor: Double(newValue)) : nil }
  }
}
extension View {
  nonisolated public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    environmentValues { $0.lineHeight = lineHeight }
  }
}

// MARK: Direction and alignment of a paragraph

extension Text {
  /// How a paragraph's direction is found.
  public struct WritingDirectionStrategy: Hashable, Sendable {
    package enum Rule: Hashable, Sendable { case layout, content }
    package let rule: Rule
    public static let `default` = WritingDirectionStrategy(rule: .content)
    public static let layoutBased = WritingDirectionStrategy(rule: .layout)
    public static let contentBased = WritingDirectionStrategy(rule: .content)
  }
  /// Which direction decides where a line's leading edge is.
  public struct AlignmentStrategy: Hashable, Sendable {
    package enum Rule: Hashable, Sendable { case layout, writingDirection }
    package let rule: Rule
    public static let `default` = AlignmentStrategy(rule: .layout)
    public static let layoutBased = AlignmentStrategy(rule: .layout)
    public static let writingDirectionBased = AlignmentStrategy(rule: .writingDirection)
  }
}
extension View {
  /// Lines take their direction from their first strong letter, as they do without this; a
  /// paragraph of neutral characters follows the layout.
  nonisolated public func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View {
    inert("writingDirection(strategy:)")
  }
  nonisolated public func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View {
    inert("multilineTextAlignment(strategy:)")
  }
}
