import Foundation

/// Bytes and text in the encodings that scripts name.
enum TextCoding {
  static func encode(_ text: String, _ name: String) -> [UInt8]? {
    guard let encoding = encoding(name) else { return Array(text.utf8) }
    if encoding == .utf8 { return Array(text.utf8) }
    return text.data(using: encoding).map { [UInt8]($0) }
  }

  /// nil where the bytes are no text in that encoding.
  static func decode(_ bytes: [UInt8], _ name: String) -> String? {
    let encoding = encoding(name) ?? .utf8
    let plain = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    if encoding == .utf8 { return String(validating: plain, as: UTF8.self) }
    return String(data: Data(plain), encoding: encoding)
  }

  private static func encoding(_ name: String) -> String.Encoding? {
    switch name.lowercased().replacing("-", with: "").replacing("_", with: "") {
    case "utf8": .utf8
    case "utf16", "unicode": .utf16
    case "utf16le", "utf16littleendian": .utf16LittleEndian
    case "utf16be", "utf16bigendian": .utf16BigEndian
    case "utf32": .utf32
    case "ascii", "usascii": .ascii
    case "isolatin1", "iso88591", "latin1": .isoLatin1
    case "windowscp1252", "windows1252": .windowsCP1252
    case "shiftjis", "sjis": .shiftJIS
    case "japaneseeuc", "eucjp": .japaneseEUC
    case "macosroman": .macOSRoman
    default: nil
    }
  }
}
