import Foundation
import SwiftUI

extension Value {
  /// A text style, points, or `{name, size}`.
  var font: Font? {
    if let name = string {
      return Font.TextStyle(script: name).map { Font.system($0, design: nil, weight: nil) }
    }
    if let size = fontSize { return .system(size: size) }
    guard let size = self["size"]?.fontSize else { return nil }
    let name = self["name"]?.string ?? "system"
    return name == "system" ? .system(size: size) : .custom(name, size: size)
  }

  /// Points; larger ones than a widget could show are cut.
  private var fontSize: Double? {
    guard let number, number > 0 else { return nil }
    return min(max(number, 1), 1000)
  }

  var fontWeight: Font.Weight? {
    switch string {
    case "ultraLight": .ultraLight
    case "thin": .thin
    case "light": .light
    case "regular": .regular
    case "medium": .medium
    case "semibold": .semibold
    case "bold": .bold
    case "heavy": .heavy
    case "black": .black
    default: nil
    }
  }

  var fontDesign: Font.Design? {
    switch string {
    case "default": .default
    case "monospaced": .monospaced
    case "rounded": .rounded
    case "serif": .serif
    default: nil
    }
  }

  var fontWidth: Font.Width? {
    switch string {
    case "compressed": .compressed
    case "condensed": .condensed
    case "expanded": .expanded
    case "standard": .standard
    default: number.map { Font.Width($0) }
    }
  }
}

extension Font.TextStyle {
  init?(script name: String) {
    switch name {
    case "largeTitle": self = .largeTitle
    case "title": self = .title
    case "title2": self = .title2
    case "title3": self = .title3
    case "headline": self = .headline
    case "subheadline": self = .subheadline
    case "body": self = .body
    case "callout": self = .callout
    case "footnote": self = .footnote
    case "caption": self = .caption
    case "caption2": self = .caption2
    default: return nil
    }
  }
}
