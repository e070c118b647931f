import Foundation
import SwiftUI

extension Value {
  /// Anything that paints: a color, a material, a gradient, `{color, gradient, opacity}`, and
  /// `{light, dark}` of these. Nil where it is none, or a view.
  var style: AnyShapeStyle? {
    if case .string(let name) = self, let material = Self.material(name) {
      return AnyShapeStyle(material)
    }
    if has("light") || has("dark") {
      guard let light = (self["light"] ?? self["dark"])?.style,
        let dark = (self["dark"] ?? self["light"])?.style
      else { return nil }
      return AnyShapeStyle(SchemeStyle(light: light, dark: dark))
    }
    if let gradient = gradientStyle { return gradient }
    guard let color = self["color"]?.color ?? color else { return nil }
    let opacity = self["opacity"]?.number
    if self["gradient"]?.bool == true {
      let gradient = color.gradient
      return opacity.map { AnyShapeStyle(gradient.opacity($0)) } ?? AnyShapeStyle(gradient)
    }
    return AnyShapeStyle(opacity.map { color.opacity($0) } ?? color)
  }

  private static func material(_ name: String) -> Material? {
    switch name {
    case "barMaterial": .bar
    case "ultraThinMaterial": .ultraThin
    case "thinMaterial": .thin
    case "regularMaterial": .regular
    case "thickMaterial": .thick
    case "ultraThickMaterial": .ultraThick
    default: nil
    }
  }
}

/// One of two styles by the color scheme of the place.
struct SchemeStyle: ShapeStyle {
  let light: AnyShapeStyle
  let dark: AnyShapeStyle
  func resolve(in environment: EnvironmentValues) -> AnyShapeStyle {
    environment.colorScheme == .dark ? dark : light
  }
}

// MARK: Gradients, told apart by their members

extension Value {
  private var gradientStyle: AnyShapeStyle? {
    switch self {
    case .array:
      guard let gradient else { return nil }
      return AnyShapeStyle(
        LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom))
    case .object:
      if has("points"), has("colors"), has("width") { return mesh }
      guard let gradient else { return nil }
      if let start = self["startRadius"]?.number, let end = self["endRadius"]?.number {
        return AnyShapeStyle(
          RadialGradient(
            gradient: gradient, center: self["center"]?.unitPoint ?? .center, startRadius: start,
            endRadius: end))
      }
      if has("startAngle") || has("angle") || self["$gradient"]?.string == "angular" {
        return angular(gradient)
      }
      return AnyShapeStyle(
        LinearGradient(
          gradient: gradient, startPoint: self["startPoint"]?.unitPoint ?? .top,
          endPoint: self["endPoint"]?.unitPoint ?? .bottom))
    default: return nil
    }
  }

  private func angular(_ gradient: Gradient) -> AnyShapeStyle {
    let center = self["center"]?.unitPoint ?? .center
    if let start = self["startAngle"]?.angle, let end = self["endAngle"]?.angle {
      return AnyShapeStyle(
        AngularGradient(gradient: gradient, center: center, startAngle: start, endAngle: end))
    }
    return AnyShapeStyle(
      AngularGradient(gradient: gradient, center: center, angle: self["angle"]?.angle ?? .zero))
  }

  private var mesh: AnyShapeStyle? {
    guard let width = self["width"]?.integer, let height = self["height"]?.integer,
      (2...32).contains(width), (2...32).contains(height),
      let points = self["points"]?.array?.compactMap(\.unitPoint),
      let colors = self["colors"]?.array?.compactMap(\.color),
      points.count == width * height, colors.count == points.count
    else { return nil }
    return AnyShapeStyle(
      MeshGradient(
        width: width, height: height, points: points.map { SIMD2(Float($0.x), Float($0.y)) },
        colors: colors, background: self["background"]?.color ?? .clear,
        smoothsColors: self["smoothsColors"]?.bool ?? true))
  }

  /// Colors or stops: a list of them, or an object that has one.
  private var gradient: Gradient? {
    if let list = array {
      let stops = list.compactMap { item -> Gradient.Stop? in
        guard let color = item["color"]?.color, let location = item["location"]?.number else {
          return nil
        }
        return Gradient.Stop(color: color, location: location)
      }
      if !stops.isEmpty, stops.count == list.count { return Gradient(stops: stops) }
      let colors = list.compactMap(\.color)
      return colors.isEmpty || colors.count < list.count ? nil : Gradient(colors: colors)
    }
    let list = (self["colors"] ?? self["stops"])?.array
    return list.flatMap { Value.array($0).gradient } ?? self["gradient"]?.gradient
  }
}
