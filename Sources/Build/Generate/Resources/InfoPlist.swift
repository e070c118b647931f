import Foundation
import VitrineDrawing

/// Reading Info.plist and entitlements, and building what Xcode would generate.
enum InfoPlist {
  static let widgetExtensionPoint = "com.apple.widgetkit-extension"

  static func read(_ path: String, _ files: FileRecorder) -> [String: Any]? {
    guard let data = files.data(path), PropertyListDepth.isFine(data),
      let plist = try? PropertyListSerialization.propertyList(from: data, format: nil)
    else { return nil }
    return plist as? [String: Any]
  }

  /// Property lists of the project that cannot be read; what they would say is left out.
  static func problems(
    _ project: WidgetProject, _ files: FileRecorder
  ) -> [BuildDiagnostic] {
    let paths = [project.infoPlist, project.entitlements].compactMap { $0 }
    return paths.filter { read($0, files) == nil }.map {
      BuildDiagnostic(
        path: $0, severity: .warning,
        message: "not a valid property list; its contents are ignored; check it with `plutil -lint`"
      )
    }
  }

  static func extensionPoint(_ path: String, _ files: FileRecorder) -> String? {
    let plist = read(path, files)
    func named(_ part: String, _ key: String) -> String? {
      (plist?[part] as? [String: Any])?[key] as? String
    }
    return named("NSExtension", "NSExtensionPointIdentifier")
      ?? named("EXAppExtensionAttributes", "EXExtensionPointIdentifier")
  }

  static func isWidgetExtension(_ path: String, _ files: FileRecorder) -> Bool {
    extensionPoint(path, files) == widgetExtensionPoint
  }

  /// The plist of the built bundle: the file's own keys over generated ones, `$(NAME)` filled in.
  static func merged(_ project: WidgetProject, _ files: FileRecorder) -> JSONValue {
    let variables = variables(of: project)
    var values: [String: JSONValue] = [
      "CFBundleDevelopmentRegion": .string(project.settings.developmentRegion),
      "CFBundleName": .string(project.name),
      "CFBundleExecutable": .string("extension"),
      "CFBundleIdentifier": .string(variables["PRODUCT_BUNDLE_IDENTIFIER"] ?? ""),
      "CFBundleShortVersionString": .string(variables["MARKETING_VERSION"] ?? "1.0"),
      "CFBundleVersion": .string(variables["CURRENT_PROJECT_VERSION"] ?? "1"),
      "NSExtension": .object(["NSExtensionPointIdentifier": .string(widgetExtensionPoint)]),
    ]
    for (key, value) in project.settings.infoPlistKeys {
      values[key] =
        switch value {
        case .string("YES"): .bool(true)
        case .string("NO"): .bool(false)
        default: value
        }
    }
    if let path = project.infoPlist, let own = read(path, files) {
      for (key, value) in own { values[key] = JSONValue(plist: value, variables: variables) }
    }
    return .object(values)
  }

  static func variables(of project: WidgetProject) -> [String: String] {
    var variables = project.settings.variables
    let defaults = [
      "PRODUCT_NAME": project.name, "TARGET_NAME": project.name, "EXECUTABLE_NAME": "extension",
      "PRODUCT_BUNDLE_PACKAGE_TYPE": "XPC!", "MARKETING_VERSION": "1.0",
      "CURRENT_PROJECT_VERSION": "1", "DEVELOPMENT_LANGUAGE": project.settings.developmentRegion,
      "PRODUCT_MODULE_NAME": project.module,
      "PRODUCT_BUNDLE_IDENTIFIER": "vitrine.\(project.module)",
    ]
    variables.merge(defaults) { own, _ in own.isEmpty ? "" : own }
    for (key, value) in defaults where variables[key]?.isEmpty ?? true { variables[key] = value }
    return variables
  }

  /// `com.apple.security.application-groups` of the entitlements.
  static func appGroups(_ project: WidgetProject, _ files: FileRecorder) -> [String] {
    entitled("com.apple.security.application-groups", project, files).sorted()
  }

  /// `com.apple.developer.icloud-container-identifiers` of the entitlements. The first is the default.
  static func iCloudContainers(_ project: WidgetProject, _ files: FileRecorder) -> [String] {
    entitled("com.apple.developer.icloud-container-identifiers", project, files)
  }

  private static func entitled(
    _ key: String, _ project: WidgetProject, _ files: FileRecorder
  ) -> [String] {
    guard let path = project.entitlements, let plist = read(path, files) else { return [] }
    let variables = variables(of: project)
    return (plist[key] as? [String] ?? []).map { XcodeSettings.expand($0, in: variables) }
  }

  /// A property list's XML text.
  static func xml(_ value: JSONValue) -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\(element(value))</plist>\n"
  }

  private static func element(_ value: JSONValue) -> String {
    switch value {
    case .string(let text): "<string>\(MarkupText.escaped(text))</string>"
    case .bool(let flag): flag ? "<true/>" : "<false/>"
    case .number(let number):
      Int(exactly: number).map { "<integer>\($0)</integer>" } ?? "<real>\(number)</real>"
    case .array(let values): "<array>\(values.map(element).joined())</array>"
    case .object(let pairs):
      "<dict>"
        + pairs.sorted { $0.key < $1.key }.map {
          "<key>\(MarkupText.escaped($0.key))</key>\(element($0.value))\n"
        }
        .joined() + "</dict>"
    case .null: "<string></string>"
    }
  }
}
