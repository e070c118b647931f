public import VitrineCatalog
public import VitrineDrawing

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

  /// For each item the first slot that takes its family and is free; what finds none is on the next
  /// page.
  private mutating func packSlots() {
    var taken: Set<Int> = []
    for index in items.indices {
      let slots = layout().slots
      let fitting = slots.filter { $0.families.contains(items[index].family) }
      guard !fitting.isEmpty else { continue }
      items[index].page = 1
      for slot in fitting {
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

extension SceneRequest {
  /// The apps' names below their widgets, where the device prints them.
  public func names(_ names: [String], below frames: [Rect]) -> DisplayList {
    let request = request(items.first?.family ?? .systemSmall)
    guard device.platform == .iPhone, request.traits.surround == .homeScreen,
      items.first?.family.isIsland != true
    else {
      return DisplayList()
    }
    return zip(names, frames).map { HomePage.name($0, below: $1, request.labelColor) }.joined
  }
}

extension SceneLayout {
  /// The screen with its widgets as one picture.
  /// - Parameters:
  ///   - widgets: in the order of the frames.
  ///   - scale: pixels per point.
  ///   - page: of a grid, whose icons are drawn.
  public func picture(of widgets: [Picture], scale: Double, page: Int = 0) -> Picture {
    var picture = background(scale: scale)
    let whole = Rect(x: 0, y: 0, width: size.width, height: size.height)
    if let icons = icons(page: page, scale: scale) { picture.lay(icons, in: whole) }
    for (widget, frame) in zip(widgets, frames) { picture.lay(widget, in: frame) }
    if let front = foreground(scale: scale) { picture.lay(front, in: whole) }
    if cornerRadius > 0 {
      picture.clip = VectorPath(
        roundedRect: whole, cornerRadius: cornerRadius, continuous: true)
    }
    return picture
  }
}

extension Picture {
  /// Lays another picture over this one.
  package mutating func lay(_ other: Picture, in frame: Rect) {
    let transform = Affine(
      a: frame.width / max(1, other.size.width), b: 0, c: 0,
      d: frame.height / max(1, other.size.height), tx: frame.x, ty: frame.y)
    var list = other.list
    if let clip = other.clip {
      list = DisplayList([.group(EffectGroup(.clip(clip, .winding), list))])
    }
    self.list.append(.group(EffectGroup(.transform(transform), list)))
    images.merge(other.images) { own, _ in own }
    fonts.merge(other.fonts) { own, _ in own }
  }
}
