import Synchronization

/// A Live Activity. It lives in this process's memory: there is no system service that would show
/// it, the simulator draws what `#Preview` states.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
  public typealias ContentState = Attributes.ContentState
  public typealias ID = String

  public let id: String
  public let attributes: Attributes

  private struct Current {
    var content: ActivityContent<ContentState>
    var state: ActivityState
    var changed: Date?
  }
  private let current: Mutex<UncheckedValue<Current>>
  private let contents = Broadcast<ActivityContent<ContentState>>()
  private let states = Broadcast<ActivityState>()

  private init(
    id: String, attributes: Attributes, content: ActivityContent<ContentState>, state: ActivityState
  ) {
    self.id = id
    self.attributes = attributes
    current = Mutex(UncheckedValue(Current(content: content, state: state)))
  }

  public var content: ActivityContent<ContentState> { current.withLock { $0 }.value.content }
  public var contentState: ContentState { content.state }
  public var activityState: ActivityState {
    let now = current.withLock { $0 }.value
    if now.state == .active, let stale = now.content.staleDate, stale <= Date() { return .stale }
    return now.state
  }
  /// Always nil: there is no push service.
  public var pushToken: Data? { nil }
  public static var pushToStartToken: Data? { nil }

  // MARK: Starting

  @discardableResult
  public static func request(
    attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    try request(
      attributes: attributes, content: ActivityContent(state: contentState, staleDate: nil),
      pushType: pushType)
  }

  @discardableResult
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    try request(attributes: attributes, content: content, pushType: pushType, style: .standard)
  }

  @discardableResult
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
    style: ActivityStyle
  ) throws -> Activity<Attributes> {
    try start(attributes, content, .active)
  }

  @discardableResult
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
    style: ActivityStyle, alertConfiguration: AlertConfiguration, start: Date
  ) throws -> Activity<Attributes> {
    try self.start(attributes, content, .pending)
  }

  @discardableResult
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
    style: ActivityStyle, alertConfiguration: AlertConfiguration, startDate: Date
  ) throws -> Activity<Attributes> {
    try self.start(attributes, content, .pending)
  }

  /// Attributes and state together may take 4 KB, as on a device.
  private static func start(
    _ attributes: Attributes, _ content: ActivityContent<ContentState>, _ state: ActivityState
  ) throws -> Activity<Attributes> {
    let encoder = JSONEncoder()
    let size = (try? encoder.encode(attributes).count + encoder.encode(content.state).count) ?? 0
    guard size <= 4096 else { throw ActivityAuthorizationError.attributesTooLarge }
    let activity = ActivityRegistry.add(of: Attributes.self) { id in
      Activity(id: id, attributes: attributes, content: content, state: state)
    }
    ActivityRegistry.started(of: Attributes.self).send(activity)
    return activity
  }

  /// Those that have not been dismissed, in the order of their start.
  public static var activities: [Activity<Attributes>] {
    ActivityRegistry.all(of: Attributes.self).filter { $0.activityState != .dismissed }
  }

  // MARK: Changing

  public func update(using contentState: ContentState) async {
    set(ActivityContent(state: contentState, staleDate: nil), at: nil)
  }
  public func update(using contentState: ContentState, alertConfiguration: AlertConfiguration?)
    async
  {
    set(ActivityContent(state: contentState, staleDate: nil), at: nil)
  }
  public func update(_ content: ActivityContent<ContentState>) async { set(content, at: nil) }
  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration?
  ) async {
    set(content, at: nil)
  }
  /// Content older than the one shown is dropped.
  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil,
    timestamp: Date
  ) async {
    set(content, at: timestamp)
  }

  public func end(
    using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    finish(contentState.map { ActivityContent(state: $0, staleDate: nil) }, dismissalPolicy, nil)
  }
  public func end(
    _ content: ActivityContent<ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    finish(content, dismissalPolicy, nil)
  }
  public func end(
    _ content: ActivityContent<ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default, timestamp: Date
  ) async {
    finish(content, dismissalPolicy, timestamp)
  }

  private func set(_ content: ActivityContent<ContentState>, at date: Date?) {
    let content = UncheckedValue(content)
    let isNew = current.withLock { current in
      if let date, let changed = current.value.changed, date < changed { return false }
      guard current.value.state == .active || current.value.state == .pending else { return false }
      current.value.content = content.value
      current.value.changed = date ?? current.value.changed
      return true
    }
    if isNew { contents.send(content.value) }
  }

  private func finish(
    _ content: ActivityContent<ContentState>?, _ policy: ActivityUIDismissalPolicy, _ date: Date?
  ) {
    if let content { set(content, at: date) }
    let state: ActivityState = policy == .immediate ? .dismissed : .ended
    current.withLock { $0.value.state = state }
    states.send(state)
  }

  // MARK: Following

  public var contentUpdates: ContentUpdates {
    ContentUpdates(updates: contents.sequence(startingWith: content))
  }
  public var contentStateUpdates: ContentStateUpdates {
    ContentStateUpdates(updates: contents.sequence(startingWith: content))
  }
  public var activityStateUpdates: ActivityStateUpdates {
    ActivityStateUpdates(updates: states.sequence(startingWith: activityState))
  }
  public var pushTokenUpdates: PushTokenUpdates { PushTokenUpdates() }
  public static var activityUpdates: ActivityUpdates {
    ActivityUpdates(updates: ActivityRegistry.started(of: Attributes.self).sequence())
  }
  public static var pushToStartTokenUpdates: PushTokenUpdates { PushTokenUpdates() }
}

/// Carries a value that a lock protects or that is only read.
package struct UncheckedValue<Value>: @unchecked Sendable {
  package var value: Value
  package init(_ value: Value) { self.value = value }
}

/// The activities of this process by their attributes' type.
package enum ActivityRegistry {
  private struct State {
    var activities: [ObjectIdentifier: [UncheckedValue<Any>]] = [:]
    var started: [ObjectIdentifier: UncheckedValue<Any>] = [:]
    var count = 0
  }
  private static let state = Mutex(State())

  /// Identifiers count up, so that the same sources show the same thing.
  static func add<A: ActivityAttributes>(
    of type: A.Type, make: (String) -> Activity<A>
  ) -> Activity<A> {
    let number = state.withLock { state in
      state.count += 1
      return state.count
    }
    let activity = make("activity-\(number)")
    let value = UncheckedValue<Any>(activity)
    state.withLock { $0.activities[ObjectIdentifier(type), default: []].append(value) }
    return activity
  }

  package static func all<A: ActivityAttributes>(of type: A.Type) -> [Activity<A>] {
    let found = state.withLock { $0.activities[ObjectIdentifier(type)] ?? [] }
    return found.compactMap { $0.value as? Activity<A> }
  }

  static func started<A: ActivityAttributes>(of type: A.Type) -> Broadcast<Activity<A>> {
    let fresh = UncheckedValue<Any>(Broadcast<Activity<A>>())
    let found = state.withLock { state in
      let found = state.started[ObjectIdentifier(type)] ?? fresh
      state.started[ObjectIdentifier(type)] = found
      return found
    }
    return found.value as? Broadcast<Activity<A>> ?? Broadcast()
  }
}
