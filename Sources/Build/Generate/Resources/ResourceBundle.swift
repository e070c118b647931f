import Foundation

/// Fills the resources folder: assets, strings, info, intents, and plain files.
struct ResourceBundle {
  let project: WidgetProject
  let folder: String
  let catalog: AssetCatalog
  let strings: StringTables
  let intents: [(path: String, classes: IntentClasses)]
  let info: JSONValue
  let look: AppLook
  let files: FileRecorder
  private(set) var diagnostics: [BuildDiagnostic] = []

  init(project: WidgetProject, folder: String, _ files: FileRecorder) {
    self.project = project
    self.folder = folder
    self.files = files
    catalog = AssetCatalog(
      catalogs: project.catalogs, colors: project.colors, images: project.images, files)
    strings = StringTables(
      files: project.stringFiles, developmentRegion: project.settings.developmentRegion, files)
    intents = project.allIntentDefinitions.map {
      ($0, IntentClasses(path: $0, prefix: project.settings.classPrefix, files))
    }
    info = Self.info(project, strings: strings, files)
    look = AppLook(project, colors: catalog.entries, strings: strings, files)
    diagnostics =
      catalog.diagnostics + strings.diagnostics + intents.flatMap(\.classes.diagnostics)
      + InfoPlist.problems(project, files)
      + DeclaredFonts(project, plist: info["infoPlist"] ?? .object([:])).diagnostics
  }

  private static func info(
    _ project: WidgetProject, strings: StringTables, _ files: FileRecorder
  ) -> JSONValue {
    let plist = InfoPlist.merged(project, files)
    let settings = project.settings
    let identifier = plist["CFBundleIdentifier"]?.string.flatMap { $0.isEmpty ? nil : $0 }
    let name = [plist["CFBundleDisplayName"], plist["CFBundleName"]].compactMap { $0?.string }
      .first { !$0.isEmpty }
    var pairs: [String: JSONValue] = [
      "version": .number(1), "module": .string(project.module),
      "platform": .string(project.platform.rawValue),
      "bundleIdentifier": .string(identifier ?? "vitrine.\(project.module)"),
      "displayName": .string(settings.appName ?? name ?? project.name),
      "developmentRegion": .string(settings.developmentRegion),
      "localizations": .array(strings.languages.keys.sorted().map { .string($0) }),
      "appGroups": .array(InfoPlist.appGroups(project, files).map { .string($0) }),
      "iCloudContainers": .array(InfoPlist.iCloudContainers(project, files).map { .string($0) }),
      "infoPlist": plist,
    ]
    if let accent = settings.accentColor { pairs["accentColor"] = .string(accent) }
    if let background = settings.widgetBackground {
      pairs["widgetBackground"] = .string(background)
    }
    let modules = Set(project.modules.compactMap(\.settings.bundleIdentifier))
    if !modules.isEmpty { pairs["modules"] = .array(modules.sorted().map { .string($0) }) }
    pairs["fonts"] = .array(
      DeclaredFonts(project, plist: plist).names.map { .string($0) })
    return .object(pairs)
  }

  mutating func write(index: SourceIndex) throws {
    try CacheFile.write(info(with: index.files).text, to: folder + "/info.json")
    try CacheFile.write(
      InfoPlist.xml(info["infoPlist"] ?? .object([:])), to: folder + "/Info.plist")
    try CacheFile.write(catalog.json.text, to: folder + "/assets.json")
    try makeFolder(folder + "/strings")
    for file in strings.files {
      let path = folder + "/strings/" + file.path
      try makeFolder(Paths.folder(path))
      try CacheFile.write(String(decoding: file.bytes, as: UTF8.self), to: path)
    }
    let descriptions = intents.reduce(into: [:]) {
      $0.merge($1.classes.descriptions) { first, _ in first }
    }
    if !descriptions.isEmpty {
      try CacheFile.write(JSONValue.object(descriptions).text, to: folder + "/intents.json")
    }
    try CacheFile.write(look.json.text, to: folder + "/app.json")
    try makeFolder(folder + "/assets")
    for copy in catalog.copies + look.copies { add(copy.from, as: copy.name) }
    for resource in project.resources { add(resource.path, as: resource.name) }
    diagnostics += files.refusals.filter {
      !project.notes.contains($0) && !diagnostics.contains($0)
    }
    // Sources make a bundle of a language's folder; its words are in the tables all the same.
    for language in strings.languages.keys { try makeFolder(folder + "/\(language).lproj") }
    // Sources look for a compiled model by its name; its contents are in the generated classes.
    for model in project.allDataModels { try makeFolder(folder + "/\(Paths.stem(model)).momd") }
    checkNames(index)
  }

  /// Says what the sources of the project's own modules expect of numbers and texts, as well as the extension's own.
  func writeInfo(_ used: SourceIndex, modules: [SourceIndex]) throws {
    let own = modules.flatMap(\.files).filter { Paths.isInside($0.path, project.root) }
    guard own.contains(where: { $0.moments?.isEmpty == false || $0.choices?.isEmpty == false })
    else { return }
    try CacheFile.write(info(with: used.files + own).text, to: folder + "/info.json")
  }

  /// With which numbers count from 1970, and the seconds of their units; which texts the sources expect.
  private func info(with files: [SourceIndex.File]) -> JSONValue {
    guard case .object(var pairs) = info else { return info }
    let moments = files.reduce(into: [:]) {
      $0.merge($1.moments ?? [:]) { first, second in min(first, second) }
    }
    if !moments.isEmpty { pairs["moments"] = .object(moments.mapValues { .number($0) }) }
    let choices = files.reduce(into: [:]) {
      $0.merge($1.choices ?? [:]) { first, _ in first }
    }
    if !choices.isEmpty { pairs["choices"] = .object(choices.mapValues { .string($0) }) }
    return .object(pairs)
  }

  private func makeFolder(_ path: String) throws {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw BuildError.unwritable(path: path, reason: "\(error)")
    }
  }

  /// Copies one file, or a folder with what is in it; a hard link would let the user's later edit
  /// into the cache.
  private mutating func add(_ path: String, as name: String) {
    let target = folder + "/" + name
    if Paths.exists(target) {
      return warn("another file in the bundle is already named \(name); left out", at: path)
    }
    for (from, relative) in BundledFiles(files).files(path) {
      do {
        try copy(from, to: relative.isEmpty ? target : target + "/" + relative)
      } catch {
        warn("the resource cannot be copied: \(error)", at: from)
      }
    }
  }

  private func copy(_ path: String, to target: String) throws {
    try makeFolder(Paths.folder(target))
    guard files.digest(path) != nil else {
      throw BuildError.unwritable(path: target, reason: "\(path) cannot be read")
    }
    try FileManager.default.copyItem(atPath: Paths.resolved(path), toPath: target)
  }

  private mutating func warn(_ message: String, at path: String) {
    diagnostics.append(.init(path: path, severity: .warning, message: message))
  }

  /// Names in the sources that no catalog and no file answers to.
  private mutating func checkNames(_ index: SourceIndex) {
    func known(_ kinds: [AssetCatalog.Entry.Kind]) -> Set<String> {
      Set(catalog.entries.filter { kinds.contains($0.kind) }.map(\.name))
    }
    let files = Set(project.resources.flatMap { [$0.name, Paths.stem($0.name)] })
    let images = known([.image, .symbol]).union(files)
    let colors = known([.color])
    for file in index.files {
      for literal in file.images where !images.contains(literal.name) {
        missing("image", literal, file.path)
      }
      for literal in file.colors where !colors.contains(literal.name) {
        missing("color", literal, file.path)
      }
    }
  }

  private mutating func missing(_ kind: String, _ literal: SourceIndex.Literal, _ path: String) {
    diagnostics.append(
      .init(
        path: path, line: literal.line, column: literal.column, severity: .warning,
        // The same words as the running widget's message, which has no location.
        message: "no \(kind) named '\(literal.name)' in the asset catalogs: a stand-in is drawn; "
          + "check the name"))
  }
}
