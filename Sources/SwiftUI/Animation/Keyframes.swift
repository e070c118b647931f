public import Foundation

/// Values along a track of time. `segments` are in order; each ends at `value`.
package struct KeyframeSegment<Value: Animatable> {
  enum Kind {
    case move
    case linear(UnitCurve)
    /// Velocities at start and end, a second; nil: that of a smooth way through the values around.
    case cubic(Value?, Value?)
    case spring(Spring, Value?)
  }
  var value: Value
  var duration: TimeInterval
  var kind: Kind
}

/// Some keyframes of one animated value.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable = Self.Body.Value
  associatedtype Body: KeyframeTrackContent
  @KeyframeTrackContentBuilder<Self.Value> var body: Self.Body { get }
}
extension KeyframeTrackContent {
  fileprivate var allSegments: [KeyframeSegment<Value>] {
    if let own = self as? _KeyframeList<Value> { return own.segments }
    return body.allSegments as? [KeyframeSegment<Value>] ?? []
  }
}

public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  package let segments: [KeyframeSegment<Value>]
  public var body: _KeyframeList<Value> { _KeyframeList(segments: segments) }
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    segments = [KeyframeSegment(value: to, duration: duration, kind: .linear(timingCurve))]
  }
}
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  package let segments: [KeyframeSegment<Value>]
  public var body: _KeyframeList<Value> { _KeyframeList(segments: segments) }
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    segments = [
      KeyframeSegment(value: to, duration: duration, kind: .cubic(startVelocity, endVelocity))
    ]
  }
}
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  package let segments: [KeyframeSegment<Value>]
  public var body: _KeyframeList<Value> { _KeyframeList(segments: segments) }
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    segments = [
      KeyframeSegment(
        value: to, duration: duration ?? spring.settlingDuration,
        kind: .spring(spring, startVelocity))
    ]
  }
}
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  package let segments: [KeyframeSegment<Value>]
  public var body: _KeyframeList<Value> { _KeyframeList(segments: segments) }
  public init(_ to: Value) { segments = [KeyframeSegment(value: to, duration: 0, kind: .move)] }
}

/// Several keyframes in a row.
public struct _KeyframeList<Value: Animatable>: KeyframeTrackContent {
  package let segments: [KeyframeSegment<Value>]
  public var body: _KeyframeList<Value> { self }
}

@resultBuilder public struct KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value {
    expression
  }
  public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> _KeyframeList<
    Value
  > {
    _KeyframeList(segments: components.flatMap(\.allSegments))
  }
  public static func buildEither<K: KeyframeTrackContent>(first component: K) -> _KeyframeList<
    Value
  >
  where K.Value == Value { _KeyframeList(segments: component.allSegments) }
  public static func buildEither<K: KeyframeTrackContent>(second component: K) -> _KeyframeList<
    Value
  >
  where K.Value == Value { _KeyframeList(segments: component.allSegments) }
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where K.Value == Value { first }
  public static func buildPartialBlock<A: KeyframeTrackContent, B: KeyframeTrackContent>(
    accumulated: A, next: B
  ) -> _KeyframeList<Value> where A.Value == Value, B.Value == Value {
    _KeyframeList(segments: accumulated.allSegments + next.allSegments)
  }
  public static func buildBlock() -> _KeyframeList<Value> { _KeyframeList(segments: []) }
}

/// Tracks that together animate one value.
public protocol Keyframes<Value> {
  associatedtype Value = Self.Body.Value
  associatedtype Body: Keyframes
  @KeyframesBuilder<Self.Value> var body: Self.Body { get }
}
package typealias KeyframeTrackFunction<Value> = (
  duration: TimeInterval, apply: (inout Value, TimeInterval) -> Void
)

extension Keyframes {
  /// Length in seconds and the change that each track makes at a time.
  fileprivate var allTracks: [KeyframeTrackFunction<Value>] {
    if let own = self as? _KeyframeTrackList<Value> { return own.tracks }
    return body.allTracks as? [KeyframeTrackFunction<Value>] ?? []
  }
}

public struct KeyframeTrack<Root, TrackValue: Animatable, Content: KeyframeTrackContent>
where Content.Value == TrackValue {
  private let path: WritableKeyPath<Root, TrackValue>
  private let content: Content
  public init(
    _ keyPath: WritableKeyPath<Root, TrackValue>,
    @KeyframeTrackContentBuilder<TrackValue> content: () -> Content
  ) {
    path = keyPath
    self.content = content()
  }
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == TrackValue {
    path = \.self
    self.content = content()
  }
}
extension KeyframeTrack: Keyframes {
  public var body: _KeyframeTrackList<Root> {
    let (path, segments) = (path, content.allSegments)
    return _KeyframeTrackList(tracks: [
      (
        duration: segments.reduce(0) { $0 + $1.duration },
        apply: { root, time in
          root[keyPath: path] = Self.value(segments, from: root[keyPath: path], at: time)
        }
      )
    ])
  }

  private static func value(
    _ segments: [KeyframeSegment<TrackValue>], from start: TrackValue, at time: TimeInterval
  ) -> TrackValue {
    var (current, left) = (start, time)
    for (index, segment) in segments.enumerated() {
      guard left < segment.duration else {
        current = segment.value
        left -= segment.duration
        continue
      }
      let from = current.animatableData
      let distance = segment.value.animatableData - from
      let part = left / segment.duration
      switch segment.kind {
      case .move: break
      case .linear(let curve): current.animatableData += distance.scaled(by: curve.value(at: part))
      case .cubic(let first, let last):
        let before = index > 0 ? (index > 1 ? segments[index - 2].value : start) : nil
        let leaving = first?.animatableData ?? velocity(segments, index - 1, before)
        let arriving = last?.animatableData ?? velocity(segments, index, current)
        current.animatableData = Self.cubic(
          from, distance, leaving.scaled(by: segment.duration),
          arriving.scaled(by: segment.duration), part)
      case .spring(let spring, let velocity):
        current.animatableData += spring.value(
          target: distance, initialVelocity: velocity?.animatableData ?? .zero, time: left)
      }
      return current
    }
    return current
  }

  /// Velocity where one cubic segment ends and the next begins: that of the straight way from the
  /// value before to the value after. The track's ends are at rest (estimate).
  private static func velocity(
    _ segments: [KeyframeSegment<TrackValue>], _ index: Int, _ before: TrackValue?
  ) -> TrackValue.AnimatableData {
    guard let before, segments.indices.contains(index), segments.indices.contains(index + 1),
      case .cubic = segments[index].kind, case .cubic = segments[index + 1].kind
    else { return .zero }
    let next = segments[index + 1]
    let seconds = segments[index].duration + next.duration
    guard seconds > 0 else { return .zero }
    return (next.value.animatableData - before.animatableData).scaled(by: 1 / seconds)
  }

  /// Hermite's cubic; the velocities are for the whole segment.
  private static func cubic(
    _ from: TrackValue.AnimatableData, _ distance: TrackValue.AnimatableData,
    _ leaving: TrackValue.AnimatableData, _ arriving: TrackValue.AnimatableData, _ t: Double
  ) -> TrackValue.AnimatableData {
    from + distance.scaled(by: t * t * (3 - 2 * t))
      + leaving.scaled(by: t * (1 - t) * (1 - t)) - arriving.scaled(by: t * t * (1 - t))
  }
}

public struct _KeyframeTrackList<Value>: Keyframes {
  package let tracks: [KeyframeTrackFunction<Value>]
  public var body: _KeyframeTrackList<Value> { self }
}

@resultBuilder public struct KeyframesBuilder<Value> {
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value {
    expression
  }
  public static func buildExpression<K: KeyframeTrackContent>(
    _ expression: K
  ) -> KeyframeTrack<Value, Value, K> where K.Value == Value {
    KeyframeTrack(content: { expression })
  }
  public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }
  public static func buildPartialBlock<A: Keyframes, B: Keyframes>(
    accumulated: A, next: B
  ) -> _KeyframeTrackList<Value> where A.Value == Value, B.Value == Value {
    _KeyframeTrackList(tracks: accumulated.allTracks + next.allTracks)
  }
  public static func buildBlock() -> _KeyframeTrackList<Value> { _KeyframeTrackList(tracks: []) }
  public static func buildArray(_ components: [some Keyframes<Value>]) -> _KeyframeTrackList<Value>
  {
    _KeyframeTrackList(tracks: components.flatMap(\.allTracks))
  }
  public static func buildEither<K: Keyframes>(first component: K) -> _KeyframeTrackList<Value>
  where K.Value == Value { _KeyframeTrackList(tracks: component.allTracks) }
  public static func buildEither<K: Keyframes>(second component: K) -> _KeyframeTrackList<Value>
  where K.Value == Value { _KeyframeTrackList(tracks: component.allTracks) }
  public static func buildFinalResult<K: Keyframes>(_ component: K) -> K where K.Value == Value {
    component
  }
}

/// Computes values of keyframes at any time.
public struct KeyframeTimeline<Value> {
  private let initial: Value
  private let tracks: [KeyframeTrackFunction<Value>]
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    initial = initialValue
    tracks = content().allTracks
  }
  public var duration: TimeInterval { tracks.map(\.duration).max() ?? 0 }
  public func value(time: Double) -> Value {
    var value = initial
    for track in tracks { track.apply(&value, time) }
    return value
  }
  public func value(progress: Double) -> Value { value(time: progress * duration) }
}

/// Animates along keyframes on a living screen. The code that computes them does not run while a
/// widget is on the screen: it shows the initial value, where each animation begins and ends.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>
where KeyframePath.Value == Value {
  private let initial: Value
  private let content: (Value) -> Content
  nonisolated public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    initial = initialValue
    self.content = content
  }
  nonisolated public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    initial = initialValue
    self.content = content
  }
}
extension KeyframeAnimator: View {
  public var body: some View { content(initial).standing("keyframeAnimator") }
}

extension View {
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    content(PlaceholderContentView(content: self), initialValue).standing("keyframeAnimator")
  }
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    content(PlaceholderContentView(content: self), initialValue).standing("keyframeAnimator")
  }
}
