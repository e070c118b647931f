/// Where pinned font files are looked up: folders in order, the first that has the file wins.
/// Nothing is scanned; a file is looked for when it is needed.
enum FontLocations {
  /// Folders of the Debian packages in script/packages.txt.
  static let packages = [
    "/usr/share/fonts/truetype/inter-vf", "/usr/share/fonts/opentype/inter",
    "/usr/share/fonts/truetype/noto", "/usr/share/fonts/opentype/noto",
    "/usr/share/fonts/truetype/jetbrains-mono", "/usr/share/fonts/truetype/paratype",
    "/usr/share/fonts/truetype/firacode", "/usr/share/fonts/truetype/quicksand",
    "/usr/share/fonts/truetype/dejavu",
  ]

  /// The package that brings a file, for messages.
  static func package(of file: String) -> String? {
    let owners = [
      ("Inter", ".ttf", "fonts-inter-variable"), ("Inter", ".otf", "fonts-inter"),
      ("NotoSansCJK", "", "fonts-noto-cjk"), ("NotoSerifCJK", "", "fonts-noto-cjk"),
      ("NotoColorEmoji", "", "fonts-noto-color-emoji"), ("Noto", "", "fonts-noto-core"),
      ("JetBrainsMono", "", "fonts-jetbrains-mono"), ("PTF", "", "fonts-paratype"),
      ("DejaVu", "", "fonts-dejavu-core"),
    ]
    return owners.first { file.hasPrefix($0.0) && file.hasSuffix($0.1) }?.2
  }
}
