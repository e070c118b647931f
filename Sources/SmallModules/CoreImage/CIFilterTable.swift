import VitrineDrawing

/// What the filters do, by name. Defaults are those of Core Image's filter reference. The system
/// computes in linear light and the display list in sRGB: strong changes differ in the middle tones.
enum CIFilterTable {
  typealias Run = @Sendable (CIFilter) -> CIImage?

  static let effects: [String: Run] = blurs.merging(colors) { a, _ in a }
    .merging(geometry) { a, _ in a }.merging(composites) { a, _ in a }
    .merging(generators) { a, _ in a }

  private static let blurs: [String: Run] = [
    "CIGaussianBlur": { $0.image?.applyingGaussianBlur(sigma: $0.number("inputRadius", or: 10)) },
    // A box of radius r has the deviation r / √3.
    "CIBoxBlur": {
      $0.image?.applyingGaussianBlur(sigma: $0.number("inputRadius", or: 10) / 3.0.squareRoot())
    },
    "CIDiscBlur": { $0.image?.applyingGaussianBlur(sigma: $0.number("inputRadius", or: 8) / 2) },
  ]

  private static func matrix(_ rows: [[Double]]) -> Effect {
    .filter(.matrix(rows.flatMap { $0 }.map { Float($0) }))
  }
  /// Rec. 709's luminance, which Core Image's saturation keeps.
  private static let luminance = [0.2126, 0.7152, 0.0722, 0, 0]

  private static let colors: [String: Run] = [
    "CIColorControls": { filter in
      let saturation = filter.number("inputSaturation", or: 1)
      let brightness = filter.number("inputBrightness", or: 0)
      let contrast = filter.number("inputContrast", or: 1)
      let rows = (0..<3).map { row in
        (0..<4).map { column in
          contrast
            * ((row == column ? saturation : 0) + (1 - saturation) * luminance[column])
        } + [contrast * brightness + 0.5 * (1 - contrast)]
      }
      return filter.image?.with(matrix(rows + [[0, 0, 0, 1, 0]]))
    },
    "CIColorMatrix": { filter in
      let bias = filter.vector("inputBiasVector", or: [0, 0, 0, 0])
      let rows = ["R", "G", "B", "A"].enumerated().map { index, name in
        filter.vector(
          "input\(name)Vector", or: (0..<4).map { $0 == index ? 1 : 0 }) + [bias[index]]
      }
      return filter.image?.with(matrix(rows))
    },
    "CIColorInvert": { $0.image?.with(.filter(.invert)) },
    "CIHueAdjust": { $0.image?.with(.filter(.hueRotation($0.number("inputAngle", or: 0)))) },
    "CIExposureAdjust": { filter in
      // Stops are doublings of linear light; sRGB's curve is a power of about 2.2.
      let factor = pow(2, filter.number("inputEV", or: 0) / 2.2)
      return filter.image?.with(scaled([factor, factor, factor]))
    },
    "CIPhotoEffectMono": { $0.image?.with(.filter(.saturation(0))) },
    "CIPhotoEffectNoir": { $0.image?.with(.filter(.saturation(0))).with(.filter(.contrast(1.3))) },
    "CIPhotoEffectTonal": { $0.image?.with(.filter(.saturation(0))) },
    "CIMaximumComponent": { $0.image?.with(.filter(.saturation(0))) },
    "CIMinimumComponent": { $0.image?.with(.filter(.saturation(0))) },
    "CISepiaTone": { filter in
      let amount = filter.number("inputIntensity", or: 1)
      let sepia = [[0.393, 0.769, 0.189], [0.349, 0.686, 0.168], [0.272, 0.534, 0.131]]
      let rows = (0..<3).map { row in
        (0..<3).map { amount * sepia[row][$0] + (row == $0 ? 1 - amount : 0) } + [0, 0]
      }
      return filter.image?.with(matrix(rows + [[0, 0, 0, 1, 0]]))
    },
    "CIColorMonochrome": { filter in
      let color = filter.color("inputColor", or: RGBA(0.6, 0.45, 0.3, 1))
      let amount = filter.number("inputIntensity", or: 1)
      let parts = [color.red, color.green, color.blue].map { Double($0) }
      let rows = (0..<3).map { row in
        (0..<3).map { amount * parts[row] * luminance[$0] + (row == $0 ? 1 - amount : 0) } + [0, 0]
      }
      return filter.image?.with(matrix(rows + [[0, 0, 0, 1, 0]]))
    },
    "CIFalseColor": { filter in
      let (a, b) = (
        filter.color("inputColor0", or: RGBA(0.3, 0, 0, 1)),
        filter.color("inputColor1", or: RGBA(1, 0.9, 0.8, 1))
      )
      let pairs = [(a.red, b.red), (a.green, b.green), (a.blue, b.blue), (a.alpha, b.alpha)]
      let rows = pairs.map { pair in
        luminance[0..<4].map { $0 * Double(pair.1 - pair.0) } + [Double(pair.0)]
      }
      return filter.image?.with(matrix(rows))
    },
    "CIMaskToAlpha": { $0.image?.with(.filter(.luminanceToAlphaIn(RGBA(1, 1, 1, 1)))) },
  ]
  private static func scaled(_ factors: [Double]) -> Effect {
    matrix(
      (0..<3).map { row in (0..<5).map { $0 == row ? factors[row] : 0 } } + [[0, 0, 0, 1, 0]])
  }

  private static let geometry: [String: Run] = [
    "CICrop": { filter in
      let r = filter.vector("inputRectangle", or: [0, 0, 0, 0])
      return filter.image?.cropped(to: CGRect(x: r[0], y: r[1], width: r[2], height: r[3]))
    },
    "CIAffineTransform": { filter in
      filter.image?.transformed(by: filter.transform("inputTransform") ?? .identity)
    },
    "CIAffineClamp": { $0.image },
    "CILanczosScaleTransform": { filter in
      let scale = filter.number("inputScale", or: 1)
      let ratio = filter.number("inputAspectRatio", or: 1)
      return filter.image?.transformed(by: CGAffineTransform(scaleX: scale * ratio, y: scale))
    },
    "CIBicubicScaleTransform": { filter in
      let scale = filter.number("inputScale", or: 1)
      let ratio = filter.number("inputAspectRatio", or: 1)
      return filter.image?.transformed(by: CGAffineTransform(scaleX: scale * ratio, y: scale))
    },
    "CIStraightenFilter": { filter in
      filter.image?.transformed(
        by: CGAffineTransform(rotationAngle: filter.number("inputAngle", or: 0)))
    },
    "CIAreaAverage": { AreaAverage.image(of: $0) },
  ]

  private static func blend(_ mode: LayerBlendMode) -> Run {
    { filter in
      guard let below = filter.image("inputBackgroundImage") else { return filter.image }
      return filter.image?.blended(mode, over: below) ?? below
    }
  }
  private static let composites: [String: Run] = [
    "CISourceOverCompositing": blend(.normal), "CIMultiplyBlendMode": blend(.multiply),
    "CIMultiplyCompositing": blend(.multiply), "CIScreenBlendMode": blend(.screen),
    "CIOverlayBlendMode": blend(.overlay), "CIDarkenBlendMode": blend(.darken),
    "CILightenBlendMode": blend(.lighten), "CIColorDodgeBlendMode": blend(.colorDodge),
    "CIColorBurnBlendMode": blend(.colorBurn), "CISoftLightBlendMode": blend(.softLight),
    "CIHardLightBlendMode": blend(.hardLight), "CIDifferenceBlendMode": blend(.difference),
    "CIExclusionBlendMode": blend(.exclusion), "CIHueBlendMode": blend(.hue),
    "CISaturationBlendMode": blend(.saturation), "CIColorBlendMode": blend(.color),
    "CILuminosityBlendMode": blend(.luminosity), "CIAdditionCompositing": blend(.plusLighter),
    "CISourceAtopCompositing": blend(.sourceAtop),
    "CIBlendWithAlphaMask": { masked($0, by: nil) },
    "CIBlendWithMask": { masked($0, by: .luminanceToAlpha) },
  ]
  private static func masked(_ filter: CIFilter, by kind: ColorFilter?) -> CIImage? {
    guard let image = filter.image, let mask = filter.image("inputMaskImage") else {
      return filter.image
    }
    let alpha = kind.map { mask.with(.filter($0)) } ?? mask
    let top = CIImage(
      DisplayList([.group(EffectGroup(.mask(alpha.list), image.list))]),
      images: image.images.merging(alpha.images) { a, _ in a }, extent: image.extent)
    return filter.image("inputBackgroundImage").map { top.composited(over: $0) } ?? top
  }

  private static let generators: [String: Run] = [
    "CIConstantColorGenerator": {
      let color = $0.color("inputColor", or: RGBA(1, 0, 0, 1))
      return CIImage(
        color: CIColor(
          red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
          alpha: CGFloat(color.alpha)))
    },
    "CIQRCodeGenerator": { QRCodeImage.image(of: $0) },
    "CICode128BarcodeGenerator": { Code128Image.image(of: $0) },
    "CILinearGradient": { filter in
      let (a, b) = (
        filter.vector("inputPoint0", or: [0, 0]), filter.vector("inputPoint1", or: [200, 200])
      )
      let stops = [
        GradientStop(filter.color("inputColor0", or: RGBA(1, 1, 1, 1)), at: 0),
        GradientStop(filter.color("inputColor1", or: RGBA(0, 0, 0, 1)), at: 1),
      ]
      let reach = 100_000.0
      let all = VectorPath(rect: Rect(x: -reach, y: -reach, width: 2 * reach, height: 2 * reach))
      let paint = Paint.linearGradient(stops, from: Point(a[0], -a[1]), to: Point(b[0], -b[1]))
      return CIImage(DisplayList([.fill(all, .winding, paint)]), images: [:], extent: .infinite)
    },
  ]
}

/// One pixel of a region's mean color.
private enum AreaAverage {
  static func image(of filter: CIFilter) -> CIImage? {
    guard let image = filter.image else { return nil }
    let whole = image.extent
    let r = filter.vector(
      "inputExtent",
      or: [Double(whole.minX), Double(whole.minY), Double(whole.width), Double(whole.height)])
    let region = CGRect(x: r[0], y: r[1], width: r[2], height: r[3])
    guard let pixels = CIContext().createCGImage(image, from: region)?.straightPixels,
      !pixels.isEmpty
    else { return nil }
    var sums = [0.0, 0.0, 0.0, 0.0]
    for index in stride(from: 0, to: pixels.count, by: 4) {
      let alpha = Double(pixels[index + 3]) / 255
      for part in 0..<3 { sums[part] += Double(pixels[index + part]) / 255 * alpha }
      sums[3] += alpha
    }
    let (alpha, count) = (max(sums[3], 1e-9), Double(pixels.count / 4))
    let mean = CIColor(
      red: sums[0] / alpha, green: sums[1] / alpha, blue: sums[2] / alpha, alpha: sums[3] / count)
    return CIImage(color: mean).cropped(to: CGRect(x: 0, y: 0, width: 1, height: 1))
  }
}
