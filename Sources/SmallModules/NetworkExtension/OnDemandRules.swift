public import VitrineFoundation

/// Rules for a tunnel that comes up by itself. Inert: there is no tunnel.
open class NEOnDemandRule: NSObject, @unchecked Sendable {
  open var action: NEOnDemandRuleAction { .ignore }
  open var interfaceTypeMatch = NEOnDemandRuleInterfaceType.any
  open var ssidMatch: [String]?
  open var dnsSearchDomainMatch: [String]?
  open var dnsServerAddressMatch: [String]?
  open var probeURL: URL?
}
public enum NEOnDemandRuleAction: Int, Sendable {
  case connect = 1
  case disconnect, evaluateConnection, ignore
}
public enum NEOnDemandRuleInterfaceType: Int, Sendable {
  case any = 0
  case ethernet = 1
  case wiFi = 2
  case cellular = 3
}
open class NEOnDemandRuleConnect: NEOnDemandRule, @unchecked Sendable {
  open override var action: NEOnDemandRuleAction { .connect }
}
open class NEOnDemandRuleDisconnect: NEOnDemandRule, @unchecked Sendable {
  open override var action: NEOnDemandRuleAction { .disconnect }
}
open class NEOnDemandRuleIgnore: NEOnDemandRule, @unchecked Sendable {}
open class NEOnDemandRuleEvaluateConnection: NEOnDemandRule, @unchecked Sendable {
  open var connectionRules: [NEEvaluateConnectionRule]?
  open override var action: NEOnDemandRuleAction { .evaluateConnection }
}
public enum NEEvaluateConnectionRuleAction: Int, Sendable {
  case connectIfNeeded = 1
  case neverConnect
}
open class NEEvaluateConnectionRule: NSObject, @unchecked Sendable {
  public let matchDomains: [String]
  public let action: NEEvaluateConnectionRuleAction
  open var useDNSServers: [String]?
  open var probeURL: URL?
  public init(matchDomains: [String], andAction action: NEEvaluateConnectionRuleAction) {
    self.matchDomains = matchDomains
    self.action = action
  }
}
