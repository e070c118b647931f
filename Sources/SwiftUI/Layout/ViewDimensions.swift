/// A view's size and its alignment guides.
public struct ViewDimensions: Equatable {
  private let ownSize: CGSize
  package let proposal: ProposedViewSize
  package let node: Node?
  /// Notes what is read, where an answer is worked out from it.
  private let reader: DimensionsReader?
  public var width: CGFloat { length(.horizontal) }
  public var height: CGFloat { length(.vertical) }
  package var size: CGSize { CGSize(width: width, height: height) }

  package init(size: CGSize, proposal: ProposedViewSize, node: Node?) {
    ownSize = size
    self.proposal = proposal
    self.node = node
    reader = nil
  }

  @MainActor init(_ reader: DimensionsReader) {
    ownSize = .zero
    proposal = reader.proposal
    node = reader.child
    self.reader = reader
  }

  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.key] }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.key] }

  package subscript(key: AlignmentKey) -> CGFloat {
    self[explicit: key] ?? key.id.defaultValue(in: self)
  }
  package subscript(explicit key: AlignmentKey) -> CGFloat? {
    if let reader {
      nonisolated(unsafe) let reader = reader
      return Self.onMainActor { reader.explicit(key) }
    }
    guard let node else { return nil }
    let proposal = proposal
    return Self.onMainActor { node.explicitGuide(key, proposal) }
  }

  private func length(_ axis: Axis) -> CGFloat {
    guard let reader else { return ownSize[axis] }
    nonisolated(unsafe) let notes = reader
    return Self.onMainActor { notes.length(axis) }
  }

  /// Nodes exist on the main actor only. Asking the runtime whether this is it takes a good part of
  /// a layout, so only debug builds do.
  private static func onMainActor<R>(_ body: @MainActor () -> R) -> R {
    #if DEBUG
      MainActor.preconditionIsolated()
    #endif
    return withoutActuallyEscaping(body) { body in
      unsafeBitCast(body, to: (() -> R).self)()
    }
  }
  public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
    a.size == b.size && a.node === b.node
  }
}
