/// `GeneratedBundle.swift`: the small declarations that every extension gets.
enum SupportFile {
  /// `widgets` are the types to put into a bundle where the sources have no `@main` of their own.
  static func code(mainWidgets: [String]?) -> String {
    let support = """
      import Foundation
      public import VitrineFoundation

      /// Foundation has an empty class of this name on Linux, and says of its members alone that they
      /// are unavailable: without this, both are found.
      public typealias PersonNameComponentsFormatter =
        VitrineFoundation.PersonNameComponentsFormatter

      /// The version of the system that is shown. The newest, unless told.
      @usableFromInline nonisolated let __vitrineVersion: Double =
        Foundation.ProcessInfo.processInfo.environment["VITRINE_OS"].flatMap { Double($0) } ?? .infinity

      /// Whether the system that is shown has at least this version.
      @usableFromInline
      nonisolated func __vitrineOS(_ version: Double) -> Bool { __vitrineVersion >= version }

      """
    guard let mainWidgets else { return support + bundleModule }
    return support + bundleModule + mainBundle(mainWidgets)
  }

  /// Makes intent handlers known the first time that an intent's parameters are asked for.
  static func handlers(_ classes: [String]) -> String {
    "import Intents\n\nnonisolated enum VitrineIntentHandlers {\n  static let registered: Void = {\n"
      + classes.map { "    _INExtensionRegistry.register(\($0).self)\n" }.joined() + "  }()\n}\n"
  }

  /// For a module that needs nothing but the standard library: it cannot ask for the system's version, and is
  /// compiled for the newest.
  static func plain(hasResources: Bool) -> String {
    let version = """
      @usableFromInline nonisolated func __vitrineOS(_ version: Double) -> Bool { true }

      """
    return hasResources ? "import Foundation\n\n" + version + bundleModule : version
  }

  /// What SwiftPM generates for a target with resources. Types of the sources may have Foundation's names: bundles of
  /// widgets are called `Bundle`.
  static let bundleModule = """

    extension Foundation.Bundle {
      nonisolated static var module: Foundation.Bundle {
        Foundation.ProcessInfo.processInfo.environment["VITRINE_RESOURCES"].flatMap {
          Foundation.Bundle(path: $0)
        } ?? .main
      }
    }

    """

  /// A bundle of all widgets; of none, where the sources hold previews alone.
  private static func mainBundle(_ widgets: [String]) -> String {
    var parts: [ArraySlice<String>] = []
    var rest = widgets[...]
    while !rest.isEmpty {
      parts.append(rest.prefix(10))
      rest = rest.dropFirst(10)
    }
    var text = "\nimport SwiftUI\nimport WidgetKit\n\n"
    text += "@main struct VitrineGeneratedBundle: WidgetBundle {\n"
    for (index, part) in parts.enumerated() {
      text += "  @WidgetBundleBuilder var part\(index): some Widget {\n"
      text += part.map { "    \($0)()\n" }.joined() + "  }\n"
    }
    text +=
      "  var body: some Widget {\n" + parts.indices.map { "    part\($0)\n" }.joined() + "  }\n}\n"
    return text
  }
}
