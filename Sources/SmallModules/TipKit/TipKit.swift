public import SwiftUI

// Tips. Inert: a widget shows none.

public protocol Tip: Identifiable, Sendable {
  var id: String { get }
  var title: Text { get }
  var message: Text? { get }
  var image: Image? { get }
  @Tips.ActionBuilder var actions: [Tips.Action] { get }
  @Tips.RuleBuilder var rules: [Tips.Rule] { get }
  @Tips.OptionsBuilder var options: [any TipOption] { get }
}
extension Tip {
  public var id: String { String(describing: Self.self) }
  public var message: Text? { nil }
  public var image: Image? { nil }
  public var actions: [Tips.Action] { [] }
  public var rules: [Tips.Rule] { [] }
  public var options: [any TipOption] { [] }
  public var status: Tips.Status { .invalidated(.tipClosed) }
  public var shouldDisplay: Bool { false }
  public func invalidate(reason: Tips.InvalidationReason) {}
}
public protocol TipOption: Sendable {}

public enum Tips {
  public enum InvalidationReason: String, Codable, Hashable, Sendable {
    case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed
  }
  public enum Status: Hashable, Sendable {
    case pending, available
    case invalidated(InvalidationReason)
  }
  public struct Action: Identifiable, Sendable {
    public let id: String
    public init(
      id: String = "", title: some StringProtocol,
      perform handler: @escaping @Sendable () -> Void = {}
    ) { self.id = id }
  }
  public struct Rule: Sendable {}
  public struct MaxDisplayCount: TipOption { public init(_ count: Int) {} }
  public struct IgnoresDisplayFrequency: TipOption { public init(_ ignores: Bool) {} }
  public struct Event<Value: Sendable>: Identifiable, Sendable {
    public let id: String
    public init(id: String) where Value == Never { self.id = id }
    public func donate() async {}
    public func sendDonation(_ completion: (@Sendable () -> Void)? = nil) { completion?() }
  }
  public struct ConfigurationOption: Sendable {
    public enum DisplayFrequency: Sendable { case immediate, hourly, daily, weekly, monthly }
    public enum DatastoreLocation: Sendable {
      case applicationDefault
      case groupContainer(identifier: String)
      case url(URL)
    }
    public static func displayFrequency(_ frequency: DisplayFrequency) -> Self { Self() }
    public static func datastoreLocation(_ location: DatastoreLocation) -> Self { Self() }
  }
  public static func configure(_ options: [ConfigurationOption] = []) throws {}
  public static func resetDatastore() throws {}
  public static func showAllTipsForTesting() {}
  public static func hideAllTipsForTesting() {}

  @resultBuilder
  public struct ActionBuilder {
    public static func buildBlock(_ parts: Action...) -> [Action] { parts }
  }
  @resultBuilder
  public struct RuleBuilder {
    public static func buildBlock(_ parts: Rule...) -> [Rule] { parts }
  }
  @resultBuilder
  public struct OptionsBuilder {
    public static func buildBlock(_ parts: any TipOption...) -> [any TipOption] { parts }
  }
}

public struct TipView<Content: Tip>: View {
  nonisolated public init(
    _ tip: Content, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
  ) {}
  public var body: some View { EmptyView() }
}
extension View {
  nonisolated public func popoverTip(
    _ tip: (any Tip)?, arrowEdge: Edge? = nil,
    action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View { inert("popoverTip") }
  nonisolated public func tipBackground(_ style: some ShapeStyle) -> some View {
    inert("tipBackground")
  }
}
