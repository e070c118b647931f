import CGraphics
internal import VitrineDrawing

/// Reads outlines out of a face.
enum GlyphOutline {
  private final class Sink {
    var path = VectorPath()
    let scale = 1 / Double(FontFace.unitsPerEm)
    func point(_ x: Float, _ y: Float) -> Point { Point(Double(x) * scale, -Double(y) * scale) }
  }

  private static func sink(_ data: UnsafeMutableRawPointer?) -> Sink {
    Unmanaged<Sink>.fromOpaque(data!).takeUnretainedValue()
  }

  /// Immutable after it is made, so threads may share it.
  nonisolated(unsafe) private static let callbacks: OpaquePointer = {
    let functions = hb_draw_funcs_create()!
    hb_draw_funcs_set_move_to_func(
      functions,
      { _, data, _, x, y, _ in
        let sink = GlyphOutline.sink(data)
        sink.path.move(to: sink.point(x, y))
      }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      functions,
      { _, data, _, x, y, _ in
        let sink = GlyphOutline.sink(data)
        sink.path.line(to: sink.point(x, y))
      }, nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, data, _, cx, cy, x, y, _ in
        let sink = GlyphOutline.sink(data)
        sink.path.quad(to: sink.point(x, y), sink.point(cx, cy))
      }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, data, _, ax, ay, bx, by, x, y, _ in
        let sink = GlyphOutline.sink(data)
        sink.path.curve(to: sink.point(x, y), sink.point(ax, ay), sink.point(bx, by))
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(
      functions, { _, data, _, _ in GlyphOutline.sink(data).path.close() }, nil, nil)
    hb_draw_funcs_make_immutable(functions)
    return functions
  }()

  /// The glyph's outline in em, y down, as the file has it.
  static func read(_ glyph: UInt32, font: OpaquePointer) -> VectorPath {
    let sink = Sink()
    hb_font_get_glyph_shape(font, glyph, callbacks, Unmanaged.passUnretained(sink).toOpaque())
    return sink.path
  }
}
