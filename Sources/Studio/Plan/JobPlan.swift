import VitrineBuild
import VitrineCatalog
import VitrineComposition
import VitrineMessages

/// From options and a bundle's description to the pictures to make.
struct JobPlan {
  var selection: Selection
  var environment: EnvironmentSelection
  var description: BundleDescription
  var platform: BuildPlatform
  var crop = Crop.widget
  /// Printed under widgets on a screen.
  var appName = ""
  /// The app's icon and colors.
  var app = AppLook()

  func jobs() -> [RenderJob] { wantsPreviews ? previewJobs() : widgetJobs() }

  var wantsPreviews: Bool {
    !selection.previews.isEmpty || (description.widgets.isEmpty && selection.widgets.isEmpty)
  }

  // MARK: Widgets

  private func widgetJobs() -> [RenderJob] {
    chosenWidgets().flatMap { widget in
      shownFamilies(of: widget).flatMap { family in
        environment.variants.flatMap { variant in
          placements(
            for: family, os: variant.options.os,
            isBackgroundRemovable: widget.containerBackgroundRemovable
          ).map { device, context in
            job(widget, family, device, context, variant)
          }
        }
      }
    }
  }

  private func job(
    _ widget: WidgetDescription, _ family: Family, _ device: Device, _ context: Context,
    _ variant: EnvironmentSelection.Variant
  ) -> RenderJob {
    var job = RenderJob(
      subject: .widget(kind: widget.kind), family: family, device: device, contextID: context.id,
      options: variant.options, source: source(for: widget, context),
      configuration: configuration(of: widget),
      isBackgroundRemovable: widget.containerBackgroundRemovable, variant: variant.name)
    job.crop = crop
    (job.appName, job.widgetName) = (
      app.name(locale: variant.options.locale) ?? appName, widget.displayName
    )
    job.widgetDescription = widget.description
    job.app = app
    job.galleryFamilies = galleryFamilies(of: widget, beside: family, device, variant)
    job.mounting = Mounting(widget.mountingStyles)
    job.isBuiltForPhone = platform == .iOS
    // The gallery sorts by the location that it was opened from.
    let location = context.location ?? (family.isAccessory ? "lockScreen" : "homeScreen")
    job.isDisfavored = widget.disfavoredLocations.contains {
      ($0.location == location || ($0.location == "iPhoneWidgetsOnMac" && device.platform == .mac))
        && $0.families.contains(family.rawValue)
    }
    return job
  }

  /// The sizes on the gallery's page with a family: accessories are chosen apart from the others.
  private func galleryFamilies(
    of widget: WidgetDescription, beside family: Family, _ device: Device,
    _ variant: EnvironmentSelection.Variant
  ) -> [Family] {
    guard let gallery = ContextCatalog.find(Context.galleryID) else { return [] }
    return widget.families.compactMap(Family.init).filter {
      $0.isAccessory == family.isAccessory
        && gallery.allows(
          $0, on: device, os: variant.options.os,
          isBackgroundRemovable: widget.containerBackgroundRemovable)
    }
  }

  func chosenWidgets() -> [WidgetDescription] {
    guard !selection.widgets.isEmpty else { return description.widgets }
    return description.widgets.filter { selection.widgets.contains(where: $0.isNamed) }
  }

  /// Those asked for. The two sides of the compact island are one picture but for who names a side.
  private func shownFamilies(of widget: WidgetDescription) -> [Family] {
    var all = widget.families.compactMap(Family.init)
    // People choose a control's size; one picture alone shows the usual one.
    if widget.configuration == .control, selection.showsEveryContext || !selection.families.isEmpty
    {
      all = [.control, .controlSmall, .controlLarge]
    }
    let families = all.filter(isWanted)
    return families.filter { !$0.isHalf || selection.families.contains($0) }
  }

  private func isWanted(_ family: Family) -> Bool {
    selection.families.isEmpty || selection.families.contains(family)
  }

  private func source(for widget: WidgetDescription, _ context: Context) -> RenderRequest.Source {
    if case .placeholder = environment.source { return .placeholder }
    switch widget.configuration {
    case .activity, .control: return .snapshot
    case .static, .appIntent, .intent, .relevance:
      return context.id == Context.galleryID && environment.entry == nil
        ? .snapshot : environment.source
    }
  }

  // MARK: Previews

  private func previewJobs() -> [RenderJob] {
    let all = selection.previews.isEmpty || selection.previews.contains("all")
    let previews = description.previews.filter { all || selection.previews.contains($0.name) }
    return previews.flatMap { preview -> [RenderJob] in
      let family = preview.family.flatMap(Family.init)
      let entry = environment.entry ?? 0
      return environment.variants.flatMap { variant -> [RenderJob] in
        func job(_ device: Device, _ contextID: String) -> RenderJob {
          var options = variant.options
          var name = variant.name
          if environment.variants.count == 1, preview.colorScheme == "dark" {
            options.appearance = .dark
            name = name.isEmpty ? "dark" : name
          }
          var job = RenderJob(
            subject: .preview(name: preview.name), family: family, device: device,
            contextID: contextID, options: options,
            source: .preview(name: preview.name, entry: entry),
            configuration: environment.configuration, variant: name)
          (job.crop, job.app, job.isBuiltForPhone) = (crop, app, platform == .iOS)
          job.appName = app.name(locale: options.locale) ?? appName
          return job
        }
        guard let family else {
          return devicesOfSizelessPreviews(os: variant.options.os).map { job($0, "preview") }
        }
        return placements(for: family, os: variant.options.os, isPreview: true).map {
          job($0, $1.id)
        }
      }
    }
  }

  // MARK: Devices and contexts

  /// Where a family is shown: on every device asked for, or for each context on the first device
  /// that has it; in every context asked for, or the family's main one.
  private func placements(
    for family: Family, os: Int, isPreview: Bool = false, isBackgroundRemovable: Bool = true
  ) -> [(Device, Context)] {
    func allows(_ context: Context, _ device: Device) -> Bool {
      context.allows(
        family, on: device, os: os, isBackgroundRemovable: isBackgroundRemovable)
    }
    let devices = selection.devices.isEmpty ? defaultDevices(os: os) : selection.devices
    var contexts = selection.contexts
    // Nothing named means every context, where there is room for all; a preview is one picture.
    if contexts.isEmpty, selection.showsEveryContext, !isPreview { contexts = ContextCatalog.all }
    if contexts.isEmpty {
      let mains = devices.compactMap { device -> (Device, Context)? in
        guard let main = ContextCatalog.main(for: family, on: device),
          allows(main, device)
        else { return nil }
        return (device, main)
      }
      return selection.devices.isEmpty ? Array(mains.prefix(1)) : mains
    }
    if !selection.devices.isEmpty {
      return devices.flatMap { device in
        contexts.filter { allows($0, device) }.map { (device, $0) }
      }
    }
    return contexts.compactMap { context in
      devices.first { allows(context, $0) }.map { ($0, context) }
    }
  }

  /// One device of each kind that can show the platform's widgets, the commonest first.
  private func defaultDevices(os: Int) -> [Device] {
    let platforms: [Device.Platform] =
      switch platform {
      case .iOS: [.iPhone, .iPad, .mac, .vision]
      case .watchOS: [.watch]
      case .macOS: [.mac]
      }
    return platforms.compactMap { DeviceCatalog.standard($0, os: os) }
  }

  private func devicesOfSizelessPreviews(os: Int) -> [Device] {
    selection.devices.isEmpty ? Array(defaultDevices(os: os).prefix(1)) : selection.devices
  }

  // MARK: Nothing left

  /// What a device lacks of what was asked for, as one sentence.
  private func lack(of device: Device) -> String? {
    if device.platform == .iPhone, device.sensors != .island, !selection.families.isEmpty,
      selection.families.allSatisfy(\.isIsland)
    {
      return "\(device.name) has no Dynamic Island: it shows Live Activities on the Lock Screen "
        + "(--context lock-screen) and as a banner (--context banner)"
    }
    guard selection.namesContexts else { return nil }
    if let reason = missingPlaces(on: device) { return reason }
    if device.platform == .iPhone, !device.hasAlwaysOnDisplay,
      selection.contexts.allSatisfy(\.needsAlwaysOnDisplay)
    {
      return "\(device.name) has no display that stays on: choose another device, such as "
        + "\(DeviceCatalog.defaultID)"
    }
    if !device.hasActionButton, selection.contexts.allSatisfy(\.needsActionButton) {
      let other = device.platform == .watch ? "apple-watch-49mm" : DeviceCatalog.defaultID
      return "\(device.name) has no Action button: choose another device, such as \(other)"
    }
    if device.sensors == .island, selection.contexts.allSatisfy(\.needsNoIsland) {
      return "\(device.name) shows no banner but its Dynamic Island: --family islandExpanded"
    }
    return nil
  }

  /// Where none of the contexts is a place of such devices: StandBy is none of an iPad's.
  private func missingPlaces(on device: Device) -> String? {
    guard selection.contexts.allSatisfy({ $0.families[device.platform] == nil }) else { return nil }
    let names = selection.contexts.map(\.id).joined(separator: ", ")
    let platforms = Device.Platform.allCases.filter { platform in
      selection.contexts.contains { $0.families[platform] != nil }
    }
    let os = environment.variants.first?.options.os ?? OSVersion.newest
    let other = platforms.lazy.compactMap { DeviceCatalog.standard($0, os: os) }.first
    return "\(device.name) has no \(names)"
      + (other.map { ": choose another device, such as \($0.id)" } ?? "")
  }

  /// What the places or devices that were asked for show in place of the families that were.
  private func otherFamilies(os: Int) -> String? {
    guard !selection.families.isEmpty else { return nil }
    let devices = selection.devices.isEmpty ? defaultDevices(os: os) : selection.devices
    let names = selection.families.map(\.rawValue).joined(separator: ", ")
    guard !selection.namesContexts else {
      var shown: [Family] = []
      for context in selection.contexts {
        for device in devices {
          shown += (context.families[device.platform] ?? []).filter {
            !shown.contains($0) && context.allows($0, on: device, os: os)
          }
        }
      }
      guard !shown.isEmpty, !shown.contains(where: selection.families.contains) else { return nil }
      return selection.contexts.map(\.id).joined(separator: ", ")
        + " shows \(shown.map(\.rawValue).joined(separator: ", ")), not \(names): choose another "
        + "--family or --context"
    }
    func shows(_ device: Device) -> Bool {
      selection.families.contains { ContextCatalog.main(for: $0, on: device) != nil }
    }
    guard !selection.devices.isEmpty, !devices.contains(where: shows) else { return nil }
    let other = Device.Platform.allCases.lazy
      .compactMap { DeviceCatalog.standard($0, os: os) }.first(where: shows)
    return "\(devices.map(\.name).joined(separator: ", ")) shows no \(names)"
      + (other.map { ": choose another device, such as \($0.id)" } ?? "")
  }

  /// Why a widget that keeps its background stands in none of the places asked for, although it would
  /// without one.
  private func keptBackground(os: Int) -> String? {
    for widget in chosenWidgets() where !widget.containerBackgroundRemovable {
      let barred = shownFamilies(of: widget).flatMap { family in
        placements(for: family, os: os)
          .filter { $1.excludesFixedBackground(of: family, on: $0.platform) }.map(\.1.id)
      }
      let names = selection.contexts.map(\.id).filter(barred.contains)
      guard !names.isEmpty else { continue }
      return "\(widget.kind) keeps its background (containerBackgroundRemovable(false)), so the "
        + "system does not offer it in " + names.joined(separator: ", ")
    }
    return nil
  }

  /// People choose a control's size.
  private var supportedFamilies: Set<String> {
    let families = Set(description.widgets.flatMap(\.families))
    guard families.contains(Family.control.rawValue) else { return families }
    return families.union([Family.controlSmall, .controlLarge].map(\.rawValue))
  }

  /// Why there are no jobs.
  var whyEmpty: String {
    if description.widgets.isEmpty && description.previews.isEmpty {
      return "the extension has no widgets and no previews"
    }
    var parts: [String] = []
    if !selection.families.isEmpty {
      let names = selection.families.map(\.rawValue).joined(separator: ", ")
      let supported = supportedFamilies
      let missing = selection.families.filter { !supported.contains($0.rawValue) }
      if missing.count == selection.families.count {
        return "no widget here supports \(names); they support "
          + supported.sorted().joined(separator: ", ")
      }
      parts.append("family \(names)")
    }
    if !selection.contexts.isEmpty {
      parts.append("context \(selection.contexts.map(\.id).joined(separator: ", "))")
    }
    if !selection.devices.isEmpty {
      parts.append("device \(selection.devices.map(\.id).joined(separator: ", "))")
    }
    let os = environment.variants.first?.options.os ?? OSVersion.newest
    for context in selection.contexts where context.firstOS > os {
      return "context \(context.id) comes with OS \(context.firstOS); --os is \(os)"
    }
    for device in selection.devices {
      if let reason = lack(of: device) { return reason }
    }
    if let reason = keptBackground(os: os) ?? otherFamilies(os: os) { return reason }
    return "nothing to show: no widget here is available in "
      + (parts.isEmpty ? "any context" : parts.joined(separator: " and ")) + " on OS \(os); see "
      + "'vitrine contexts'"
  }
}

extension Context {
  static let galleryID = "gallery"
}
