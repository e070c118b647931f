import Foundation
import SwiftUI
import UIKit
import WidgetKit

extension Value {
  /// The value itself, or its form for the color scheme.
  fileprivate func variant(isDark: Bool) -> Value {
    guard has("light") || has("dark") else { return self }
    return (isDark ? self["dark"] ?? self["light"] : self["light"] ?? self["dark"]) ?? self
  }
}

extension Component {
  /// The picture of an `Image` or an `SVG` in one color scheme; a placeholder or a sign where there is
  /// none.
  @ViewBuilder func picture(isDark: Bool) -> some View {
    if let source = source(isDark: isDark) {
      drawn(source.image, what: source.what)
    } else {
      absent()
    }
  }

  /// What the properties name, with words for it; nil where they name nothing.
  private func source(isDark: Bool) -> (image: UIImage?, what: String)? {
    func named(_ property: String) -> Value? { self[property]?.variant(isDark: isDark) }
    if element.type == "SVG", let code = named("code")?.string {
      return (Images.decode(Array(code.utf8)), "an SVG")
    }
    if element.type == "Image", let source = named("image") { return (image(source), "an image") }
    if let path = named("filePath")?.string { return (file(path), "'\(path)'") }
    guard let url = named(element.type == "SVG" ? "url" : "imageUrl")?.string else { return nil }
    return (address(url), "'\(url.prefix(120))'")
  }

  /// Whether a sign stands for the picture. It has no ratio of its own to keep, so it takes the frame
  /// that the picture would be scaled to.
  var isSign: Bool {
    guard element.type == "Image" || element.type == "SVG", self["systemName"] == nil,
      self["placeholder"] == nil, self["code"] == nil, isResizable
    else { return false }
    return source(isDark: false)?.image == nil && source(isDark: true)?.image == nil
  }

  private var isResizable: Bool { self["resizable"].map { $0.bool != false } ?? false }

  /// Loaded before, or in the address itself (RFC 2397), or a file of the script's.
  private func address(_ url: String) -> UIImage? {
    if url.hasPrefix("data:"), let comma = url.firstIndex(of: ",") {
      let body = String(url[url.index(after: comma)...])
      let bytes =
        url[..<comma].hasSuffix(";base64")
        ? Data(base64Encoded: body, options: .ignoreUnknownCharacters).map { [UInt8]($0) }
        : body.removingPercentEncoding.map { Array($0.utf8) }
      return bytes.flatMap { Images.decode($0) }
    }
    if url.hasPrefix("/") || url.hasPrefix("file:") { return file(url) }
    return script.images.image(at: url)
  }

  /// A symbol has no colors of its own that a tinted widget could keep: its alpha is tinted, as text's
  /// is (docs/facts/appearance.md, section 3), and what asks for more is said.
  func symbol(named name: String) -> some View {
    let image = Image(systemName: name, variableValue: self["variableValue"]?.number)
    return EnvironmentView { environment in
      finished(environment.widgetRenderingMode == .accented ? tinted(image, name) : image)
    }
  }

  private func tinted(_ symbol: Image, _ name: String) -> Image {
    if let mode = self["widgetAccentedRenderingMode"]?.string, mode != "accented" {
      note(
        .note,
        "widgetAccentedRenderingMode=\"\(mode)\" has no effect on the symbol '\(name)': a symbol is "
          + "tinted like text; use a picture to keep colors")
    }
    return symbol
  }

  private func image(_ value: Value) -> UIImage? {
    guard let id = value["$image"]?.integer, var image = script.images[id] else { return nil }
    if let tint = value["$tint"]?.color { image = image.withTintColor(UIColor(tint)) }
    if value["$mode"]?.string == "template" { image = image.withRenderingMode(.alwaysTemplate) }
    return image
  }

  private func file(_ path: String) -> UIImage? {
    script.images.image(inFile: path, of: script.folders)
  }

  /// The picture; else the placeholder, else a sign, and a note that says so.
  @ViewBuilder private func drawn(_ image: UIImage?, what: String) -> some View {
    if let image {
      finished(Image(uiImage: image))
    } else if let placeholder = view("placeholder") {
      instead(placeholder, of: what)
    } else {
      missing(what)
    }
  }

  private func instead(_ placeholder: ElementsView, of what: String) -> ElementsView {
    note(.note, "\(what) could not be read; its placeholder is shown")
    return placeholder
  }

  private func missing(_ what: String) -> some View {
    note(.warning, "\(what) could not be read; a sign stands for the picture")
    return MissingPicture(isResizable: isResizable, isSquare: !hasOwnShape)
  }

  /// Whether the script says how large the picture is, what ratio it has, or that it covers its place.
  private var hasOwnShape: Bool {
    let sides = ["width", "height", "maxWidth", "maxHeight"]
    return sides.contains { self["frame"]?[$0] != nil } || self["aspectRatio"]?["value"] != nil
      || ["scaleToFill", "scaledToFill"].contains { self[$0]?.bool == true }
      || self["aspectRatio"]?["contentMode"]?.string == "fill"
  }

  /// What `null` was given for: nothing is known of the picture.
  func absent() -> some View {
    let names = ["image", "imageUrl", "filePath", "systemName", "url", "code"]
    let given = names.filter { element[$0]?.isNull == true }
    return missing(
      given.isEmpty
        ? "'\(element.type)' names no picture, which"
        : "'\(given[0])' of '\(element.type)' is null, which")
  }

  /// With what belongs to the image itself, whatever its place among the properties.
  func finished(_ image: Image) -> some View {
    var image = image
    switch self["resizable"] {
    case .bool(true): image = image.resizable()
    case .object?:
      let insets = self["resizable"]?["capInsets"]
      image = image.resizable(
        capInsets: EdgeInsets(
          top: insets?["top"]?.points ?? 0, leading: insets?["leading"]?.points ?? 0,
          bottom: insets?["bottom"]?.points ?? 0, trailing: insets?["trailing"]?.points ?? 0),
        resizingMode: self["resizable"]?["resizingMode"]?.string == "tile" ? .tile : .stretch)
    default: break
    }
    if self["renderingMode"]?.string == "template" { image = image.renderingMode(.template) }
    if let interpolation = self["interpolation"]?.interpolation {
      image = image.interpolation(interpolation)
    }
    return image.widgetAccentedRenderingMode(self["widgetAccentedRenderingMode"]?.accentedMode)
  }
}

/// The sign for a picture that is not there: as large as the picture's frame, else a square, and quiet
/// (its colors and the symbol's share are ours).
private struct MissingPicture: View {
  let isResizable: Bool
  let isSquare: Bool

  var body: some View {
    if !isResizable {
      Image(systemName: "photo").foregroundStyle(.secondary)
    } else if isSquare {
      sign.aspectRatio(1, contentMode: .fit)
    } else {
      sign
    }
  }

  private var sign: some View {
    GeometryReader { space in
      ZStack {
        Rectangle().fill(.quaternary)
        Image(systemName: "photo").resizable().scaledToFit()
          .frame(width: min(space.size.width, space.size.height) * 0.4)
          .foregroundStyle(.secondary)
      }
    }
  }
}

extension Value {
  var interpolation: Image.Interpolation? {
    switch string {
    case "none": Image.Interpolation.none
    case "low": .low
    case "medium": .medium
    case "high": .high
    default: nil
    }
  }
  var accentedMode: WidgetAccentedRenderingMode? {
    switch string {
    case "accented": .accented
    case "accentedDesaturated": .accentedDesaturated
    case "desaturated": .desaturated
    case "fullColor": .fullColor
    default: nil
    }
  }
}
