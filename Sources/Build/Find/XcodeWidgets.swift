import Foundation

/// Targets of Xcode projects as widget projects.
extension ProjectFinder {
  func xcodeTargets(_ paths: [String], at origin: String) throws -> [WidgetProject] {
    var projects: [WidgetProject] = []
    var extensions: [String] = []
    /// Extensions of other kinds.
    var others: [String] = []
    for path in paths {
      let project = try xcodeProject(path)
      project.allowFolders()
      let first = projects.count
      for target in project.targets where target.isExtension {
        extensions.append(target.name)
        if let name = request.target, name != target.name { continue }
        if let found = try widgetProject(project, target) {
          projects.append(found)
        } else {
          others.append(target.name)
        }
      }
      addDescribedSources(beside: path, to: &projects[first...])
    }
    if projects.isEmpty, let name = request.target {
      guard !others.contains(name) else { throw BuildError.notWidget(target: name, path: origin) }
      throw BuildError.unknownTarget(name: name, path: origin, names: extensions.sorted())
    }
    guard !projects.isEmpty else {
      throw BuildError.noWidget(path: origin)
    }
    return withoutEmpty(projects)
  }

  /// Beside extensions with sources, one that lists none makes no program, in Xcode either: it is said, and the others
  /// are drawn.
  private func withoutEmpty(_ projects: [WidgetProject]) -> [WidgetProject] {
    guard request.target == nil else { return projects }
    let isEmpty = { (project: WidgetProject) in
      project.sources.isEmpty && project.missingFiles.isEmpty
    }
    var others = projects.filter { !isEmpty($0) }
    guard !others.isEmpty else { return projects }
    others[0].notes += projects.filter(isEmpty).map {
      .init(
        path: $0.root, severity: .note,
        message: "the target \($0.name) has no Swift sources; left out")
    }
    return others
  }

  /// The target as a project, or nothing where it is no widget extension.
  func widgetProject(
    _ project: XcodeProject, _ target: XcodeProject.Target
  ) throws -> WidgetProject? {
    let values = project.buildSettings(of: target)
    let (settings, platform) = project.interpret(values)
    let plist = values["INFOPLIST_FILE"].flatMap { $0.isEmpty ? nil : $0 }
      .map { Paths.absolute($0, in: project.folder) }
    let members = project.members(of: target)
    let point = plist.flatMap { InfoPlist.extensionPoint($0, files) }
    guard isWidgetExtension(point, members.sources) else { return nil }
    var result = WidgetProject(
      name: target.name, module: Self.module(project.moduleName(of: target)), platform: platform,
      root: project.folder)
    result.isExact = true
    result.settings = settings
    result.settings.resourceNamings = project.resourceNamings(of: target)
    result.take(members)
    result.takeXcode(project.xcodeVersion, in: project.folder, files)
    result.noteMissing(result.sources.filter { !files.exists($0) })
    result.sources = result.sources.filter(files.isFile)
    result.resources = result.resources.filter { files.exists($0.path) }
    if let plist, files.isFile(plist) { result.infoPlist = plist }
    note(point: point, in: plist, &result)
    if let app = project.application(of: target) { takeApp(app, of: project, to: &result) }
    if let entitlements = values["CODE_SIGN_ENTITLEMENTS"], !entitlements.isEmpty {
      let path = Paths.absolute(entitlements, in: project.folder)
      if files.isFile(path) { result.entitlements = path }
    }
    if !result.intentDefinitions.isEmpty {
      result.handlerSources = handlerSources(project).filter { !result.sources.contains($0) }
    }
    result.addresses = project.packageAddresses
    result.absentPackages = project.absentPackages
    result.packages = project.packageReferences(
      of: [target] + project.libraries(below: target),
      importing: imports(of: result.sources)
        .subtracting(provided.subtracting(project.linkedProducts(of: target))))
    try addModules(of: project, target, members, to: &result)
    return result
  }

  /// The app's name stands under its widgets, and its icon in the gallery.
  private func takeApp(
    _ app: XcodeProject.Target, of project: XcodeProject, to result: inout WidgetProject
  ) {
    result.appNameFiles = project.members(of: app).stringFiles.filter {
      Paths.stem($0.path) == "InfoPlist"
    }
    let values = project.buildSettings(of: app)
    let path = values["INFOPLIST_FILE"].flatMap { $0.isEmpty ? nil : $0 }
    let plist = path.flatMap { InfoPlist.read(Paths.absolute($0, in: project.folder), files) }
    let names = ["CFBundleDisplayName", "CFBundleName"].flatMap { key in
      [plist?[key] as? String, values["INFOPLIST_KEY_\(key)"]]
    }
    result.settings.appName =
      (names + [values["PRODUCT_NAME"]]).compactMap {
        $0.map { XcodeSettings.expand($0, in: values) }
      }
      .first { !$0.isEmpty }
    if let icon = values["ASSETCATALOG_COMPILER_APPICON_NAME"], !icon.isEmpty {
      result.settings.appIcon = icon
    }
  }

  /// Told by the extension point of the Info.plist, or where that names none of Apple's by the sources.
  func isWidgetExtension(_ point: String?, _ sources: [String]) -> Bool {
    guard let point, Self.isApples(point) else { return sources.contains(where: importsWidgetKit) }
    return point == InfoPlist.widgetExtensionPoint
  }

  private static func isApples(_ point: String) -> Bool { point.hasPrefix("com.apple.") }

  /// No device takes an extension for a widget whose Info.plist names a point of its own.
  private func note(point: String?, in plist: String?, _ project: inout WidgetProject) {
    guard let point, let plist, !point.isEmpty, !Self.isApples(point) else { return }
    project.notes.append(
      .init(
        path: plist, severity: .warning,
        message:
          "the extension point '\(point.prefix(80))' is none of Apple's; taken for a widget's, as the "
          + "sources say: name \(InfoPlist.widgetExtensionPoint)"))
  }

  private func addModules(
    of project: XcodeProject, _ target: XcodeProject.Target, _ members: FolderScan,
    to result: inout WidgetProject
  ) throws {
    let checkouts = checkouts.preferring(
      project.referencedPackages().union(project.workspacePackages()))
    let items = (project.libraries(below: target) + [target]).map { item in
      let own = item.key == target.key ? members : project.members(of: item)
      let imports = imports(of: own.sources)
      let packages = project.localPackages(of: item, importing: imports, checkouts)
      return (target: item, members: own, packages: packages)
    }
    let packages = PackageManifest.packages(
      from: items.flatMap(\.packages).map(\.folder), checkouts)
    PackageManifest.warm(packages, checkouts)
    for item in items {
      for package in item.packages {
        result.use(
          try PackageProject.modules(
            at: package.folder, products: package.products, checkouts: checkouts))
      }
      guard item.target.key != target.key else { continue }
      result.use([library(project, item.target, item.members)])
      takeKeys(of: project, item.target, into: &result)
    }
    try addSiblings(of: project, to: &result)
  }

  /// A framework's code asks for the words of its own Info.plist (`Bundle(for:)`); here it is part of the
  /// extension, whose own come first.
  private func takeKeys(
    of project: XcodeProject, _ library: XcodeProject.Target, into result: inout WidgetProject
  ) {
    let values = project.buildSettings(of: library)
    let path = Paths.absolute(values["INFOPLIST_FILE"] ?? "", in: project.folder)
    guard files.isFile(path), let plist = InfoPlist.read(path, files) else { return }
    for (key, value) in plist where !key.hasPrefix("CF") && !key.hasPrefix("NS") {
      guard result.settings.infoPlistKeys[key] == nil else { continue }
      result.settings.infoPlistKeys[key] = JSONValue(plist: value, variables: values)
    }
  }

  /// A framework's target as a module to compile first.
  func library(
    _ project: XcodeProject, _ target: XcodeProject.Target, _ members: FolderScan
  ) -> LocalModule {
    var module = LocalModule(
      name: project.moduleName(of: target), sources: members.sources.filter(files.isFile),
      settings: project.interpret(project.buildSettings(of: target)).0,
      catalogs: members.catalogs,
      stringFiles: members.stringFiles, resources: members.resources,
      intentDefinitions: members.intentDefinitions, dataModels: members.dataModels)
    module.settings.resourceNamings = project.resourceNamings(of: target)
    return module
  }

  /// Sources of the project's Intents extensions.
  private func handlerSources(_ project: XcodeProject) -> [String] {
    let handlers = project.targets.filter { target in
      guard target.isExtension else { return false }
      let plist = project.buildSettings(of: target)["INFOPLIST_FILE"] ?? ""
      let path = Paths.absolute(plist, in: project.folder)
      return InfoPlist.extensionPoint(path, files) == "com.apple.intents-service"
    }
    return Set(handlers.flatMap { project.members(of: $0).sources }).sorted().filter(files.isFile)
  }
}
