/// The sources that Xcode would generate for the extension.
struct GeneratedSources {
  let project: WidgetProject
  let bundle: ResourceBundle
  let selection: SourceSelection
  let folder: String
  let inputs: FileRecorder

  /// Writes them for the sources that are compiled; paths of what was written.
  func write(for index: SourceIndex) throws -> [String] {
    var writer = SourceWriter(prefix: folder + "/", bundle: bundle.folder)
    let declared = Set(index.files.flatMap { $0.declaredNames ?? [] })
    try writer.add("GeneratedBundle", SupportFile.code(mainWidgets: selection.mainWidgets))
    for path in project.dataModels {
      try writer.add(DataModelClasses(path: path, declared: declared, inputs), of: path)
    }
    if project.settings.generatesAssetSymbols {
      let symbols = AssetSymbols(bundle.catalog, declared: declared, platform: project.platform)
      if let code = symbols.code { try writer.add("GeneratedAssetSymbols", code) }
    }
    let mentioned = index.mentionedNames
    for (file, code) in TargetAccessors(project, inputs)
      .sources(declared: declared, mentioned: mentioned)
    {
      try writer.add(file, code)
    }
    if !bundle.intents.isEmpty {
      let handlers = index.declarations {
        $0.inherits.contains("INExtension") && $0.kind == "class"
      }
      try writer.add("GeneratedHandlers", SupportFile.handlers(handlers.map(\.declaration.name)))
    }
    // Sources may hold the classes already: those that Xcode wrote once.
    for (path, intents) in bundle.intents
    where !intents.code.isEmpty && project.intentDefinitions.contains(path)
      && declared.isDisjoint(with: intents.descriptions.keys)
    {
      try writer.add(
        Paths.identifier(Paths.stem(path)) + "Intents",
        intents.code(mentioned: mentioned, declared: declared))
    }
    return writer.files
  }
}

extension SourceIndex {
  fileprivate var mentionedNames: Set<String> { Set(files.flatMap { $0.referencedNames ?? [] }) }
}

/// The sources that Xcode would generate for a framework or a package's target.
struct ModuleSources {
  let module: LocalModule
  let platform: BuildPlatform
  let work: WorkFolder
  let inputs: FileRecorder

  func write(for index: SourceIndex) throws -> [String] {
    var writer = SourceWriter(
      prefix: work.generated + "/\(module.name)", bundle: work.bundle)
    let declared = Set(index.files.flatMap { $0.declaredNames ?? [] })
    if module.settings.isPlain {
      try writer.add("Support", SupportFile.plain(hasResources: !module.resources.isEmpty))
    } else {
      try writer.add("Support", SupportFile.code(mainWidgets: nil))
    }
    if !module.catalogs.isEmpty, module.settings.generatesAssetSymbols {
      let symbols = AssetSymbols(
        AssetCatalog(catalogs: module.catalogs, inputs), declared: declared, platform: platform)
      if let code = symbols.code { try writer.add("AssetSymbols", code) }
    }
    let mentioned = index.mentionedNames
    for (file, code) in TargetAccessors(module, platform, inputs)
      .sources(declared: declared, mentioned: mentioned)
    {
      try writer.add(file, code)
    }
    if !module.intentDefinitions.isEmpty {
      try writer.add("Handlers", SupportFile.handlers([]))
    }
    for path in module.intentDefinitions {
      try writer.add(
        Paths.identifier(Paths.stem(path)) + "Intents",
        IntentClasses(path: path, prefix: module.settings.classPrefix, inputs)
          .code(mentioned: mentioned, declared: declared))
    }
    for path in module.dataModels {
      try writer.add(DataModelClasses(path: path, declared: declared, inputs), of: path)
    }
    return writer.files
  }
}

/// Writes generated sources beside each other.
private struct SourceWriter {
  /// Before the names of the files.
  let prefix: String
  let bundle: String
  private(set) var files: [String] = []
  /// Code by the name of its file.
  private var written: [String: String] = [:]

  init(prefix: String, bundle: String) {
    self.prefix = prefix
    self.bundle = bundle
  }

  /// Several targets of one folder may have the same description: its code is written once.
  mutating func add(_ name: String, _ code: String) throws {
    guard written[name] != code else { return }
    let number = written.keys.count { $0 == name || $0.hasPrefix(name + ".") }
    let name = number == 0 ? name : "\(name).\(number + 1)"
    written[name] = code
    let path = prefix + name + ".swift"
    try CacheFile.write(code, to: path)
    files.append(path)
  }

  /// The classes of a data model, and what they stand for at run time.
  mutating func add(_ classes: DataModelClasses, of path: String) throws {
    let stem = Paths.stem(path)
    try CacheFile.write(
      JSONValue.object(classes.entities).text, to: bundle + "/\(stem).datamodel.json")
    if !classes.code.isEmpty { try add(Paths.identifier(stem) + "Model", classes.code) }
  }
}
