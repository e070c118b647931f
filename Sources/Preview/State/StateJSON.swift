import FoundationEssentials
import VitrineCatalog
import VitrineComposition
import VitrinePlatform

extension PreviewEngine {
  /// The state as the page gets it.
  var stateJSON: JSON {
    .object([
      "revision": .integer(revision),
      "source": .object([
        "path": .string(request.paths.first ?? "."),
        "name": .string(running(for: state.platform)?.built.first?.displayName ?? ""),
      ]),
      "device": .string(state.device), "platform": .string(state.platform.rawValue),
      "os": .integer(state.os), "place": .string(state.place),
      "mode": .string(state.theMode.id), "context": .string(state.theMode.contextID),
      "isLandscape": .bool(state.isLandscape), "page": .integer(state.page),
      "pages": .integer(pageCount), "isEditing": .bool(state.isEditing),
      "time": .string(DateText.iso8601(state.date)), "clock": clock, "settings": settingsJSON,
      "placements": .array(state.placements.map(json)),
      "activities": .array(state.activities.map(json)),
      "selection": .optional(state.selection), "build": buildJSON,
      "permalink": .string(permalink),
    ])
  }

  var clock: JSON {
    let moment = LocalMoment(
      date: state.date, timeZone: state.settings.timeZone, locale: state.settings.locale)
    func two(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
    return .object([
      "seconds": .number(state.date), "speed": .number(state.speed),
      "localTime": .string("\(two(moment.hour)):\(two(moment.minute))"),
      "furthest": .string(DateText.iso8601(furthest)),
    ])
  }

  private var settingsJSON: JSON {
    let settings = state.settings
    return .object([
      "appearance": .string(settings.appearance), "tint": .optional(settings.tint),
      "face": .string(settings.face), "wallpaper": .string(settings.wallpaper),
      "typeSize": .string(settings.typeSize), "locale": .string(settings.locale),
      "direction": .optional(settings.direction), "timeZone": .string(settings.timeZone),
      "contrast": .string(settings.contrast),
      "redaction": .array(settings.redaction.map { .string($0) }),
    ])
  }

  private var buildJSON: JSON {
    let failure = failures[request.platform ?? state.platform.build]
    let word = !building.isEmpty ? "building" : failure == nil ? "ready" : "failed"
    return .object([
      "state": .string(word), "failure": failure.map(DiagnosticJSON.json) ?? .null,
    ])
  }

  func json(_ placement: PreviewState.Placement) -> JSON {
    let widget = live[placement.id]
    let frame = widget?.frame(at: state.date)
    let description = running(for: placement.thePlatform)?.widget(placement.kind)?.description
    let members = placement.stack.map(state.members) ?? [placement]
    let name = description.map { $0.displayName.isEmpty ? $0.kind : $0.displayName }
    let index: Int = members.firstIndex { $0.id == placement.id } ?? 0
    let isOnScreen: Bool =
      placement.place == state.place && placement.platform == state.platform.rawValue
      && state.isTop(placement)
    // Parts that stand by themselves: inside the literal the compiler tries their types together, which
    // took it seven seconds.
    let configuration: JSON = placement.configuration.map { .raw($0) } ?? .null
    let entry: JSON = frame.map { .integer($0.entry) } ?? .null
    let entryCount: JSON = frame.map { .integer($0.entryCount) } ?? .null
    let entryDate: JSON = frame.map { .string(DateText.iso8601($0.entryDate)) } ?? .null
    let fault: JSON = widget?.fault.map { SceneJSON.fault($0) } ?? .null
    return .object([
      "id": .string(placement.id), "kind": .string(placement.kind),
      "name": .string(name ?? placement.kind),
      "family": .string(placement.family), "place": .string(placement.place),
      "platform": .string(placement.platform), "slot": SceneJSON.slot(of: placement),
      "stack": .optional(placement.stack),
      "stackIndex": .integer(index), "isTop": .bool(state.isTop(placement)),
      "configuration": configuration, "entry": entry, "entryCount": entryCount,
      "entryDate": entryDate, "isOnScreen": .bool(isOnScreen), "fault": fault,
    ])
  }

  func json(_ activity: PreviewState.Activity) -> JSON {
    .object([
      "id": .string(activity.id), "kind": .string(activity.kind),
      "name": .string(activity.kind.replacing("activity:", with: "")),
      "isEnded": .bool(activity.isEnded), "isStale": .bool(activity.isStale),
      "attributes": activity.attributes.map { .raw($0) } ?? .null,
      "contentState": activity.contentState.map { .raw($0) } ?? .null,
    ])
  }

  // MARK: Permalinks

  /// The whole state for an address: base64 with letters that addresses may have.
  var permalink: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var state = state
    (state.speed, state.isEditing) = (0, false)
    guard let data = try? encoder.encode(state) else { return "" }
    return data.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
      .replacing("=", with: "")
  }

  /// Takes over the state of an address.
  func restore(_ permalink: String) async throws {
    guard permalink.utf8.count <= 1 << 18 else {
      throw PreviewError.malformed("the permalink is longer than an address can be")
    }
    var text = permalink.replacing("-", with: "+").replacing("_", with: "/")
    while text.count % 4 != 0 { text += "=" }
    guard let data = Data(base64Encoded: text),
      let wanted = try? JSONDecoder().decode(PreviewState.self, from: data)
    else { throw PreviewError.malformed("the permalink cannot be read: it is not a state") }
    try check(wanted)
    guard wanted != state else { return }
    state = wanted
    live = [:]
    furthest = state.date
    await refresh()
    changed("restore")
  }

  /// What comes from outside is held to what requests are held to.
  private func check(_ state: PreviewState) throws {
    try SettingsChange.check(state)
    let ids = Set(state.placements.map(\.id))
    guard ids.count == state.placements.count, ids.count <= Self.placementLimit,
      state.placements.allSatisfy(\.isSound), state.activities.count <= 20,
      state.activities.allSatisfy(\.isSound),
      (0..<1_000_000).contains(state.next)
    else { throw PreviewError.malformed("the permalink's placements are not sound") }
  }
}

extension PreviewState.Placement {
  /// Whether the numbers and names are such as the server gives out.
  fileprivate var isSound: Bool {
    Place.find(place) != nil && (0..<Arrangement.pageLimit).contains(page)
      && (0..<40).contains(column) && (0..<40).contains(row) && (0..<1000).contains(index)
      && id.count < 12 && kind.count < 300 && Family(rawValue: family) != nil
      && Device.Platform(rawValue: platform) != nil
      && configuration.map { (try? JSON(parsing: $0))?.members != nil } ?? true
  }
}

extension PreviewState.Activity {
  /// Whether what will be put into requests is JSON.
  fileprivate var isSound: Bool {
    id.count < 12 && kind.count < 300
      && [attributes, contentState].compactMap(\.self).allSatisfy {
        (try? JSON(parsing: $0)) != nil
      }
  }
}
