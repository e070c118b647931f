/// Parent of app enumerations and app entities.
public protocol AppValue: _IntentValue, PersistentlyIdentifiable, TypeDisplayRepresentable, Sendable
{}

/// A fixed list of choices.
public protocol AppEnum: AppValue, CaseDisplayRepresentable, CaseIterable, RawRepresentable
where RawValue: LosslessStringConvertible {}

/// A parameter that takes one of several types: an enumeration marked `@UnionValue`.
public protocol UnionValue: AppValue, _PlainIntentValue {}

extension UnionValue {
  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(stringLiteral: String(describing: Self.self))
  }
}
