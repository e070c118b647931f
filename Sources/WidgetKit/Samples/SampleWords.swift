import UIKit

/// Made-up strings: the property's own name, unless the name or the sources say that only some strings will do.
enum SampleWords {
  /// Words of a property's name, by their end, and what fits them. The first row that fits counts.
  private static let table: [(endings: [[String]], text: String)] = [
    ([["emoji"]], "⭐️"),
    ([["url"], ["link"], ["url", "string"], ["uri"]], "https://example.com"),
    ([["currency"], ["currency", "code"]], "USD"),
    ([["time", "zone"], ["timezone"], ["time", "zone", "identifier"]], "Europe/London"),
    ([["locale"], ["locale", "identifier"], ["language", "code"]], "en"),
    ([["id"], ["identifier"], ["uuid"], ["slug"], ["token"], ["key"]], "example"),
  ]

  /// What names of colors end with.
  private static let colors = [["hex"], ["color"], ["colour"], ["tint"], ["hex", "string"]]

  private static let pictures: [[String]] =
    ["image", "asset", "art", "artwork", "photo", "picture", "cover", "logo", "avatar", "poster"]
    .map { [$0, "name"] } + [["asset"], ["image", "asset"]]

  /// What names of symbols end with.
  private static let symbols = [
    ["symbol"], ["symbol", "name"], ["system", "image"], ["system", "image", "name"],
    ["system", "name"], ["icon"], ["icon", "name"], ["glyph"],
  ]

  /// What such a name ends with, a program compares or puts into addresses: one word, not a sentence.
  private static let tokens: Set = ["type", "kind", "route", "path", "scheme", "host"]

  /// `driverName` becomes "Driver name", `statusIcon` "star.fill". What the sources choose by is one of their choices. A name that speaks of an address
  /// anywhere (`urlSafeName`) gets no spaces, nor does one that ends like `activityType`.
  /// A name that speaks of a picture's is that of the first picture in the catalogs, where there is one.
  static func text(
    for name: String, choices: [String: String] = WidgetResources.choices,
    images: () -> [String] = { AssetCatalog.imageNames }
  ) -> String {
    if let choice = choices[name] { return choice }
    let words = words(of: name)
    guard let first = words.first else { return "Text" }
    if symbols.contains(where: { words.ends(with: $0) }) { return MadeUpSymbol.give() }
    if colors.contains(where: { words.ends(with: $0) }) { return color(words) }
    for (endings, text) in table where endings.contains(where: { words.ends(with: $0) }) {
      return text
    }
    if pictures.contains(where: { words.ends(with: $0) }), let picture = images().first {
      return picture
    }
    if words.contains("url") || tokens.contains(words[words.count - 1]) {
      return words.joined(separator: "-")
    }
    let title = first.prefix(1).uppercased() + first.dropFirst()
    return ([title] + words.dropFirst()).joined(separator: " ")
  }

  /// Dark behind and bright in front: in one color, nothing of a widget would be seen.
  private static func color(_ words: [String]) -> String {
    words.contains("background") || words.contains("bg") ? "#1C1C1E" : "#0A84FF"
  }

  /// The words of a name in lower case: `imageURL` and `image_url` are "image", "url".
  static func words(of name: String) -> [String] {
    var words: [String] = []
    var isUpper = false
    for character in name {
      guard character.isLetter || character.isNumber else {
        words.append("")
        isUpper = false
        continue
      }
      if words.isEmpty || (character.isUppercase && !isUpper) { words.append("") }
      words[words.count - 1] += character.lowercased()
      isUpper = character.isUppercase
    }
    return words.filter { !$0.isEmpty }
  }
}

extension [String] {
  fileprivate func ends(with other: [String]) -> Bool {
    count >= other.count && suffix(other.count).elementsEqual(other)
  }
}
