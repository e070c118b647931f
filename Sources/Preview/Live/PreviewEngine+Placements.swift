import VitrineCatalog
import VitrineComposition
import VitrineExtensionClient
import VitrineHost
import VitrineMessages
import VitrinePlatform

extension PreviewEngine {
  /// Widgets that may be placed (estimate: more than fit on fifteen pages that anybody looks at).
  static let placementLimit = 200

  // MARK: Settings

  func change(_ settings: JSON) async throws {
    var change = SettingsChange(state: state, hasOwnWallpaper: own != nil)
    try change.apply(settings)
    if let selection = change.state.selection, change.state.index(of: selection) == nil,
      !change.state.activities.contains(where: { $0.id == selection })
    {
      throw PreviewError.malformed("there is no placement '\(selection)' to select")
    }
    state = change.state
    await refresh()
    changed("settings")
  }

  // MARK: Adding

  /// Places a widget where the place has room for it.
  /// - place: nil: the one on the stage.
  func add(
    kind: String, family: String?, place name: String?, slot: JSON? = nil,
    configuration: JSON? = nil, stackOn: String? = nil
  ) async throws -> String {
    guard state.placements.count < Self.placementLimit else {
      throw PreviewError.malformed("there are \(Self.placementLimit) widgets already: remove one")
    }
    let place = try self.place(named: name)
    let platform =
      place.platforms.contains(state.platform) ? state.platform : place.platforms[0]
    let extensions = try await extensions(for: platform)
    let widget = try widget(kind, in: extensions)
    if widget.configuration == .activity {
      return try await start(kind: widget.kind, attributes: nil, contentState: nil).id
    }
    let chosen = try self.family(family, of: widget, in: place, on: platform)
    var placement = Placement(
      id: "w\(state.next)", kind: widget.kind, family: chosen.rawValue, place: place.id,
      platform: platform.rawValue)
    if let configuration, configuration != .null {
      placement.configuration = try check(configuration, of: placement)
    }
    state.turn(place, toActivities: false)
    var arrangement = arrangement(place, on: platform)
    arrangement.state.next += 1
    placement.index = -1
    arrangement.state.placements.append(placement)
    if let stackOn {
      try arrangement.stack(placement.id, on: stackOn)
    } else {
      try locate(placement, slot, place, &arrangement)
    }
    state = arrangement.state
    liveInPresent()
    await bring(placement.id)
    changed("added")
    return placement.id
  }

  func place(named name: String?) throws(PreviewError) -> Place {
    guard let name else { return state.thePlace }
    guard let (place, _) = Place.find(name) else {
      let known = Place.all.map(\.id).joined(separator: ", ")
      throw .malformed("no place '\(name.prefix(80))'; there are: \(known)")
    }
    return place
  }

  func widget(
    _ kind: String, in extensions: Extensions
  ) throws(PreviewError) -> WidgetDescription {
    guard let widget = extensions.find(kind) else {
      let known = extensions.widgets.map(\.kind).joined(separator: ", ")
      throw .malformed("no widget '\(kind.prefix(80))'; there are: \(known)")
    }
    return widget
  }

  private func family(
    _ name: String?, of widget: WidgetDescription, in place: Place, on platform: Device.Platform
  ) throws(PreviewError) -> Family {
    let offered = offered(widget, in: place, on: state.device(of: platform))
    guard let name else {
      guard let first = offered.first else {
        throw .malformed("\(place.title) does not offer \(widget.kind)")
      }
      return first
    }
    guard
      let family = Family.allCases.first(where: { $0.rawValue.lowercased() == name.lowercased() })
    else {
      let known = offered.map(\.rawValue).joined(separator: ", ")
      throw .malformed(
        "no family '\(name.prefix(80))'; \(place.title) offers "
          + (known.isEmpty ? "none of \(widget.kind)" : known))
    }
    guard offered.contains(family) else {
      throw .malformed(
        "\(place.title) on \(state.device(of: platform).name) does not offer \(widget.kind) in "
          + "\(family.rawValue); "
          + (offered.isEmpty
            ? "it offers none of its sizes"
            : "it offers \(offered.map(\.rawValue).joined(separator: ", "))"))
    }
    return family
  }

  /// Room for a new or moved placement.
  func locate(
    _ placement: Placement, _ slot: JSON?, _ place: Place, _ arrangement: inout Arrangement
  ) throws(PreviewError) {
    let cell = slot?["cell"] ?? slot
    switch place.layout {
    case .grid:
      var placement = placement
      placement.index = 0
      if let column = cell?["column"]?.int, let row = cell?["row"]?.int {
        placement.page = cell?["page"]?.int ?? state.page
        (placement.column, placement.row) = (column, row)
        try arrangement.put(placement)
      } else {
        guard
          let free = arrangement.free(for: placement, from: state.page)
            ?? arrangement.free(for: placement, from: 0)
        else { throw .malformed("no page has room for \(placement.family)") }
        try arrangement.put(free)
      }
    case .slots:
      let wanted = cell?["index"]?.int ?? cell?.int
      arrangement.take(try arrangement.slot(for: placement.theFamily, wanted: wanted), placement.id)
    case .list, .island:
      let end = arrangement.state.standing(in: place.id, on: placement.thePlatform).count
      arrangement.reorder(placement.id, to: cell?["index"]?.int ?? cell?.int ?? end)
    }
  }

  func arrangement(_ place: Place, on platform: Device.Platform) -> Arrangement {
    let layout = layout(place, on: platform)
    return Arrangement(state: state, grid: layout.grid, slots: layout.slots)
  }

  // MARK: Changing

  /// Moves, stacks, turns or resizes a placement.
  func change(placement id: String, _ change: JSON) async throws {
    let placement = try placement(id)
    guard let members = change.members, !members.isEmpty else {
      throw PreviewError.malformed(
        "the body must be an object with page, column and row, index, stackOn, unstack, family, "
          + "turn or top")
    }
    let place = try self.place(named: placement.place)
    var arrangement = arrangement(place, on: placement.thePlatform)
    if let other = change["stackOn"]?.string {
      guard place.canStack else { throw PreviewError.malformed("\(place.title) has no stacks") }
      try arrangement.stack(id, on: other)
    } else if change["unstack"]?.bool == true {
      try unstack(placement, place, &arrangement)
    } else if let turn = change["turn"]?.int {
      guard let stack = placement.stack, abs(turn) < 100 else {
        throw PreviewError.malformed("\(id) is in no stack")
      }
      arrangement.turn(stack, by: turn)
    } else if let top = change["top"]?.string {
      let other = try self.placement(top)
      guard let stack = other.stack, stack == placement.stack else {
        throw PreviewError.malformed("\(top) is not in the stack of \(id)")
      }
      arrangement.state.tops[stack] = top
    } else if let name = change["family"]?.string {
      try await resize(placement, to: name, place, &arrangement)
    } else if let configuration = change["configuration"] {
      return try await configure(id, configuration)
    } else {
      try move(placement, change, place, &arrangement)
    }
    state = arrangement.state
    await bring(id)
    changed("moved")
  }

  private func move(
    _ placement: Placement, _ change: JSON, _ place: Place, _ arrangement: inout Arrangement
  ) throws {
    let cell = change["cell"] ?? change["slot"] ?? change
    guard cell["index"]?.int != nil || (cell["column"]?.int != nil && cell["row"]?.int != nil)
    else {
      throw PreviewError.malformed("to move a widget, give page, column and row, or an index")
    }
    try locate(placement, cell, place, &arrangement)
  }

  private func unstack(
    _ placement: Placement, _ place: Place, _ arrangement: inout Arrangement
  ) throws {
    arrangement.leave(placement.id)
    guard var alone = arrangement.state.placements.first(where: { $0.id == placement.id }) else {
      return
    }
    if place.layout == .grid {
      // Its own cells are the stack's: out of the way while a place is looked for.
      guard let free = arrangement.free(for: alone, from: placement.page) else {
        throw PreviewError.malformed("no page has room for \(placement.family)")
      }
      try arrangement.put(free)
    } else {
      alone.index += 1
      try locate(alone, nil, place, &arrangement)
    }
  }

  private func resize(
    _ placement: Placement, to name: String, _ place: Place, _ arrangement: inout Arrangement
  ) async throws {
    let extensions = try await extensions(for: placement.thePlatform)
    let widget = try widget(placement.kind, in: extensions)
    let family = try family(name, of: widget, in: place, on: placement.thePlatform)
    arrangement.leave(placement.id)
    guard let index = arrangement.state.index(of: placement.id) else { return }
    arrangement.state.placements[index].family = family.rawValue
    let resized = arrangement.state.placements[index]
    live[placement.id] = nil
    guard place.layout == .grid else {
      return try locate(resized, nil, place, &arrangement)
    }
    do throws(PreviewError) { try arrangement.put(resized) } catch {
      guard let free = arrangement.free(for: resized, from: resized.page) else { throw error }
      try arrangement.put(free)
    }
  }

  func remove(placement id: String) throws {
    if state.activities.contains(where: { $0.id == id }) { return try dismiss(activity: id) }
    let placement = try placement(id)
    let place = try self.place(named: placement.place)
    var arrangement = arrangement(place, on: placement.thePlatform)
    arrangement.remove(id)
    state = arrangement.state
    live[id] = nil
    changed("removed")
  }

  // MARK: Configuration

  /// A configuration that fits, as text; what does not is said.
  func check(_ configuration: JSON, of placement: Placement) throws -> String? {
    guard let members = configuration.members else {
      throw PreviewError.malformed("a configuration is an object of parameters and values")
    }
    let values = members.filter { $0.value != .null }
    guard !values.isEmpty else { return nil }
    let text = JSON.object(values).compactText()
    guard let widget = running(for: placement.thePlatform)?.widget(placement.kind) else {
      return text
    }
    let answer = widget.client.ask(
      .configure(ConfigureRequest(kind: placement.kind, configuration: text)))
    if case .failure(let fault) = answer { throw PreviewError.malformed("\(fault)") }
    return text
  }

  /// Changes some parameters; the others stay.
  func configure(_ id: String, _ values: JSON) async throws {
    let placement = try placement(id)
    guard let changes = values.members else {
      throw PreviewError.malformed("'values' must be an object of parameters and values")
    }
    let old = placement.configuration.flatMap { try? JSON(parsing: $0) }?.members ?? []
    let keys = Set(changes.map(\.key))
    let merged = JSON.object(old.filter { !keys.contains($0.key) } + changes)
    let text = try check(merged, of: placement)
    guard let index = state.index(of: id) else { return }
    state.placements[index].configuration = text
    liveInPresent()
    await bring(id)
    changed("configuration")
  }
}
