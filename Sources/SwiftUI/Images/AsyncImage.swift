/// Loads an image from an address. A widget's view is archived before anything could arrive, so a
/// widget always shows the first phase: the placeholder.
public struct AsyncImage<Content: View> {
  private let content: (AsyncImagePhase) -> Content

  nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    content = { _ in Image(systemName: "photo") }
  }

  nonisolated public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.content = { _ in ViewBuilder.buildEither(second: placeholder()) }
  }

  nonisolated public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.content = content
  }
}

extension AsyncImage: View, PrimitiveView {
  public typealias Body = Never
  package func resolve(_ context: ResolveContext) -> [Node] {
    context.session.report(
      .note, "'AsyncImage' shows its placeholder in a widget: load the image in the provider")
    return context.child(0).resolve(content(.empty))
  }
}

/// How far an `AsyncImage` has come.
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
