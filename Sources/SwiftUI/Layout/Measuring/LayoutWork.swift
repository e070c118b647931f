/// How many questions reached the behaviors of a tree: what layout costs, whatever the machine.
@MainActor
package struct LayoutWork {
  package private(set) var nodes = 0
  package private(set) var measured = 0
  package private(set) var placed = 0
  /// The most sizes that one node had to work out.
  package private(set) var mostAnswers = 0

  package init(in root: Node) {
    var seen: Set<ObjectIdentifier> = []
    var open = [root]
    while let node = open.popLast() {
      guard seen.insert(ObjectIdentifier(node)).inserted else { continue }
      nodes += 1
      measured += node.measureCount
      placed += node.placeCount
      mostAnswers = max(mostAnswers, node.measureCount)
      open += node.children
      open += node.contents
    }
  }
}
