import VitrineRaster

extension PictureComparison {
  /// A page with every picture that is not the same.
  public func html(title: String) -> String {
    var page = ReportPage(
      ReportHead(
        title: title, summary: summary,
        notes: libraryDifferences.map { "Drawn with other libraries: \($0)" }))
    for item in items where item.change != .same { page.add(reportItem(item)) }
    return page.html
  }

  private func reportItem(_ item: Item) -> ReportItem? {
    let (old, new) = (before.path(of: item.name), after.path(of: item.name))
    func make(_ png: [UInt8]?, text: String, isTriple: Bool = false) -> ReportItem? {
      png.flatMap {
        ReportItem(
          name: item.name, group: item.name.split(separator: "/").first.map(String.init) ?? "",
          status: item.change.word, text: text, png: $0, isTriple: isTriple)
      }
    }
    switch item.change {
    case .same, .unreadable: return nil
    case .added: return make(try? PictureFile.bytes(new), text: "")
    case .removed: return make(try? PictureFile.bytes(old), text: "")
    case .changed(let difference), .tolerated(let difference):
      guard
        let a = (try? PictureFile.bytes(old)).flatMap({ try? PictureFile.decode($0, path: old) }),
        let b = (try? PictureFile.bytes(new)).flatMap({ try? PictureFile.decode($0, path: new) })
      else { return nil }
      return make(
        TriplePicture.make(expected: a, actual: b).pngData(), text: difference.text, isTriple: true)
    }
  }
}

extension PictureComparison {
  /// What one picture was, the difference and what it is, side by side, as a PNG; nil where folders were
  /// compared, which have more than one.
  public var picture: [UInt8]? {
    get throws(UnreadablePicture) {
      guard let old = before.file, let new = after.file else { return nil }
      func bitmap(_ path: String) throws(UnreadablePicture) -> Bitmap {
        try PictureFile.decode(try PictureFile.bytes(path) ?? [], path: path)
      }
      return TriplePicture.make(expected: try bitmap(old), actual: try bitmap(new)).pngData()
    }
  }
}

extension SnapshotReport {
  /// A page with every failure.
  /// - folder: where the pictures are.
  /// - notes: sentences above them.
  public func html(title: String, folder: String, notes: [String] = []) -> String {
    var notes = notes
    if !failures.isEmpty {
      notes += libraryDifferences.map { "The references were drawn with other libraries: \($0)" }
    }
    var page = ReportPage(ReportHead(title: title, summary: summary, notes: notes))
    for result in failures {
      guard let picture = result.picture, let png = try? PictureFile.bytes("\(folder)/\(picture)")
      else { continue }
      page.add(
        ReportItem(
          name: result.name, group: result.group, status: result.outcome.rawValue,
          text: result.text, png: png, isTriple: result.isTriple))
    }
    return page.html
  }
}
