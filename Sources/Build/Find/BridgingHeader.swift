import Foundation

/// What a target's bridging header imports (`SWIFT_OBJC_BRIDGING_HEADER`): each of its Swift sources sees these modules
/// without a word of its own.
struct BridgingHeader {
  /// As their headers name them (`<CommonCrypto/CommonCrypto.h>`), in the order in which they stand.
  private(set) var modules: [String] = []
  private let files: FileRecorder
  private let folder: String
  private var read: Set<String> = []
  private var known: Set<String> = []

  /// Headers that a header brings along; each target of a browser has one of its own that names the next.
  private static let mostHeaders = 50

  /// - values: the target's build settings.
  /// - folder: what `$SRCROOT` stands for.
  init(_ values: [String: String], in folder: String, _ files: FileRecorder) {
    self.files = files
    self.folder = folder
    guard let named = values["SWIFT_OBJC_BRIDGING_HEADER"], !named.isEmpty else { return }
    let path = ["$SRCROOT", "$PROJECT_DIR"].reduce(named) {
      $0.replacingOccurrences(of: $1, with: folder)
    }
    take(Paths.absolute(path, in: folder))
  }

  private mutating func take(_ header: String) {
    guard read.count < Self.mostHeaders, read.insert(header).inserted, files.isFile(header),
      let text = files.text(header)
    else { return }
    for line in text.split(whereSeparator: \.isNewline) { take(line, of: header) }
  }

  private mutating func take(_ line: Substring, of header: String) {
    let words = line.split(separator: " ", maxSplits: 1)
    guard words.count == 2, ["#import", "#include", "@import"].contains(words[0]) else { return }
    let named = words[1].drop { $0 == " " }
    if words[0] == "@import" {
      add(String(named.prefix { $0 != ";" && $0 != "." }))
    } else if named.hasPrefix("<") {
      let parts = named.dropFirst().prefix { $0 != ">" }.split(separator: "/")
      if parts.count > 1 { add(String(parts[0])) }
    } else {
      let path = named.dropFirst().prefix { $0 != "\"" }
      take(Paths.absolute(String(path), in: Paths.folder(header)))
    }
  }

  private mutating func add(_ module: String) {
    guard !module.isEmpty, module == Paths.identifier(module), known.insert(module).inserted else {
      return
    }
    modules.append(module)
  }
}

extension ProjectSettings {
  mutating func takeBridgingHeader(in folder: String, _ files: FileRecorder) {
    bridgedModules = BridgingHeader(variables, in: folder, files).modules
  }
}
