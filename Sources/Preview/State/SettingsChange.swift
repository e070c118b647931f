import FoundationEssentials
import VitrineCatalog
import VitrineComposition
import VitrineMessages
import VitrinePlatform
import VitrineStudio

/// A change of what a person can set: part of an object, each member checked.
struct SettingsChange {
  var state: PreviewState
  /// Whether there is a wallpaper of the person's own.
  var hasOwnWallpaper: Bool

  /// The state with the members of an object taken over.
  mutating func apply(_ change: JSON) throws(PreviewError) {
    guard let members = change.members else {
      throw .malformed("the body must be an object, such as {\"appearance\": \"dark\"}")
    }
    // Place and device first: what they have decides what else fits.
    for key in ["device", "place", "os"] {
      if let value = change[key] { try set(key, value) }
    }
    for member in members where !["device", "place", "os"].contains(member.key) {
      try set(member.key, member.value)
    }
  }

  private mutating func set(_ key: String, _ value: JSON) throws(PreviewError) {
    switch key {
    case "settings": try apply(value)
    case "device": try device(try text(key, value))
    case "place": try place(try text(key, value))
    case "os": try os(value)
    case "mode": try mode(try text(key, value))
    case "isLandscape": state.isLandscape = try bool(key, value)
    case "isEditing": state.isEditing = try bool(key, value)
    case "page":
      guard let page = value.int, (0..<Arrangement.pageLimit).contains(page) else {
        throw .malformed("'page' must be a number from 0 to \(Arrangement.pageLimit - 1)")
      }
      state.page = page
    case "selection": state.selection = value == .null ? nil : try text(key, value)
    case "redaction":
      guard let list = value.array else { throw .malformed("'redaction' must be a list") }
      state.settings.redaction = try list.map { word throws(PreviewError) in
        try choice(key, word, ["placeholder", "privacy"])
      }
    default: try setting(key, value)
    }
  }

  private mutating func setting(_ key: String, _ value: JSON) throws(PreviewError) {
    switch key {
    case "appearance": state.settings.appearance = try choice(key, value, ["light", "dark"])
    case "contrast": state.settings.contrast = try choice(key, value, ["standard", "increased"])
    case "face": state.settings.face = try choice(key, value, WatchFace.all.map(\.id))
    case "wallpaper":
      let own = hasOwnWallpaper ? ["own"] : []
      state.settings.wallpaper = try choice(
        key, value, WallpaperCatalog.all.map(\.id) + ["none"] + own)
    case "direction":
      state.settings.direction = value == .null ? nil : try choice(key, value, ["ltr", "rtl"])
    case "typeSize": try typeSize(try text(key, value))
    case "tint": try tint(value)
    case "locale":
      let locale = try text(key, value)
      if let problem = LocaleName.problem(locale) { throw .malformed(problem) }
      state.settings.locale = locale
    case "timeZone":
      let zone = try text(key, value)
      guard Self.isTimeZone(zone) else {
        throw .malformed("no time zone '\(zone)': write one such as Europe/Berlin")
      }
      state.settings.timeZone = zone
    default: throw .malformed("no setting '\(key)'; see GET /api/state")
    }
  }

  private mutating func typeSize(_ name: String) throws(PreviewError) {
    guard let size = DynamicType.parse(name) else {
      throw .malformed(
        "no type size '\(name.prefix(80))'; there are: "
          + (DynamicType.smaller + DynamicType.widget).joined(separator: ", "))
    }
    state.settings.typeSize = size
  }

  private mutating func tint(_ value: JSON) throws(PreviewError) {
    guard value != .null else {
      state.settings.tint = nil
      return
    }
    let color = try text("tint", value)
    guard PreviewState.color(color) != nil else {
      throw .malformed("'tint' must be a color such as #FF8800")
    }
    state.settings.tint = color
  }

  // MARK: Where

  private mutating func device(_ id: String) throws(PreviewError) {
    guard let device = DeviceCatalog.find(id) else {
      throw .malformed("no device '\(id.prefix(80))'; 'vitrine devices' lists them")
    }
    state.choose(device)
  }

  private mutating func place(_ id: String) throws(PreviewError) {
    guard let (place, mode) = Place.find(id) else {
      let known = Place.all.map(\.id).joined(separator: ", ")
      throw .malformed("no place '\(id.prefix(80))'; there are: \(known)")
    }
    state.go(to: place)
    if let mode { state.modes[place.id] = mode.id }
  }

  private mutating func mode(_ id: String) throws(PreviewError) {
    let modes = state.thePlace.modes
    guard modes.contains(where: { $0.id == id }) else {
      throw .malformed(
        "\(state.place) has no mode '\(id.prefix(80))'; it has: "
          + modes.map(\.id).joined(separator: ", "))
    }
    state.modes[state.place] = id
  }

  private mutating func os(_ value: JSON) throws(PreviewError) {
    guard let os = value.int ?? value.string.flatMap(Int.init), OSVersion.known.contains(os) else {
      throw .malformed(
        "'os' must be one of " + OSVersion.known.map(String.init).joined(separator: ", "))
    }
    guard state.theDevice.runs(os) else {
      let known = state.theDevice.knownSystems.map(String.init).joined(separator: ", ")
      throw .malformed("\(state.theDevice.name) does not run \(os); it runs \(known)")
    }
    state.os = os
  }

  // MARK: Values

  private func text(_ key: String, _ value: JSON) throws(PreviewError) -> String {
    guard let text = value.string else { throw .malformed("'\(key)' must be a string") }
    return text
  }

  private func bool(_ key: String, _ value: JSON) throws(PreviewError) -> Bool {
    guard let bool = value.bool else { throw .malformed("'\(key)' must be true or false") }
    return bool
  }

  private func choice(
    _ key: String, _ value: JSON, _ choices: [String]
  ) throws(PreviewError) -> String {
    let word = try text(key, value)
    guard let found = choices.first(where: { $0.lowercased() == word.lowercased() }) else {
      throw .malformed(
        "'\(key)' cannot be '\(word.prefix(80))'; it can be \(choices.joined(separator: ", "))")
    }
    return found
  }

  private static func isTimeZone(_ text: String) -> Bool {
    text == "UTC"
      || (text.utf8.count < 64
        && text.allSatisfy {
          $0.isASCII && ($0.isLetter || $0.isNumber || "/_+-".contains($0))
        } && TimeZone(identifier: text) != nil)
  }

  /// A state from outside: every part of it as if it had been set.
  static func check(_ state: PreviewState) throws(PreviewError) {
    guard DeviceCatalog.find(state.device) != nil, Place.find(state.place) != nil,
      state.devices.values.allSatisfy({ DeviceCatalog.find($0) != nil }),
      OSVersion.known.contains(state.os), state.date.isFinite, abs(state.date) < 2.6e11
    else { throw .malformed("the state names a device, a place or a date that there is not") }
    var change = SettingsChange(state: PreviewState(), hasOwnWallpaper: true)
    let settings = state.settings
    for (key, value) in [
      ("appearance", settings.appearance), ("contrast", settings.contrast),
      ("face", settings.face), ("wallpaper", settings.wallpaper), ("typeSize", settings.typeSize),
      ("locale", settings.locale), ("timeZone", settings.timeZone),
    ] { try change.setting(key, .string(value)) }
    if let tint = settings.tint { try change.setting("tint", .string(tint)) }
    if let direction = settings.direction { try change.setting("direction", .string(direction)) }
  }
}

extension PreviewState {
  /// Makes a device the one that is shown; where it lacks the place, its own first one.
  mutating func choose(_ device: Device) {
    devices[platform.rawValue] = self.device
    self.device = device.id
    devices[device.platform.rawValue] = device.id
    if !device.runs(os) { os = device.knownSystems.last ?? os }
    if !thePlace.platforms.contains(device.platform) {
      place = Place.all.first { $0.platforms.contains(device.platform) }?.id ?? place
    }
    page = 0
  }

  /// Shows a place, on the last device that has it.
  mutating func go(to place: Place) {
    self.place = place.id
    page = 0
    isEditing = false
    guard !place.platforms.contains(platform), let first = place.platforms.first else { return }
    devices[platform.rawValue] = device
    device = self.device(of: first).id
    if !theDevice.runs(os) { os = theDevice.knownSystems.last ?? os }
  }
}
