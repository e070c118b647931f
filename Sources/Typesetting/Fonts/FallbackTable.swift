/// Pinned fonts by script (ISO 15924). Debian's fonts-noto-core and fonts-noto-cjk.
enum FallbackTable {
  static let emoji = "NotoColorEmoji.ttf"

  /// Asked in this order for symbols of no script.
  static let symbols = [
    "Inter-roman.var.ttf", "NotoSansSymbols-Regular.ttf", "NotoSansSymbols2-Regular.ttf",
    "NotoSansMath-Regular.ttf", "NotoMusic-Regular.ttf",
  ]

  static let cjkScripts: Set<UInt32> = Set(
    ["Hani", "Hira", "Kana", "Hang", "Bopo"].map(FontFace.tag))

  /// Family by script; the file is `<family>-Regular.ttf`.
  static let families: [UInt32: String] = Dictionary(
    uniqueKeysWithValues: table.split(separator: " ").map {
      let parts = $0.split(separator: ":")
      return (FontFace.tag(String(parts[0])), "Noto" + parts[1])
    })

  /// Scripts in whose blocks characters of several scripts stand: an Arabic comma or a danda after a Latin word
  /// counts as Latin, but only fonts of the other script have it. Unicode's Blocks and ScriptExtensions.
  static func owners(of cluster: ArraySlice<UInt32>) -> [UInt32] {
    guard let scalar = cluster.first, scalar >= 0x600 else { return [] }
    return sharedBlocks.first { $0.block.contains(scalar) }.map { [$0.script] } ?? []
  }

  private static let sharedBlocks: [(block: ClosedRange<UInt32>, script: UInt32)] = [
    (0x600...0x6FF, "Arab"), (0x900...0x97F, "Deva"), (0xE00...0xE7F, "Thai"),
    (0x10A0...0x10FF, "Geor"), (0x1720...0x173F, "Hano"), (0x1800...0x180F, "Mong"),
    (0x1CD0...0x1CFF, "Deva"), (0xA830...0xA83F, "Deva"), (0xA8E0...0xA8FF, "Deva"),
    (0xA900...0xA92F, "Kali"), (0xA980...0xA9DF, "Java"), (0xFD3E...0xFEFC, "Arab"),
    (0x10100...0x1013F, "Linb"), (0x102E0...0x102FF, "Copt"),
  ].map { ($0.0, FontFace.tag($0.1)) }

  /// Families with a `-Bold.ttf` as well.
  static let hasBold: Set<String> = Set(
    boldTable.split(separator: " ").map { "Noto" + $0 })

  private static let table = """
    Arab:SansArabic Armn:SansArmenian Hebr:SansHebrew Syrc:SansSyriac Thaa:SansThaana \
    Nkoo:SansNKo Samr:SansSamaritan Mand:SansMandaic Deva:SansDevanagari Beng:SansBengali \
    Guru:SansGurmukhi Gujr:SansGujarati Orya:SansOriya Taml:SansTamil Telu:SansTelugu \
    Knda:SansKannada Mlym:SansMalayalam Sinh:SansSinhala Thai:SansThai Laoo:SansLao \
    Mymr:SansMyanmar Geor:SansGeorgian Ethi:SansEthiopic Cher:SansCherokee \
    Cans:SansCanadianAboriginal Ogam:SansOgham Runr:SansRunic Tglg:SansTagalog Hano:SansHanunoo \
    Buhd:SansBuhid Tagb:SansTagbanwa Khmr:SansKhmer Mong:SansMongolian Limb:SansLimbu \
    Tale:SansTaiLe Talu:SansNewTaiLue Bugi:SansBuginese Lana:SansTaiTham Bali:SansBalinese \
    Sund:SansSundanese Batk:SansBatak Lepc:SansLepcha Olck:SansOlChiki Glag:SansGlagolitic \
    Copt:SansCoptic Tfng:SansTifinagh Yiii:SansYi Lisu:SansLisu Vaii:SansVai Bamu:SansBamum \
    Sylo:SansSylotiNagri Phag:SansPhagsPa Saur:SansSaurashtra Kali:SansKayahLi Rjng:SansRejang \
    Java:SansJavanese Cham:SansCham Tavt:SansTaiViet Mtei:SansMeeteiMayek Adlm:SansAdlam \
    Goth:SansGothic Dsrt:SansDeseret Shaw:SansShavian Osma:SansOsmanya Osge:SansOsage \
    Cakm:SansChakma Rohg:SansHanifiRohingya Egyp:SansEgyptianHieroglyphs Xsux:SansCuneiform \
    Linb:SansLinearB Lina:SansLinearA Cprt:SansCypriot Phnx:SansPhoenician Ital:SansOldItalic \
    Xpeo:SansOldPersian Ugar:SansUgaritic Hung:SansOldHungarian Brah:SansBrahmi Newa:SansNewa \
    Tirh:SansTirhuta Modi:SansModi Takr:SansTakri Wara:SansWarangCiti Hmng:SansPahawhHmong \
    Plrd:SansMiao Bass:SansBassaVah Mroo:SansMro Wcho:SansWancho Gong:SansGunjalaGondi \
    Gonm:SansMasaramGondi Mend:SansMendeKikakui Nshu:SansNushu Tibt:SerifTibetan Ahom:SerifAhom \
    Dogr:SerifDogra Tang:SerifTangut Yezi:SerifYezidi Hmnp:SerifNyiakengPuachueHmong
    """
  private static let boldTable = """
    SansArabic SansArmenian SansHebrew SansThaana SansDevanagari SansBengali SansGurmukhi \
    SansGujarati SansOriya SansTamil SansTelugu SansKannada SansMalayalam SansSinhala SansThai \
    SansLao SansMyanmar SansGeorgian SansEthiopic SansCherokee SansCanadianAboriginal SansKhmer \
    SansTaiTham SansBalinese SansSundanese SansOlChiki SansLisu SansBamum SansKayahLi \
    SansJavanese SansCham SansMeeteiMayek SansAdlam SansHanifiRohingya SerifTibetan SerifYezidi \
    SerifNyiakengPuachueHmong
    """
}
