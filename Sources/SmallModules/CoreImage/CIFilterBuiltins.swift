// `import CoreImage.CIFilterBuiltins`: the filters with properties for their parameters. On Apple's
// platforms each is a protocol; the classes here have the same members.

/// A property stands for a key: `radius` for `inputRadius`.
@dynamicMemberLookup
public final class CIBuiltinFilter: CIFilter, @unchecked Sendable {
  public var inputImage: CIImage? {
    get { value(forKey: kCIInputImageKey) as? CIImage }
    set { setValue(newValue, forKey: kCIInputImageKey) }
  }
  public var backgroundImage: CIImage? {
    get { value(forKey: kCIInputBackgroundImageKey) as? CIImage }
    set { setValue(newValue, forKey: kCIInputBackgroundImageKey) }
  }
  public var maskImage: CIImage? {
    get { value(forKey: kCIInputMaskImageKey) as? CIImage }
    set { setValue(newValue, forKey: kCIInputMaskImageKey) }
  }
  public var message: Data {
    get { value(forKey: "inputMessage") as? Data ?? Data() }
    set { setValue(newValue, forKey: "inputMessage") }
  }
  public var correctionLevel: String {
    get { value(forKey: "inputCorrectionLevel") as? String ?? "M" }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }
  public var color: CIColor {
    get { colorValue("inputColor") }
    set { setValue(newValue, forKey: "inputColor") }
  }
  public var color0: CIColor {
    get { colorValue("inputColor0") }
    set { setValue(newValue, forKey: "inputColor0") }
  }
  public var color1: CIColor {
    get { colorValue("inputColor1") }
    set { setValue(newValue, forKey: "inputColor1") }
  }
  private func colorValue(_ key: String) -> CIColor {
    value(forKey: key) as? CIColor ?? CIColor(red: 0, green: 0, blue: 0)
  }
  public var center: CGPoint {
    get { (value(forKey: kCIInputCenterKey) as? CIVector)?.cgPointValue ?? .zero }
    set { setValue(CIVector(cgPoint: newValue), forKey: kCIInputCenterKey) }
  }
  public var count: Int {
    get { Int(number("inputCount", or: 0)) }
    set { setValue(newValue, forKey: "inputCount") }
  }
  public var perceptual: Bool {
    get { value(forKey: "inputPerceptual") as? Bool ?? false }
    set { setValue(newValue, forKey: "inputPerceptual") }
  }
  public var transform: CGAffineTransform {
    get { value(forKey: kCIInputTransformKey) as? CGAffineTransform ?? .identity }
    set { setValue(newValue, forKey: kCIInputTransformKey) }
  }
  public var extent: CGRect {
    get { (value(forKey: kCIInputExtentKey) as? CIVector)?.cgRectValue ?? .zero }
    set { setValue(CIVector(cgRect: newValue), forKey: kCIInputExtentKey) }
  }
  /// Numbers: radius, intensity, brightness …
  public subscript(dynamicMember name: String) -> Float {
    get { Float(number(Self.key(name), or: 0)) }
    set { setValue(newValue, forKey: Self.key(name)) }
  }
  /// Colors: color, color0, color1.
  public subscript(dynamicMember name: String) -> CIColor {
    get { value(forKey: Self.key(name)) as? CIColor ?? CIColor(red: 0, green: 0, blue: 0) }
    set { setValue(newValue, forKey: Self.key(name)) }
  }
  /// Vectors: rVector, biasVector.
  public subscript(dynamicMember name: String) -> CIVector {
    get { value(forKey: Self.key(name)) as? CIVector ?? CIVector(x: 0) }
    set { setValue(newValue, forKey: Self.key(name)) }
  }
  public subscript(dynamicMember name: String) -> CGPoint {
    get { (value(forKey: Self.key(name)) as? CIVector)?.cgPointValue ?? .zero }
    set { setValue(CIVector(cgPoint: newValue), forKey: Self.key(name)) }
  }
  private static func key(_ name: String) -> String {
    if name == "ev" { return kCIInputEVKey }
    return "input" + name.prefix(1).uppercased() + name.dropFirst()
  }
}

extension CIFilter {
  public class func gaussianBlur() -> CIBuiltinFilter { CIBuiltinFilter("CIGaussianBlur") }
  public class func boxBlur() -> CIBuiltinFilter { CIBuiltinFilter("CIBoxBlur") }
  public class func discBlur() -> CIBuiltinFilter { CIBuiltinFilter("CIDiscBlur") }
  public class func colorControls() -> CIBuiltinFilter { CIBuiltinFilter("CIColorControls") }
  public class func colorMatrix() -> CIBuiltinFilter { CIBuiltinFilter("CIColorMatrix") }
  public class func colorInvert() -> CIBuiltinFilter { CIBuiltinFilter("CIColorInvert") }
  public class func hueAdjust() -> CIBuiltinFilter { CIBuiltinFilter("CIHueAdjust") }
  public class func exposureAdjust() -> CIBuiltinFilter { CIBuiltinFilter("CIExposureAdjust") }
  public class func photoEffectMono() -> CIBuiltinFilter { CIBuiltinFilter("CIPhotoEffectMono") }
  public class func photoEffectNoir() -> CIBuiltinFilter { CIBuiltinFilter("CIPhotoEffectNoir") }
  public class func photoEffectTonal() -> CIBuiltinFilter { CIBuiltinFilter("CIPhotoEffectTonal") }
  public class func maximumComponent() -> CIBuiltinFilter { CIBuiltinFilter("CIMaximumComponent") }
  public class func sepiaTone() -> CIBuiltinFilter { CIBuiltinFilter("CISepiaTone") }
  public class func colorMonochrome() -> CIBuiltinFilter { CIBuiltinFilter("CIColorMonochrome") }
  public class func falseColor() -> CIBuiltinFilter { CIBuiltinFilter("CIFalseColor") }
  public class func maskToAlpha() -> CIBuiltinFilter { CIBuiltinFilter("CIMaskToAlpha") }
  public class func lanczosScaleTransform() -> CIBuiltinFilter {
    CIBuiltinFilter("CILanczosScaleTransform")
  }
  public class func bicubicScaleTransform() -> CIBuiltinFilter {
    CIBuiltinFilter("CIBicubicScaleTransform")
  }
  public class func straighten() -> CIBuiltinFilter { CIBuiltinFilter("CIStraightenFilter") }
  public class func areaAverage() -> CIBuiltinFilter { CIBuiltinFilter("CIAreaAverage") }
  public class func sourceOverCompositing() -> CIBuiltinFilter {
    CIBuiltinFilter("CISourceOverCompositing")
  }
  public class func multiplyBlendMode() -> CIBuiltinFilter {
    CIBuiltinFilter("CIMultiplyBlendMode")
  }
  public class func multiplyCompositing() -> CIBuiltinFilter {
    CIBuiltinFilter("CIMultiplyCompositing")
  }
  public class func screenBlendMode() -> CIBuiltinFilter { CIBuiltinFilter("CIScreenBlendMode") }
  public class func overlayBlendMode() -> CIBuiltinFilter { CIBuiltinFilter("CIOverlayBlendMode") }
  public class func darkenBlendMode() -> CIBuiltinFilter { CIBuiltinFilter("CIDarkenBlendMode") }
  public class func lightenBlendMode() -> CIBuiltinFilter { CIBuiltinFilter("CILightenBlendMode") }
  public class func colorDodgeBlendMode() -> CIBuiltinFilter {
    CIBuiltinFilter("CIColorDodgeBlendMode")
  }
  public class func colorBurnBlendMode() -> CIBuiltinFilter {
    CIBuiltinFilter("CIColorBurnBlendMode")
  }
  public class func softLightBlendMode() -> CIBuiltinFilter {
    CIBuiltinFilter("CISoftLightBlendMode")
  }
  public class func hardLightBlendMode() -> CIBuiltinFilter {
    CIBuiltinFilter("CIHardLightBlendMode")
  }
  public class func differenceBlendMode() -> CIBuiltinFilter {
    CIBuiltinFilter("CIDifferenceBlendMode")
  }
  public class func exclusionBlendMode() -> CIBuiltinFilter {
    CIBuiltinFilter("CIExclusionBlendMode")
  }
  public class func hueBlendMode() -> CIBuiltinFilter { CIBuiltinFilter("CIHueBlendMode") }
  public class func saturationBlendMode() -> CIBuiltinFilter {
    CIBuiltinFilter("CISaturationBlendMode")
  }
  public class func colorBlendMode() -> CIBuiltinFilter { CIBuiltinFilter("CIColorBlendMode") }
  public class func luminosityBlendMode() -> CIBuiltinFilter {
    CIBuiltinFilter("CILuminosityBlendMode")
  }
  public class func additionCompositing() -> CIBuiltinFilter {
    CIBuiltinFilter("CIAdditionCompositing")
  }
  public class func sourceAtopCompositing() -> CIBuiltinFilter {
    CIBuiltinFilter("CISourceAtopCompositing")
  }
  public class func blendWithAlphaMask() -> CIBuiltinFilter {
    CIBuiltinFilter("CIBlendWithAlphaMask")
  }
  public class func blendWithMask() -> CIBuiltinFilter { CIBuiltinFilter("CIBlendWithMask") }
  public class func qrCodeGenerator() -> CIBuiltinFilter { CIBuiltinFilter("CIQRCodeGenerator") }
  public class func code128BarcodeGenerator() -> CIBuiltinFilter {
    CIBuiltinFilter("CICode128BarcodeGenerator")
  }
  public class func aztecCodeGenerator() -> CIBuiltinFilter {
    CIBuiltinFilter("CIAztecCodeGenerator")
  }
  public class func pdf417BarcodeGenerator() -> CIBuiltinFilter {
    CIBuiltinFilter("CIPDF417BarcodeGenerator")
  }
  public class func smoothLinearGradient() -> CIBuiltinFilter {
    CIBuiltinFilter("CILinearGradient")
  }
  public class func areaMaximum() -> CIBuiltinFilter { CIBuiltinFilter("CIAreaMaximum") }
  public class func areaMinimum() -> CIBuiltinFilter { CIBuiltinFilter("CIAreaMinimum") }
  public class func areaHistogram() -> CIBuiltinFilter { CIBuiltinFilter("CIAreaHistogram") }
  public class func kMeans() -> CIBuiltinFilter { CIBuiltinFilter("CIKMeans") }
  public class func affineTransform() -> CIBuiltinFilter { CIBuiltinFilter("CIAffineTransform") }
  public class func affineClamp() -> CIBuiltinFilter { CIBuiltinFilter("CIAffineClamp") }
  public class func gammaAdjust() -> CIBuiltinFilter { CIBuiltinFilter("CIGammaAdjust") }
  public class func colorPosterize() -> CIBuiltinFilter { CIBuiltinFilter("CIColorPosterize") }
  public class func colorClamp() -> CIBuiltinFilter { CIBuiltinFilter("CIColorClamp") }
  public class func colorThreshold() -> CIBuiltinFilter { CIBuiltinFilter("CIColorThreshold") }
  public class func highlightShadowAdjust() -> CIBuiltinFilter {
    CIBuiltinFilter("CIHighlightShadowAdjust")
  }
  public class func vignetteEffect() -> CIBuiltinFilter { CIBuiltinFilter("CIVignetteEffect") }
  public class func crystallize() -> CIBuiltinFilter { CIBuiltinFilter("CICrystallize") }
  public class func comicEffect() -> CIBuiltinFilter { CIBuiltinFilter("CIComicEffect") }
  public class func edges() -> CIBuiltinFilter { CIBuiltinFilter("CIEdges") }
  public class func gloom() -> CIBuiltinFilter { CIBuiltinFilter("CIGloom") }
  public class func maskedVariableBlur() -> CIBuiltinFilter {
    CIBuiltinFilter("CIMaskedVariableBlur")
  }
  public class func noiseReduction() -> CIBuiltinFilter { CIBuiltinFilter("CINoiseReduction") }
  public class func dither() -> CIBuiltinFilter { CIBuiltinFilter("CIDither") }
  public class func linearGradient() -> CIBuiltinFilter { CIBuiltinFilter("CILinearGradient") }
  public class func vignette() -> CIBuiltinFilter { CIBuiltinFilter("CIVignette") }
  public class func pixellate() -> CIBuiltinFilter { CIBuiltinFilter("CIPixellate") }
  public class func bloom() -> CIBuiltinFilter { CIBuiltinFilter("CIBloom") }
  public class func unsharpMask() -> CIBuiltinFilter { CIBuiltinFilter("CIUnsharpMask") }
  public class func sharpenLuminance() -> CIBuiltinFilter { CIBuiltinFilter("CISharpenLuminance") }
  public class func vibrance() -> CIBuiltinFilter { CIBuiltinFilter("CIVibrance") }
  public class func temperatureAndTint() -> CIBuiltinFilter {
    CIBuiltinFilter("CITemperatureAndTint")
  }
  public class func photoEffectChrome() -> CIBuiltinFilter {
    CIBuiltinFilter("CIPhotoEffectChrome")
  }
  public class func photoEffectFade() -> CIBuiltinFilter { CIBuiltinFilter("CIPhotoEffectFade") }
  public class func photoEffectInstant() -> CIBuiltinFilter {
    CIBuiltinFilter("CIPhotoEffectInstant")
  }
  public class func photoEffectProcess() -> CIBuiltinFilter {
    CIBuiltinFilter("CIPhotoEffectProcess")
  }
  public class func photoEffectTransfer() -> CIBuiltinFilter {
    CIBuiltinFilter("CIPhotoEffectTransfer")
  }
  public class func motionBlur() -> CIBuiltinFilter { CIBuiltinFilter("CIMotionBlur") }
  public class func zoomBlur() -> CIBuiltinFilter { CIBuiltinFilter("CIZoomBlur") }
}
