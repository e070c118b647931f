import ArgumentParser
import Glibc
import VitrineCatalog
import VitrineDrawing
import VitrineMessages
import VitrinePlatform
import VitrineStudio

extension EnvironmentSelection {
  init(_ group: EnvironmentGroup, now: () -> Double) throws {
    self.init()
    var base = EnvironmentOptions()
    var suffix: [String] = []
    base.date = try Self.date(group.date, now: now) ?? Self.defaultDate
    if let text = group.tint {
      guard let tint = RGBA(text: text) else {
        throw ValidationError("'\(text)' is not a color: write --tint '#RRGGBB'")
      }
      base.tint = tint
      suffix.append("tint-" + text.drop { $0 == "#" }.lowercased())
    }
    if let text = group.wallpaper {
      base.wallpaper = try WallpaperFile.choice(text)
      // Nothing behind it is what most pictures have anyway: their names stay plain.
      if let wallpaper = base.wallpaper.wallpaper { suffix.append("wallpaper-\(wallpaper.id)") }
    }
    if let text = group.face {
      base.face = try Choice.pick(text, from: WatchFace.all, name: \.id, what: "watch face")
      if base.face != .standard { suffix.append(base.face.id) }
    }
    if let text = group.layoutDirection {
      base.layoutDirection = try Choice.pick(
        text, from: RenderEnvironment.LayoutDirection.allCases, name: \.rawValue,
        what: "layout direction")
      suffix.append(text.lowercased())
    }
    timeZone = try Self.timeZone(group.timeZone)
    base.timeZone = timeZone
    if let scale = group.scale {
      guard (1...3).contains(scale) else {
        throw ValidationError("--scale \(scale) is not possible: choose 1, 2 or 3 pixels per point")
      }
      base.scale = Double(scale)
      suffix.append("\(scale)x")
    }
    if let os = group.os {
      guard OSVersion.known.contains(os) else {
        throw ValidationError(
          "OS \(os) is not known: there are "
            + OSVersion.known.map(String.init).joined(separator: ", "))
      }
      base.os = os
      if os != OSVersion.newest { suffix.append("os\(os)") }
    }
    base.redaction = try Choice.split(StrayPath.without(group.redact)).map {
      try Choice.pick(
        $0, from: RenderEnvironment.Redaction.allCases, name: \.rawValue, what: "redaction")
    }
    suffix += base.redaction.map { "redacted-\($0.rawValue)" }
    if let text = group.contrast {
      base.contrast = try Choice.pick(
        text, from: RenderEnvironment.Contrast.allCases, name: \.rawValue, what: "contrast")
      if base.contrast == .increased { suffix.append("increased-contrast") }
    }
    if let entry = group.entry, entry < 0 {
      throw ValidationError("--entry \(entry): entries are counted from 0")
    }
    guard group.timeLimit > 0 else { throw ValidationError("--time-limit must be above 0 seconds") }
    entry = group.entry
    source = group.placeholder ? .placeholder : .timelineEntry(index: group.entry)
    if group.placeholder { suffix.append("placeholder") }
    if let entry { suffix.append("entry-\(entry)") }
    configuration = group.configuration
    if let text = configuration?.filter({ !$0.isWhitespace }) {
      guard text.hasPrefix("{"), text.hasSuffix("}") else {
        throw ValidationError(
          "--configuration is not a JSON object: write '{\"parameter\": value}' with the names that "
            + "'vitrine describe' lists")
      }
    }
    configuration = try Self.joined(configuration, try Self.members(group))
    state = try Self.state(group.state)
    if configuration != nil || state != nil { suffix.append("configured") }
    network = try Self.network(group.network)
    data = try Self.data(group.data)
    container = group.container.map(Self.absolute)
    timeLimit = group.timeLimit
    variants = try Self.combine(group, base: base, suffix: suffix)
  }

  private static func combine(
    _ group: EnvironmentGroup, base: EnvironmentOptions, suffix: [String]
  ) throws -> [Variant] {
    let appearances = try Choice.split(StrayPath.without(group.appearance)).map {
      try Choice.pick(
        $0, from: RenderEnvironment.ColorScheme.allCases, name: \.rawValue, what: "appearance")
    }
    let sizes = try Choice.split(StrayPath.without(group.typeSize)).map { text in
      guard let size = DynamicType.parse(text) else {
        throw ValidationError(
          Choice.unknown(
            text, what: "type size",
            known: ["large", "xLarge", "xxLarge", "xxxLarge", "AX1", "AX2", "AX3", "AX4", "AX5"]))
      }
      return size
    }
    let locales = try Choice.split(StrayPath.without(group.locale)).map(LocaleName.checked)
    var variants: [Variant] = []
    for appearance in appearances.isEmpty ? [.light] : appearances {
      for size in sizes.isEmpty ? ["large"] : sizes {
        for locale in locales.isEmpty ? ["en_US"] : locales {
          var options = base
          options.appearance = appearance
          options.typeSize = size
          options.locale = locale
          var name: [String] = []
          if appearance == .dark { name.append("dark") }
          if size != "large" { name.append(shortName(ofSize: size)) }
          if locale != "en_US" { name.append(FileName.safe(locale)) }
          variants.append(
            Variant(options: options, name: (name + suffix).joined(separator: "-")))
        }
      }
    }
    return variants
  }

  /// Folders come back absolute: the extension has a working folder of its own.
  private static func network(_ text: String?) throws -> String {
    guard let text, text != "deny", text != "live" else { return text ?? "deny" }
    let isRecording = text.hasPrefix("record:")
    let folder = isRecording ? String(text.dropFirst("record:".count)) : text
    if isRecording, !folder.isEmpty { try AtomicFile.makeFolder(folder) }
    guard !folder.isEmpty, access(folder, isRecording ? W_OK : R_OK) == 0,
      let absolute = realpath(folder, nil)
    else {
      throw ValidationError(
        "--network \(text): write deny, live, a folder of responses, or record:FOLDER to make one")
    }
    defer { free(absolute) }
    return (isRecording ? "record:" : "") + String(cString: absolute)
  }

  /// The folder of fixtures, absolute too.
  private static func data(_ text: String?) throws -> String? {
    guard let text, text != "none" else { return text }
    guard !text.isEmpty, access(text, R_OK | X_OK) == 0, let absolute = realpath(text, nil) else {
      throw ValidationError("--data \(text): name a folder of JSON files, or none")
    }
    defer { free(absolute) }
    let folder = String(cString: absolute)
    if let problem = DataFolder.problem(in: folder) {
      throw ValidationError("--data \(text): \(problem)")
    }
    return folder
  }

  /// A path that is not there yet stays as it was written: 'vitrine tap' makes the folder.
  static func absolute(_ path: String) -> String {
    guard let absolute = realpath(path, nil) else { return path }
    defer { free(absolute) }
    return String(cString: absolute)
  }

  private static func shortName(ofSize size: String) -> String {
    size.hasPrefix("accessibility") ? "ax" + size.dropFirst(13) : size.lowercased()
  }

  private static func date(_ text: String?, now: () -> Double) throws -> Double? {
    guard let text else { return nil }
    if text == "now" { return now() }
    if let date = DateText.parse(text) { return date }
    throw ValidationError("'\(text)' is not a date: write 2026-06-08T09:41:00Z, or now")
  }

  private static func timeZone(_ text: String?) throws -> String {
    guard let text else { return "UTC" }
    guard TimeZones.contains(text) else {
      throw ValidationError("'\(text)' is not a time zone: write a name such as Europe/Berlin")
    }
    return text
  }
}

extension RGBA {
  /// `#RRGGBB`, `RRGGBB`, `#RGB`.
  init?(text: String) {
    var digits = text.drop { $0 == "#" }.map(String.init)
    if digits.count == 3 { digits = digits.map { $0 + $0 } }
    guard digits.count == 6, let value = UInt32(digits.joined(), radix: 16) else { return nil }
    self.init(hex: value)
  }
}
