import Synchronization
import VitrineDrawing
package import VitrineText

/// Fonts that the widget brings: those of its Info.plist, and those that its code registers.
package enum WidgetFonts {
  /// What could not be registered, by the folder of resources that named it.
  private static let loaded = Mutex<[String: [String]]>([:])

  /// The library that every text of the process is set with, its declared fonts registered.
  package static var library: FontLibrary {
    load()
    return .shared
  }

  /// Registers the declared fonts, once.
  package static func load() { _ = problems }

  /// What of the declared fonts cannot be registered; they are, when this is first asked.
  package static var problems: [String] {
    guard let folder = WidgetResources.folder else { return [] }
    return loaded.withLock { loaded in
      if let known = loaded[folder] { return known }
      let problems = register(in: folder)
      loaded[folder] = problems
      return problems
    }
  }

  private static func register(in folder: String) -> [String] {
    FontLibrary.shared.advise { fontFiles(in: folder) }
    return WidgetResources.fonts.compactMap { name in
      // Resources lie flat in a bundle, whatever folder the project has them in.
      let places = [name, name.split(separator: "/").last.map(String.init) ?? name]
      let path = places.map { folder + "/" + $0 }.first(where: FileManager.default.fileExists)
      do {
        try FontLibrary.shared.register(path: path ?? folder + "/" + name)
        return nil
      } catch {
        return "UIAppFonts: \(error)"
      }
    }
  }

  /// Font files of the bundle, whether anybody names them or not.
  private static func fontFiles(in folder: String) -> [String] {
    let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return all.filter { path in
      ["ttf", "otf", "ttc", "otc"].contains { path.lowercased().hasSuffix("." + $0) }
    }.sorted().map { folder + "/" + $0 }
  }
}
