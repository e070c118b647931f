/// How much more a tree may be asked than its nodes' limits allow (`Precision`).
///
/// The limits keep what nested stacks ask from multiplying. Most trees are small and would ask little
/// without them; so some questions beyond a limit are answered exactly after all, as many as the tree
/// has room for by its number of nodes. What a tree asks still grows with that number and no faster.
@MainActor
package final class LayoutBudget {
  /// Questions to children beyond the limits, for each node of the tree. Of 120 random trees none is laid out otherwise
  /// than without limits, and what nested stacks ask grows by less than a fifth (`GrowthTests`).
  package static let standard = 4

  private let perNode: Int
  private var room = 0

  package init(perNode: Int = standard) { self.perNode = perNode }

  /// A node of the tree was made.
  func add() { room = perNode == .max ? .max : room + perNode }

  /// Whether there is room for a question that a node will pass on to so many children.
  func spend(children: Int) -> Bool {
    guard room != .max else { return true }
    guard room > children else { return false }
    room -= children + 1
    return true
  }
}
