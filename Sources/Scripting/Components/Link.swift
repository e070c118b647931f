import Foundation
import SwiftUI

extension ComponentSpec {
  static let link = ComponentSpec("Link", ["url"]) { component in
    if let url = component.text("url").flatMap(URL.init(lenient:)) {
      Link(destination: url) { component.content }
    } else {
      component.content
    }
  }
}
