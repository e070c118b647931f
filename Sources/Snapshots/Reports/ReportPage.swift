import FoundationEssentials

/// A report as a page of its own: pictures, style and filters are in it.
struct ReportPage {
  /// Bytes of all pictures together, before they are written as text: a browser opens a page of some
  /// hundred megabytes, and CI systems keep it.
  static let largest = 64 << 20

  private let head: ReportHead
  private var figures = ""
  private var statuses: [String] = []
  private var groups: [String] = []
  private var bytes = 0
  private var count = 0
  private var omitted = 0

  init(_ head: ReportHead) { self.head = head }

  /// Adds a picture; where the page is full it is only counted.
  mutating func add(_ item: ReportItem?) {
    guard let item else { return }
    count += 1
    guard bytes + item.png.count <= Self.largest else {
      omitted += 1
      return
    }
    bytes += item.png.count
    if !statuses.contains(item.status) { statuses.append(item.status) }
    if !groups.contains(item.group) { groups.append(item.group) }
    figures += Self.figure(item)
  }

  private static func figure(_ item: ReportItem) -> String {
    // Phones have three pixels per point; half the pixels leaves details to be seen, and three pictures
    // stand beside each other on a screen.
    let factor = min(0.5, 400 / Double(max(1, item.panelWidth)))
    func length(_ pixels: Int) -> String { "\((Double(pixels) * factor * 100).rounded() / 100)px" }
    let sizes =
      "--w:\(length(item.panelWidth));--h:\(length(item.height));--full:\(length(item.width));"
      + "--step:\(length(item.panelWidth + TriplePicture.gap));"
    let image = "--p:url(data:image/png;base64,\(Data(item.png).base64EncodedString()))"
    let panels =
      item.isTriple
      ? """
      <div class="panel expected" role="img" aria-label="expected"></div>
      <div class="panel difference" role="img" aria-label="difference"></div>
      <div class="panel actual" role="img" aria-label="actual"></div>
      <input class="position" type="range" min="0" max="100" value="50" aria-label="slider">
      """
      : "<div class=\"panel expected\" role=\"img\" aria-label=\"picture\"></div>"
    return """
      <figure data-status="\(item.status)" data-group="\(HTML.escaped(item.group))">
      <div class="views\(item.isTriple ? " triple" : "")" style="\(sizes)\(image)">
      \(panels)
      </div>
      <figcaption><strong>\(HTML.escaped(item.name))</strong>
      <span class="status">\(item.status)</span> \(HTML.escaped(item.text))</figcaption>
      </figure>

      """
  }

  var html: String {
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(HTML.escaped(head.title))</title>
      <style>
      \(ReportStyle.css)
      </style>
      </head>
      <body data-view="side">
      <header>
      <h1>\(HTML.escaped(head.title))</h1>
      <p>\(HTML.escaped(head.summary))</p>
      \(notes)
      \(filters)
      </header>
      <main>
      \(figures)</main>
      <script>
      \(ReportStyle.script)
      </script>
      </body>
      </html>

      """
  }

  private var notes: String {
    var notes = head.notes
    if omitted > 0 {
      notes.append(
        "\(Figures.count(omitted, "picture")) of \(Figures.grouped(count)) would make this page too "
          + "large: see their files")
    }
    return notes.map { "<p class=\"note\">\(HTML.escaped($0))</p>" }.joined(separator: "\n")
  }

  private var filters: String {
    """
    <form id="filters" aria-label="Filters">
    \(Self.select("status", "Status", statuses))
    \(Self.select("group", "Widget", groups))
    <label>View <select name="view"><option value="side">side by side</option>\
    <option value="slider">slider</option><option value="overlay">overlay</option>\
    <option value="blink">blink</option></select></label>
    <label>Search <input type="search" name="text"></label>
    <output id="count" aria-live="polite"></output>
    </form>
    """
  }

  private static func select(_ name: String, _ label: String, _ values: [String]) -> String {
    let options = values.map { "<option>\(HTML.escaped($0))</option>" }.joined()
    return "<label>\(label) <select name=\"\(name)\"><option value=\"\">all</option>\(options)"
      + "</select></label>"
  }
}
