import VitrineDrawing

/// Paints, and the words that SVG has for our values.
extension SVGWriter {
  /// `fill="…"` or `stroke="…"`; nil where SVG has no such paint.
  func attributes(_ paint: Paint, _ kind: String, _ box: Rect) -> String? {
    switch paint {
    case .color(let color):
      let fade =
        color.alpha < 1
        ? " \(kind)-opacity=\"\(SVGText.number(Double(max(0, color.alpha))))\"" : ""
      return "\(kind)=\"\(SVGText.color(color))\"\(fade)"
    case .linearGradient(let stops, let from, let to):
      let place =
        "x1=\"\(SVGText.number(from.x))\" y1=\"\(SVGText.number(from.y))\" "
        + "x2=\"\(SVGText.number(to.x))\" y2=\"\(SVGText.number(to.y))\""
      return gradient("linearGradient", place, stops, kind)
    case .radialGradient(let stops, let center, let start, let end, let shape):
      // SVG's inner circle is not known everywhere: move the stops outwards instead.
      let reversed = end < start
      let outer = max(start, end, 1e-6)
      let inner = max(0, min(start, end))
      let moved = (reversed ? stops.reversed() : stops).map { stop in
        let t = reversed ? 1 - stop.location : stop.location
        return GradientStop(stop.color, at: (inner + t * (outer - inner)) / outer)
      }
      let turn = shape == .identity ? "" : " gradientTransform=\"\(SVGText.matrix(shape))\""
      let place =
        "cx=\"\(SVGText.number(center.x))\" cy=\"\(SVGText.number(center.y))\" "
        + "r=\"\(SVGText.number(outer))\"\(turn)"
      return gradient("radialGradient", place, moved, kind)
    case .angularGradient:
      report("an angular gradient")
      return nil
    case .meshGradient:
      report("a mesh gradient")
      return nil
    case .image(let id, let tile, let source):
      guard source.isEmpty || source == Rect(x: 0, y: 0, width: 1, height: 1),
        let resource = images.resource(id), let type = resource.mediaType
      else {
        report("an image paint")
        return nil
      }
      let (w, h) = (SVGText.number(tile.width), SVGText.number(tile.height))
      let place =
        "x=\"\(SVGText.number(tile.x))\" y=\"\(SVGText.number(tile.y))\" "
        + "width=\"\(w)\" height=\"\(h)\""
      let name = define("pattern", id.rawValue + place) {
        "<pattern id=\"\($0)\" patternUnits=\"userSpaceOnUse\" \(place)><image width=\"\(w)\" "
          + "height=\"\(h)\" preserveAspectRatio=\"none\" "
          + "href=\"data:\(type);base64,\(SVGText.base64(resource.bytes))\"/></pattern>"
      }
      return "\(kind)=\"url(#\(name))\""
    case .material:
      report("a material")
      return nil
    }
  }

  private func gradient(
    _ element: String, _ place: String, _ stops: [GradientStop], _ kind: String
  ) -> String {
    let list = stops.map { stop in
      let fade =
        stop.color.alpha < 1
        ? " stop-opacity=\"\(SVGText.number(Double(stop.color.alpha)))\"" : ""
      return "<stop offset=\"\(SVGText.number(stop.location))\" "
        + "stop-color=\"\(SVGText.color(stop.color))\"\(fade)/>"
    }.joined()
    let name = define("gradient", element + place + list) {
      "<\(element) id=\"\($0)\" gradientUnits=\"userSpaceOnUse\" \(place)>\(list)</\(element)>"
    }
    return "\(kind)=\"url(#\(name))\""
  }
}

extension LayerBlendMode {
  /// CSS's word, nil where it has none.
  var css: String? {
    switch self {
    case .normal: "normal"
    case .multiply: "multiply"
    case .screen: "screen"
    case .overlay: "overlay"
    case .darken: "darken"
    case .lighten: "lighten"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    case .plusLighter: "plus-lighter"
    case .sourceAtop, .destinationOver, .destinationOut, .plusDarker: nil
    }
  }
}

extension EncodedImage {
  /// The media type of bytes that a browser reads as they are.
  var mediaType: String? {
    guard format != .pixels, let info = ImageInfo(bytes) else { return nil }
    switch info.format {
    case .png: return "image/png"
    case .jpeg: return "image/jpeg"
    case .gif: return "image/gif"
    case .webp: return "image/webp"
    case .svg: return "image/svg+xml"
    case .bmp, .tiff, .pdf: return nil
    }
  }
}
