import VitrineDrawing

/// The icons of a Home Screen page in the cells that widgets leave: the widgets' own apps first, then
/// others, and a folder among them.
struct HomeIcons {
  let request: ScreenRequest
  let grid: HomeGrid
  /// The widgets' own apps that have their icons here.
  var owners: [SceneRequest.App] = []
  /// How many icons other pages have shown.
  var skipped = 0

  /// The folder's place among the icons, and the first of those in it.
  private static let folder = (place: 6, first: 12)

  /// Without apps of the widgets' own names, which would stand there twice.
  private var apps: [AppIcon] {
    AppIcon.all.filter { icon in !owners.contains { $0.name == request.words[icon.name] } }
  }

  private var look: AppIcon.Look { AppIcon.Look(request) }
  private var os: Int { request.input.os }

  /// The widgets' own apps as the page shows them; their pictures go with the screen.
  func own(in cells: [(column: Int, row: Int)]) -> [OwnIcon] {
    zip(owners, cells).enumerated().map { index, pair in
      let (app, cell) = pair
      return OwnIcon(
        app.look, name: app.name, in: grid.icon(column: cell.column, row: cell.row), as: look,
        os: os, index: index)
    }
  }

  /// The pictures of them all.
  func images(in cells: [(column: Int, row: Int)]) -> [ImageID: EncodedImage] {
    own(in: cells).reduce(into: [:]) { $0.merge($1.images) { first, _ in first } }
  }

  /// Cells without a widget. A last row stays free: pages are seldom full.
  func free(beside taken: (columns: Int, rows: Int)) -> [(column: Int, row: Int)] {
    free(rows: max(taken.rows, grid.rows - 1)) { $0 < taken.columns && $1 < taken.rows }
  }

  func free(
    rows: Int, _ isTaken: (_ column: Int, _ row: Int) -> Bool
  ) -> [(column: Int, row: Int)] {
    (0..<rows).flatMap { row in
      (0..<grid.columns).compactMap { isTaken($0, row) ? nil : ($0, row) }
    }
  }

  func list(in cells: [(column: Int, row: Int)]) -> DisplayList {
    var next = skipped
    let apps = apps
    let own = own(in: cells)
    return cells.enumerated().map { place, cell in
      let rect = grid.icon(column: cell.column, row: cell.row)
      if place < own.count { return [own[place].list, name(owners[place].name, rect)].joined }
      if place == Self.folder.place, skipped == 0 {
        return [folder(rect), name(request.words["Utilities"], rect)].joined
      }
      let icon = apps[next % apps.count]
      next += 1
      return [icon.draw(in: rect, look, os: os), name(request.words[icon.name], rect)].joined
    }.joined
  }

  private func name(_ text: String, _ rect: Rect) -> DisplayList {
    HomePage.name(text, below: rect, request.labelColor)
  }

  /// Nine small icons on a plate as large as an icon (estimate: a fifth of it each).
  private func folder(_ rect: Rect) -> DisplayList {
    let radius = AppIcon.radius(rect.width, os: os)
    let side = rect.width * 0.2
    let gap = (rect.width - 3 * side) / 5
    return [
      DisplayList([Plates.chrome(rect, radius: radius, request)]),
      (0..<9).map { index in
        let small = Rect(
          x: rect.x + gap + (side + gap) * Double(index % 3) + gap / 2,
          y: rect.y + gap + (side + gap) * Double(index / 3) + gap / 2, width: side, height: side)
        return AppIcon.all[(Self.folder.first + index) % AppIcon.all.count]
          .draw(in: small, look, os: os)
      }.joined,
    ].joined
  }
}
