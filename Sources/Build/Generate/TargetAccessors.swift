/// Names that generators make for the resources of one target: Xcode for texts, Tuist, and those whose programs run on
/// macOS alone.
struct TargetAccessors {
  let settings: ProjectSettings
  let catalogs: [String]
  let stringFiles: [StringFile]
  let resources: [ResourceFile]
  let platform: BuildPlatform
  let files: FileRecorder

  /// The extension's own resources, without those of the modules that it uses.
  init(_ project: WidgetProject, _ files: FileRecorder) {
    settings = project.settings
    let modules = project.modules
    let (foreign, texts) = (Set(modules.flatMap(\.catalogs)), Set(modules.flatMap(\.stringFiles)))
    let plain = Set(modules.flatMap(\.resources))
    catalogs = project.catalogs.filter { !foreign.contains($0) }
    stringFiles = project.stringFiles.filter { !texts.contains($0) }
    resources = project.resources.filter { !plain.contains($0) }
    platform = project.platform
    self.files = files
  }

  init(_ module: LocalModule, _ platform: BuildPlatform, _ files: FileRecorder) {
    settings = module.settings
    catalogs = module.catalogs
    stringFiles = module.stringFiles
    resources = module.resources
    self.platform = platform
    self.files = files
  }

  /// Sources by the names of their files.
  /// - mentioned: names that the sources use.
  func sources(
    declared: Set<String>, mentioned: Set<String>
  ) -> [(file: String, code: String)] {
    let own = [
      ("Accessors", tuist(declared: declared)),
      ("GeneratedStringSymbols", symbols(declared, mentioned)),
    ]
    return own.compactMap { file, code in code.map { (file, $0) } }
      + settings.resourceNamings.compactMap { naming in
        switch naming {
        case .structure(let isPublic):
          structure(isPublic: isPublic, declared, mentioned).map { ("ResourceStructure", $0) }
        case .configured(let path):
          SwiftGenConfiguration(path: path, files).code(declared: declared, platform)
            .map { ("ConfiguredNames", $0) }
        }
      }
  }

  private func symbols(_ declared: Set<String>, _ mentioned: Set<String>) -> String? {
    guard settings.generatesStringSymbols else { return nil }
    let paths = stringFiles.map(\.path).filter { Paths.ending($0) == "xcstrings" }
    return StringSymbols.code(
      Set(paths).sorted().map { path in
        StringSymbols(catalog: path, files) { name in
          mentioned.contains(name) && !declared.contains("LocalizedStringResource.\(name)")
        }
      })
  }

  /// Other modules may use a public one.
  private func structure(
    isPublic: Bool, _ declared: Set<String>, _ mentioned: Set<String>
  ) -> String? {
    guard !declared.contains("R"), isPublic || mentioned.contains("R") else { return nil }
    return StructureAccessors(mentioned: isPublic ? nil : mentioned, platform: platform).code(
      assets: AssetCatalog.named(catalogs, files).flatMap(\.entries),
      strings: strings, fonts: fonts, files: resources.map(\.name))
  }

  /// Nothing for a target that is not Tuist's, or has no resources.
  private func tuist(declared: Set<String>) -> String? {
    guard let name = settings.accessorName,
      !(catalogs.isEmpty && stringFiles.isEmpty && resources.isEmpty)
    else { return nil }
    return ResourceAccessors(
      names: .tuist(name), declared: declared, platform: platform,
      hasFlatTexts: settings.hasFlatTexts
    ).code(
      catalogs: AssetCatalog.named(catalogs, files), strings: strings, fonts: fonts)
  }

  /// The texts of the language that the project is written in.
  private var strings: [(table: String, entries: [StringTable.Entry])] {
    let tables = StringTables(
      files: stringFiles, developmentRegion: settings.developmentRegion, files)
    let own = settings.developmentRegion
    let language = tables.languages[own] == nil ? tables.languages.keys.min() ?? own : own
    return tables.texts(in: language).filter { $0.table != "InfoPlist" }
  }

  private var fonts: [FontNames] {
    FontNames.all(in: resources.flatMap { BundledFiles(files).files($0.path) }.map(\.path), files)
  }
}
