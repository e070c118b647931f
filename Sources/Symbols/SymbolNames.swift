import VitrineDrawing

/// What a name stands for: a recipe, and whether its filled variant is meant.
struct ResolvedSymbol {
  var recipe: String
  var isFilled = false
  var exactness: SymbolExactness
}

/// From names to recipes: the data file first, then older and newer spellings, then composition
/// from the name's parts, then the nearest relative.
struct SymbolNames: Sendable {
  let data: DataFile
  let cache = NameCache()

  init(data: DataFile) { self.data = data }

  private var drawer: RecipeDrawer { drawer(in: nil) }

  /// - language: of a variant for a script; nil: the symbol as it is everywhere.
  private func drawer(in language: String?) -> RecipeDrawer {
    RecipeDrawer(
      resolve: { name in language.map { resolve(name, in: $0) } ?? resolve(name) },
      icon: { icon($0) },
      statements: { recipe throws(RecipeDrawer.Failure) in try statements(recipe) })
  }

  /// The lines of a symbol drawn up to a share of each, its areas whole; empty for an unknown name.
  func lines(_ name: String, stroke: Double, upTo share: Double) -> [Part] {
    guard let found = resolve(name) else { return [] }
    var drawer = drawer
    drawer.drawnShare = share
    return (try? drawer.draw(found.recipe, stroke: stroke, isFilled: found.isFilled)) ?? []
  }

  func draw(_ name: String, stroke: Double) -> (parts: [Part], exactness: SymbolExactness) {
    let (base, language) = Scripts.split(name)
    let drawer = drawer(in: language)
    if let found = drawer.resolve(base),
      let parts = try? drawer.draw(found.recipe, stroke: stroke, isFilled: found.isFilled),
      !parts.isEmpty
    {
      return (parts, found.exactness)
    }
    let parts = try? drawer.draw(Self.standIn, stroke: stroke, isFilled: false)
    return (parts ?? [], .fallback)
  }

  /// For tests: what is wrong with the recipe of a name.
  func mistake(in name: String) -> String? {
    guard let found = resolve(name) else { return "no recipe" }
    do {
      try drawer.check(found.recipe)
      return nil
    } catch { return error.text }
  }

  /// For tests: why a recipe cannot be drawn.
  func failure(of name: String) -> String? {
    guard let found = resolve(name) else { return "no recipe" }
    do {
      let parts = try drawer.draw(found.recipe, stroke: 8.6, isFilled: found.isFilled)
      return parts.isEmpty ? "draws nothing" : nil
    } catch { return error.text }
  }

  /// A dashed square with a question mark: visible, and nothing that Apple draws.
  static let standIn =
    "s rr -42 -42 84 84 14 dash=14 off=12; s M-14,-13 C-14,-23 -8,-27 0,-27 C8,-27 14,-22 14,-14 "
    + "C14,-3 0,-3 0,9; f c 0 23 6"

  func icon(_ name: String) -> Icon? {
    guard name.hasPrefix("b:") || name.hasPrefix("m:"), let entry = data[name] else { return nil }
    return data.icon(entry, factor: 1)
  }

  func resolve(_ name: String, depth: Int = 0) -> ResolvedSymbol? {
    guard depth < 8, !name.isEmpty else { return nil }
    if let found = known(name) { return found }
    if let renamed = Renames.modern(name), let found = resolve(renamed, depth: depth + 1) {
      return found
    }
    return composed(name, depth) ?? bootstrap(name) ?? relative(name, depth)
  }

  /// An entry of the data file, or the filled variant of one.
  func known(_ name: String) -> ResolvedSymbol? {
    if let recipe = recipe(name) { return resolved(recipe) }
    if name.hasPrefix("text:") {
      return Lettering.recipe(String(name.dropFirst(5)), has: { data[$0] != nil })
        .map { ResolvedSymbol(recipe: $0, exactness: .exact) }
    }
    guard name.hasSuffix(".fill") else { return nil }
    let base = String(name.dropLast(5))
    guard let recipe = recipe(base) else { return nil }
    let plain = resolved(recipe)
    var found = filled(plain.recipe)
    if plain.exactness == .similar { found?.exactness = .similar }
    return found
  }

  /// A recipe that starts with `~` shows a relative only.
  private func resolved(_ recipe: String) -> ResolvedSymbol {
    recipe.hasPrefix("~")
      ? ResolvedSymbol(
        recipe: String(recipe.dropFirst().drop { $0 == " " }), exactness: .similar)
      : ResolvedSymbol(recipe: recipe, exactness: .exact)
  }

  private func recipe(_ name: String) -> String? {
    guard let entry = data[name], entry.kind == .recipe else { return nil }
    return data.text(entry)
  }

  private func filled(_ recipe: String) -> ResolvedSymbol? {
    let words = recipe.split(separator: " ").map(String.init)
    if let first = words.first, first.hasPrefix("b:"), words.allSatisfy({ $0 != ";" }) {
      let solid = first + "-fill"
      if data[solid] != nil {
        return ResolvedSymbol(
          recipe: ([solid] + words.dropFirst()).joined(separator: " "), exactness: .exact)
      }
    }
    if let first = words.first, first.hasPrefix("m:"), first.hasSuffix("-outline"),
      data[String(first.dropLast(8))] != nil
    {
      return ResolvedSymbol(
        recipe: ([String(first.dropLast(8))] + words.dropFirst()).joined(separator: " "),
        exactness: .exact)
    }
    if let first = words.first, first.contains(":"), !recipe.contains(";") {
      return ResolvedSymbol(
        recipe: recipe + " fill=1", exactness: recipe.contains("hollow") ? .exact : .composed)
    }
    return ResolvedSymbol(recipe: recipe, isFilled: true, exactness: .exact)
  }

  /// Names that are the set's own with hyphens.
  private func bootstrap(_ name: String) -> ResolvedSymbol? {
    let icon = "b:" + String(name.map { $0 == "." ? "-" : $0 })
    return data[icon] == nil ? nil : ResolvedSymbol(recipe: icon, exactness: .composed)
  }

  /// Drops the last words until something is left that is known. A misspelled name is its
  /// author's mistake, and no relative is looked for.
  private func relative(_ name: String, _ depth: Int) -> ResolvedSymbol? {
    guard !hasSlip(name) else { return nil }
    var words = name.split(separator: ".").map(String.init)
    let isFilled = words.contains("fill")
    words.removeAll { $0 == "fill" }
    while words.count > 1 {
      words.removeLast()
      while let last = words.last, ["and", "on", "with", "in", "badge", "to"].contains(last) {
        words.removeLast()
      }
      guard !words.isEmpty else { return nil }
      let base = words.joined(separator: ".")
      for candidate in isFilled ? [base + ".fill", base] : [base] {
        if var found = known(candidate) ?? composed(candidate, depth + 1) ?? bootstrap(candidate) {
          found.exactness = .similar
          return found
        }
      }
    }
    return nil
  }

  func applying(_ variants: SymbolVariantSet, to base: String) -> String {
    var words = base.split(separator: ".").map(String.init)
    let wasFilled = words.last == "fill"
    if wasFilled { words.removeLast() }
    func add(_ word: String, _ variant: SymbolVariantSet) {
      if variants.contains(variant), !words.contains(word) { words.append(word) }
    }
    add("slash", .slash)
    add("circle", .circle)
    add("square", .square)
    add("rectangle", .rectangle)
    let plain = words.joined(separator: ".")
    guard variants.contains(.fill) || wasFilled else { return plain }
    let filled = plain + ".fill"
    // `xmark.fill` is no symbol: lines have no filled variant.
    if let found = resolve(filled), found.exactness != .similar { return filled }
    return plain
  }

  func all() -> [SymbolLibrary.Entry] {
    (0..<data.count).compactMap { index in
      let name = data.name(index)
      guard !name.contains(":"), !name.hasPrefix("char."), !name.hasPrefix("part."),
        !name.hasSuffix(".script"),
        let entry = data.entry(at: index), entry.kind == .recipe
      else { return nil }
      let recipe = data.text(entry)
      let source: SymbolLibrary.Source =
        recipe.contains("b:") ? .bootstrap : recipe.contains("m:") ? .material : .drawn
      return SymbolLibrary.Entry(
        name: name, source: recipe.contains(";") && source != .drawn ? .composed : source,
        exactness: recipe.hasPrefix("~") ? .similar : .exact)
    }
  }
}
