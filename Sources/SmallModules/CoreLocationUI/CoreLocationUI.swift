@_exported public import CoreLocation
public import SwiftUI
public import UIKit

// The button that asks for the location once. Nobody can press it in a widget.

public struct LocationButton: View {
  public struct Title: Sendable, Hashable {
    let text: String
    public static let currentLocation = Title(text: "Current Location")
    public static let sendCurrentLocation = Title(text: "Send Current Location")
    public static let sendMyCurrentLocation = Title(text: "Send My Current Location")
    public static let shareCurrentLocation = Title(text: "Share Current Location")
    public static let shareMyCurrentLocation = Title(text: "Share My Current Location")
  }

  private let title: Title?

  nonisolated public init(_ title: Title? = nil, action: @escaping () -> Void) {
    self.title = title
  }

  public var body: some View {
    HStack {
      Image(systemName: "location.fill")
      if let title { Text(title.text) }
    }
    .padding(.horizontal, 12).padding(.vertical, 8)
    .foregroundStyle(.white)
    .background(.tint, in: RoundedRectangle(cornerRadius: 8))
  }
}
public enum CLLocationButtonIcon: Int, Sendable { case none, arrowFilled, arrowOutline }
public enum CLLocationButtonLabel: Int, Sendable {
  case none, currentLocation, sendCurrentLocation, sendMyCurrentLocation, shareCurrentLocation
  case shareMyCurrentLocation
}
@preconcurrency @MainActor open class CLLocationButton: UIControl {
  open var icon: CLLocationButtonIcon = .none
  open var label: CLLocationButtonLabel = .currentLocation
  open var fontSize: CGFloat = 15
  open var cornerRadius: CGFloat = 0
}
