import Foundation
import SwiftUI
import VitrineMessages

extension ModifierSpec {
  static let effects: [ModifierSpec] = [
    ModifierSpec("rotationEffect") { view, value, _ in
      value.angle.map { view.rotationEffect($0, anchor: value["anchor"]?.unitPoint ?? .center) }
    },
    ModifierSpec("scaleEffect") { view, value, _ in
      let anchor = value["anchor"]?.unitPoint ?? .center
      if let scale = value.number { return view.scaleEffect(x: scale, y: scale, anchor: anchor) }
      guard value.has("x") || value.has("y") else { return nil }
      return view.scaleEffect(
        x: value["x"]?.points ?? 1, y: value["y"]?.points ?? 1, anchor: anchor)
    },
    ModifierSpec("rotation3DEffect") { view, value, _ in
      value.angle.map { angle in
        let axis = value["axis"]
        return view.rotation3DEffect(
          angle,
          axis: (
            axis?["x"]?.points ?? 0, axis?["y"]?.points ?? 0, axis?["z"]?.number ?? 0
          ), anchor: value["anchor"]?.unitPoint ?? .center,
          anchorZ: value["anchorZ"]?.points ?? 0, perspective: value["perspective"]?.number ?? 1)
      }
    },
    ModifierSpec("transformEffect") { view, value, _ in
      value.transform.map { view.transformEffect($0) }
    },
    ModifierSpec("clockHandRotationEffect") { view, value, script in
      ClockHand.angle(value, script.setting.environment).map { angle in
        view.rotationEffect(angle, anchor: value["anchor"]?.unitPoint ?? .center)
      }
    },
    ModifierSpec("blur") { view, value, _ in
      (value["radius"] ?? value).points.map { radius in
        view.blur(radius: radius, opaque: value["opaque"]?.bool ?? false)
      }
    },
    .reading("brightness", \.number) { $0.brightness($1) },
    .reading("contrast", \.number) { $0.contrast($1) },
    .reading("saturation", \.number) { $0.saturation($1) },
    .reading("grayscale", \.number) { $0.grayscale($1) },
    .reading("hueRotation", \.angle) { $0.hueRotation($1) },
    .reading("colorMultiply", \.color) { $0.colorMultiply($1) },
    // The app's name for inverting.
    .flag("colorConvert") { $0.colorInvert() },
    .flag("colorInvert") { $0.colorInvert() },
    .flag("luminanceToAlpha") { $0.luminanceToAlpha() },
    .reading("blendMode", \.blendMode) { $0.blendMode($1) },
    .flag("compositingGroup") { $0.compositingGroup() },
    ModifierSpec("drawingGroup") { view, value, _ in
      value.bool == false ? view : AnyView(view.drawingGroup())
    },
    ModifierSpec("glassEffect") { view, value, _ in
      if value.bool == false { return view }
      let shape = (value["shape"] ?? value).shape
      return shape.map { AnyView(view.glassEffect(in: $0)) } ?? AnyView(view.glassEffect())
    },
  ]
}

/// Where a clock's hand stands at the moment that is shown. In the app it goes on moving.
private enum ClockHand {
  static func angle(_ value: Value, _ environment: RenderEnvironment) -> Angle? {
    let period: Double? =
      switch value["period"]?.string ?? value.string {
      case "hourHand": 12 * 3600
      case "minuteHand": 3600
      case "secondHand": 60
      default: (value["period"] ?? value).number
      }
    guard let period, period != 0 else { return nil }
    let date = Date(timeIntervalSince1970: environment.date)
    let zone = TimeZone(identifier: environment.timeZone) ?? .gmt
    let seconds = environment.date + Double(zone.secondsFromGMT(for: date))
    return .degrees((seconds / period).truncatingRemainder(dividingBy: 1) * 360)
  }
}

extension Value {
  /// `{a, b, c, d, tx, ty}`; what is missing is the identity's.
  fileprivate var transform: CGAffineTransform? {
    guard members != nil else { return nil }
    func part(_ name: String, _ usual: Double) -> Double { self[name]?.number ?? usual }
    return CGAffineTransform(
      a: part("a", 1), b: part("b", 0), c: part("c", 0), d: part("d", 1), tx: part("tx", 0),
      ty: part("ty", 0))
  }

  var blendMode: BlendMode? {
    switch string {
    case "normal": .normal
    case "multiply": .multiply
    case "screen": .screen
    case "overlay": .overlay
    case "darken": .darken
    case "lighten": .lighten
    case "colorDodge": .colorDodge
    case "colorBurn": .colorBurn
    case "softLight": .softLight
    case "hardLight": .hardLight
    case "difference": .difference
    case "exclusion": .exclusion
    case "hue": .hue
    case "saturation": .saturation
    case "color": .color
    case "luminosity": .luminosity
    case "sourceAtop": .sourceAtop
    case "destinationOver": .destinationOver
    case "destinationOut": .destinationOut
    case "plusDarker": .plusDarker
    case "plusLighter": .plusLighter
    default: nil
    }
  }
}
