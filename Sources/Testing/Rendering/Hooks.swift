import VitrineExtension
import VitrineFoundation

/// Whether clock, locale and random numbers of this process follow what a test asks for.
@MainActor
enum Hooks {
  private static var failures: [String]?

  /// Looked at once, before the first picture: one of another moment or language than was asked for
  /// is worse than none.
  static func check() throws(WidgetTestError) {
    let found = failures ?? ExtensionMain.hookFailures()
    failures = found
    guard !found.isEmpty else { return }
    throw WidgetTestError(
      found.joined(separator: "; ") + ". Tell the linker to export the test program's symbols: "
        + "add linkerSettings: [.unsafeFlags([\"-Xlinker\", \"--export-dynamic\"])] to the test target"
    )
  }
}
