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
  @ViewBuilder func picture(isDark: Bool) -> some View {
    if let source = self["image"]?.variant(isDark: isDark) {
      drawn(image(source), what: "an image")
    } else if let path = self["filePath"]?.variant(isDark: isDark).string {
      drawn(file(path), what: "'\(path)'")
    } else if let url = self["imageUrl"]?.variant(isDark: isDark).string {
      drawn(address(url), what: "'\(url.prefix(120))'")
    } else {
      absent()
    }
  }

  @ViewBuilder func vector(isDark: Bool) -> some View {
    if let code = self["code"]?.variant(isDark: isDark).string {
      drawn(Images.decode(Array(code.utf8)), what: "an SVG")
    } else if let path = self["filePath"]?.variant(isDark: isDark).string {
      drawn(file(path), what: "'\(path)'")
    } else if let url = self["url"]?.variant(isDark: isDark).string {
      drawn(address(url), what: "'\(url.prefix(120))'")
    } else {
      absent()
    }
  }

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

  private func image(_ value: Value) -> UIImage? {
    guard let id = value["$image"]?.integer, var image = script.images[id] else { return nil }
    if let tint = value["$tint"]?.color { image = image.withTintColor(UIColor(tint)) }
    if value["$mode"]?.string == "template" { image = image.withRenderingMode(.alwaysTemplate) }
    return image
  }

  private func file(_ path: String) -> UIImage? {
    guard let place = script.folders.readable(path),
      let data = FileManager.default.contents(atPath: place)
    else { return nil }
    return Images.decode([UInt8](data))
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
    return MissingPicture(
      isResizable: self["resizable"].map { $0.bool != false } ?? false,
      size: frameSize)
  }

  /// Of a frame whose two sides are lengths.
  private var frameSize: CGSize? {
    guard let width = self["frame"]?["width"]?.length, width.isFinite,
      let height = self["frame"]?["height"]?.length, height.isFinite
    else { return nil }
    return CGSize(width: width, height: height)
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
  /// Its frame's: `scaleToFill` then fills no more than that.
  let size: CGSize?

  var body: some View {
    if !isResizable {
      Image(systemName: "photo").foregroundStyle(.secondary)
    } else if let size {
      sign.frame(
        minWidth: 0, idealWidth: size.width, maxWidth: .infinity, minHeight: 0,
        idealHeight: size.height, maxHeight: .infinity)
    } else {
      sign.aspectRatio(1, contentMode: .fit)
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
