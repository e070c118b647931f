import Foundation

/// Targets of XcodeGen's descriptions as widget projects.
extension ProjectFinder {
  /// The widgets of a description; none where its targets have none.
  func xcodeGenTargets(_ file: String, at origin: String) throws -> [WidgetProject] {
    files.allow(Paths.folder(file))
    let project = try XcodeGenProject(file: file, files)
    let extensions = project.targets.filter(\.isExtension)
    let found = try widgets(of: project)
    if found.isEmpty, let name = request.target {
      guard !extensions.contains(where: { $0.name == name }) else {
        throw BuildError.notWidget(target: name, path: origin)
      }
      throw BuildError.unknownTarget(name: name, path: origin, names: extensions.map(\.name))
    }
    return found
  }

  /// The widgets of the nearest description around a folder that have sources in it.
  func enclosingXcodeGenTargets(of paths: [String]) -> [WidgetProject]? {
    guard let first = paths.first, files.isFolder(first) else { return nil }
    for folder in files.foldersUp(from: first, atMost: 6) {
      let descriptions = XcodeGenProject.descriptions(in: folder, files)
      guard !descriptions.isEmpty else { continue }
      files.allow(folder)
      let found = descriptions.compactMap { try? XcodeGenProject(file: $0, files) }
        .flatMap { widgets(of: $0, holding: paths) }
      return found.isEmpty ? nil : found
    }
    return nil
  }

  /// Adds what the description beside a committed project lists for its targets and the project does not: files that
  /// were added after it was last generated. They are compiled where something asks for them, since the description may
  /// as well be the one that is out of date.
  func addDescribedSources(beside path: String, to widgets: inout ArraySlice<WidgetProject>) {
    guard !widgets.isEmpty else { return }
    let descriptions = XcodeGenProject.descriptions(in: Paths.folder(path), files)
    for project in descriptions.compactMap({ try? XcodeGenProject(file: $0, files) }) {
      for index in widgets.indices { add(project, to: &widgets[index]) }
    }
  }

  private func add(_ project: XcodeGenProject, to widget: inout WidgetProject) {
    let known = Set(widget.sources + widget.modules.flatMap(\.sources))
    let targets = project.targets.filter { $0.isExtension && $0.name == widget.name }
    let listed = targets.flatMap { project.members(of: $0).scan.sources }
    widget.optionalSources =
      Set(widget.optionalSources + listed.filter { !known.contains($0) }).sorted()
  }

  private func widgets(of project: XcodeGenProject, holding paths: [String]) -> [WidgetProject] {
    project.targets.filter(\.isExtension).compactMap { try? widgetProject(project, $0) }
      .filter { widget in
        widget.sources.contains { source in paths.contains { Paths.isInside(source, $0) } }
      }
  }

  /// The extensions of a description that are widgets.
  func widgets(of project: XcodeGenProject) throws -> [WidgetProject] {
    try project.targets.filter(\.isExtension)
      .filter { target in request.target.map { $0 == target.name } ?? true }
      .compactMap { try widgetProject(project, $0) }
  }

  private func widgetProject(
    _ project: XcodeGenProject, _ target: XcodeGenProject.Target
  ) throws -> WidgetProject? {
    let values = project.buildSettings(of: target)
    let (settings, platform) = project.interpret(values)
    let info = target.spec["info"]
    let plist = (info?["path"]?.string ?? values["INFOPLIST_FILE"])
      .map { Paths.absolute($0, in: project.folder) }
    let (members, missing) = project.members(of: target)
    let point =
      info?["properties"]?["NSExtension"]?["NSExtensionPointIdentifier"]?.string
      ?? plist.flatMap { InfoPlist.extensionPoint($0, files) }
    guard isWidgetExtension(point, members.sources) else { return nil }
    var result = WidgetProject(
      name: target.name, module: Self.module(values["PRODUCT_MODULE_NAME"] ?? target.name),
      platform: platform, root: project.folder)
    result.isExact = true
    result.settings = settings
    result.settings.infoPlistKeys.merge(Self.properties(info, values)) { _, own in own }
    result.take(members)
    result.takeXcode(XcodeVersion.stated(in: project.root), in: project.folder, files)
    result.noteMissing(missing)
    if let plist, files.isFile(plist) { result.infoPlist = plist }
    let entitlements = target.spec["entitlements"]
    if let path = entitlements?["path"]?.string ?? entitlements?.string
      ?? values["CODE_SIGN_ENTITLEMENTS"], !path.isEmpty
    {
      let whole = Paths.absolute(path, in: project.folder)
      if files.isFile(whole) { result.entitlements = whole }
    }
    try addModules(of: project, target, to: &result)
    return result
  }

  /// Keys that a description writes into the Info.plist.
  private static func properties(
    _ info: JSONValue?, _ values: [String: String]
  ) -> [String: JSONValue] {
    (info?["properties"]?.object ?? [:]).mapValues { value in
      value.mapStrings {
        switch $0 {
        case "true": .bool(true)
        case "false": .bool(false)
        default: .string(XcodeSettings.expand($0, in: values))
        }
      }
    }
  }

  private func addModules(
    of project: XcodeGenProject, _ target: XcodeGenProject.Target, to result: inout WidgetProject
  ) throws {
    let own = XcodeGenProject.Library(project: project, target: target)
    let items = project.libraries(below: target) + [own]
    let packages = items.flatMap { $0.project.localPackages(of: $0.target) }
    PackageManifest.warm(
      PackageManifest.packages(from: packages.map(\.folder), checkouts), checkouts)
    for library in items {
      let (project, item) = (library.project, library.target)
      result.addresses.merge(project.packageAddresses(of: item)) { known, _ in known }
      result.packages += project.packageReferences(of: item)
        .filter { !result.packages.contains($0) }
      for package in project.localPackages(of: item) {
        guard files.isFile(package.folder + "/Package.swift") else {
          result.absentPackages.append(package.folder)
          continue
        }
        result.use(
          try PackageProject.modules(
            at: package.folder, products: package.products, checkouts: checkouts))
      }
      guard project.file != own.project.file || item.name != target.name else { continue }
      let values = project.buildSettings(of: item)
      let members = project.members(of: item).scan
      result.use([
        LocalModule(
          name: Paths.identifier(values["PRODUCT_MODULE_NAME"] ?? values["PRODUCT_NAME"] ?? ""),
          sources: members.sources, settings: project.interpret(values).0,
          catalogs: members.catalogs, stringFiles: members.stringFiles,
          resources: members.resources, intentDefinitions: members.intentDefinitions,
          dataModels: members.dataModels)
      ])
    }
  }
}
