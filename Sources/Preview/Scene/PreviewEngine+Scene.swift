import VitrineCatalog
import VitrineComposition
import VitrineDrawing
import VitrineExtensionClient
import VitrineHost
import VitrineMessages
import VitrinePlatform

extension PreviewEngine {
  // MARK: The place

  /// Where everything stands in a place of a platform.
  func layout(_ place: Place, on platform: Device.Platform) -> SceneLayout {
    sceneRequest(place, on: platform).layout(
      isIsland: place.layout == .island, isControlCenter: place.id == "control-center")
  }

  /// With the placements of the place, and then the regions of the activities.
  private func sceneRequest(_ place: Place, on platform: Device.Platform) -> SceneRequest {
    let context =
      ContextCatalog.find(state.mode(of: place).contextID) ?? ContextCatalog.all[0]
    let items = state.shown(in: place, on: platform).map { placement in
      var item = SceneRequest.Item(placement.theFamily)
      (item.page, item.column, item.row) = (placement.page, placement.column, placement.row)
      item.index = placement.index
      if placement.theFamily == .accessoryInline {
        item.inkWidth = (live[placement.id]?.frame(at: state.date)?.archive).flatMap(
          SceneLayout.inkWidth)
      }
      if place.id == "watch-face" { item.label = faceLabel(placement) }
      return item
    }
    return SceneRequest(
      device: state.device(of: platform), isLandscape: state.isLandscape, context: context,
      options: state.options(at: state.date, own: own), items: items + regionItems(place),
      appName: running(for: platform)?.built.first?.displayName ?? "")
  }

  /// What a complication has the face write along its dial.
  private func faceLabel(_ placement: Placement) -> FaceLabel? {
    let job = job(placement, at: state.date)
    guard let archive = live[placement.id]?.frame(at: state.date)?.archive else { return nil }
    return job.composition()?.faceLabel(
      of: archive, scale: job.environment.displayScale, now: state.date)
  }

  private func regionItems(_ place: Place) -> [SceneRequest.Item] {
    regions(in: place).map { activity, family in
      var item = SceneRequest.Item(family)
      let shown = live["\(activity.id)-\(family.rawValue)"]?.frame(at: state.date)
      guard let archive = shown?.archive else { return item }
      let job = job(activity, family)
      var composition = job.composition()
      composition?.crop = .screen
      item.size =
        composition?.drawn(archive.size, scale: job.environment.displayScale) ?? archive.size
      item.ground = composition?.ground(of: archive)
      if item.ground != nil { item.images = archive.images }
      return item
    }
  }

  /// Which activities a place shows, by their regions.
  func regions(in place: Place) -> [(activity: PreviewState.Activity, family: Family)] {
    switch place.id {
    case "lock-screen", "smart-stack":
      return state.activities.map { ($0, .activityLockScreen) }
    default:
      guard let newest = state.activities.last(where: { !$0.isEnded }) else { return [] }
      // A phone without an island shows a banner in its place.
      if place.layout == .island, state.device(of: .iPhone).sensors != .island {
        return [(newest, .activityLockScreen)]
      }
      // An activity written for a beta has no island.
      let families = running(for: state.platform)?.find(newest.kind)?.families
      return state.mode(of: place).regions.filter { families?.contains($0.rawValue) ?? true }
        .map { (newest, $0) }
    }
  }

  // MARK: Pictures

  /// What a placement shows at the state's time.
  /// - scale: pixels per point; nil: the device's.
  func picture(_ placement: Placement, scale: Double?, crop: Crop = .widget) -> Picture {
    let job = job(placement, at: state.date)
    guard let widget = live[placement.id], let frame = widget.frame(at: state.date) else {
      return tile(live[placement.id]?.fault, job, scale: scale)
    }
    let standing = crop == .widget ? standing(placement.id, job) : nil
    return picture(
      frame.archive, job, hasContainerBackground: frame.hasContainerBackground,
      standing: standing, scale: scale, crop: crop)
  }

  /// Where a placement or the region of a Live Activity stands, if that changes its picture: the wallpaper that it shows,
  /// the arc of its corner, the screen that it gives its background to.
  func standing(_ id: String, _ job: RenderJob) -> Rect? {
    if let placement = state.placements.first(where: { $0.id == id }) {
      let isBent = placement.theFamily == .accessoryCorner
      return isBent || seesWallpaper(job) ? place(of: placement) : nil
    }
    let place = state.thePlace
    guard
      let index = regions(in: place).firstIndex(where: {
        "\($0.activity.id)-\($0.family.rawValue)" == id
      })
    else { return nil }
    let frames = layout(place, on: state.platform).frames.dropFirst(state.onStage.count)
    return index < frames.count ? frames[frames.startIndex + index] : nil
  }

  /// Whether where it stands changes its picture.
  private func seesWallpaper(_ job: RenderJob) -> Bool {
    job.composition().map { $0.context.traits($0.input).seesWallpaper } ?? false
  }

  private func place(of placement: Placement) -> Rect? {
    guard let place = Place.find(placement.place)?.place else { return nil }
    let here = state.shown(in: place, on: placement.thePlatform)
    guard let index = here.firstIndex(where: { $0.id == placement.id }) else { return nil }
    let frames = layout(place, on: placement.thePlatform).frames
    return index < frames.count ? frames[index] : nil
  }

  func picture(
    _ archive: Archive, _ job: RenderJob, hasContainerBackground: Bool = true,
    standing: Rect? = nil, scale: Double?, crop: Crop = .widget
  ) -> Picture {
    let scale = scale ?? job.environment.displayScale
    guard var composition = job.composition(hasContainerBackground: hasContainerBackground) else {
      return Picture(
        list: archive.list, size: archive.size, scale: scale, images: archive.images,
        fonts: archive.fonts, now: state.date)
    }
    composition.crop = crop
    if let standing {
      var screen = job.device.screen
      if state.isLandscape, job.device.platform == .iPad {
        screen = Size(screen.height, screen.width)
      }
      composition.standing = (standing, screen)
    }
    return composition.picture(of: archive, scale: scale, now: state.date)
  }

  /// In the place of a picture that there is none of.
  func tile(_ fault: ExtensionFault?, _ job: RenderJob, scale: Double?) -> Picture {
    let environment = job.environment
    let size = Size(environment.width, environment.height)
    let list = ErrorTile.list(
      title: fault?.title ?? "No content",
      message: fault.map { "\(job.name): \($0)" } ?? "\(job.name) has shown nothing yet",
      size: size, scale: environment.displayScale)
    return Picture(
      list: list, size: size, scale: scale ?? environment.displayScale,
      clip: job.composition()?.shape(of: size))
  }

  // MARK: The scene

  func scene(scale: Double) async -> JSON {
    await refresh()
    let place = state.thePlace
    let layout = layout(place, on: state.platform)
    let here = state.onStage
    var placements: [JSON] = []
    for (placement, frame) in zip(here, layout.frames) {
      placements.append(json(placement, frame, layout, scale: scale))
    }
    let regions = zip(regions(in: place), layout.frames.dropFirst(here.count))
    let traits = here.first.map { job($0, at: state.date) }.flatMap { $0.composition() }.map {
      $0.context.traits($0.input)
    }
    let isLight = state.options(at: state.date, own: own).wallpaper.wallpaper?.isLight ?? false
    return .object([
      "revision": .integer(revision), "place": .string(place.id),
      "mode": .string(state.theMode.id), "size": SceneJSON.size(layout.size),
      "cornerRadius": .number(layout.cornerRadius),
      "isDark": .bool(state.settings.appearance == "dark"), "bezel": .number(bezel),
      "background": .string(pictures.name(layout.background(scale: scale))),
      "pageIcons": pageIcons(layout, scale: scale),
      "foreground": layout.foreground(scale: scale).map { .string(pictures.name($0)) } ?? .null,
      "inkIsDark": .bool(isLight), "grid": SceneJSON.grid(layout.grid, state, pageCount),
      "slots": .array(layout.slots.map { SceneJSON.slot($0, here) }),
      "placements": .array(placements),
      "activities": .array(regions.map { json($0.0.activity, $0.0.family, $0.1, scale: scale) }),
      "island": layout.island.map(SceneJSON.rect) ?? .null,
      "rules": .array(traits.map { _ in rules(job(here[0], at: state.date)) } ?? []),
      "clock": clock,
    ])
  }

  /// Points of the case around the screen (estimates).
  private var bezel: Double {
    switch state.platform {
    case .iPhone: 10
    case .iPad: 22
    case .watch: 16
    case .mac: 14
    case .vision: 0
    }
  }

  /// Pages that hold widgets, and one more while icons are moved about.
  var pageCount: Int {
    let last = state.onStage.map(\.page).max() ?? 0
    return max(last, state.page) + 1
  }

  private func pageIcons(_ layout: SceneLayout, scale: Double) -> JSON {
    .array(
      (0..<pageCount).compactMap { page in
        layout.icons(page: page, scale: scale).map { .string(pictures.name($0)) }
      })
  }

  private func json(
    _ placement: Placement, _ frame: Rect, _ layout: SceneLayout, scale: Double
  ) -> JSON {
    let job = job(placement, at: state.date)
    let widget = live[placement.id]
    let shown = widget?.frame(at: state.date)
    let environment = job.environment
    let size = shown?.archive.size ?? Size(environment.width, environment.height)
    let members = placement.stack.map(state.members) ?? [placement]
    let picture = picture(placement, scale: scale)
    let targets = shown.map { SceneJSON.targets($0.archive.semantics) } ?? []
    return .object([
      "id": .string(placement.id), "kind": .string(placement.kind),
      "family": .string(placement.family), "stack": .optional(placement.stack),
      "stackIndex": .integer(members.firstIndex { $0.id == placement.id } ?? 0),
      "stackCount": .integer(members.count), "isTop": .bool(state.isTop(placement)),
      "frame": SceneJSON.rect(frame),
      "cornerRadius": .number(environment.cornerRadius * frame.width / max(1, size.width)),
      "shape": .string(SceneJSON.shape(job)), "size": SceneJSON.size(size),
      "factor": .number(frame.width / max(1, size.width)), "page": .integer(placement.page),
      "cells": SceneJSON.cells(placement, layout.grid, state),
      "slot": SceneJSON.slot(of: placement), "picture": .string(pictures.name(picture)),
      "label": showsLabel ? .string(job.appName) : .null,
      "accessibilityLabel": .string(SceneJSON.label(placement, job, shown?.archive.semantics)),
      "isDynamic": .bool(shown?.archive.list.isMoving ?? false),
      "fault": widget?.fault.map { SceneJSON.fault($0) } ?? .null,
      "targets": .array(targets),
    ])
  }

  /// Home Screens of iPhones and Notification Center name the app.
  private var showsLabel: Bool {
    (state.place == "home-screen" && state.platform == .iPhone)
      || state.place == "notification-center"
  }

  private func json(
    _ activity: PreviewState.Activity, _ family: Family, _ frame: Rect, scale: Double
  ) -> JSON {
    let job = job(activity, family)
    let widget = live["\(activity.id)-\(family.rawValue)"]
    let shown = widget?.frame(at: state.date)
    let picture =
      shown.map { self.picture($0.archive, job, standing: frame, scale: scale) }
      ?? tile(widget?.fault, job, scale: scale)
    return .object([
      "id": .string(activity.id), "region": .string(family.activityRegion ?? ""),
      "family": .string(family.rawValue), "frame": SceneJSON.rect(frame),
      "cornerRadius": .number(job.environment.cornerRadius),
      "size": SceneJSON.size(shown?.archive.size ?? frame.size),
      "picture": .string(pictures.name(picture)),
      "isDynamic": .bool(shown?.archive.list.isMoving ?? false),
      "fault": widget?.fault.map { SceneJSON.fault($0) } ?? .null,
      "accessibilityLabel": .string(
        SceneJSON.words(shown?.archive.semantics) ?? activity.kind),
      "targets": .array(shown.map { SceneJSON.targets($0.archive.semantics) } ?? []),
    ])
  }

  /// What the system does to a placement, in words, each with where it comes from.
  func rules(_ job: RenderJob) -> [JSON] {
    guard let composition = job.composition(), let family = job.family else { return [] }
    let traits = composition.context.traits(composition.input)
    let factor =
      job.device.size(
        of: family, in: composition.context.surface, os: state.os)?.factor ?? 1
    let explanation = Explanation(
      traits, composition.input, factor: factor, isDisfavored: job.isDisfavored)
    let mode = (rule: "widgetRenderingMode", detail: explanation.mode)
    let clamped = DynamicType.clamped(state.settings.typeSize)
    var rules = [mode] + explanation.effects.map { (rule: $0, detail: "") }
    if clamped != state.settings.typeSize {
      rules.append((rule: "type size clamped", detail: "to \(clamped)"))
    }
    return rules.map {
      .object([
        "rule": .string($0.rule), "detail": .string($0.detail),
        "source": .string(composition.context.id),
      ])
    }
  }
}
