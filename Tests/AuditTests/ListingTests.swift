import Foundation
import TestSupport
import Testing
import VitrineAudit

/// The list of rules agrees with the folder of their files, and with their pages.
@Suite(.timeLimit(.minutes(60))) struct ListingTests {
  @Test func oneFileForEachRule() throws {
    let folder = Checkout.root.appending(path: "Sources/Audit/Rules")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.map { $0.dropLast(6).lowercased() }.sorted()
    let names = AuditRules.all.map { $0.name.filter { $0 != "-" } }.sorted()
    #expect(files == names)
    #expect(Set(AuditRules.all.map(\.name)).count == AuditRules.all.count)
  }

  @Test(arguments: AuditRules.all.map(\.name))
  func ruleSaysWhatItMeans(_ name: String) throws {
    let rule = try #require(AuditRules.find(name))
    for text in [rule.summary, rule.rationale, rule.source, rule.fix] {
      #expect(text.count > 10 && !text.contains("\n"), "\(name): \(text)")
    }
  }

  /// The pages' list names every rule with its severity.
  @Test func listIsUpToDate() throws {
    let list = try Checkout.text("docs/audit/README.md")
    for rule in AuditRules.all {
      let row = "| [\(rule.name)](\(rule.name).md) | \(rule.severity.rawValue) | \(rule.summary) |"
      #expect(list.contains(row), "docs/audit/README.md lacks: \(row)")
    }
  }

  /// `docs/audit/<rule>.md`, from the rule and its cases.
  @Test(arguments: AuditRules.all.map(\.name))
  func pageIsUpToDate(_ name: String) throws {
    let rule = try #require(AuditRules.find(name))
    let url = Checkout.root.appending(path: "docs/audit/\(name).md")
    let page = try RulePage.text(of: rule)
    if ProcessInfo.processInfo.environment["VITRINE_UPDATE_AUDIT_PAGES"] != nil {
      try Data(page.utf8).write(to: url)
    } else {
      #expect(
        (try? String(contentsOf: url, encoding: .utf8)) == page,
        "write it again: VITRINE_UPDATE_AUDIT_PAGES=1 script/test --filter AuditTests")
    }
  }
}

/// A rule's page of documentation.
enum RulePage {
  static func text(of rule: AuditRule) throws -> String {
    """
    # \(rule.name)

    \(rule.summary) Severity: \(rule.severity.rawValue).

    \(rule.rationale)

    **To do.** \(rule.fix)

    **Source.** \(rule.source)

    ## Fails

    ```swift
    \(try Cases().text("\(rule.name)/fails.swift").trimmingCharacters(in: .newlines))
    ```

    ## Passes

    ```swift
    \(try Cases().text("\(rule.name)/passes.swift").trimmingCharacters(in: .newlines))
    ```

    """
  }
}
