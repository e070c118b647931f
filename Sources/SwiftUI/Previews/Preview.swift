/// What `#Preview` makes: a name and something to show.
public struct Preview {
  /// Traits of a plain view's preview.
  public struct ViewTraits: Sendable {}

  package enum Content {
    /// A view with the traits it was given.
    case view([PreviewTrait<ViewTraits>.Kind], @MainActor () -> any View)
    /// A widget, control or Live Activity; a value that WidgetKit knows.
    case other(Any)
  }
  package let name: String?
  package let content: Content

  package init(name: String?, content: Content) {
    self.name = name
    self.content = content
  }

  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.init(name: name, content: .view(traits.map(\.kind), body))
  }
}

/// A type that the expansion of `#Preview` declares; previews are found by this conformance.
public protocol PreviewRegistry {
  static var fileID: String { get }
  static var line: Int { get }
  static var column: Int { get }
  @MainActor static func makePreview() throws -> Preview
}

/// How a preview is laid out.
public struct PreviewTrait<T>: Sendable {
  package enum Kind: Sendable {
    case layout(PreviewLayout)
    case orientation(String)
    case modifier(any PreviewModifier & Sendable)
    case inert(String)
  }
  package let kind: Kind
}

extension PreviewTrait {
  /// One that changes nothing, as libraries make them for what they do beside it.
  public init() { self.init(kind: .layout(.device)) }
}

extension PreviewTrait where T == Preview.ViewTraits {
  public static var defaultLayout: PreviewTrait { PreviewTrait(kind: .layout(.device)) }
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(kind: .layout(.sizeThatFits)) }
  /// Points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(kind: .layout(.fixed(width: width, height: height)))
  }
  public static var portrait: PreviewTrait { PreviewTrait(kind: .orientation("portrait")) }
  public static var portraitUpsideDown: PreviewTrait {
    PreviewTrait(kind: .orientation("portraitUpsideDown"))
  }
  public static var landscapeLeft: PreviewTrait {
    PreviewTrait(kind: .orientation("landscapeLeft"))
  }
  public static var landscapeRight: PreviewTrait {
    PreviewTrait(kind: .orientation("landscapeRight"))
  }
  public static var assistiveAccess: PreviewTrait { PreviewTrait(kind: .inert("assistiveAccess")) }
  public static func modifier(_ modifier: some PreviewModifier & Sendable) -> PreviewTrait {
    PreviewTrait(kind: .modifier(modifier))
  }
}

/// Surroundings that several previews share.
public protocol PreviewModifier {
  associatedtype Context = Void
  associatedtype Body: View
  typealias Content = AnyView
  @MainActor static func makeSharedContext() async throws -> Context
  @ViewBuilder @MainActor func body(content: Content, context: Context) -> Body
}
extension PreviewModifier where Context == Void {
  @MainActor public static func makeSharedContext() async throws {}
}

extension PreviewModifier {
  /// The view in the surroundings of this modifier.
  @MainActor package func applied(to view: any View) async throws -> any View {
    let context = try await Self.makeSharedContext()
    return body(content: AnyView(view), context: context)
  }
}
