import SwiftUI

extension ComponentSpec {
  /// A QR code, dark on light whatever the color scheme: other ones are hard to read for a camera.
  static let qrImage = ComponentSpec("QRImage", ["data", "size"]) { component in
    if let code = QRCode(component.text("data") ?? "") {
      let side = component.length("size")
      ZStack {
        Rectangle().fill(.white)
        QRShape(code: code).fill(.black, style: FillStyle(antialiased: false))
      }
      .aspectRatio(1, contentMode: .fit)
      .frame(width: side, height: side)
    } else {
      component.tooLong()
    }
  }
}

extension Component {
  fileprivate func tooLong() -> UnsupportedView {
    note(.warning, "'data' of 'QRImage' is longer than a QR code can be")
    return UnsupportedView("QRImage")
  }
}

/// The dark modules of a code within a margin of one module, as Core Image draws it.
private struct QRShape: Shape {
  let code: QRCode

  func path(in rect: CGRect) -> Path {
    let module = min(rect.width, rect.height) / CGFloat(code.side + 2)
    var path = Path()
    for y in 0..<code.side {
      for x in 0..<code.side where code[x, y] {
        path.addRect(
          CGRect(
            x: rect.minX + CGFloat(x + 1) * module, y: rect.minY + CGFloat(y + 1) * module,
            width: module, height: module))
      }
    }
    return path
  }
}
