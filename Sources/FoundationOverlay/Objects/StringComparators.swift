// `String.StandardComparator` of Foundation on Linux has the lexical order alone, and its descriptors sort texts by it.
// On Apple's platforms names are sorted as the Finder does unless the author says otherwise.

/// Compares texts by the rules of the current locale.
public struct _LocalizedStringComparator: SortComparator, Codable, Hashable, Sendable {
  enum Rule: String, Codable { case standard, plain }
  let rule: Rule
  public var order = SortOrder.forward

  init(_ rule: Rule, order: SortOrder = .forward) { (self.rule, self.order) = (rule, order) }

  /// In another order.
  public init(_ base: Self, order: SortOrder = .forward) { self.init(base.rule, order: order) }

  public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
    let result =
      switch rule {
      case .standard: lhs.localizedStandardCompare(rhs)
      case .plain: lhs.localizedCompare(rhs)
      }
    guard order == .reverse else { return result }
    switch result {
    case .orderedAscending: return .orderedDescending
    case .orderedDescending: return .orderedAscending
    case .orderedSame: return .orderedSame
    }
  }
}

extension String.StandardComparator {
  /// As the Finder sorts names: numbers by their value, whatever the case.
  public static var localizedStandard: _LocalizedStringComparator { .init(.standard) }
  public static var localized: _LocalizedStringComparator { .init(.plain) }
}
extension SortComparator where Self == _LocalizedStringComparator {
  public static var localizedStandard: Self { .init(.standard) }
  public static var localized: Self { .init(.plain) }
}

/// A text in the place of its rule: what a descriptor, which compares what is comparable, compares.
package struct OrderedText: Comparable, Hashable {
  let text: String
  let rule: _LocalizedStringComparator.Rule

  package static func < (a: Self, b: Self) -> Bool {
    _LocalizedStringComparator(a.rule).compare(a.text, b.text) == .orderedAscending
  }
}

extension String {
  fileprivate var standardOrder: OrderedText { OrderedText(text: self, rule: .standard) }
  fileprivate var localizedOrder: OrderedText { OrderedText(text: self, rule: .plain) }
}
extension String? {
  fileprivate var standardOrder: OrderedText? { map(\.standardOrder) }
  fileprivate var localizedOrder: OrderedText? { map(\.localizedOrder) }
}

extension KeyPath {
  /// Key paths that are written out hold nothing that threads could disturb.
  fileprivate func sendable<Last>(
    to last: KeyPath<Value, Last>
  ) -> any KeyPath<Root, Last> & Sendable {
    unsafeBitCast(appending(path: last), to: (any KeyPath<Root, Last> & Sendable).self)
  }
}

extension SortDescriptor {
  /// By a text, as the Finder sorts names.
  public init(_ keyPath: any KeyPath<Compared, String> & Sendable, order: SortOrder = .forward) {
    self.init(keyPath, comparator: .localizedStandard, order: order)
  }
  public init(_ keyPath: any KeyPath<Compared, String?> & Sendable, order: SortOrder = .forward) {
    self.init(keyPath, comparator: .localizedStandard, order: order)
  }
  public init(
    _ keyPath: any KeyPath<Compared, String> & Sendable, comparator: _LocalizedStringComparator
  ) { self.init(keyPath, comparator: comparator, order: comparator.order) }
  public init(
    _ keyPath: any KeyPath<Compared, String?> & Sendable, comparator: _LocalizedStringComparator
  ) { self.init(keyPath, comparator: comparator, order: comparator.order) }

  public init(
    _ keyPath: any KeyPath<Compared, String> & Sendable, comparator: _LocalizedStringComparator,
    order: SortOrder
  ) {
    switch comparator.rule {
    case .standard: self.init(keyPath.sendable(to: \.standardOrder), order: order)
    case .plain: self.init(keyPath.sendable(to: \.localizedOrder), order: order)
    }
  }
  /// What has no text comes first.
  public init(
    _ keyPath: any KeyPath<Compared, String?> & Sendable, comparator: _LocalizedStringComparator,
    order: SortOrder
  ) {
    switch comparator.rule {
    case .standard: self.init(keyPath.sendable(to: \.standardOrder), order: order)
    case .plain: self.init(keyPath.sendable(to: \.localizedOrder), order: order)
    }
  }
}

extension KeyPathComparator {
  /// By a text, as the Finder sorts names.
  public init(_ keyPath: any KeyPath<Compared, String> & Sendable, order: SortOrder = .forward) {
    self.init(keyPath, comparator: _LocalizedStringComparator(.standard), order: order)
  }
  public init(_ keyPath: any KeyPath<Compared, String?> & Sendable, order: SortOrder = .forward) {
    self.init(keyPath, comparator: _LocalizedStringComparator(.standard), order: order)
  }
}
