/// What a font file calls itself: its `name` table (OpenType 1.9, chapter "name").
struct FontNames: Hashable {
  /// The PostScript name, by which programs ask for it.
  var name: String
  var family: String
  var style: String
  /// The file's name in the bundle.
  var file: String

  /// Names in one font at most: they have some dozens in each language.
  private static let most = 4_096

  /// Nothing where the bytes are no font, or it has no name.
  init?(_ bytes: [UInt8], file: String) {
    let reader = Reader(bytes: bytes)
    guard let start = Self.table(reader), let count = reader.word(start + 2),
      let storage = reader.word(start + 4)
    else { return nil }
    var names: [Int: String] = [:]
    for index in 0..<min(count, Self.most) {
      let record = start + 6 + index * 12
      guard let platform = reader.word(record), let language = reader.word(record + 4),
        let id = reader.word(record + 6), let length = reader.word(record + 8),
        let offset = reader.word(record + 10)
      else { break }
      // Windows' English, else Macintosh Roman's.
      let isWide = platform == 3 || platform == 0
      guard [1, 2, 6, 16, 17].contains(id), platform != 3 || language == 0x409,
        let text = reader.text(start + storage + offset, length, isWide: isWide)
      else { continue }
      if names[id] == nil || platform == 3 { names[id] = text }
    }
    guard let name = names[6], let family = names[16] ?? names[1], !name.isEmpty else {
      return nil
    }
    self.name = name
    self.family = family
    style = names[17] ?? names[2] ?? "Regular"
    self.file = file
  }

  /// Where the table begins; of a collection, that of its first font.
  private static func table(_ reader: Reader) -> Int? {
    var font = 0
    if reader.long(0) == 0x7474_6366, let first = reader.long(12) { font = first }
    guard let count = reader.word(font + 4) else { return nil }
    for index in 0..<min(count, 64) {
      let record = font + 12 + index * 16
      if reader.long(record) == 0x6E61_6D65 { return reader.long(record + 8) }
    }
    return nil
  }

  private struct Reader {
    let bytes: [UInt8]

    func word(_ place: Int) -> Int? {
      guard place >= 0, place + 2 <= bytes.count else { return nil }
      return Int(bytes[place]) << 8 | Int(bytes[place + 1])
    }

    func long(_ place: Int) -> Int? {
      guard let high = word(place), let low = word(place + 2) else { return nil }
      return high << 16 | low
    }

    func text(_ place: Int, _ length: Int, isWide: Bool) -> String? {
      guard length > 0, place >= 0, place + length <= bytes.count else { return nil }
      let part = bytes[place..<place + length]
      guard isWide else { return String(decoding: part, as: UTF8.self) }
      let units = stride(from: place, to: place + length - 1, by: 2).map {
        UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
      }
      return String(decoding: units, as: UTF16.self)
    }
  }
}

extension FontNames {
  private static let endings: Set<String> = ["ttf", "otf", "ttc", "otc"]

  /// Of those files that are fonts.
  static func all(in paths: [String], _ files: FileRecorder) -> [FontNames] {
    paths.filter { endings.contains(Paths.ending($0).lowercased()) }.sorted().compactMap { path in
      files.bytes(path).flatMap { FontNames($0, file: Paths.name(path)) }
    }
  }
}
