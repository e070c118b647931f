import VitrineCatalog
import VitrineDrawing

/// The case around a screen: Vitrine's own drawing of no device in particular. Points; all of them are
/// estimates.
struct Casing {
  /// Of the case.
  let size: Size
  /// From the case's corner to the screen's.
  let inset: Point
  private let corner: Double
  private let kind: Device.Platform
  private let hasButton: Bool
  private let isLandscape: Bool

  init(_ screen: Size, _ device: Device?) {
    kind = device?.platform ?? .iPhone
    isLandscape = screen.width > screen.height
    let display = device?.displayCornerRadius ?? 0
    // A phone or tablet with a home button has room for it above and below the screen.
    hasButton = (kind == .iPhone || kind == .iPad) && device != nil && display == 0
    let edge = kind == .iPad ? 22.0 : kind == .watch ? 14 : kind == .mac ? 16 : 12
    let ends = hasButton ? (kind == .iPad ? 76.0 : 92) : edge
    inset = isLandscape ? Point(ends, edge) : Point(edge, ends)
    size = Size(screen.width + 2 * inset.x, screen.height + 2 * inset.y)
    corner = hasButton ? 44 : kind == .mac ? 24 : max(display, kind == .watch ? 36 : 18) + edge
  }

  func list(at origin: Point) -> DisplayList {
    let body = Rect(x: origin.x, y: origin.y, width: size.width, height: size.height)
    let outer = VectorPath(roundedRect: body, cornerRadius: corner, continuous: true)
    let metal = Paint.linearGradient(
      [
        GradientStop(RGBA(hex: 0x8A8A90), at: 0), GradientStop(RGBA(hex: 0x3E3E43), at: 0.5),
        GradientStop(RGBA(hex: 0x77777D), at: 1),
      ], from: Point(body.minX, body.midY), to: Point(body.maxX, body.midY))
    var list = DisplayList(keys(body).map { Ink.rounded($0, 1.5, RGBA(hex: 0x55555A)) })
    let shape = DisplayList([.fill(outer, .winding, metal)])
    list.operations += Ink.shadow(shape, 0.28, radius: 24, y: 12).operations
    list.append(Ink.rounded(body.inset(by: 2.5), corner - 2.5, RGBA(hex: 0x060607)))
    if hasButton {
      let middle =
        isLandscape
        ? Point(body.maxX - inset.x / 2, body.midY) : Point(body.midX, body.maxY - inset.y / 2)
      list.append(
        .stroke(
          Brush.disc(middle, 25), StrokeAttributes(width: 2), .color(RGBA(hex: 0x3A3A3D))))
    }
    return list
  }

  /// Keys at the sides of an upright phone, and a watch's crown.
  private func keys(_ body: Rect) -> [Rect] {
    func key(_ isLeft: Bool, _ from: Double, _ to: Double, _ width: Double = 3) -> Rect {
      Rect(
        x: isLeft ? body.minX - width : body.maxX, y: body.y + body.height * from, width: width,
        height: body.height * (to - from)
      )
    }
    switch kind {
    case .iPhone where !isLandscape:
      return [
        key(true, 0.17, 0.205), key(true, 0.24, 0.31), key(true, 0.33, 0.40),
        key(false, 0.26, 0.37),
      ]
    case .watch: return [key(false, 0.24, 0.42, 8), key(false, 0.56, 0.76, 2)]
    case .iPhone, .iPad, .mac, .vision: return []
    }
  }
}
