import VitrineDrawing

/// How fonts stand in an archive of keys. The keys are this library's own: archives of a device hold font descriptors
/// of Core Text, which are not read.
extension NSCoder {
  func encode(_ font: FontDescription) {
    encode(font.customName as NSString?, forKey: "UIFontName")
    encode(font.size, forKey: "UIFontPointSize")
    encode(font.weight, forKey: "UIFontWeight")
    encode(font.width, forKey: "UIFontWidth")
    encode(font.leading, forKey: "UIFontLeading")
    encode(font.isItalic, forKey: "UIFontItalic")
    encode(font.monospacedDigits, forKey: "UIFontMonospacedDigits")
    encode(Int(font.design.rawValue), forKey: "UIFontDesign")
    encode(Int(font.platform.rawValue), forKey: "UIFontPlatform")
    encode(Int(font.smallCaps.rawValue), forKey: "UIFontSmallCaps")
  }

  /// nil where there is none of a size.
  func decodeFont() -> FontDescription? {
    let size = decodeDouble(forKey: "UIFontPointSize")
    guard size > 0, size < 1e6 else { return nil }
    let (weight, width) = (
      decodeDouble(forKey: "UIFontWeight"), decodeDouble(forKey: "UIFontWidth")
    )
    func choice<Choice: RawRepresentable>(_ key: String) -> Choice? where Choice.RawValue == UInt8 {
      UInt8(exactly: decodeInteger(forKey: key)).flatMap(Choice.init(rawValue:))
    }
    return FontDescription(
      design: choice("UIFontDesign") ?? .default, size: size,
      weight: (1...1000).contains(weight) ? weight : 400,
      width: (0.1...10).contains(width) ? width : 1,
      isItalic: decodeBool(forKey: "UIFontItalic"),
      monospacedDigits: decodeBool(forKey: "UIFontMonospacedDigits"),
      smallCaps: choice("UIFontSmallCaps") ?? [],
      leading: decodeDouble(forKey: "UIFontLeading"), platform: choice("UIFontPlatform") ?? .iOS,
      customName: decodeObject(of: NSString.self, forKey: "UIFontName") as String?)
  }
}
