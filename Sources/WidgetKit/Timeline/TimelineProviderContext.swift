/// What a provider is asked for.
public struct TimelineProviderContext: @unchecked Sendable {
  /// The values that the system may draw with. One request is one drawing here, so each value
  /// that varies has a single variant.
  @dynamicMemberLookup
  public struct EnvironmentVariants: @unchecked Sendable {
    package let environment: EnvironmentValues
    public subscript<T>(dynamicMember keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? {
      [environment[keyPath: keyPath]]
    }
    public subscript<T>(keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? {
      [environment[keyPath: keyPath]]
    }
  }
  public let environmentVariants: EnvironmentVariants
  public let family: WidgetFamily
  /// Whether the result is for the gallery.
  public let isPreview: Bool
  /// Points.
  public let displaySize: CGSize

  package init(
    environment: EnvironmentValues, family: WidgetFamily, isPreview: Bool, displaySize: CGSize
  ) {
    environmentVariants = EnvironmentVariants(environment: environment)
    self.family = family
    self.isPreview = isPreview
    self.displaySize = displaySize
  }
}
