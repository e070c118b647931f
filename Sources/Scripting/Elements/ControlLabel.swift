import Foundation
import SwiftUI

extension Component {
  /// Children, else title and symbol.
  @ViewBuilder var label: some View {
    if !element.children.isEmpty {
      content
    } else if let label = view("label") {
      label
    } else if self["systemImage"] != nil, self["title"] != nil {
      Label(title: { view("title") }, icon: { icon })
    } else if self["systemImage"] != nil {
      icon
    } else {
      view("title")
    }
  }
  var icon: Image? { text("systemImage").map { Image(systemName: $0) } }
}

extension Value {
  var buttonRole: ButtonRole? {
    switch string {
    case "destructive": .destructive
    case "cancel": .cancel
    case "close": .close
    case "confirm": .confirm
    default: nil
    }
  }
}

extension URL {
  /// Characters that an address may not have are escaped.
  init?(lenient text: String) {
    if let url = URL(string: text) {
      self = url
    } else if let escaped = text.addingPercentEncoding(withAllowedCharacters: .urlFragmentAllowed),
      let url = URL(string: escaped)
    {
      self = url
    } else {
      return nil
    }
  }
}
