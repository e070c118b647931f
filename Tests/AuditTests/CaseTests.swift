import Foundation
import TestSupport
import Testing
import VitrineAudit

/// Every rule finds its defect at the right view, and nothing in the widget without it.
@Suite(.serialized, .timeLimit(.minutes(60))) struct CaseTests {
  private static let failing = Result { try CaseFolder.findings("fails") }
  private static let passing = Result { try CaseFolder.findings("passes") }

  @Test func everyRuleHasCases() {
    #expect(CaseFolder.expectations.map(\.rule).sorted() == AuditRules.all.map(\.name).sorted())
  }

  @Test(arguments: AuditRules.all.map(\.name))
  func defectIsFound(_ rule: String) throws {
    let expectation = try #require(CaseFolder.expectations.first { $0.rule == rule })
    let findings = try Self.failing.get()["\(rule)-fails"] ?? []
    let found = findings.filter { $0.rule == rule }
    #expect(!found.isEmpty, "found instead: \(findings.map(\.rule))")
    if !expectation.identifier.isEmpty {
      let identifiers = found.map(\.identifier)
      #expect(identifiers.contains(expectation.identifier), "\(rule) names \(identifiers)")
    }
    // The rule's own file, or that of the views which its cases share.
    for file in found.map({ $0.file ?? "–" }) {
      #expect(file.hasSuffix("\(rule).swift") || file.hasSuffix("CaseSupport.swift"), "\(file)")
    }
  }

  @Test(arguments: AuditRules.all.map(\.name))
  func withoutTheDefectNothingIsFound(_ rule: String) throws {
    let findings = try Self.passing.get()["\(rule)-passes"] ?? []
    #expect(findings.isEmpty, "\(findings.map { "\($0.rule): \($0.message)" })")
  }
}
