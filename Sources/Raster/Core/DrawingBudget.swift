public import VitrineDrawing
import VitrineGeometry

/// What one picture may take. It is counted in work and not in seconds, so that a list is drawn on
/// every machine or refused on every machine.
///
/// The limits are estimates: each of them alone is some seconds of one core, a hundred times what a
/// crowded widget takes.
public struct DrawingBudget: Hashable, Sendable {
  /// Operations, each as often as it is drawn, and letters.
  public var operations = 2_000_000
  /// Points of outlines, each as often as it is gone through, with those of dashes.
  public var points = 20_000_000
  /// Rows that edges of crowded outlines cross.
  public var crossings = 4_000_000_000
  /// Pixels that are painted, blurred or laid over others.
  public var pixels = 6_000_000_000
  /// Bytes of layers that wait for what is in them, at any moment.
  public var bytes = 1 << 30
  /// Groups in one another.
  public var depth = 512

  public init() {}

  /// What pictures of widgets may take.
  public static let standard = DrawingBudget()

  /// For lists of our own.
  static let unlimited: DrawingBudget = {
    var budget = DrawingBudget()
    (budget.operations, budget.points, budget.crossings) = (.max, .max, .max)
    (budget.pixels, budget.bytes, budget.depth) = (.max, .max, .max)
    return budget
  }()
}

/// A picture that would take more than its budget: which operation went over it, and where.
public struct DrawingRefusal: Error, Hashable, Sendable {
  public enum Resource: String, Hashable, Sendable, CaseIterable {
    case operations, points, crossings, pixels, bytes, depth
    /// Seconds of the process that decodes pictures.
    case decoding
  }
  /// What ran out.
  public var resource: Resource
  /// How much there was of it.
  public var limit: Int
  /// What was to be drawn, such as "a stroke of 1000000 points".
  public var operation = ""
  /// Where, in points of the picture.
  public var frame = Rect.zero
  /// The groups around it, innermost first, at most six.
  public var around: [String] = []
}

extension DrawingRefusal: CustomStringConvertible {
  public var description: String {
    func whole(_ value: Double) -> Int { Int(clamping: value) }
    let chain = ([operation] + around).joined(separator: " in ")
    return "drawing takes more than \(limit) \(resource.words): ended at \(chain), "
      + "\(whole(frame.width)) × \(whole(frame.height)) points at "
      + "(\(whole(frame.x)), \(whole(frame.y))); \(resource.advice)"
  }
}

extension DrawingRefusal.Resource {
  fileprivate var words: String {
    switch self {
    case .operations: "operations"
    case .points: "points of outlines"
    case .crossings: "rows crossed by outlines"
    case .pixels: "pixels"
    case .bytes: "bytes of layers"
    case .depth: "effects in one another"
    case .decoding: "seconds of decoding"
    }
  }

  fileprivate var advice: String {
    switch self {
    case .operations: "draw fewer shapes and letters"
    case .points, .crossings: "simplify the path"
    case .decoding: "make the picture simpler, or a PNG of it"
    case .pixels, .bytes, .depth: "put fewer effects around one another"
    }
  }
}

/// How much a picture took: what grows faster than its list is a fault.
struct DrawingWork: Equatable {
  var operations = 0
  var points = 0
  var crossings = 0
  var layers = 0
  var layerPixels = 0
  /// Of layers and of what is painted, each as often as it is gone through.
  var pixels = 0
  /// Of the layers that wait now.
  var bytes = 0
  var depth = 0
}

/// Counts the work of one picture against its budget. Once there is a refusal nothing more is drawn.
final class DrawingMeter {
  let budget: DrawingBudget
  private(set) var work = DrawingWork()
  private(set) var refusal: DrawingRefusal?

  init(_ budget: DrawingBudget) { self.budget = budget }

  var isOver: Bool { refusal != nil }

  // Each of these is false where there is no budget for it.

  func operations(_ count: Int) -> Bool {
    spend(\.operations, count, .operations, budget.operations)
  }
  func points(_ count: Int) -> Bool { spend(\.points, count, .points, budget.points) }
  func crossings(_ count: Double) -> Bool {
    let count = count < 1e15 ? Int(max(count, 0)) : Int.max / 2
    return spend(\.crossings, count, .crossings, budget.crossings)
  }
  func pixels(_ count: Int) -> Bool { spend(\.pixels, count, .pixels, budget.pixels) }
  /// A blur goes through its pixels several times.
  func blur(_ bounds: PixelRect) -> Bool { pixels(8 * bounds.area) }

  /// A layer that waits until `leaveLayer` for what is drawn into it.
  func enterLayer(_ bounds: PixelRect, bytes: Int) -> Bool {
    work.layers += 1
    work.layerPixels += bounds.area
    // It is cleared, and laid over what is below.
    let isPaid = pixels(2 * bounds.area)
    return spend(\.bytes, bytes, .bytes, budget.bytes) && isPaid
  }
  func leaveLayer(bytes: Int) { work.bytes -= bytes }

  /// The process that decodes a picture was ended.
  func refuseDecoding() {
    refusal =
      refusal ?? DrawingRefusal(resource: .decoding, limit: DecodingService.secondsPerPicture)
  }

  func enterGroup() -> Bool { spend(\.depth, 1, .depth, budget.depth) }
  func leaveGroup() { work.depth -= 1 }

  private func spend(
    _ account: WritableKeyPath<DrawingWork, Int>, _ count: Int,
    _ resource: DrawingRefusal.Resource, _ limit: Int
  ) -> Bool {
    let (sum, isTooMuch) = work[keyPath: account].addingReportingOverflow(count)
    work[keyPath: account] = isTooMuch ? .max / 2 : sum
    guard refusal == nil else { return false }
    if !isTooMuch, sum <= limit { return true }
    refusal = DrawingRefusal(resource: resource, limit: limit)
    return false
  }

  /// Says where a refusal came from, from the inside out.
  func locate(_ operation: DrawingOperation, _ frame: @autoclosure () -> Rect) {
    guard var found = refusal else { return }
    if found.operation.isEmpty {
      (found.operation, found.frame) = (operation.title, frame())
    } else if case .group(let group) = operation, let name = group.effect.title,
      found.around.count < 6
    {
      found.around.append(name)
    }
    refusal = found
  }
}

extension DrawingOperation {
  /// What counts as operations.
  var letters: Int {
    if case .glyphs(let run, _) = self { return max(1, run.glyphs.count) }
    return 1
  }

  /// Points of its own outlines, as a vector file writes them.
  var points: Int {
    switch self {
    case .fill(let path, _, _): path.elements.count
    case .stroke(let path, let style, _): style.points(along: path)
    case .group(let group):
      if case .clip(let path, _) = group.effect { path.elements.count } else { 0 }
    case .glyphs, .image, .dynamicText, .progress, .glass: 0
    }
  }

  /// About where it is, in its own points.
  var box: Rect {
    switch self {
    case .fill(let path, _, _): path.controlBounds
    case .stroke(let path, let style, _): path.controlBounds.grown(by: style.reach)
    case .glyphs(let run, _): run.reach
    case .image(let image): image.frame
    case .dynamicText(let text): text.frame
    case .progress(let progress): progress.bounds
    case .glass(let pane): pane.frame
    case .group(let group): group.contents.operations.first?.box ?? .zero
    }
  }

  /// For a person who looks for it in a widget's code.
  fileprivate var title: String {
    switch self {
    case .fill(let path, _, _): "a shape of \(path.elements.count) points"
    case .stroke(let path, _, _): "a stroke of \(path.elements.count) points"
    case .glyphs(let run, _): "the text '\(run.text.prefix(40))'"
    case .image(let image): "the image \(image.image.title)"
    case .dynamicText: "a text that follows the clock"
    case .progress: "a progress that follows the clock"
    case .glass: "glass"
    case .group(let group): group.effect.title ?? "a group"
    }
  }
}

extension Paint {
  /// How many times a plain color's work one of its pixels is (estimates).
  var effort: Int {
    switch self {
    case .color: 1
    case .image: 3
    case .linearGradient, .radialGradient, .angularGradient: 4
    case .meshGradient: 8
    case .material: 16
    }
  }
}

extension StrokeAttributes {
  /// Points of both sides of the line, and of the ends of its dashes.
  func points(along path: VectorPath) -> Int {
    let sides = 2 * path.elements.count
    let period = dash.reduce(0, +)
    guard period > 0, period.isFinite else { return sides }
    let dashes = path.controlLength / period * Double(dash.count)
    // `Dashes` cuts no line finer than this.
    let most = Double(Dashes.most) * Double(max(1, path.elements.count { $0.isMove }))
    return sides + 4 * Int(clamping: min(dashes, most))
  }
}

extension VectorPath.Element {
  fileprivate var isMove: Bool {
    if case .move = self { return true }
    return false
  }
}

extension Effect {
  /// nil for what is no effect to be seen.
  fileprivate var title: String? {
    switch self {
    case .transform, .tag: nil
    case .opacity: "an opacity"
    case .blend: "a blend mode"
    case .clip: "a clip"
    case .mask: "a mask"
    case .layer: "a layer"
    case .filter: "a filter"
    case .blur: "a blur"
    case .shadow: "a shadow"
    case .vibrancy: "vibrancy"
    }
  }
}
