import Synchronization
import VitrineDrawing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Why the symbols could not be loaded.
public enum SymbolError: Error, CustomStringConvertible, Sendable {
  case unreadable(path: String)
  case missing(tried: [String])

  public var description: String {
    switch self {
    case .unreadable(let path):
      "cannot read symbols from \(path): not a symbol file; make it anew with Tools/Symbols/build"
    case .missing(let tried):
      "cannot find symbols.dat, tried \(tried.joined(separator: ", ")); "
        + "set VITRINE_SYMBOLS to its path"
    }
  }
}

/// `dladdr` of the C library, which Swift's Glibc module leaves out (it is declared for
/// `_GNU_SOURCE` only). `info` has room for `Dl_info`: four words, the first the file's name.
@_silgen_name("dladdr")
private func dladdr(_ address: UnsafeRawPointer, _ info: UnsafeMutableRawPointer) -> CInt

/// The file of the library or executable that an address belongs to.
private func loadedFile(of address: UnsafeRawPointer) -> String? {
  withUnsafeTemporaryAllocation(of: UnsafePointer<CChar>?.self, capacity: 4) { info in
    info.initialize(repeating: nil)
    guard dladdr(address, info.baseAddress!) != 0, let name = info[0] else { return nil }
    return String(cString: name)
  }
}

/// Pictures for SF Symbols' names, drawn here or taken from open icon sets.
public struct SymbolLibrary: Sendable {
  /// Where a picture comes from.
  public enum Source: String, Sendable, CaseIterable {
    case drawn, bootstrap, material, composed
  }

  /// A name that the library knows by heart. Composed names are without number.
  public struct Entry: Hashable, Sendable {
    /// Apple's name.
    public var name: String
    /// Where the picture comes from.
    public var source: Source
    /// How close the picture is to Apple's.
    public var exactness: SymbolExactness
  }

  let names: SymbolNames
  private let cache = Cache()

  /// The library found by `VITRINE_SYMBOLS`, in the sources, or beside the running code. Without a
  /// file every symbol is the stand-in; `loadError` says so.
  public static let standard: SymbolLibrary = {
    do throws(SymbolError) {
      return try load()
    } catch {
      return SymbolLibrary(.empty, error)
    }
  }()

  /// Set if `standard` found nothing to load.
  public let loadError: SymbolError?

  private init(_ data: DataFile, _ error: SymbolError? = nil) {
    names = SymbolNames(data: data)
    loadError = error
  }

  /// Reads `symbols.dat` from `path`, from what `VITRINE_SYMBOLS` names, or from the first of the
  /// usual places that has one: in the sources, beside the running code.
  public static func load(path: String? = nil) throws(SymbolError) -> SymbolLibrary {
    if let path {
      guard let data = DataFile(path: path) else { throw .unreadable(path: path) }
      return SymbolLibrary(data)
    }
    if let named = getenv("VITRINE_SYMBOLS") {
      let path = String(cString: named)
      guard let data = DataFile(path: path) else { throw .unreadable(path: path) }
      return SymbolLibrary(data)
    }
    // The sources first: asking which file code was loaded from takes half a millisecond.
    let sources = folder(of: #filePath) + "/Data/symbols.dat"
    if let data = DataFile(path: sources) { return SymbolLibrary(data) }
    guard let code = loadedFile(of: #dsohandle) else { throw .missing(tried: [sources]) }
    let beside = folder(of: code) + "/symbols.dat"
    if let data = DataFile(path: beside) { return SymbolLibrary(data) }
    throw .missing(tried: [sources, beside])
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }

  /// The picture for a name. Unknown names come back as a stand-in with `isFallback`.
  ///
  /// - `variableValue`: 0 … 1; layers with a threshold at or above it are dimmed.
  /// - `drawsValue`: lines are drawn up to the value instead, and what is left of them is dimmed.
  /// - `weight`: 100 (ultralight) … 900 (black).
  /// - `pointSize`: the size of the font beside it, points.
  /// - `isRightToLeft`: forward points to the left, lists start on the right.
  /// - `language`: code of the language whose letters and digits are shown where a symbol has some.
  public func symbol(
    _ name: String, variableValue: Double? = nil, drawsValue: Bool = false, weight: Double = 400,
    scale: SymbolScale = .medium, pointSize: Double, isRightToLeft: Bool = false,
    language: String? = nil
  ) -> SymbolDrawing {
    let isLocal =
      language.map { Scripts.letters.contains($0) && Scripts.languages(of: name).contains($0) }
      ?? false
    let request = Request(
      name: name, language: isLocal ? language : nil, variableValue: variableValue,
      drawsValue: drawsValue, weight: weight,
      scale: scale, pointSize: pointSize, isRightToLeft: isRightToLeft)
    if let known = cache.drawings.withLock({ $0[request] }) { return known }
    let drawing = draw(request)
    cache.drawings.withLock {
      // About 10 KB each: what the widgets on a page use, a few megabytes at most.
      if $0.count >= 256 { $0.removeAll() }
      $0[request] = drawing
    }
    return drawing
  }

  private struct Request: Hashable {
    var name: String
    /// nil where the symbol has no variant for it.
    var language: String?
    var variableValue: Double?
    var drawsValue: Bool
    var weight: Double
    var scale: SymbolScale
    var pointSize: Double
    var isRightToLeft: Bool
  }

  private func draw(_ request: Request) -> SymbolDrawing {
    let (name, pointSize) = (request.name, request.pointSize)
    let (variableValue, scale) = (request.variableValue, request.scale)
    // A variant for a script is drawn in its direction.
    let directed =
      request.language.map { (name: "\(name).\($0)", isMirrored: false) }
      ?? (request.isRightToLeft ? names.rightToLeft(name) : (name: name, isMirrored: false))
    let shape = shape(
      directed.name, weight: request.weight, scale: scale, isMirrored: directed.isMirrored)
    let factor = scale.factor * pointSize / 100
    let ink = shape.ink
    let base = Scripts.split(directed.name).base
    let bearings = SymbolMetrics.sideBearings(base)
    let (left, right) =
      directed.isMirrored
      ? (bearings.trailing, bearings.leading) : (bearings.leading, bearings.trailing)
    let above = SymbolMetrics.verticalBearing(base) * pointSize
    let map = Affine.scale(factor, factor).then(
      .translation(left * pointSize - ink.x * factor, -SymbolMetrics.center * pointSize))
    func layer(_ part: Part) -> SymbolDrawing.Layer {
      SymbolDrawing.Layer(
        path: part.path.transformed(by: map), hierarchyLevel: part.level, multicolor: part.color,
        variableThreshold: part.threshold,
        isActive: variableValue.map { $0 > (part.threshold ?? -1) } ?? true, knockout: part.isOver)
    }
    let inkBounds = map.apply(ink)
    var drawing = SymbolDrawing(
      name: name, layers: shape.layers.map(layer), colored: shape.colored.map(layer),
      monochrome: shape.monochrome.map(layer),
      bounds: Rect(
        x: 0, y: inkBounds.y - above, width: inkBounds.width + (left + right) * pointSize,
        height: inkBounds.height + 2 * above), inkBounds: inkBounds, exactness: shape.exactness)
    if request.drawsValue, let variableValue {
      drawing.draw(
        lines(directed, stroke(request.weight, scale), upTo: variableValue).map {
          Part(path: $0.transformed(by: map))
        })
    }
    return drawing
  }

  /// What is drawn of a symbol up to a share of its lines, in units.
  private func lines(
    _ symbol: (name: String, isMirrored: Bool), _ stroke: Double, upTo share: Double
  ) -> [VectorPath] {
    let parts = names.lines(symbol.name, stroke: stroke, upTo: min(max(share, 0), 1))
    guard symbol.isMirrored else { return parts.map(\.path) }
    return parts.map { $0.path.transformed(by: .scale(-1, 1)).turnedInsideOut }
  }

  /// Lines keep nearly the text's weight while the picture grows.
  private func stroke(_ weight: Double, _ scale: SymbolScale) -> Double {
    SymbolMetrics.stroke(weight: weight) / scale.factor.squareRoot()
  }

  /// How near the library comes to a name, without drawing it.
  public func exactness(of name: String) -> SymbolExactness {
    names.resolve(name)?.exactness ?? .fallback
  }

  /// False for a name that was put together from its parts and of which nobody knows that there is
  /// such a symbol: the caller says so.
  public func isVerified(_ name: String) -> Bool { names.isVerified(name) }

  /// The right name that a mistaken one is nearest to.
  public func nearestName(to name: String) -> String? { names.nearest(to: name) }

  /// Every name with a recipe or mapping of its own.
  public func allNames() -> [Entry] { names.all() }

  /// The closest name for `.symbolVariant`: `heart` with `.fill` and `.circle` is
  /// `heart.circle.fill`.
  public func resolvedName(_ base: String, variants: SymbolVariantSet) -> String {
    names.applying(variants, to: base)
  }

  // MARK: Shapes at one em

  private struct Key: Hashable {
    var name: String
    var weight: Double
    var scale: SymbolScale
    var isMirrored: Bool
  }

  struct Shape {
    var layers: [Part]
    var colored: [Part]
    var monochrome: [Part]
    var ink: Rect
    var exactness: SymbolExactness
  }

  private final class Cache: Sendable {
    let shapes = Mutex<[Key: Shape]>([:])
    let drawings = Mutex<[Request: SymbolDrawing]>([:])
  }

  private func shape(_ name: String, weight: Double, scale: SymbolScale, isMirrored: Bool) -> Shape
  {
    let key = Key(name: name, weight: weight, scale: scale, isMirrored: isMirrored)
    if let known = cache.shapes.withLock({ $0[key] }) { return known }
    var found = names.draw(name, stroke: stroke(weight, scale))
    if isMirrored {
      for index in found.parts.indices {
        found.parts[index].path =
          found.parts[index].path.transformed(by: .scale(-1, 1)).turnedInsideOut
      }
    }
    var ink = Rect.zero
    let monochrome = Part.monochrome(found.parts)
    for part in monochrome { ink = ink.union(part.path.inkBounds) }
    let shape = Shape(
      layers: Part.coalesced(Part.levels(found.parts), colors: false),
      colored: found.parts.contains { $0.color != nil }
        ? Part.coalesced(found.parts, colors: true) : [], monochrome: monochrome, ink: ink,
      exactness: found.exactness)
    cache.shapes.withLock {
      // A widget uses a few dozen; endless animation of weights must not eat the memory.
      if $0.count > 2000 { $0.removeAll() }
      $0[key] = shape
    }
    return shape
  }
}

/// What `.symbolVariant` can ask for.
public struct SymbolVariantSet: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// `.fill`.
  public static let fill = SymbolVariantSet(rawValue: 1)
  /// `.slash`.
  public static let slash = SymbolVariantSet(rawValue: 2)
  /// `.circle`, around it.
  public static let circle = SymbolVariantSet(rawValue: 4)
  /// `.square`, around it.
  public static let square = SymbolVariantSet(rawValue: 8)
  /// `.rectangle`, around it.
  public static let rectangle = SymbolVariantSet(rawValue: 16)
}
