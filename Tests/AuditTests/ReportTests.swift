import Foundation
import FoundationXML
import Testing
import VitrineAudit
import VitrineDrawing
import VitrinePlatform

/// One report in every format.
@Suite(.timeLimit(.minutes(60))) struct ReportTests {
  private static let report: AuditReport = {
    var report = AuditReport(path: "Sources")
    report.widgets = ["Steps", "Sleep"]
    var finding = Finding(
      "\"<9:41>\" & more", severity: .error, widget: "Steps", family: "systemSmall",
      context: "home-screen")
    finding.rule = "text-too-small"
    (finding.identifier, finding.file, finding.line) = ("time", "Sources/a b.swift", 12)
    finding.frame = Rect(x: 1, y: 2, width: 3.5, height: 4)
    var silenced = Finding("no link", widget: "Sleep")
    silenced.rule = "no-deep-link"
    report.findings = [finding]
    report.silenced = [(silenced, "there is nothing to open")]
    return report
  }()

  @Test func jsonKeepsTheContract() throws {
    let json = try JSON(parsing: Self.report.json.text())
    let finding = try #require(json["findings"]?.array?.first)
    #expect(finding["rule"] == .string("text-too-small"))
    #expect(finding["severity"] == .string("error"))
    #expect(finding["widget"] == .string("Steps"))
    #expect(finding["family"] == .string("systemSmall"))
    #expect(finding["context"] == .string("home-screen"))
    #expect(finding["identifier"] == .string("time"))
    #expect(finding["frame"]?["width"]?.double == 3.5)
    #expect(finding["file"] == .string("Sources/a b.swift"))
    #expect(finding["line"]?.int == 12)
    #expect(finding["message"] == .string("\"<9:41>\" & more"))
  }

  /// What the schema of SARIF 2.1.0 requires of the parts that are written.
  @Test func sarifHasWhatTheSchemaRequires() throws {
    let json = try JSON(parsing: Self.report.sarif(version: "0.1.0").text())
    #expect(json["version"] == .string("2.1.0"))
    let run = try #require(json["runs"]?.array?.first)
    let driver = try #require(run["tool"]?["driver"])
    #expect(driver["name"]?.string?.isEmpty == false)
    let rules = try #require(driver["rules"]?.array)
    #expect(Set(rules.compactMap { $0["id"]?.string }).count == rules.count)
    let results = try #require(run["results"]?.array)
    #expect(results.count == 2)
    for result in results {
      let index = try #require(result["ruleIndex"]?.int)
      #expect(rules[index]["id"] == result["ruleId"])
      #expect(["none", "note", "warning", "error"].contains(result["level"]?.string))
      #expect(result["message"]?["text"]?.string?.isEmpty == false)
      let location = try #require(result["locations"]?.array?.first)
      #expect(location["logicalLocations"]?.array?.count == 1)
    }
    let physical = results[0]["locations"]?.array?.first?["physicalLocation"]
    #expect(physical?["artifactLocation"]?["uri"] == .string("Sources/a%20b.swift"))
    #expect(physical?["region"]?["startLine"]?.int == 12)
    let suppression = try #require(results[1]["suppressions"]?.array?.first)
    #expect(["inSource", "external"].contains(suppression["kind"]?.string))
  }

  /// What does not fail the run fails no case.
  @Test(arguments: [(Severity.note, 1), (.error, 1)])
  func casesFailAsTheRunDoes(_ limit: Severity, _ failures: Int) {
    var report = Self.report
    report.findings[0].severity = limit
    let failing = report.junit(rules: AuditRules.all, failOn: limit)
    #expect(failing.contains("failures=\"\(failures)\"") && failing.contains("<failure"))
    report.findings[0].severity = .note
    let passing = report.junit(rules: AuditRules.all, failOn: .error)
    #expect(passing.contains("failures=\"0\"") && !passing.contains("<failure"))
    #expect(passing.contains("<system-out>"))
  }

  @Test func junitAndHTMLAreWellFormed() throws {
    let junit = Self.report.junit(rules: AuditRules.all)
    #expect(XMLParser(data: Data(junit.utf8)).parse())
    #expect(junit.contains("<failure type=\"error\""))
    #expect(junit.components(separatedBy: "<testcase ").count - 1 == 2 * AuditRules.all.count)
    let html = Self.report.html(pictures: [0: [1, 2, 3]])
    #expect(html.contains("&lt;9:41&gt;") && html.contains("data:image/png;base64,AQID"))
    #expect(html.contains("<code>.caption2</code>"))
  }

  @Test func textNamesPlaceRuleAndView() {
    let text = Self.report.text
    #expect(text.contains("Sources/a b.swift:12: error: "))
    #expect(text.contains("[text-too-small]") && text.contains("at 'time'"))
    #expect(text.contains("1 finding (1 error)") && text.contains("1 silenced"))
  }

  @Test func baselineTellsNewFromKnown() throws {
    let baseline = try Baseline(
      JSON(parsing: Baseline(Self.report.findings).json.text()), path: "baseline.json")
    var moved = Self.report.findings[0]
    moved.line = 40
    var other = moved
    other.identifier = "date"
    let (new, known) = baseline.new(of: [moved, other])
    #expect(new == [other] && known == 1)
    #expect(throws: AuditError.badBaseline(path: "x")) { try Baseline(.object([:]), path: "x") }
  }
}
