@_exported public import ManagedSettings
@_exported public import UIKit

// What covers an app that is limited, as values: nothing shows it.

public struct ShieldConfiguration: @unchecked Sendable {
  public struct Label: @unchecked Sendable {
    public let text: String
    public let color: UIColor
    public init(text: String, color: UIColor) { (self.text, self.color) = (text, color) }
  }
  public let backgroundColor: UIColor?
  public let icon: UIImage?
  public let title: Label?
  public let subtitle: Label?
  public init(
    backgroundColor: UIColor? = nil, icon: UIImage? = nil, title: Label? = nil,
    subtitle: Label? = nil, primaryButtonLabel: Label? = nil,
    primaryButtonBackgroundColor: UIColor? = nil, secondaryButtonLabel: Label? = nil
  ) {
    (self.backgroundColor, self.icon) = (backgroundColor, icon)
    (self.title, self.subtitle) = (title, subtitle)
  }
}
