import ArgumentParser
import VitrineBuild
import VitrineMessages
import VitrineSystem

/// From options and a bundle's description to the pictures to make.
struct JobPlan {
  var selection: Selection
  var environment: EnvironmentSelection
  var description: BundleDescription
  var platform: BuildPlatform

  func jobs() -> [RenderJob] {
    let wantsPreviews =
      !selection.previews.isEmpty || (description.widgets.isEmpty && selection.widgets.isEmpty)
    return wantsPreviews ? previewJobs() : widgetJobs()
  }

  // MARK: Widgets

  private func widgetJobs() -> [RenderJob] {
    chosenWidgets().flatMap { widget in
      widget.families.compactMap(Family.init).filter(isWanted).flatMap { family in
        environment.variants.flatMap { variant in
          places(for: family, os: variant.options.os).map { device, context in
            RenderJob(
              subject: .widget(kind: widget.kind), family: family, device: device,
              contextID: context.id, options: variant.options,
              source: source(for: widget, context), configuration: environment.configuration,
              isBackgroundRemovable: widget.containerBackgroundRemovable, variant: variant.name)
          }
        }
      }
    }
  }

  private func chosenWidgets() -> [WidgetDescription] {
    guard !selection.widgets.isEmpty else { return description.widgets }
    return description.widgets.filter { selection.widgets.contains($0.kind) }
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
          return RenderJob(
            subject: .preview(name: preview.name), family: family, device: device,
            contextID: contextID, options: options,
            source: .preview(name: preview.name, entry: entry),
            configuration: environment.configuration, variant: name)
        }
        guard let family else { return devicesOfSizelessPreviews.map { job($0, "preview") } }
        return places(for: family, os: variant.options.os, isPreview: true).map { job($0, $1.id) }
      }
    }
  }

  // MARK: Devices and contexts

  /// Where a family is shown: every device asked for, or for each context the device on which that
  /// context is met first; every context asked for, or the family's main one.
  private func places(for family: Family, os: Int, isPreview: Bool = false) -> [(Device, Context)] {
    let devices = selection.devices.isEmpty ? defaultDevices : selection.devices
    var contexts = selection.contexts
    // Nothing named means everywhere, where there is room for it; a preview is one picture.
    if contexts.isEmpty, selection.showsEveryPlace, !isPreview { contexts = ContextCatalog.all }
    if contexts.isEmpty {
      let mains = devices.compactMap { device -> (Device, Context)? in
        guard let main = ContextCatalog.main(for: family, on: device),
          main.allows(family, on: device, os: os)
        else { return nil }
        return (device, main)
      }
      return selection.devices.isEmpty ? Array(mains.prefix(1)) : mains
    }
    if !selection.devices.isEmpty {
      return devices.flatMap { device in
        contexts.filter { $0.allows(family, on: device, os: os) }.map { (device, $0) }
      }
    }
    return contexts.compactMap { context in
      devices.first { context.allows(family, on: $0, os: os) }.map { ($0, context) }
    }
  }

  /// One device of each kind that can show the platform's widgets, the commonest first.
  private var defaultDevices: [Device] {
    let ids =
      switch platform {
      case .iOS: [DeviceCatalog.defaultID, "ipad-pro-11", "mac", "apple-vision-pro"]
      case .watchOS: [DeviceCatalog.defaultWatchID]
      case .macOS: ["mac"]
      }
    return ids.compactMap(DeviceCatalog.find)
  }

  private var devicesOfSizelessPreviews: [Device] {
    selection.devices.isEmpty ? Array(defaultDevices.prefix(1)) : selection.devices
  }

  // MARK: Nothing left

  /// Why there are no jobs.
  var whyEmpty: String {
    if description.widgets.isEmpty && description.previews.isEmpty {
      return "the extension has no widgets and no previews"
    }
    var parts: [String] = []
    if !selection.families.isEmpty {
      let names = selection.families.map(\.rawValue).joined(separator: ", ")
      let supported = Set(description.widgets.flatMap(\.families))
      let missing = selection.families.filter { !supported.contains($0.rawValue) }
      if missing.count == selection.families.count {
        return "no widget here supports \(names); supported are "
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
    return "nothing to show: no widget here can stand in "
      + (parts.isEmpty ? "any place" : parts.joined(separator: " and ")) + " on OS \(os); see "
      + "'vitrine contexts'"
  }
}

extension Context {
  static let galleryID = "gallery"
}

/// Which platforms have to be built for what was asked.
enum PlatformChoice {
  static func platforms(
    _ source: SourceOptions, _ selection: Selection
  ) throws -> [BuildPlatform?] {
    if let given = try source.buildPlatform() { return [given] }
    var found: [BuildPlatform] = []
    func add(_ platform: BuildPlatform) { if !found.contains(platform) { found.append(platform) } }
    if !selection.devices.isEmpty {
      for device in selection.devices { add(device.platform.build) }
    } else if selection.namesContexts {
      for context in selection.contexts {
        let platforms = Set(context.families.keys.map(\.build))
        // A context of several platforms (the gallery) follows the project.
        if platforms.count == 1, let only = platforms.first { add(only) }
      }
    } else if !selection.families.isEmpty,
      selection.families.allSatisfy({ $0 == .accessoryCorner })
    {
      add(.watchOS)
    }
    return found.isEmpty ? [nil] : found
  }
}

extension Device.Platform {
  /// A room's widgets are iPad widgets.
  var build: BuildPlatform {
    switch self {
    case .iPhone, .iPad, .vision: .iOS
    case .watch: .watchOS
    case .mac: .macOS
    }
  }
}
