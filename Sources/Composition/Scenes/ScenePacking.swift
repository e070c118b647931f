import VitrineCatalog
import VitrineDrawing

extension SceneRequest {
  /// The items in places of their own: on a grid row by row, in slots that take them, else one after
  /// the other. What has no room left goes to the next page.
  public func packed() -> SceneRequest {
    var packed = self
    let family = items.first?.family ?? .systemSmall
    let request = request(family)
    let isGrid = [Surround.homeScreen, .desktop].contains(request.traits.surround)
    var taken: Set<[Int]> = []
    if packed.packIsland() { return packed }
    for index in packed.items.indices { packed.items[index].index = index }
    if device.platform == .vision {
      packed.packRoom()
      return packed
    }
    packed.packSlots()
    guard isGrid else { return packed }
    for index in packed.items.indices {
      let (columns, rows) = cells(packed.items[index].family)
      let space = space(request)
      var found: (page: Int, column: Int, row: Int)?
      search: for page in 0..<packed.items.count {
        for row in stride(from: 0, through: max(0, space.rows - rows), by: space.step) {
          for column in stride(from: 0, through: max(0, space.columns - columns), by: space.step) {
            let needed = Self.needed(page, column, row, columns, rows)
            if taken.isDisjoint(with: needed) {
              taken.formUnion(needed)
              found = (page, column, row)
              break search
            }
          }
        }
      }
      guard let found else { continue }
      (packed.items[index].page, packed.items[index].column, packed.items[index].row) = (
        found.page, found.column, found.row
      )
    }
    return packed
  }

  /// The island has room for two activities in their minimal form, and for one in another. Returns
  /// whether the items are an island's.
  private mutating func packIsland() -> Bool {
    guard let family = items.first?.family, family.isIsland else { return false }
    for index in items.indices {
      let room = family == .islandMinimal ? 2 : 1
      let others = items[..<index].count { $0.family == items[index].family }
      (items[index].index, items[index].page) = (index, others / room)
    }
    return true
  }

  /// Points between widgets on a wall (estimate).
  static let roomGap = 40.0

  /// As many as the wall is wide for, side by side in its middle, clear of the room's corner.
  private mutating func packRoom() {
    let wall = screen.width - 2 * RoomScreen.corner(screen)
    var width = 0.0
    for index in items.indices {
      let next = width + drawn(items[index]).width + Self.roomGap
      items[index].page = next > wall && width > 0 ? 1 : 0
      if items[index].page == 0 { width = next }
    }
  }

  /// For each item the first slot that takes its family and is free; what finds none is on the next
  /// page.
  private mutating func packSlots() {
    let slots = layout().slots
    var taken: Set<Int> = []
    for index in items.indices {
      let fitting = slots.filter { $0.families.contains(items[index].family) }
      guard !fitting.isEmpty else { continue }
      items[index].page = 1
      for slot in fitting where !taken.contains(slot.index) {
        items[index].index = slot.index
        let covered = slot.covered(by: layout().frames[index], of: slots)
        guard taken.isDisjoint(with: covered) else { continue }
        taken.formUnion(covered)
        items[index].page = 0
        break
      }
    }
  }

  private static func needed(
    _ page: Int, _ column: Int, _ row: Int, _ columns: Int, _ rows: Int
  ) -> Set<[Int]> {
    Set(
      (row..<row + rows).flatMap { row in
        (column..<column + columns).map { [page, $0, row] }
      })
  }

  private func space(_ request: ScreenRequest) -> (columns: Int, rows: Int, step: Int) {
    var empty = self
    empty.items = []
    let grid = empty.layout().grid
    return (grid?.columns ?? 4, grid?.rows ?? 4, max(1, grid?.step ?? 1))
  }

  private func cells(_ family: Family) -> (columns: Int, rows: Int) {
    if device.platform == .mac {
      let (size, small) = (drawn(family), drawn(.systemSmall))
      return (
        max(1, Int((size.width / small.width).rounded(.down))),
        max(1, Int((size.height / small.height).rounded(.down)))
      )
    }
    return HomeGrid(device, os: options.os, screen: screen).cells(family)
  }
}

extension SceneLayout.Slot {
  /// The slots that a widget in this one takes: those that it reaches into because it is larger.
  fileprivate func covered(by drawn: Rect, of slots: [SceneLayout.Slot]) -> Set<Int> {
    let reached = slots.filter {
      !$0.frame.intersection(drawn.inset(by: 0.5)).isEmpty
        && $0.frame.intersection(frame.inset(by: 0.5)).isEmpty
    }
    return Set(reached.map(\.index)).union([index])
  }
}
