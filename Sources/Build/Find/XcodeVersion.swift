/// Versions of Xcode that a project names, in `DTXcode`'s form: 1410 for 14.1.
enum XcodeVersion {
  /// What came with Xcode 15: sources that name it were built with that one at least.
  private static let namesOfFifteen = [
    "containerBackground", "AppIntentConfiguration", "#Preview", "@Observable",
  ]

  /// From "14", "14.1", "14.1.0" or "1410".
  static func parse(_ text: String) -> Int? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard let first = parts.first, let major = first, (1..<10_000).contains(major) else {
      return nil
    }
    guard parts.count > 1 else { return major < 100 ? major * 100 : major }
    guard let minor = parts[1], (0..<10).contains(minor), major < 100 else { return nil }
    return major * 100 + minor * 10
  }

  /// What a description of XcodeGen says: its own option, and the attributes that it hands on.
  static func stated(in root: JSONValue) -> Int? {
    let attributes = root["attributes"]
    return [
      root["options"]?["xcodeVersion"], attributes?["LastUpgradeCheck"],
      attributes?["LastSwiftUpdateCheck"],
    ].compactMap { value -> Int? in
      switch value {
      case .string(let text): parse(text)
      case .number(let number): parse("\(number)")
      case .bool, .array, .object, .null, nil: nil
      }
    }.max()
  }

  /// The newest that counts for these sources.
  /// - stated: what the project's own file says.
  static func newest(
    stated: Int?, near folder: String, sources: [String], _ files: FileRecorder
  ) -> Int? {
    let named = [stated, file(near: folder, files)].compactMap(\.self).max()
    guard let named, named < 1500 else { return named }
    let isNewer = sources.contains { files.contains(anyOf: namesOfFifteen, in: $0) }
    return isNewer ? 1500 : named
  }

  /// `.xcode-version` beside the project or at the repository's root.
  private static func file(near start: String, _ files: FileRecorder) -> Int? {
    for folder in files.foldersUp(from: start, atMost: 6) {
      guard let bytes = files.bytes(folder + "/.xcode-version") else { continue }
      let text = String(decoding: bytes.prefix(64), as: UTF8.self)
      return text.split(whereSeparator: \.isWhitespace).first.flatMap { parse(String($0)) }
    }
    return nil
  }
}

extension WidgetProject {
  /// Remembers the Xcode that it is built with, unless its Info.plist names one.
  /// - stated: what the project's own file says.
  mutating func takeXcode(_ stated: Int?, in folder: String, _ files: FileRecorder) {
    let version = XcodeVersion.newest(stated: stated, near: folder, sources: sources, files)
    guard let version, settings.infoPlistKeys["DTXcode"] == nil else { return }
    settings.infoPlistKeys["DTXcode"] = .string(String(version))
  }
}
