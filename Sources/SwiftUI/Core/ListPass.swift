/// Resolves one view of a list of views without the others.
///
/// Containers that take their content apart resolve it once to see how many views there are, and
/// then each view where it stands. Tuples and loops remember in the first pass how many views each
/// of their parts gave; in the second they resolve the part that holds the view.
@MainActor
final class ListPass {
  /// The first view of each part and, last, their number: by the place of the tuple or loop.
  private var starts: [Int: [Int]] = [:]
  /// The view that is wanted, counted from the first one of the part that is being resolved; nil
  /// while parts are counted.
  private(set) var wanted: Int?
  /// What was found where containers in the list took their own content apart: by their places.
  var sources: [Int: SubviewSource] = [:]
  var isCounting: Bool { wanted == nil }
  /// The list that was counted last, which is the outermost of the part that was resolved last.
  private var counted: (path: Int, total: Int)?

  /// Counts the views of `content`.
  func count(_ content: @MainActor (ListPass) -> [Node]) -> [Node] {
    wanted = nil
    let nodes = content(self)
    check(nodes.count)
    return nodes
  }

  /// View number `index` of `content`; nil where there are fewer.
  func view(_ index: Int, of content: @MainActor (ListPass) -> [Node]) -> Node? {
    wanted = index
    let nodes = content(self)
    guard let rest = wanted, nodes.indices.contains(rest) else { return nil }
    return nodes[rest]
  }

  /// What a tuple or loop of `count` parts at `path` resolves to.
  func parts(_ count: Int, at path: Int, _ part: @MainActor (Int) -> [Node]) -> [Node] {
    if let wanted {
      if let known = starts[path], known.count == count + 1, let total = known.last, wanted < total
      {
        let index = known.firstIndex(after: wanted) - 1
        self.wanted = wanted - known[index]
        return part(index)
      }
      return (0..<count).flatMap { part($0) }
    }
    var nodes: [Node] = []
    var first: [Int] = []
    first.reserveCapacity(count + 1)
    for index in 0..<count {
      first.append(nodes.count)
      counted = nil
      let own = part(index)
      check(own.count)
      nodes += own
    }
    first.append(nodes.count)
    starts[path] = first
    counted = (path, nodes.count)
    return nodes
  }

  /// Where something between two lists made one view of several, the inner list is one whole.
  private func check(_ count: Int) {
    if let counted, counted.total != count { starts[counted.path] = nil }
    counted = nil
  }
}

extension [Int] {
  /// The first place of a number larger than `value` in numbers that grow.
  fileprivate func firstIndex(after value: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] <= value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// A built-in view that hands on the views in it and is none itself.
@MainActor
package protocol ListView: PrimitiveView {}

extension ListView {
  public static func _resolve(_ view: Self, in context: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(view.resolve(context))
  }
}

/// A built-in view that is one view to whoever counts it, whatever is in it.
@MainActor
package protocol ContainerView: PrimitiveView {}

extension ContainerView {
  public static func _resolve(_ view: Self, in context: _ViewInputs) -> _ViewOutputs {
    view.resolveAsOne(in: context)
  }
}

extension PrimitiveView {
  /// Who counts does not look into it. Where containers that take their content apart are in one another, each
  /// level would else be resolved once to count it and once more to show it.
  func resolveAsOne(in context: _ViewInputs) -> _ViewOutputs {
    guard let list = context.list else { return _ViewOutputs(resolve(context)) }
    if list.isCounting { return _ViewOutputs([Node(counted: context.environment)]) }
    var inner = context
    inner.list = nil
    return _ViewOutputs(resolve(inner))
  }
}

extension Node {
  /// Stands for a view that is counted and not shown.
  convenience init(counted environment: EnvironmentValues) {
    self.init(PassBehavior(name: "Counted"), [], environment)
  }
}
