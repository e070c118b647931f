/// What a `swiftgen.yml` asks for: names for texts, assets and fonts, by the templates that are SwiftGen's own.
struct SwiftGenConfiguration {
  /// One file that SwiftGen writes.
  struct Output {
    /// Where it would stand, absolute.
    var path: String
    /// `strings`, `xcassets` or `fonts`.
    var parser: String
    /// Files and folders that it is made from, absolute.
    var inputs: [String]
    var template: String
    var parameters: [String: JSONValue]
  }

  private(set) var outputs: [Output] = []
  private let files: FileRecorder

  private static let parsers = ["strings", "xcassets", "fonts"]

  /// Nothing of a file that is no configuration.
  init(path: String, _ files: FileRecorder) {
    self.files = files
    guard let text = files.text(path), let root = try? YAML.parse(text) else { return }
    let folder = Paths.folder(path)
    let input = Paths.absolute(root["input_dir"]?.string ?? ".", in: folder)
    let output = Paths.absolute(root["output_dir"]?.string ?? ".", in: folder)
    for parser in Self.parsers {
      for entry in Self.list(root[parser]) {
        let inputs = Self.list(entry["inputs"]).compactMap(\.string)
          .map { Paths.absolute($0, in: input) }
        for made in Self.list(entry["outputs"]) {
          guard let name = made["output"]?.string else { continue }
          outputs.append(
            Output(
              path: Paths.absolute(name, in: output), parser: parser, inputs: inputs,
              template: made["templateName"]?.string ?? "",
              parameters: made["params"]?.object ?? [:]))
        }
      }
    }
  }

  /// One thing or several.
  private static func list(_ value: JSONValue?) -> [JSONValue] {
    guard let value else { return [] }
    return value.array ?? [value]
  }

  /// The names of all files that are not there; nil where there are none.
  /// - declared: names that the sources have already.
  func code(declared: Set<String>, _ platform: BuildPlatform) -> String? {
    let code = outputs.filter { !files.exists($0.path) }.map { output in
      ResourceAccessors(
        names: names(of: output), declared: declared, platform: platform,
        hasFlatTexts: output.template.hasPrefix("flat")
      ).code(
        catalogs: output.parser == "xcassets" ? catalogs(output.inputs) : [],
        strings: output.parser == "strings" ? strings(output.inputs) : [],
        fonts: output.parser == "fonts" ? fonts(output.inputs) : [])
    }
    return code.isEmpty ? nil : code.joined(separator: "\n")
  }

  private func names(of output: Output) -> ResourceTypeNames {
    var names = ResourceTypeNames(access: "internal")
    let parameters = output.parameters
    // YAML's truth stays text.
    if ["true", "yes", "1"].contains(parameters["publicAccess"]?.string?.lowercased()) {
      names.access = "public"
    }
    func set(_ place: WritableKeyPath<ResourceTypeNames, String>, _ key: String) {
      if let name = parameters[key]?.string, name == Paths.identifier(name) {
        names[keyPath: place] = name
      }
    }
    switch output.parser {
    case "strings": set(\.strings, "enumName")
    case "fonts":
      set(\.fonts, "enumName")
      set(\.font, "fontTypeName")
    default:
      set(\.assets, "enumName")
      set(\.colors, "colorTypeName")
      set(\.images, "imageTypeName")
      set(\.data, "dataTypeName")
    }
    return names
  }

  private func catalogs(_ inputs: [String]) -> [(name: String, entries: [AssetCatalog.Entry])] {
    AssetCatalog.named(
      inputs.flatMap { Paths.ending($0) == "xcassets" ? [$0] : below($0) { $0.catalogs } }, files)
  }

  /// Each input is of the language that the texts are written in.
  private func strings(
    _ inputs: [String]
  ) -> [(table: String, entries: [StringTable.Entry])] {
    let paths = inputs.flatMap { input in
      files.isFile(input) ? [input] : below(input) { $0.stringFiles.map(\.path) }
    }
    let language = "en"
    return StringTables(
      files: paths.map { StringFile(path: $0, language: language) }, developmentRegion: language,
      files
    ).texts(in: language)
  }

  private func fonts(_ inputs: [String]) -> [FontNames] {
    FontNames.all(
      in: inputs.flatMap { files.isFile($0) ? [$0] : below($0) { $0.resources.map(\.path) } },
      files)
  }

  private func below<Found>(_ folder: String, _ part: (FolderScan) -> [Found]) -> [Found] {
    (try? FolderScan.scan(folder, files, includesTests: true)).map(part) ?? []
  }
}
