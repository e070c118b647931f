extension PictureComparison {
  /// Characters of a comment on GitHub, less some for what a recipe adds; GitLab takes more.
  private static let largestComment = 60_000

  /// A summary for the comment on a pull request: the sums, then a table that can be opened.
  public var markdown: String {
    var text = "### Widgets: \(agrees ? "nothing changed" : summary)\n"
    let notes = libraryDifferences
    if !agrees, !notes.isEmpty {
      text += "\nDrawn with other libraries: \(Self.escaped(notes.joined(separator: "; "))).\n"
    }
    guard !agrees else { return text }
    text += "\n<details\(differences.count <= 20 ? " open" : "")>\n"
    text += "<summary>\(Figures.count(differences.count, "picture"))</summary>\n\n"
    text += "| picture | | pixels | ΔE | where |\n| --- | --- | ---: | ---: | --- |\n"
    var left = differences[...]
    while let item = left.first {
      let row = Self.row(item)
      guard text.utf16.count + row.utf16.count < Self.largestComment else { break }
      text += row
      left.removeFirst()
    }
    text += "\n"
    if !left.isEmpty { text += "And \(Figures.count(left.count, "more picture")).\n\n" }
    return text + "</details>\n"
  }

  private static func row(_ item: Item) -> String {
    let name = "`\(escaped(item.name).replacing("`", with: "'"))`"
    guard let difference = item.change.difference else {
      return "| \(name) | \(item.change.word) | | | |\n"
    }
    if difference.isResized {
      let (old, new) = (difference.before, difference.after)
      return
        "| \(name) | resized | | | \(old.width)×\(old.height) to \(new.width)×\(new.height) |\n"
    }
    return "| \(name) | changed | \(Figures.grouped(difference.pixels)) "
      + "(\(Figures.percent(difference.share))) | \(Figures.short(difference.perceptual)) "
      + "| \(difference.box.text) |\n"
  }

  /// A name may hold what a table or HTML would take for its own.
  private static func escaped(_ text: String) -> String {
    HTML.escaped(text).replacing("|", with: "\\|").replacing("\n", with: " ")
  }
}
