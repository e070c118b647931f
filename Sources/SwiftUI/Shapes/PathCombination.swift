import CoreGraphics
import Synchronization
import VitrineGeometry

/// What a combination of paths leaves. Its outline is made when somebody looks: until then more can be done to it.
final class PathCombination: Sendable {
  private struct Outline {
    var loops: CleanLoops
    var elements: [Path.Element]
  }
  private struct State {
    var steps: GrowingCombination
    var outline: Outline?
  }
  private let state: Mutex<State>

  init(_ steps: GrowingCombination) { state = Mutex(State(steps: steps, outline: nil)) }
  convenience init(_ loops: CleanLoops) {
    var union = GrowingUnion()
    union.add(.clean(loops))
    var steps = GrowingCombination()
    steps.add(.union, union)
    self.init(steps)
  }

  var steps: GrowingCombination { state.withLock { $0.steps } }
  var loops: CleanLoops { outline.loops }
  var elements: [Path.Element] { outline.elements }
  /// Where the last loop begins.
  var start: CGPoint? { loops.loops.last?.first?.cgPoint }

  private var outline: Outline {
    state.withLock { state in
      if let outline = state.outline { return outline }
      let loops = state.steps.outline()
      let outline = Outline(loops: loops, elements: Self.elements(loops))
      state.outline = outline
      return outline
    }
  }

  private static func elements(_ clean: CleanLoops) -> [Path.Element] {
    var result: [Path.Element] = []
    result.reserveCapacity(clean.points + clean.loops.count)
    for loop in clean.loops {
      for (index, point) in loop.enumerated() {
        result.append(index == 0 ? .move(to: point.cgPoint) : .line(to: point.cgPoint))
      }
      result.append(.closeSubpath)
    }
    return result
  }
}
