public import ActivityKit
import VitrineFoundation

extension WidgetConfiguration {
  public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration {
    defining { $0.displayName = displayName }
  }
  /// The widget's name in the gallery.
  public func configurationDisplayName(
    _ displayNameKey: LocalizedStringKey
  ) -> some WidgetConfiguration {
    configurationDisplayName(Text(displayNameKey))
  }
  @_disfavoredOverload
  public func configurationDisplayName(
    _ displayNameResource: LocalizedStringResource
  ) -> some WidgetConfiguration {
    configurationDisplayName(Text(displayNameResource))
  }
  @_disfavoredOverload
  public func configurationDisplayName<S: StringProtocol>(
    _ displayName: S
  ) -> some WidgetConfiguration {
    configurationDisplayName(Text(displayName))
  }

  public func description(_ description: Text) -> some WidgetConfiguration {
    defining { $0.description = description }
  }
  /// What the gallery says about the widget.
  public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration {
    description(Text(descriptionKey))
  }
  @_disfavoredOverload
  public func description(
    _ descriptionResource: LocalizedStringResource
  ) -> some WidgetConfiguration {
    description(Text(descriptionResource))
  }
  @_disfavoredOverload
  public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration {
    self.description(Text(description))
  }

  /// The families that the widget has a design for.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
    defining { $0.families = families }
  }

  /// The content reaches the widget's edges.
  public func contentMarginsDisabled() -> some WidgetConfiguration {
    defining { $0.contentMarginsDisabled = true }
  }
  public func _contentMarginsDisabled() -> some WidgetConfiguration { contentMarginsDisabled() }

  /// Whether the system may leave out the container background. A widget that says no is not
  /// offered where it has to.
  public func containerBackgroundRemovable(
    _ isRemovable: Bool = true
  ) -> some WidgetConfiguration {
    defining { $0.containerBackgroundRemovable = isRemovable }
  }
  public func _containerBackgroundRemovable(
    _ isRemovable: Bool = true
  ) -> some WidgetConfiguration {
    containerBackgroundRemovable(isRemovable)
  }

  /// The places where the gallery should put the widget last.
  public func disfavoredLocations(
    _ locations: [WidgetLocation], for families: [WidgetFamily]
  ) -> some WidgetConfiguration {
    defining { definition in
      for location in locations { definition.disfavored.append((location, families)) }
    }
  }

  public func promptsForUserConfiguration() -> some WidgetConfiguration {
    defining { $0.promptsForUserConfiguration = true }
  }
  /// The kind of the timeline widget that this relevance widget stands in for.
  public func associatedKind(_ kind: String) -> some WidgetConfiguration {
    defining { $0.associatedKind = kind }
  }
  public func pushHandler(_ pushHandler: any WidgetPushHandler.Type) -> some WidgetConfiguration {
    defining { definition in
      definition.pushHandler = unqualifiedName(of: pushHandler)
      definition.pushTokenChanged = { token, widgets in
        pushHandler.init().pushTokenDidChange(WidgetPushInfo(token: Data(token)), widgets: widgets)
      }
    }
  }
  public func supportedMountingStyles(
    _ styles: [WidgetMountingStyle]
  ) -> some WidgetConfiguration {
    defining { $0.mountingStyles = styles }
  }
  public func widgetTexture(_ texture: WidgetTexture) -> some WidgetConfiguration {
    defining { $0.texture = texture }
  }
  /// Sizes of a Live Activity, beside the Lock Screen, that it has a design for.
  public func supplementalActivityFamilies(
    _ families: [ActivityFamily]
  ) -> some WidgetConfiguration {
    defining { $0.supplementalActivityFamilies = families }
  }

  /// Never called: no app downloads in the background here. The name is kept.
  public func onBackgroundURLSessionEvents(
    matching matchingString: String,
    _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration {
    defining { $0.backgroundSession = matchingString }
  }
  public func onBackgroundURLSessionEvents(
    matching: ((String) -> Bool)? = nil,
    _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration {
    defining { $0.backgroundSession = "*" }
  }
}
