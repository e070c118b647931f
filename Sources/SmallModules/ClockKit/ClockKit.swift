@_exported public import UIKit

// Complications of watchOS 2 to 8, as names: WidgetKit draws complications now.

public enum CLKComplicationFamily: Int, Sendable {
  case modularSmall, modularLarge, utilitarianSmall
  case utilitarianSmallFlat = 6
  case utilitarianLarge = 3
  case circularSmall = 4
  case extraLarge = 7
  case graphicCorner = 8
  case graphicBezel, graphicCircular, graphicRectangular, graphicExtraLarge
}
open class CLKComplication: NSObject, @unchecked Sendable {
  public let family: CLKComplicationFamily
  public let identifier: String
  init(family: CLKComplicationFamily, identifier: String) {
    (self.family, self.identifier) = (family, identifier)
  }
}
open class CLKComplicationTemplate: NSObject, @unchecked Sendable { public override init() {} }
open class CLKComplicationTimelineEntry: NSObject, @unchecked Sendable {
  public let date: Date
  public let complicationTemplate: CLKComplicationTemplate
  public init(date: Date, complicationTemplate: CLKComplicationTemplate) {
    (self.date, self.complicationTemplate) = (date, complicationTemplate)
  }
}
open class CLKComplicationDescriptor: NSObject, @unchecked Sendable {
  public let identifier: String
  public let displayName: String
  public let supportedFamilies: [CLKComplicationFamily]
  public init(
    identifier: String, displayName: String, supportedFamilies: [CLKComplicationFamily]
  ) {
    (self.identifier, self.displayName) = (identifier, displayName)
    self.supportedFamilies = supportedFamilies
  }
}
open class CLKComplicationServer: NSObject, @unchecked Sendable {
  private static let server = CLKComplicationServer()
  open class func sharedInstance() -> CLKComplicationServer { server }
  open var activeComplications: [CLKComplication]? { nil }
  open func reloadTimeline(for complication: CLKComplication) {}
  open func extendTimeline(for complication: CLKComplication) {}
  open func reloadComplicationDescriptors() {}
}
public protocol CLKComplicationWidgetMigrator: AnyObject {}
public protocol CLKComplicationDataSource: AnyObject {}
