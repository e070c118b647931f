import Foundation

/// Bytes and text in the encodings that scripts name.
enum TextCoding {
  static func encode(_ text: String, _ name: String) -> [UInt8]? {
    if let other = foreign(name) { return converted(Array(text.utf8), from: "UTF-8", to: other) }
    guard let encoding = encoding(name) else { return Array(text.utf8) }
    if encoding == .utf8 { return Array(text.utf8) }
    return text.data(using: encoding).map { [UInt8]($0) }
  }

  /// nil where the bytes are no text in that encoding.
  static func decode(_ bytes: [UInt8], _ name: String) -> String? {
    if let other = foreign(name) {
      return converted(bytes, from: other, to: "UTF-8").map { String(decoding: $0, as: UTF8.self) }
    }
    let encoding = encoding(name) ?? .utf8
    let plain = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    if encoding == .utf8 { return String(validating: plain, as: UTF8.self) }
    return String(data: Data(plain), encoding: encoding)
  }

  /// Encodings that Foundation lacks on Linux, by the C library's names.
  private static func foreign(_ name: String) -> String? {
    switch plainName(name) {
    case "gb18030", "gb180302000": "GB18030"
    case "gbk", "cp936": "GBK"
    case "gb2312", "euccn": "GB2312"
    case "big5": "BIG5"
    case "euckr": "EUC-KR"
    case "windows1251", "windowscp1251": "CP1251"
    case "koi8r": "KOI8-R"
    default: nil
    }
  }

  private static func plainName(_ name: String) -> String {
    name.lowercased().replacing("-", with: "").replacing("_", with: "")
  }

  /// Nil where the bytes are no text in the first encoding, or the text has no place in the second.
  private static func converted(_ bytes: [UInt8], from: String, to: String) -> [UInt8]? {
    let converter = iconv_open(to, from)
    guard converter != iconv_t(bitPattern: -1) else { return nil }
    defer { iconv_close(converter) }
    // No character of these encodings is more than four bytes in another.
    var output = [UInt8](repeating: 0, count: bytes.count * 4 + 4)
    var input = bytes.map { CChar(bitPattern: $0) }
    let left = input.withUnsafeMutableBufferPointer { source in
      output.withUnsafeMutableBytes { target -> (result: Int, left: Int) in
        var (from, fromLeft) = (source.baseAddress, source.count)
        var (to, toLeft) = (target.baseAddress?.assumingMemoryBound(to: CChar.self), target.count)
        let result = iconv(converter, &from, &fromLeft, &to, &toLeft)
        return (result == Int(bitPattern: UInt.max) ? -1 : 0, toLeft)
      }
    }
    return left.result < 0 ? nil : Array(output.prefix(output.count - left.left))
  }

  private static func encoding(_ name: String) -> String.Encoding? {
    switch plainName(name) {
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
