import Foundation
import TestSupport
import Testing

/// Comments cite pages of `docs/facts`; every citation leads to a page, and to a section, that is there.
@Suite(.timeLimit(.minutes(60))) struct FactTests {
  @Test func everyCitationLeadsToASection() throws {
    let pages = Checkout.root.appending(path: "docs/facts")
    var texts: [String: String] = [:]
    var citations = 0
    for file in ["Sources", "Tests", "Benchmarks", "Tools"].flatMap(Repository.swiftFiles) {
      for citation in try Checkout.text(file).matches(of: Self.citation) {
        citations += 1
        let page = String(citation.1)
        if texts[page] == nil {
          texts[page] = try? String(contentsOf: pages.appending(path: page), encoding: .utf8)
        }
        guard let text = texts[page] else {
          Issue.record("\(file): docs/facts has no page '\(page)'")
          continue
        }
        for section in String(citation.2).matches(of: /§(\d+)/).map(\.1) {
          #expect(
            Self.has(section, text), "\(file): docs/facts/\(page) has no section \(section)")
        }
      }
    }
    #expect(citations > 50, "the citations were not found: was their form changed?")
  }

  private static var citation: Regex<(Substring, Substring, Substring)> {
    /facts\/([\w-]+\.(?:md|json|tsv))((?:,? ?(?:and )?§\d+)*)/
  }

  /// A heading `## 7. …`, or a numbered sentence `7. …`.
  private static func has(_ section: Substring, _ text: String) -> Bool {
    text.split(separator: "\n").contains {
      $0.drop { $0 == "#" || $0 == " " }.hasPrefix("\(section). ")
    }
  }
}
