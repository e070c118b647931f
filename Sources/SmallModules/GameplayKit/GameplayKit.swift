@_exported public import CoreGraphics
@_exported public import VitrineFoundation

// Games: random numbers work, from the render's seed where none is given; states and components are
// plain values.

public protocol GKRandom: AnyObject {
  func nextInt() -> Int
  func nextInt(upperBound: Int) -> Int
  func nextUniform() -> Float
  func nextBool() -> Bool
}

/// Numbers that follow from a seed. They are SplitMix64's for every algorithm: Apple's own sequences
/// are not known.
open class GKRandomSource: NSObject, GKRandom, @unchecked Sendable {
  private var state: UInt64
  public override init() { state = .random(in: .min ... .max) }
  init(state: UInt64) { self.state = state }
  open class func sharedRandom() -> GKRandomSource { GKRandomSource() }

  private func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
  open func nextInt() -> Int { Int(Int32(truncatingIfNeeded: next())) }
  open func nextInt(upperBound: Int) -> Int {
    upperBound > 0 ? Int(next() % UInt64(upperBound)) : 0
  }
  open func nextUniform() -> Float { Float(next() >> 40) / Float(1 << 24) }
  open func nextBool() -> Bool { next() & 1 == 1 }
  open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
    var result = array
    for index in result.indices.dropFirst().reversed() {
      result.swapAt(index, nextInt(upperBound: index + 1))
    }
    return result
  }
}
open class GKMersenneTwisterRandomSource: GKRandomSource, @unchecked Sendable {
  public override init() { super.init() }
  public init(seed: UInt64) { super.init(state: seed) }
}
open class GKLinearCongruentialRandomSource: GKRandomSource, @unchecked Sendable {
  public override init() { super.init() }
  public init(seed: UInt64) { super.init(state: seed) }
}
open class GKARC4RandomSource: GKRandomSource, @unchecked Sendable {
  public override init() { super.init() }
  public init(seed: Data) {
    super.init(state: seed.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 })
  }
  open func dropValues(_ count: Int) { for _ in 0..<max(count, 0) { _ = nextInt() } }
}

open class GKRandomDistribution: NSObject, GKRandom, @unchecked Sendable {
  public let lowestValue: Int
  public let highestValue: Int
  private let source: any GKRandom
  public init(randomSource source: any GKRandom, lowestValue: Int, highestValue: Int) {
    (self.source, self.lowestValue, self.highestValue) = (source, lowestValue, highestValue)
  }
  public convenience init(lowestValue: Int, highestValue: Int) {
    self.init(
      randomSource: GKRandomSource(), lowestValue: lowestValue, highestValue: highestValue)
  }
  public convenience init(forDieWithSideCount sides: Int) {
    self.init(lowestValue: 1, highestValue: sides)
  }
  open class func d6() -> GKRandomDistribution { GKRandomDistribution(forDieWithSideCount: 6) }
  open class func d20() -> GKRandomDistribution { GKRandomDistribution(forDieWithSideCount: 20) }
  open func nextInt() -> Int {
    lowestValue + source.nextInt(upperBound: highestValue - lowestValue + 1)
  }
  open func nextInt(upperBound: Int) -> Int { min(nextInt(), upperBound - 1) }
  open func nextUniform() -> Float { source.nextUniform() }
  open func nextBool() -> Bool { source.nextBool() }
}
open class GKShuffledDistribution: GKRandomDistribution, @unchecked Sendable {}
open class GKGaussianDistribution: GKRandomDistribution, @unchecked Sendable {}

extension Array {
  public func shuffled(using source: GKRandomSource) -> [Element] {
    source.arrayByShufflingObjects(in: self).compactMap { $0 as? Element }
  }
}

open class GKState: NSObject, @unchecked Sendable {
  open weak var stateMachine: GKStateMachine?
  public override init() {}
  open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
  open func didEnter(from previousState: GKState?) {}
  open func update(deltaTime seconds: TimeInterval) {}
  open func willExit(to nextState: GKState) {}
}
open class GKStateMachine: NSObject, @unchecked Sendable {
  private let states: [GKState]
  open private(set) var currentState: GKState?
  public init(states: [GKState]) {
    self.states = states
    super.init()
    for state in states { state.stateMachine = self }
  }
  open func canEnterState(_ stateClass: AnyClass) -> Bool {
    currentState?.isValidNextState(stateClass) ?? true
  }
  @discardableResult open func enter(_ stateClass: AnyClass) -> Bool {
    guard canEnterState(stateClass), let next = states.first(where: { type(of: $0) == stateClass })
    else { return false }
    let last = currentState
    last?.willExit(to: next)
    currentState = next
    next.didEnter(from: last)
    return true
  }
  open func update(deltaTime seconds: TimeInterval) { currentState?.update(deltaTime: seconds) }
}
open class GKComponent: NSObject, @unchecked Sendable {
  open internal(set) weak var entity: GKEntity?
  public override init() {}
  open func update(deltaTime seconds: TimeInterval) {}
  open func didAddToEntity() {}
}
open class GKEntity: NSObject, @unchecked Sendable {
  open private(set) var components: [GKComponent] = []
  public override init() {}
  open func addComponent(_ component: GKComponent) {
    components.append(component)
    component.entity = self
    component.didAddToEntity()
  }
  open func component<C: GKComponent>(ofType type: C.Type) -> C? {
    components.lazy.compactMap { $0 as? C }.first
  }
}
