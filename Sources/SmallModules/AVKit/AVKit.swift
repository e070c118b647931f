@_exported public import AVFoundation
public import SwiftUI

// Playing films, which a widget cannot do.

public struct VideoPlayer<VideoOverlay: View>: View {
  public var body: some View { UnsupportedView("VideoPlayer") }
}
extension VideoPlayer {
  /// The player is AVFoundation's, whose type is not asked for here.
  nonisolated public init<Player: AnyObject>(
    player: Player?, @ViewBuilder videoOverlay: () -> VideoOverlay
  ) {}
}
extension VideoPlayer where VideoOverlay == EmptyView {
  nonisolated public init<Player: AnyObject>(player: Player?) {}
}
