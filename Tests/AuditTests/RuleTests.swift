import Testing
import VitrineAudit

@Suite(.timeLimit(.minutes(60))) struct RuleTests {
  @Test func rulesAreThere() { #expect(AuditRules.all.count > 50) }
}
