import CGraphics
internal import VitrineDrawing

/// A paragraph at one scale, cut into pieces of one font and direction, every character measured.
/// Lines of any width are made from this without shaping again. Never changed once it is resolved,
/// which is why threads may share it.
final class ResolvedText: @unchecked Sendable {
  /// A stretch of one span, font, level and script.
  struct Item: Sendable {
    var start: Int
    var end: Int
    var span: Int
    /// nil for an attachment or a line end.
    var font: PinnedFont?
    var isFallback: Bool
    var level: UInt8
    var script: UInt32
    var tracking: Double
    /// Size against the span's font, for small capitals.
    var attachment: InlineAttachment?
  }

  /// A word with the spaces after it, inside one item.
  struct Segment: Sendable {
    var start: Int
    var end: Int
    var item: Int
    var shaped: ShapedText
  }

  /// A span's font as it is at this scale.
  final class Span: Sendable {
    let source: TextSpan
    let font: FontDescription
    let metrics: FontMetrics
    let selection: FontSelection
    let primary: PinnedFont
    /// Kerning and tracking together, without the font's own.
    let explicitTracking: Double

    init(
      source: TextSpan, font: FontDescription, metrics: FontMetrics, selection: FontSelection,
      primary: PinnedFont, explicitTracking: Double
    ) {
      self.source = source
      self.font = font
      self.metrics = metrics
      self.selection = selection
      self.primary = primary
      self.explicitTracking = explicitTracking
    }
  }

  let analysis: TextAnalysis
  /// The scalars that are set: tabs as spaces, small capitals as capitals.
  var scalars: [UInt32]
  var spans: [Span]
  /// Span of each scalar is found through these starts.
  var spanStarts: [Int]
  var items: [Item]
  var segments: [Segment]
  /// Advances summed: `prefix[i]` is the width of everything before scalar `i` in logical order. A tab has the width
  /// that it has in a line that begins where the author's line does.
  var prefix: [Double]
  /// Where tabs stand, growing.
  var tabs: [Int] = []
  let scale: Double
  let language: OpaquePointerBox
  /// What is not as the spans ask for it, each once.
  private(set) var issues: [FontIssue] = []
  private let locale: String
  /// The Han design that fallback fonts have: found once, since it takes the whole text. Asked for
  /// while the text is resolved only.
  private(set) lazy var hanFace = Fallback.hanFace(analysis.scalars, locale: locale)

  init(analysis: TextAnalysis, scale: Double, language: OpaquePointerBox, locale: String) {
    self.analysis = analysis
    self.scale = scale
    self.language = language
    self.locale = locale
    scalars = analysis.scalars
    spans = []
    spanStarts = []
    items = []
    segments = []
    prefix = []
  }

  func note(_ issue: FontIssue) {
    if issues.count < Self.mostIssues, !issues.contains(issue) { issues.append(issue) }
  }

  /// Text of unknown origin may lack every character.
  private static let mostIssues = 16

  var count: Int { scalars.count }
  /// Of a line's text from its start.
  func width(_ a: Int, _ b: Int) -> Double {
    prefix[b] - prefix[a] + (tabs.isEmpty ? 0 : tabShift(from: a, to: b))
  }

  func spanIndex(at i: Int) -> Int {
    max(0, spanStarts.partitioningIndex { $0 > i } - 1)
  }
}

/// HarfBuzz interns languages for the life of the process.
struct OpaquePointerBox: @unchecked Sendable { var pointer: OpaquePointer? }
