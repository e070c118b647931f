import VitrineDrawing

/// A view that knows its own size: takes all room offered and lays its content out from the top
/// leading corner.
public struct GeometryReader<Content> {
  public var content: (GeometryProxy) -> Content
}

extension GeometryReader: View, PrimitiveView, ContainerView where Content: View {
  public typealias Body = Never
  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
  package func resolve(_ context: ResolveContext) -> [Node] {
    let content = content
    return [
      Node(
        GeometryReaderBehavior { proxy in context.child(0).resolve(content(proxy)) }, [],
        context.environment)
    ]
  }
}

package struct GeometryReaderBehavior: NodeBehavior {
  let content: @MainActor (GeometryProxy) -> [Node]
  package var name: String { "GeometryReader" }
  package var passesTraits: Bool { false }

  package func size(_ measuring: inout Measuring, of node: Node) -> Extent { measuring.filled() }

  /// Made for the size that the reader got.
  package func contents(of node: Node) -> [(node: Node, placement: Placement)] {
    let placement = Placement(.zero, ProposedViewSize(node.frame.size))
    return content(GeometryProxy(node: node)).map { ($0, placement) }
  }
  package func spacing(of node: Node) -> ViewSpacing { .box }
}

/// The size and place of a geometry reader.
public struct GeometryProxy: @unchecked Sendable {
  private let node: Node
  private let fixedSize: CGSize
  private let fixedFrame: CGRect

  @MainActor package init(node: Node) {
    self.node = node
    fixedSize = node.frame.size
    fixedFrame = node.frame
  }

  public var size: CGSize { fixedSize }
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  public subscript<T>(anchor: Anchor<T>) -> T {
    let origin = fixedFrame.origin
    nonisolated(unsafe) let anchor = anchor
    return onMainActor { anchor.toLocal(anchor.read(), origin) }
  }

  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case .local: return CGRect(origin: .zero, size: fixedSize)
    case .global: return fixedFrame
    case .named(let name):
      let environment = onMainActor { node.environment }
      guard let space = environment.coordinateSpaces[name] else { return fixedFrame }
      let origin = onMainActor { space.frame.origin }
      return CGRect(
        x: fixedFrame.origin.x - origin.x, y: fixedFrame.origin.y - origin.y,
        width: fixedSize.width, height: fixedSize.height)
    }
  }
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    let environment = onMainActor { node.environment }
    guard case .named(let name) = coordinateSpace.coordinateSpace,
      let space = environment.coordinateSpaces[name]
    else { return nil }
    let frame = onMainActor { space.frame }
    return CGRect(
      x: frame.origin.x - fixedFrame.origin.x, y: frame.origin.y - fixedFrame.origin.y,
      width: frame.size.width, height: frame.size.height)
  }
}

public enum CoordinateSpace: Equatable, Hashable, @unchecked Sendable {
  case global
  case local
  case named(AnyHashable)
  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}

public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, Sendable {
  public let coordinateSpace: CoordinateSpace
}
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
  }
}
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// A scroll view's: a widget has none, so that its coordinates are the whole widget's.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .global)
  }
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { scrollView }
}
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension EnvironmentValues {
  package var coordinateSpaces: [AnyHashable: Node] {
    get { slots.coordinateSpaces }
    set { slots.coordinateSpaces = newValue }
  }
}

extension View {
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    coordinateSpace(.named(name))
  }
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    contextual { context, content in
      guard case .named(let key) = name.coordinateSpace else { return content(context) }
      // The space's node exists before its contents, so that they can find it.
      return [
        Node(PassBehavior(name: "CoordinateSpace"), context.environment) { holder in
          context.one(content(context.with { $0.coordinateSpaces[key] = holder }))
        }
      ]
    }
  }
}
