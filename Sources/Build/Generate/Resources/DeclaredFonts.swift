/// The fonts that an extension starts with: what its Info.plist lists under `UIAppFonts`. Sources
/// without an Info.plist have nowhere to list them: there every font file counts.
struct DeclaredFonts {
  /// As the Info.plist has them: names of files, or paths in the bundle.
  private(set) var names: [String] = []
  private(set) var diagnostics: [BuildDiagnostic] = []

  private static let endings = ["ttf", "otf", "ttc", "otc"]

  init(_ project: WidgetProject, plist: JSONValue) {
    let files = project.resources.filter { resource in
      Self.endings.contains { resource.name.lowercased().hasSuffix("." + $0) }
    }
    if let declared = plist["UIAppFonts"]?.array {
      for font in declared.compactMap(\.string) { add(font, project) }
    } else if project.infoPlist == nil, let first = files.first {
      names = files.map(\.name).sorted()
      diagnostics.append(
        BuildDiagnostic(
          path: first.path, severity: .note,
          message: "there is no Info.plist: fonts are registered as if UIAppFonts listed them"))
    }
  }

  private mutating func add(_ font: String, _ project: WidgetProject) {
    // A folder that is copied as a whole keeps its name in the bundle.
    let folder = font.split(separator: "/").first.map(String.init)
    guard project.resources.contains(where: { $0.name == Paths.name(font) || $0.name == folder })
    else {
      diagnostics.append(
        BuildDiagnostic(
          path: project.infoPlist ?? project.name, severity: .warning,
          message: "UIAppFonts lists \(font), which is not one of the target's resources: add the "
            + "file to the target, or remove it from the list"))
      return
    }
    names.append(font)
  }
}
