/// One attribute in both kinds of attributed string.
private struct ConvertedAttribute: Sendable {
  let toContainer: @Sendable (Any, inout AttributeContainer) -> Void
  let fromRun: @Sendable (AttributedString.Runs.Run) -> Any?
  let key: NSAttributedString.Key

  /// Kept as it is.
  static func same<K: AttributedStringKey>(_ key: K.Type) -> Self where K.Value: Sendable {
    converted(key, from: { $0 as? K.Value }, to: { $0 })
  }

  /// A number, in whichever type it stands in an `NSAttributedString`.
  static func number<K: AttributedStringKey>(_ key: K.Type) -> Self where K.Value == CGFloat {
    converted(key, from: { number($0).map { CGFloat($0) } }, to: { $0 })
  }

  static func line<K: AttributedStringKey>(_ key: K.Type) -> Self
  where K.Value == NSUnderlineStyle {
    converted(
      key,
      from: { $0 as? NSUnderlineStyle ?? number($0).map { NSUnderlineStyle(rawValue: Int($0)) } },
      to: { $0.rawValue })
  }

  private static func converted<K: AttributedStringKey>(
    _ key: K.Type, from: @escaping @Sendable (Any) -> K.Value?,
    to: @escaping @Sendable (K.Value) -> Any
  ) -> Self where K.Value: Sendable {
    Self(
      toContainer: { value, container in
        if let value = from(value) { container[K.self] = value }
      }, fromRun: { run in run[K.self].map(to) }, key: NSAttributedString.Key(rawValue: K.name))
  }

  private static func number(_ value: Any) -> Double? {
    let number =
      (value as? NSNumber)?.doubleValue ?? value as? Double ?? (value as? CGFloat).map {
        Double($0)
      }
      ?? (value as? Int).map { Double($0) } ?? (value as? Float).map { Double($0) }
    // What is no number, or too large for one, is no length.
    return number.flatMap { abs($0) < 1e9 ? $0 : nil }
  }

  private typealias UIKit = AttributeScopes.UIKitAttributes

  static let all: [Self] = [
    Self(
      toContainer: { value, container in
        container.link = value as? URL ?? (value as? String).flatMap { URL(string: $0) }
      }, fromRun: { $0.link }, key: .link),
    .same(UIKit.FontAttribute.self), .same(UIKit.ParagraphStyleAttribute.self),
    .same(UIKit.ForegroundColorAttribute.self), .same(UIKit.BackgroundColorAttribute.self),
    .same(UIKit.LigatureAttribute.self), .number(UIKit.KernAttribute.self),
    .number(UIKit.TrackingAttribute.self), .line(UIKit.StrikethroughStyleAttribute.self),
    .line(UIKit.UnderlineStyleAttribute.self), .same(UIKit.StrokeColorAttribute.self),
    .number(UIKit.StrokeWidthAttribute.self), .same(UIKit.ShadowAttribute.self),
    .same(UIKit.AttachmentAttribute.self), .number(UIKit.BaselineOffsetAttribute.self),
    .same(UIKit.UnderlineColorAttribute.self), .same(UIKit.StrikethroughColorAttribute.self),
    .number(UIKit.ObliquenessAttribute.self), .number(UIKit.ExpansionAttribute.self),
  ]
  static let byKey = Dictionary(uniqueKeysWithValues: all.map { ($0.key, $0) })
}

extension AttributeContainer {
  /// Attributes of the older kind; what no scope knows is left out.
  public init(_ attributes: [NSAttributedString.Key: Any]) {
    self.init()
    for (key, value) in attributes { ConvertedAttribute.byKey[key]?.toContainer(value, &self) }
  }
}

extension AttributedString {
  /// The text with its fonts, colors, lines and links.
  public init(_ text: NSAttributedString) {
    self.init(text.string)
    addAttributes(of: text) { container, values in container = AttributeContainer(values) }
  }
  /// Attributes of further scopes than the one named come along too.
  public init<S: AttributeScope>(
    _ text: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>
  ) throws { self.init(text) }
  public init<S: AttributeScope>(_ text: NSAttributedString, including scope: S.Type) throws {
    self.init(text)
  }
}

extension NSAttributedString {
  /// The text with its links and the attributes of UIKit's scope.
  public convenience init(_ text: AttributedString) {
    self.init(text) { run in
      var values: [Key: Any] = [:]
      for attribute in ConvertedAttribute.all {
        if let value = attribute.fromRun(run) { values[attribute.key] = value }
      }
      return values
    }
  }
  public convenience init<S: AttributeScope>(
    _ text: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>
  ) throws { self.init(text) }
  public convenience init<S: AttributeScope>(_ text: AttributedString, including scope: S.Type)
    throws
  { self.init(text) }
}
