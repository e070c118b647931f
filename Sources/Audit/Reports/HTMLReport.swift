import Foundation

extension AuditReport {
  /// One page without other files: each finding with its picture, the region outlined.
  /// - pictures: PNG bytes by the findings' index.
  public func html(pictures: [Int: [UInt8]]) -> String {
    let sections = findings.enumerated().map { Self.section($1, pictures[$0]) }
    return """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>Audit of \(path.xml)</title>
      <style>\(Self.style)</style></head><body>
      <h1>Audit of \(path.xml)</h1>
      <p>\(summary.xml)</p>
      <main>
      \(sections.joined(separator: "\n"))
      </main></body></html>
      """
  }

  private static func section(_ finding: Finding, _ picture: [UInt8]?) -> String {
    let rule = AuditRules.find(finding.rule)
    let scene = [finding.widget, finding.family, finding.context, finding.device, finding.variant]
      .compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " · ")
    let place = finding.file.map { "<p><code>\($0.xml):\(finding.line ?? 1)</code></p>" } ?? ""
    let view = finding.identifier.map { " · <code>\($0.xml)</code>" } ?? ""
    let image =
      picture.map {
        let data = Data($0).base64EncodedString()
        return
          #"<img alt="\#(scene.xml), the region outlined" src="data:image/png;base64,\#(data)">"#
      } ?? ""
    return """
      <section class="\(finding.severity.rawValue)">
      <div>\(image)</div>
      <div><h2>\(finding.rule.xml) <span>\(finding.severity.rawValue)</span></h2>
      <p><strong>\(finding.message.xml)</strong></p>
      <p>\(scene.xml)\(view)</p>
      \(place)
      <p>\(prose(rule?.rationale ?? ""))</p>
      <p><b>To do:</b> \(prose(rule?.fix ?? ""))</p>
      <p class="source">\(prose(rule?.source ?? ""))</p></div>
      </section>
      """
  }

  /// A rule's words, with what stands between backticks as code.
  private static func prose(_ words: String) -> String {
    words.xml.replacing(/`([^`]+)`/) { "<code>\($0.1)</code>" }
  }

  private static let style = """
    :root { color-scheme: light dark; font: 16px/1.45 system-ui, sans-serif; }
    body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
    section { display: grid; grid-template-columns: minmax(0, 18rem) 1fr; gap: 1.5rem;
      border-top: 1px solid #8884; padding: 1.5rem 0; }
    img { max-width: 100%; height: auto; background: #8882; }
    h2 { margin: 0; font-size: 1.1rem; }
    h2 span { font-size: .8rem; font-weight: 600; padding: .1rem .5rem; border-radius: 1rem;
      color: #fff; background: #555; }
    .error h2 span { background: #b3001b; } .warning h2 span { background: #8a5a00; }
    .source { font-size: .85rem; opacity: .8; }
    @media (max-width: 40rem) { section { grid-template-columns: 1fr; } }
    """
}
