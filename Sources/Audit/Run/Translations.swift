import Foundation
import VitrineBuild
import VitrinePlatform

/// The languages that an extension has words in.
enum Translations {
  /// Rendered of one widget; what is long in one of these is long in most.
  private static let most = 3
  /// The ones whose words are longest come first (estimate).
  private static let order = ["de", "fi", "ru", "fr", "pt", "es", "it", "nl", "pl", "el"]

  /// Those of the strings' tables, without the one that is shown anyway.
  static func languages(of built: BuiltExtension, besides locale: String) -> [String] {
    let file = built.resources.appending(path: "info.json").path
    guard let data = FileManager.default.contents(atPath: file),
      let info = try? JSON(parsing: Array(data)), let names = info["localizations"]?.array
    else { return [] }
    let own = code(locale)
    return Set(names.compactMap(\.string)).filter { $0 != "Base" && code($0) != own }
      .sorted { (rank($0), $0) < (rank($1), $1) }.prefix(most).map { $0 }
  }

  private static func rank(_ language: String) -> Int {
    order.firstIndex(of: code(language)) ?? order.count
  }

  /// `de` of `de_DE` and `de-CH`.
  private static func code(_ language: String) -> String {
    language.split { $0 == "_" || $0 == "-" }.first.map(String.init) ?? language
  }
}
