import SwiftUI

extension ComponentSpec {
  static let roundedRectangle = shape(
    "RoundedRectangle", ["cornerRadius", "cornerSize", "style"]
  ) { component in
    if let size = component["cornerSize"]?.size {
      return RoundedRectangle(cornerSize: size, style: component.cornerStyle)
    }
    return RoundedRectangle(
      cornerRadius: component.length("cornerRadius") ?? 0, style: component.cornerStyle)
  }
}
