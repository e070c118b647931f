public import VitrineFoundation

/// What is spoken or shown to a person.
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
  public typealias StringInterpolation = LocalizedStringResource.StringInterpolation

  /// What a caption adds when there is a screen to read.
  package var full: LocalizedStringResource
  package var supporting: LocalizedStringResource?
  package var systemImageName: String?

  public init(_ dialog: LocalizedStringResource) { full = dialog }

  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
    self.full = full
    self.supporting = supporting
  }

  public init(
    full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String
  ) {
    self.init(full: full, supporting: supporting)
    self.systemImageName = systemImageName
  }

  public init(stringLiteral value: String) { full = LocalizedStringResource(stringLiteral: value) }

  public init(stringInterpolation: StringInterpolation) {
    full = LocalizedStringResource(stringInterpolation: stringInterpolation)
  }

  package var resolvedText: String { full.resolvedText }
}
