public import UIKit

// UIKit's words for what the environment says. Each initializer gives nil for "unspecified".

extension ColorScheme {
  public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
    switch uiUserInterfaceStyle {
    case .unspecified: return nil
    case .light: self = .light
    case .dark: self = .dark
    }
  }
}

extension ColorSchemeContrast {
  public init?(_ uiAccessibilityContrast: UIAccessibilityContrast) {
    switch uiAccessibilityContrast {
    case .unspecified: return nil
    case .normal: self = .standard
    case .high: self = .increased
    }
  }
}

extension LayoutDirection {
  public init?(_ uiLayoutDirection: UIUserInterfaceLayoutDirection) {
    self = uiLayoutDirection == .leftToRight ? .leftToRight : .rightToLeft
  }
}

extension LegibilityWeight {
  public init?(_ uiLegibilityWeight: UILegibilityWeight) {
    switch uiLegibilityWeight {
    case .unspecified: return nil
    case .regular: self = .regular
    case .bold: self = .bold
    }
  }
}

extension UserInterfaceSizeClass {
  public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
    switch uiUserInterfaceSizeClass {
    case .unspecified: return nil
    case .compact: self = .compact
    case .regular: self = .regular
    }
  }
}

extension ContentSizeCategory {
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let index = Self.platformNames.firstIndex(of: uiSizeCategory) else { return nil }
    self = Self.allCases[index]
  }

  /// In the order of the cases.
  fileprivate static let platformNames: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]
}

extension DynamicTypeSize {
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let category = ContentSizeCategory(uiSizeCategory) else { return nil }
    self = category.dynamicTypeSize
  }
}

extension UIContentSizeCategory {
  public init(_ dynamicTypeSize: DynamicTypeSize?) {
    self = dynamicTypeSize.map { UIContentSizeCategory(ContentSizeCategory($0)) } ?? .unspecified
  }
  public init(_ sizeCategory: ContentSizeCategory?) {
    let index = sizeCategory.flatMap { ContentSizeCategory.allCases.firstIndex(of: $0) }
    self = index.map { ContentSizeCategory.platformNames[$0] } ?? .unspecified
  }
}

extension UIUserInterfaceStyle {
  public init(_ colorScheme: ColorScheme?) {
    self = colorScheme.map { $0 == .dark ? .dark : .light } ?? .unspecified
  }
}
