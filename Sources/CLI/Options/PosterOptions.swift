import ArgumentParser
import VitrineCatalog
import VitrineComposition
import VitrineDrawing
import VitrineStudio

/// Screens as they are shown to others: in a case, on a ground, with a line above them.
struct PosterOptions: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      "The set for a store page: each widget on the screens and in the sizes that App Store Connect "
        + "asks for, with its description above it."))
  var store = false

  @Flag(help: "Draw a case around the screen (Vitrine's own drawing).")
  var bezel = false

  @Option(help: ArgumentHelp("A line above the device.", valueName: "text"))
  var caption: String?

  @Option(
    help: ArgumentHelp(
      "Behind the device: a color, or two with a comma for a gradient from top to bottom.",
      valueName: "#RRGGBB"))
  var background: String?

  @Option(
    help: ArgumentHelp(
      "Pixels of the picture: such as 1320x2868, or "
        + StoreSize.all.keys.sorted().joined(separator: ", ") + ".", valueName: "size"))
  var size: String?

  /// The devices of a store page where none is named: the largest of each kind.
  private static let devices = ["iphone-17-pro-max", "ipad-pro-13"]

  func complete(_ selection: inout Selection) {
    guard store else { return }
    if selection.devices.isEmpty {
      selection.devices = Self.devices.compactMap(DeviceCatalog.find)
    }
    if selection.contexts.isEmpty {
      // Where people of each kind of device first see a widget.
      selection.contexts = [
        "home-screen", "lock-screen", "watch-face", "mac-desktop", "room",
      ].compactMap(ContextCatalog.find)
    }
  }

  /// nil: screens stay as they are.
  func poster() throws -> Poster? {
    guard store || bezel || caption != nil || background != nil || size != nil else { return nil }
    var poster = Poster()
    poster.hasBezel = bezel || store
    poster.caption = caption ?? ""
    poster.fitsStore = store && size == nil
    if store { (poster.ground, poster.lowerGround) = (RGBA(hex: 0xEAF1FB), RGBA(hex: 0xC9DBF5)) }
    if let background {
      let colors = background.split(separator: ",").map { RGBA(text: String($0)) }
      guard (1...2).contains(colors.count), let first = colors[0],
        let last = colors[colors.count - 1]
      else {
        throw ValidationError(
          "'\(background)' is not a color: write --background '#RRGGBB', or two such as "
            + "'#EAF1FB,#C9DBF5'")
      }
      (poster.ground, poster.lowerGround) = (first, colors.count == 2 ? last : nil)
    }
    if let size {
      guard let pixels = StoreSize.find(size) else {
        throw ValidationError(
          "'\(size)' is not a size: write --size 1320x2868, or one of "
            + StoreSize.all.keys.sorted().joined(separator: ", "))
      }
      (poster.pixels, poster.turnsWithScreen) = (pixels, StoreSize.isName(size))
    }
    return poster
  }
}
