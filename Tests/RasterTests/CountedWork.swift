import VitrineDrawing
import VitrineText

@testable import VitrineRaster

/// What it takes to draw a list into a square, without a limit, and how many lists were measured for it.
/// - Parameter side: of the square, pixels.
func countedWork(_ list: DisplayList, side: Int) -> (work: DrawingWork, bounds: Int) {
  let meter = DrawingMeter(.unlimited)
  let bounds = PixelRect(left: 0, top: 0, right: side, bottom: side)
  let renderer = Renderer(
    target: Layer(bounds: bounds, format: .color, parent: nil), fonts: .shared,
    typesetter: Typesetter(fonts: .shared), cache: ImageCache(), images: .none, now: 0,
    meter: meter, scale: 1)
  renderer.draw(list, State(transform: .identity, clip: Clip(bounds: bounds)))
  return (meter.work, renderer.measured.count)
}
