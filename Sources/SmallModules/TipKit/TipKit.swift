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
extension Tip {
  public typealias Action = Tips.Action
  public typealias Event = Tips.Event
  public typealias Option = any TipOption
  public typealias Rule = Tips.Rule
}
public protocol TipOption: Sendable {}

/// Inert: no rule is ever asked.
@freestanding(expression)
public macro Rule<Info: Sendable>(
  _ event: Tips.Event<Info>, _ body: (Tips.Event<Info>) -> Bool
) -> Tips.Rule = #externalMacro(module: "VitrineMacros", type: "TipRuleMacro")
@freestanding(expression)
public macro Rule<Value: Sendable>(
  _ parameter: Tips.Parameter<Value>, _ body: (Value) -> Bool
) -> Tips.Rule = #externalMacro(module: "VitrineMacros", type: "TipRuleMacro")

/// A property that tips go by; `$name` is what a rule names.
@attached(peer, names: prefixed(`$`))
public macro Parameter() = #externalMacro(module: "VitrineMacros", type: "TipParameterMacro")

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
  public struct Rule: Sendable { public init() {} }
  public struct Parameter<Value: Sendable>: Sendable {
    public let value: Value
    public init(_ value: Value) { self.value = value }
  }
  public struct EmptyDonationInfo: Codable, Sendable {}
  public struct MaxDisplayCount: TipOption { public init(_ count: Int) {} }
  public struct IgnoresDisplayFrequency: TipOption { public init(_ ignores: Bool) {} }
  public struct Event<Value: Sendable>: Identifiable, Sendable {
    public let id: String
    public struct Donation: Sendable {
      public let date: Date
    }
    /// None: nothing is kept.
    public var donations: [Donation] { [] }
    public init(id: String) where Value == EmptyDonationInfo { self.id = id }
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
    public static func buildExpression(_ action: Action) -> [Action] { [action] }
    public static func buildExpression(_ actions: [Action]) -> [Action] { actions }
    public static func buildBlock(_ parts: [Action]...) -> [Action] { parts.flatMap { $0 } }
  }
  @resultBuilder
  public struct RuleBuilder {
    public static func buildExpression(_ rule: Rule) -> [Rule] { [rule] }
    public static func buildExpression(_ rules: [Rule]) -> [Rule] { rules }
    public static func buildBlock(_ parts: [Rule]...) -> [Rule] { parts.flatMap { $0 } }
  }
  @resultBuilder
  public struct OptionsBuilder {
    public static func buildExpression(_ option: any TipOption) -> [any TipOption] { [option] }
    public static func buildExpression(_ options: [any TipOption]) -> [any TipOption] { options }
    public static func buildBlock(_ parts: [any TipOption]...) -> [any TipOption] {
      parts.flatMap { $0 }
    }
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
  nonisolated public func tipCornerRadius(_ radius: Double, antialiased: Bool = true) -> some View {
    inert("tipCornerRadius")
  }
  nonisolated public func tipImageSize(_ size: CGSize) -> some View { inert("tipImageSize") }
  nonisolated public func tipImageStyle<S: ShapeStyle>(_ style: S) -> some View {
    inert("tipImageStyle")
  }
  nonisolated public func tipBackgroundInteraction(_ interaction: Visibility) -> some View {
    inert("tipBackgroundInteraction")
  }
}
