import CGraphics
internal import VitrineDrawing

/// A paragraph at one scale, cut into pieces of one font and direction, every character measured.
/// Lines of any width are made from this without shaping again.
struct ResolvedText: Sendable {
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
  struct Span: Sendable {
    var source: TextSpan
    var font: FontDescription
    var metrics: FontMetrics
    var selection: FontSelection
    var primary: PinnedFont
    /// Kerning and tracking together, without the font's own.
    var explicitTracking: Double
  }

  var analysis: TextAnalysis
  /// The scalars that are set: tabs as spaces, small capitals as capitals.
  var scalars: [UInt32]
  var spans: [Span]
  /// Span of each scalar is found through these starts.
  var spanStarts: [Int]
  var items: [Item]
  var segments: [Segment]
  /// Advances summed: `prefix[i]` is the width of everything before scalar `i` in logical order.
  var prefix: [Double]
  var scale: Double
  var language: OpaquePointerBox

  var count: Int { scalars.count }
  func width(_ a: Int, _ b: Int) -> Double { prefix[b] - prefix[a] }

  func spanIndex(at i: Int) -> Int {
    var index = 0
    while index + 1 < spanStarts.count, spanStarts[index + 1] <= i { index += 1 }
    return index
  }
}

/// HarfBuzz interns languages for the life of the process.
struct OpaquePointerBox: @unchecked Sendable { var pointer: OpaquePointer? }
