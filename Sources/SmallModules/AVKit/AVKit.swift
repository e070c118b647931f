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

/// Shows a player's film, which a widget cannot do.
@preconcurrency @MainActor open class AVPlayerViewController: UIViewController {
  open var player: AVPlayer?
  open var showsPlaybackControls = true
  open var allowsPictureInPicturePlayback = true
  open var canStartPictureInPictureAutomaticallyFromInline = false
  open var entersFullScreenWhenPlaybackBegins = false
  open var exitsFullScreenWhenPlaybackEnds = false
  open var updatesNowPlayingInfoCenter = true
  open var contentOverlayView: UIView? { nil }
  open var isReadyForDisplay: Bool { false }
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
}
@preconcurrency @MainActor public protocol AVPlayerViewControllerDelegate: AnyObject {}
