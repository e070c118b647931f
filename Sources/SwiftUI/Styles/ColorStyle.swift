package import VitrineDrawing

extension Color {
  /// A style of one's own that comes to a color: another color among them.
  public init<T>(_ color: T) where T: Hashable, T: ShapeStyle, T.Resolved == Color.Resolved {
    self.init(provider: (color as? Color)?.provider ?? .style(ColorStyle(color)))
  }
}

/// A style that becomes a color in its surroundings.
package struct ColorStyle: Hashable, Sendable {
  // A style is sendable, the box around it is not said to be.
  nonisolated(unsafe) package let value: AnyHashable
  private let resolve: @Sendable (EnvironmentValues) -> Color.Resolved

  package init<T>(_ style: T) where T: Hashable, T: ShapeStyle, T.Resolved == Color.Resolved {
    value = AnyHashable(style)
    resolve = { style.resolve(in: $0) }
  }

  package func rgba(in environment: EnvironmentValues) -> RGBA { resolve(environment).rgba }

  package static func == (a: ColorStyle, b: ColorStyle) -> Bool { a.value == b.value }
  package func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
}
