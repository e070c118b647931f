import SwiftUI

extension ComponentSpec {
  static let capsule = shape("Capsule", ["style"]) { Capsule(style: $0.cornerStyle) }
}
