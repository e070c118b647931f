public import CoreGraphics
public import UIKit
import VitrineText

/// A SwiftUI view in UIKit's tree. It is never on screen; it has the size that SwiftUI gives it, and is drawn where
/// its layer or its hierarchy is.
@preconcurrency @MainActor
open class _UIHostingView<Content: View>: UIView {
  open var rootView: Content
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(frame: .zero)
    backgroundColor = .systemBackground
  }
  /// There is no storyboard to come from.
  public required init?(coder: NSCoder) { nil }

  /// The ideal size.
  open override var intrinsicContentSize: CGSize { size(in: .unspecified) }
  /// A length of nothing asks for the ideal one, as in UIKit's fitting.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(
      in: ProposedViewSize(
        width: size.width > 0 ? size.width : nil, height: size.height > 0 ? size.height : nil))
  }

  func size(in proposal: ProposedViewSize) -> CGSize {
    ViewRenderer(typesetter: .shared).size(of: rootView, in: Self.surroundings, proposal: proposal)
  }

  open override func draw(_ rect: CGRect) {
    let archive = ViewRenderer(typesetter: .shared).render(
      rootView, in: Self.surroundings, proposal: ProposedViewSize(bounds.size))
    guard archive.size.width > 0, archive.size.height > 0 else { return }
    let picture = Picture(
      list: archive.list, images: archive.images, size: archive.size, scale: archive.scale)
    UIImage(cgImage: CGImage(picture), scale: CGFloat(archive.scale), orientation: .up)
      .draw(in: CGRect(origin: .zero, size: CGSize(archive.size)))
  }

  /// What is drawn at the moment is shown in; outside of it a device's usual traits.
  private static var surroundings: EnvironmentValues {
    ViewRenderer.surroundings ?? EnvironmentValues()
  }
}

@preconcurrency @MainActor
open class UIHostingController<Content: View>: UIViewController {
  open var rootView: Content { didSet { host?.rootView = rootView } }
  private var host: _UIHostingView<Content>? { viewIfLoaded as? _UIHostingView<Content> }

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }
  /// There is no storyboard to come from.
  public required init?(coder: NSCoder) { nil }
  public init?(coder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: coder)
  }
  open override func loadView() { view = _UIHostingView(rootView: rootView) }

  open func sizeThatFits(in size: CGSize) -> CGSize {
    _UIHostingView(rootView: rootView).size(in: ProposedViewSize(size))
  }
  open var sizingOptions: UIHostingControllerSizingOptions = []
  open var safeAreaRegions: SafeAreaRegions = .all
}

public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}
