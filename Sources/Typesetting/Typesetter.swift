import CGraphics
import Synchronization
public import VitrineDrawing

/// Sets paragraphs. One instance serves all threads and remembers what it has shaped and measured;
/// results do not depend on what was set before.
public final class Typesetter: Sendable {
  /// On the shared library.
  public static let shared = Typesetter()

  /// The fonts that text is set in.
  public let library: FontLibrary
  let shaper = Shaper()
  private let generation = Atomic(0)
  private let selections = Mutex<[FontDescription: FontSelection]>([:])
  private let languages = Mutex<[String: OpaquePointerBox]>([:])
  private let paragraphs = Mutex<[Paragraph: ParagraphCache]>([:])

  /// Sets text in the pinned fonts and those that are registered with `fonts`.
  public init(fonts: FontLibrary = .shared) { library = fonts }

  // MARK: fonts

  /// The pinned font that stands in for a description.
  public func instance(for description: FontDescription) -> FontInstance {
    selection(for: description).font
  }

  /// Letter spacing in points that the font carries by itself (Apple's tracking table).
  public func automaticTracking(for description: FontDescription) -> Double {
    selection(for: description).tracking
  }

  func selection(for description: FontDescription) -> FontSelection {
    forgetOldNames()
    if let known = selections.withLock({ $0[description] }) { return known }
    let selection = makeSelection(description)
    selections.withLock { cache in
      if cache.count >= 1024 { cache.removeAll() }
      cache[description] = selection
    }
    return selection
  }

  /// A font that was registered since may be what a name means now.
  private func forgetOldNames() {
    let now = library.generation.load(ordering: .acquiring)
    guard generation.exchange(now, ordering: .acquiringAndReleasing) != now else { return }
    selections.withLock { $0.removeAll() }
    paragraphs.withLock { $0.removeAll() }
  }

  func language(_ locale: String) -> OpaquePointerBox {
    languages.withLock { known in
      if let language = known[locale] { return language }
      let tag = String(locale.map { $0 == "_" ? "-" : $0 })
      let language = OpaquePointerBox(pointer: hb_language_from_string(tag, -1))
      known[locale] = language
      return language
    }
  }

  private func makeSelection(_ description: FontDescription) -> FontSelection {
    guard let name = description.customName else { return FontSelector.select(description) }
    guard
      let custom = library.customFace(
        named: name, weight: description.weight, isItalic: description.isItalic)
    else {
      var selection = FontSelector.select(description)
      selection.standsInFor = name
      return selection
    }
    return brought(custom, description)
  }

  /// What the family lacks is made up, as Core Text does: a slant, a thicker outline (estimate).
  private func brought(_ face: CustomFace, _ description: FontDescription) -> FontSelection {
    let file = face.font.rawValue
    let axes = library.face(FontFace.Key(file: file, index: face.index, variations: [:])).axes
    let weight = face.weight(asked: description.weight)
    var variations = face.variations
    var slant = description.isItalic && !face.isItalic ? 0.2 : 0
    for axis in axes {
      switch axis.tag {
      case "wght":
        variations[axis.tag] = min(max(weight, axis.range.lowerBound), axis.range.upperBound)
      // An optical size follows the size, in whole points.
      case "opsz" where face.variations[axis.tag] == nil:
        variations[axis.tag] = min(
          max(description.size.rounded(), axis.range.lowerBound), axis.range.upperBound)
      case "ital" where slant > 0: (variations[axis.tag], slant) = (axis.range.upperBound, 0)
      case "slnt" where slant > 0 && axis.range.lowerBound < 0:
        (variations[axis.tag], slant) = (axis.range.lowerBound, 0)
      default: break
      }
    }
    let missing = axes.contains { $0.tag == "wght" } ? 0 : weight - face.weight
    return FontSelection(
      font: FontInstance(
        file: file, index: face.index, size: description.size, variations: variations,
        slant: slant, embolden: missing >= 150 ? missing / 100 * 0.009 * description.size : 0,
        stretch: description.width, features: Self.ownFeatures(description)),
      tracking: 0)
  }

  /// Small capitals are the font's own, where it has any.
  private static func ownFeatures(_ description: FontDescription) -> [String: Int] {
    var features = FontSelector.features(description)
    if description.smallCaps.contains(.lowercase) { features["smcp"] = features["smcp"] ?? 1 }
    if description.smallCaps.contains(.uppercase) { features["c2sc"] = features["c2sc"] ?? 1 }
    return features
  }

  /// Vertical measures: San Francisco's for every system design, the file's own for custom fonts.
  public func metrics(_ description: FontDescription) -> FontMetrics {
    guard let name = description.customName, library.customFace(named: name) != nil else {
      return description.platform == .macOS
        ? .macSanFrancisco(size: description.size, leading: description.leading)
        : .sanFrancisco(size: description.size, leading: description.leading)
    }
    let em = library.font(for: selection(for: description).font).face.ownMetrics()
    let size = description.size
    return FontMetrics(
      ascent: em.ascent * size, descent: em.descent * size,
      leading: max(em.leading * size, description.leading), capHeight: em.capHeight * size,
      xHeight: em.xHeight * size)
  }

  // MARK: paragraphs

  /// Sets a paragraph in a proposed width and height (nil: as much as it likes).
  public func layout(_ paragraph: Paragraph, width: Double? = nil, height: Double? = nil)
    -> TextLayout
  {
    prepare(paragraph).layout(width: width, height: height)
  }

  /// A paragraph that is to be set in several sizes: what is known of it is looked up once.
  public func prepare(_ paragraph: Paragraph) -> PreparedParagraph {
    forgetOldNames()
    return PreparedParagraph(
      paragraph: paragraph, typesetter: self, cache: cache(of: paragraph),
      generation: generation.load(ordering: .acquiring))
  }

  private func cache(of paragraph: Paragraph) -> ParagraphCache {
    if let known = paragraphs.withLock({ $0[paragraph] }) { return known }
    let made = ParagraphCache(paragraph)
    return paragraphs.withLock { cache in
      if let known = cache[paragraph] { return known }
      // A widget has tens of texts; a thousand variants of one come one after the other.
      if cache.count >= 1024 { cache.removeAll() }
      cache[paragraph] = made
      return made
    }
  }
}

/// A paragraph with what a typesetter knows of it.
public struct PreparedParagraph: Sendable {
  /// As it was given.
  public let paragraph: Paragraph
  private let typesetter: Typesetter
  private let cache: ParagraphCache
  private let generation: Int

  init(paragraph: Paragraph, typesetter: Typesetter, cache: ParagraphCache, generation: Int) {
    self.paragraph = paragraph
    self.typesetter = typesetter
    self.cache = cache
    self.generation = generation
  }

  /// The paragraph in a proposed width and height (nil: as much as it likes).
  public func layout(width: Double? = nil, height: Double? = nil) -> TextLayout {
    // A font that was registered since may be what a name means now.
    guard typesetter.library.generation.load(ordering: .acquiring) == generation else {
      return typesetter.layout(paragraph, width: width, height: height)
    }
    let proposal = ParagraphCache.Proposal(width: width, height: height)
    if let known = cache.layout(for: proposal) { return known }
    let layout = ParagraphSetter(typesetter: typesetter, paragraph: paragraph, cache: cache)
      .set(width: width ?? .infinity, height: height ?? .infinity)
    cache.store(layout, for: proposal)
    return layout
  }
}

/// What is known of one paragraph.
final class ParagraphCache: Sendable {
  struct Proposal: Equatable {
    var width: Double?
    var height: Double?
  }
  struct Resolution: Hashable {
    var scale: Double
    var tightening: Double
  }

  let analysis: TextAnalysis
  private let state = Mutex(State())

  private struct State {
    var resolved: [Resolution: ResolvedText] = [:]
    /// Few: looked through faster than hashed.
    var layouts: [(proposal: Proposal, layout: TextLayout)] = []
  }

  init(_ paragraph: Paragraph) {
    analysis = TextAnalysis(
      TextResolver.text(of: paragraph), locale: paragraph.locale,
      isRightToLeft: paragraph.isRightToLeft)
  }

  func layout(for proposal: Proposal) -> TextLayout? {
    state.withLock { state in
      for index in state.layouts.indices where state.layouts[index].proposal == proposal {
        return state.layouts[index].layout
      }
      return nil
    }
  }

  func store(_ layout: TextLayout, for proposal: Proposal) {
    state.withLock { state in
      if state.layouts.count >= 16 { state.layouts.removeAll() }
      state.layouts.append((proposal, layout))
    }
  }

  func resolved(_ key: Resolution, make: () -> ResolvedText) -> ResolvedText {
    if let known = state.withLock({ $0.resolved[key] }) { return known }
    let made = make()
    state.withLock { state in
      if state.resolved.count >= 8 { state.resolved.removeAll() }
      state.resolved[key] = made
    }
    return made
  }
}
