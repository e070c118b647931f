extension AssetCatalog {
  /// What a variant was made for; nil means any.
  struct Key: Hashable, Sendable {
    var appearance: String?
    var contrast: String?
    var idiom: String?
    var language: String?
    var direction: String?
    var scale: Double?
    var gamut: String?
  }

  /// The variant for `traits`, by the order that Sources/Build/README.md gives: appearance and
  /// contrast, idiom, language, scale; the first of equals.
  static func choose<Variant>(
    _ variants: [Variant], _ traits: Traits, key: (Variant) -> Key
  ) -> Variant? {
    let direction = traits.isRightToLeft ? "right-to-left" : "left-to-right"
    var best: (variant: Variant, rank: [Double])?
    for variant in variants {
      let key = key(variant)
      if let idiom = key.idiom, !fits(idiom, traits.idiom) { continue }
      if let language = key.language, language != traits.language { continue }
      let rank = [
        appearance(key, traits), key.idiom != nil ? 1 : 0, key.language != nil ? 1 : 0,
        key.direction == nil || key.direction == direction ? 1 : 0,
        scale(key.scale, traits.scale), key.gamut == "display-p3" ? 0 : 1,
      ]
      guard appearance(key, traits) >= 0 else { continue }
      if best == nil || best!.rank.lexicographicallyPrecedes(rank) { best = (variant, rank) }
    }
    return best?.variant ?? variants.first
  }

  private static func fits(_ idiom: String, _ wanted: String) -> Bool {
    idiom == wanted || idiom == "universal"
  }

  /// 3: appearance and contrast are the wanted ones, 2: the appearance, 1: the contrast, 0: any; a
  /// variant for something else is no choice.
  private static func appearance(_ key: Key, _ traits: Traits) -> Double {
    let wanted = traits.isDark ? "dark" : "light"
    if let appearance = key.appearance, appearance != wanted { return -1 }
    if key.contrast == "high", !traits.isHighContrast { return -1 }
    let sameContrast = (key.contrast == "high") == traits.isHighContrast
    switch (key.appearance != nil, sameContrast) {
    case (true, true): return 3
    case (true, false): return 2
    case (false, true): return key.contrast != nil || !traits.isDark ? 1.5 : 1
    case (false, false): return 0
    }
  }

  /// Exact, else the next larger, else the largest; any scale is exact.
  private static func scale(_ scale: Double?, _ wanted: Double) -> Double {
    guard let scale, scale != wanted else { return 1000 }
    return scale > wanted ? 500 - scale : scale
  }
}
