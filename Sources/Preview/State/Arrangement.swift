import VitrineCatalog
import VitrineComposition

/// Where widgets stand in a place: finding room, moving, stacking. Values in, values out.
struct Arrangement {
  var state: PreviewState
  /// Cells of the place's grid; nil where it has none.
  var grid: SceneLayout.Grid?
  var slots: [SceneLayout.Slot] = []

  /// Pages of a Home Screen at most (estimate: iOS 18 has 15).
  static let pageLimit = 15

  // MARK: Grids

  /// Columns and rows that a family covers.
  func cells(_ family: Family) -> (columns: Int, rows: Int) {
    let step = grid?.step ?? 1
    switch family {
    case .systemSmall: return (step, step)
    case .systemMedium: return (2 * step, step)
    case .systemLarge: return (2 * step, 2 * step)
    case .systemExtraLarge: return (4 * step, 2 * step)
    case .systemExtraLargePortrait: return (2 * step, 3 * step)
    default: return (1, 1)
    }
  }

  /// Whether two placements share a cell; members of one stack do and may.
  private func overlap(_ a: PreviewState.Placement, _ b: PreviewState.Placement) -> Bool {
    guard a.id != b.id, a.place == b.place, a.platform == b.platform, a.page == b.page,
      a.stack == nil || a.stack != b.stack
    else { return false }
    let (left, right) = (cells(a.theFamily), cells(b.theFamily))
    return a.column < b.column + right.columns && b.column < a.column + left.columns
      && a.row < b.row + right.rows && b.row < a.row + left.rows
  }

  private func isFree(_ placement: PreviewState.Placement) -> Bool {
    !state.placements.contains { overlap(placement, $0) }
  }

  private func fits(_ placement: PreviewState.Placement) -> Bool {
    guard let grid else { return true }
    let cells = cells(placement.theFamily)
    return placement.column >= 0 && placement.row >= 0
      && placement.column + cells.columns <= grid.columns
      && placement.row + cells.rows <= grid.rows && placement.column % grid.step == 0
      && placement.row % grid.step == 0
  }

  /// The first cells that are free, from a page on; nil: no page has room.
  func free(
    for placement: PreviewState.Placement, from page: Int
  ) -> PreviewState.Placement? {
    guard let grid else { return placement }
    var candidate = placement
    for page in page..<Self.pageLimit {
      for row in stride(from: 0, to: grid.rows, by: grid.step) {
        for column in stride(from: 0, to: grid.columns, by: grid.step) {
          (candidate.page, candidate.column, candidate.row) = (page, column, row)
          if fits(candidate), isFree(candidate) { return candidate }
        }
      }
    }
    return nil
  }

  /// Puts a placement at its cells; what stood there makes room, in the order of reading.
  mutating func put(_ placement: PreviewState.Placement) throws(PreviewError) {
    var placement = placement
    if let grid {
      placement.column = placement.column / grid.step * grid.step
      placement.row = placement.row / grid.step * grid.step
      guard fits(placement), (0..<Self.pageLimit).contains(placement.page) else {
        throw .malformed(
          "\(placement.family) does not fit at column \(placement.column), row \(placement.row) of a "
            + "page of \(grid.columns) × \(grid.rows)")
      }
    }
    set(placement)
    for other in state.placements.filter({ overlap(placement, $0) }) {
      guard let index = state.index(of: other.id), overlap(placement, state.placements[index])
      else { continue }
      // Out of the way while a place is looked for.
      state.placements[index].page = -1
      guard let moved = free(for: other, from: placement.page) else {
        throw .malformed("there is no room for \(other.kind) on any page")
      }
      set(moved)
    }
  }

  /// Writes a placement with all members of its stack.
  private mutating func set(_ placement: PreviewState.Placement) {
    for index in state.placements.indices {
      let other = state.placements[index]
      guard
        other.id == placement.id || (placement.stack != nil && other.stack == placement.stack)
      else { continue }
      state.placements[index].page = placement.page
      state.placements[index].column = placement.column
      state.placements[index].row = placement.row
      state.placements[index].index = placement.index
    }
  }

  // MARK: Slots and lists

  /// The first slot that takes a family and is free, else the first that takes it: what stood there
  /// is replaced, as the system does.
  func slot(for family: Family, wanted: Int?) throws(PreviewError) -> Int {
    let fitting = slots.filter { $0.families.contains(family) }
    if let wanted {
      guard fitting.contains(where: { $0.index == wanted }) else {
        let known = fitting.map { "\($0.index)" }.joined(separator: ", ")
        throw .malformed("slot \(wanted) does not take \(family.rawValue); these do: \(known)")
      }
      return wanted
    }
    let taken = Set(state.onStage.flatMap { covered($0.theFamily, at: $0.index) })
    let free = fitting.first { taken.isDisjoint(with: covered(family, at: $0.index)) }
    guard let slot = free ?? fitting.first else {
      throw .malformed("no slot here takes \(family.rawValue)")
    }
    return slot.index
  }

  /// A rectangle on a Lock Screen takes the places of two circles.
  func covered(_ family: Family, at index: Int) -> [Int] {
    let isWide = family == .accessoryRectangular || family == .systemSmall
    return state.place == "lock-screen" && isWide ? [index, index + 1] : [index]
  }

  /// Takes a slot; what stood there goes.
  mutating func take(_ index: Int, _ id: String) {
    guard let at = state.index(of: id) else { return }
    let placement = state.placements[at]
    let wanted = Set(covered(placement.theFamily, at: index))
    let old = placement.index
    for other in state.standing(in: placement.place, on: placement.thePlatform)
    where other.id != id && (placement.stack == nil || other.stack != placement.stack) {
      guard !wanted.isDisjoint(with: covered(other.theFamily, at: other.index)) else { continue }
      // Two that can change places do; a new one takes the place of the other.
      let canSwap = other.family == placement.family && old >= 0
      if canSwap, let index = state.index(of: other.id) {
        state.placements[index].index = old
      } else {
        state.placements.removeAll { $0.id == other.id }
      }
    }
    var moved = placement
    moved.index = index
    set(moved)
  }

  /// Moves within a list.
  mutating func reorder(_ id: String, to index: Int) {
    guard let at = state.index(of: id) else { return }
    let placement = state.placements[at]
    var ids = state.standing(in: placement.place, on: placement.thePlatform).map(\.id)
    ids.removeAll { $0 == id }
    ids.insert(id, at: max(0, min(index, ids.count)))
    let order = Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($1, $0) })
    let rest = state.placements.filter { order[$0.id] == nil }
    let here = ids.compactMap { id in state.placements.first { $0.id == id } }
    state.placements = rest + here
    for (index, id) in ids.enumerated() {
      if let at = state.index(of: id) { state.placements[at].index = index }
    }
  }

  // MARK: Stacks

  /// Lays one widget on another of the same size.
  mutating func stack(_ id: String, on other: String) throws(PreviewError) {
    guard id != other, let below = state.index(of: other), let above = state.index(of: id) else {
      throw .unknown("there is no placement '\(other)' to stack on")
    }
    guard state.placements[above].family == state.placements[below].family else {
      throw .malformed(
        "a stack holds widgets of one size: \(state.placements[above].family) is not "
          + state.placements[below].family)
    }
    leave(id)
    let stack = state.placements[below].stack ?? "s\(state.next)"
    // Ten, as on a device.
    guard state.members(of: stack).count < 10 else {
      throw .malformed("a stack holds ten widgets")
    }
    if state.placements[below].stack == nil {
      state.next += 1
      state.placements[below].stack = stack
    }
    var moved = state.placements[above]
    let target = state.placements[below]
    moved.stack = stack
    (moved.place, moved.platform, moved.page) = (target.place, target.platform, target.page)
    (moved.column, moved.row, moved.index) = (target.column, target.row, target.index)
    state.placements.remove(at: above)
    let end = state.placements.lastIndex { $0.stack == stack } ?? state.placements.count - 1
    state.placements.insert(moved, at: end + 1)
    state.tops[stack] = id
  }

  /// Takes a widget out of its stack; a stack of one is none.
  mutating func leave(_ id: String) {
    guard let at = state.index(of: id), let stack = state.placements[at].stack else { return }
    state.placements[at].stack = nil
    let rest = state.members(of: stack)
    if state.tops[stack] == id { state.tops[stack] = rest.first?.id }
    if rest.count == 1, let last = state.index(of: rest[0].id) {
      state.placements[last].stack = nil
      state.tops[stack] = nil
    }
  }

  /// Turns a stack by so many members.
  mutating func turn(_ stack: String, by steps: Int) {
    let members = state.members(of: stack)
    guard !members.isEmpty else { return }
    let current = members.firstIndex { state.isTop($0) } ?? 0
    let next = ((current + steps) % members.count + members.count) % members.count
    state.tops[stack] = members[next].id
  }

  mutating func remove(_ id: String) {
    leave(id)
    state.placements.removeAll { $0.id == id }
    if state.selection == id { state.selection = nil }
  }
}
