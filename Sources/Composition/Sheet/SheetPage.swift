import VitrineDrawing

/// A sheet as an HTML page of its own: pictures, style and filters are in it.
public enum SheetPage {
  /// - omissions: What was left out of the sources, one line each; shown first.
  public static func html(title: String, tiles: [SheetTile], omissions: [String] = []) -> String {
    let filters = [
      filter("widget", "Widget", tiles.map(\.widget)),
      filter("family", "Family", tiles.map(\.family)),
      filter("context", "Context", tiles.map(\.context)),
      filter("device", "Device", tiles.map(\.device)),
      filter("appearance", "Appearance", tiles.flatMap(\.appearances)),
      filter("mode", "Mode", tiles.compactMap(\.explanation?.mode)),
    ].joined(separator: "\n")
    let sections = SheetSection.sections(tiles).map(section).joined(separator: "\n")
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(MarkupText.escaped(title))</title>
      <style>
      \(style)
      </style>
      </head>
      <body>
      <header>
      <h1>\(MarkupText.escaped(title))</h1>
      <form id="filters" aria-label="Filters">
      \(filters)
      <label>Search <input type="search" name="text" placeholder="glass, removed, red …"></label>
      <button type="reset">Show all</button>
      <output id="count" aria-live="polite">\(tiles.count) of \(tiles.count)</output>
      </form>
      \(list(omissions))
      </header>
      <main>
      \(sections)
      </main>
      <script>
      \(script)
      </script>
      </body>
      </html>

      """
  }

  private static func list(_ omissions: [String]) -> String {
    guard !omissions.isEmpty else { return "" }
    let items = omissions.map { "<li>\(MarkupText.escaped($0))</li>" }.joined(separator: "\n")
    return """
      <details class="omissions" open>
      <summary>Left out of the sources to make them compile: \(omissions.count)</summary>
      <ul>
      \(items)
      </ul>
      </details>
      """
  }

  private static func filter(_ name: String, _ label: String, _ values: [String]) -> String {
    var known: [String] = []
    for value in values where !known.contains(value) { known.append(value) }
    let options = known.map { "<option>\(MarkupText.escaped($0))</option>" }.joined()
    return "<label>\(label) <select name=\"\(name)\"><option value=\"\">all</option>\(options)"
      + "</select></label>"
  }

  private static func section(_ section: SheetSection) -> String {
    let figures = section.tiles.map(figure).joined(separator: "\n")
    return """
      <section>
      <h2>\(MarkupText.escaped(section.widget)) <small>\(MarkupText.escaped(section.family))</small></h2>
      <div class="tiles">
      \(figures)
      </div>
      </section>
      """
  }

  private static func figure(_ tile: SheetTile) -> String {
    let data = [
      ("widget", tile.widget), ("family", tile.family), ("context", tile.context),
      ("device", tile.device), ("appearance", tile.appearances.joined(separator: "|")),
      ("mode", tile.explanation?.mode ?? ""),
    ].map { "data-\($0)=\"\(MarkupText.escaped($1))\"" }.joined(separator: " ")
    let name = "\(tile.widget), \(tile.family), \(tile.contextTitle), \(tile.appearance)"
    // A point is a pixel of the page, so that tiles compare; screens are drawn smaller.
    let fit = min(1, 440 / max(1, tile.size.width), 600 / max(1, tile.size.height))
    let (width, height) = (whole(tile.size.width * fit), whole(tile.size.height * fit))
    let picture =
      tile.png.isEmpty
      ? "<div class=\"none\"></div>"
      : "<img width=\"\(width)\" height=\"\(height)\" "
        + "alt=\"\(MarkupText.escaped(name))\" loading=\"lazy\" "
        + "src=\"data:image/png;base64,\(Base64.text(tile.png))\">"
    let variant = tile.variant.isEmpty ? "" : " · \(MarkupText.escaped(tile.variant))"
    let mode = tile.explanation.map { "<code>\(MarkupText.escaped($0.mode))</code>" } ?? ""
    let note = tile.note.map { "<li class=\"note\">\(MarkupText.escaped($0))</li>" } ?? ""
    let effects = (tile.explanation?.effects ?? []).map { "<li>\(MarkupText.escaped($0))</li>" }
      .joined()
    return """
      <figure \(data)>
      <div class="stage\(tile.surface.map { " \($0.rawValue)" } ?? "")">\(picture)</div>
      <figcaption><strong>\(MarkupText.escaped(tile.contextTitle))</strong> \(mode)
      <div>\(MarkupText.escaped(tile.deviceName)) · \(tile.appearance)\(variant)</div>
      <ul>\(note)\(effects)</ul></figcaption>
      </figure>
      """
  }

  private static func whole(_ length: Double) -> Int { Int(min(max(length, 0), 1e6).rounded()) }

  private static let style = """
    :root { color-scheme: light dark; --page: #e9e9ee; --ink: #1c1c1e; --faint: #5c5c63;
      --card: #f6f6f9; }
    @media (prefers-color-scheme: dark) {
      :root { --page: #17171a; --ink: #f2f2f7; --faint: #a0a0a8; --card: #232327; } }
    body { margin: 0; background: var(--page); color: var(--ink);
      font: 14px/1.4 Inter, system-ui, sans-serif; }
    header { position: sticky; top: 0; z-index: 1; padding: 12px 32px; background: var(--page);
      border-bottom: 1px solid color-mix(in srgb, var(--ink) 15%, transparent); }
    h1 { margin: 0 0 8px; font-size: 22px; }
    form { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; }
    select, input, button { font: inherit; }
    main { padding: 8px 32px 48px; }
    h2 { font-size: 17px; margin: 24px 0 12px; } h2 small { color: var(--faint); font-weight: 400; }
    .tiles { display: flex; flex-wrap: wrap; gap: 24px; align-items: flex-end; }
    figure { margin: 0; max-width: 460px; min-width: 190px; width: min-content; }
    .stage { display: flex; justify-content: center; }
    .stage.black, .stage.white { border-radius: 18px; padding: 8px; }
    .stage.black { background: #000; } .stage.white { background: #fff; }
    .none { width: 176px; height: 96px; border-radius: 16px; background: var(--card); }
    img { display: block; }
    figcaption { margin-top: 8px; font-size: 12px; color: var(--faint); }
    figcaption strong { color: var(--ink); } code { font-size: 11px; }
    ul { margin: 2px 0 0; padding-left: 16px; } .note { color: #d70015; }
    [hidden] { display: none !important; }
    @media print { header { position: static; } form { display: none; } }
    """

  /// The address keeps what is chosen, so that a filtered sheet can be passed on.
  private static let script = """
    const form = document.getElementById('filters');
    const figures = [...document.querySelectorAll('figure')];
    function apply() {
      const wanted = new FormData(form);
      const words = (wanted.get('text') || '').toLowerCase().split(/\\s+/).filter(Boolean);
      let shown = 0;
      for (const figure of figures) {
        let fits = words.every(word => figure.textContent.toLowerCase().includes(word));
        for (const [name, value] of wanted) {
          if (name !== 'text' && value && !figure.dataset[name].split('|').includes(value)) fits = false;
        }
        figure.hidden = !fits;
        if (fits) shown += 1;
      }
      for (const section of document.querySelectorAll('section')) {
        section.hidden = !section.querySelector('figure:not([hidden])');
      }
      document.getElementById('count').value = shown + ' of ' + figures.length;
      const chosen = [...wanted].filter(([, value]) => value);
      history.replaceState(null, '', '#' + new URLSearchParams(chosen));
    }
    for (const [name, value] of new URLSearchParams(location.hash.slice(1))) {
      if (form.elements[name]) form.elements[name].value = value;
    }
    form.addEventListener('input', apply);
    form.addEventListener('reset', () => setTimeout(apply));
    form.addEventListener('submit', event => event.preventDefault());
    apply();
    """
}

/// RFC 4648, with padding.
enum Base64 {
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func text(_ bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    var index = 0
    while index < bytes.count {
      let rest = bytes.count - index
      let word =
        UInt32(bytes[index]) << 16 | (rest > 1 ? UInt32(bytes[index + 1]) << 8 : 0)
        | (rest > 2 ? UInt32(bytes[index + 2]) : 0)
      result.append(letters[Int(word >> 18)])
      result.append(letters[Int(word >> 12 & 63)])
      result.append(rest > 1 ? letters[Int(word >> 6 & 63)] : UInt8(ascii: "="))
      result.append(rest > 2 ? letters[Int(word & 63)] : UInt8(ascii: "="))
      index += 3
    }
    return String(decoding: result, as: UTF8.self)
  }
}
