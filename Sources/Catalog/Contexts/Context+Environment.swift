public import VitrineMessages

extension Context {
  /// What a widget is told when it stands here; nil where the family cannot.
  public func environment(
    device: Device, family: Family, options: EnvironmentOptions, isBackgroundRemovable: Bool = true
  ) -> RenderEnvironment? {
    guard
      allows(
        family, on: device, os: options.os, isBackgroundRemovable: isBackgroundRemovable),
      let size = device.size(of: family, in: surface, os: options.os)
    else { return nil }
    let traits = traits(
      ContextInput(
        device: device, family: family, options: options,
        isBackgroundRemovable: isBackgroundRemovable))
    var environment = RenderEnvironment(
      platform: device.environmentPlatform, osVersion: options.os, family: family.rawValue,
      width: size.layout.width, height: size.layout.height,
      displayScale: options.scale ?? device.displayScale, colorScheme: traits.colorScheme,
      renderingMode: traits.renderingMode,
      showsContainerBackground: traits.showsContainerBackground,
      contentMargins: traits.contentMargins,
      cornerRadius: device.cornerRadius(of: family, in: surface, os: options.os),
      dynamicTypeSize: DynamicType.clamped(options.typeSize), locale: options.locale,
      timeZone: options.timeZone,
      layoutDirection: options.layoutDirection ?? Direction.of(locale: options.locale),
      date: options.date, contrast: options.contrast,
      isLuminanceReduced: traits.isLuminanceReduced, redaction: options.redaction,
      isPreview: traits.isPreview, usesComplicationText: traits.usesComplicationText,
      watchCase: device.watchCaseMillimeters,
      activityFamily: family.isActivity ? (isSmall(device) ? "small" : "medium") : nil,
      showsWidgetLabel: traits.showsWidgetLabel)
    environment.isSimplified = traits.isSimplified
    environment.isActivityFullscreen = family.isActivity && surface == .standBy
    return environment
  }

  /// Where Live Activities have their small form: on a watch and in a car.
  private func isSmall(_ device: Device) -> Bool {
    device.platform == .watch || surface == .carPlay
  }
}
