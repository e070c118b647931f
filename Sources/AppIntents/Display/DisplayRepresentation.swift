public import Foundation
public import VitrineFoundation

/// How one value looks in an editor: title, subtitle, image.
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Hashable, Sendable {
  public var title: LocalizedStringResource
  public var subtitle: LocalizedStringResource?
  public var image: Image?
  public var synonyms: [LocalizedStringResource]
  /// Symbols for the accessory of a row, none unless a descriptor is given.
  package var descriptionText: LocalizedStringResource?

  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.synonyms = synonyms
  }

  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    descriptionText: LocalizedStringResource, synonyms: [LocalizedStringResource] = []
  ) {
    self.init(title: title, subtitle: subtitle, image: image, synonyms: synonyms)
    self.descriptionText = descriptionText
  }

  public init(stringLiteral value: String) {
    self.init(title: LocalizedStringResource(stringLiteral: value))
  }

  public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
    self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.title == rhs.title && lhs.subtitle == rhs.subtitle && lhs.image == rhs.image
      && lhs.synonyms == rhs.synonyms
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(title.resolvedText)
    hasher.combine(image)
  }
}

extension DisplayRepresentation {
  /// The picture beside a value's title.
  public struct Image: Hashable, Sendable {
    /// The outline that the picture is cut to.
    public struct DisplayStyle: Hashable, Sendable {
      package var name: String
      public static let `default` = DisplayStyle(name: "default")
      public static let circular = DisplayStyle(name: "circular")
    }

    package enum Source: Hashable, Sendable {
      case asset(String)
      case symbol(String)
      case data(Data)
      /// Size in points, nil for the file's own.
      case url(URL, width: Double?, height: Double?)
    }

    package var source: Source
    package var isTemplate: Bool?
    package var displayStyle: DisplayStyle
    package var tint: String?

    package init(
      source: Source, isTemplate: Bool?, displayStyle: DisplayStyle = .default, tint: String? = nil
    ) {
      self.source = source
      self.isTemplate = isTemplate
      self.displayStyle = displayStyle
      self.tint = tint
    }

    public init(
      named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default
    ) {
      self.init(source: .asset(name), isTemplate: isTemplate, displayStyle: displayStyle)
    }

    public init(systemName: String, isTemplate: Bool? = nil) {
      self.init(source: .symbol(systemName), isTemplate: isTemplate)
    }

    public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      self.init(source: .data(data), isTemplate: isTemplate, displayStyle: displayStyle)
    }

    public init(url: URL, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      self.init(
        source: .url(url, width: nil, height: nil), isTemplate: isTemplate,
        displayStyle: displayStyle)
    }

    /// Width and height in points.
    public init(
      url: URL, width: Double, height: Double, isTemplate: Bool? = nil,
      displayStyle: DisplayStyle = .default
    ) {
      self.init(
        source: .url(url, width: width, height: height), isTemplate: isTemplate,
        displayStyle: displayStyle)
    }
  }
}
