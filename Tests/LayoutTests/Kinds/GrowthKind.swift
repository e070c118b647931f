import SwiftUI

/// A modifier or a container around one view. The benchmark (`--growth`) and the tests of growth make of each
/// two shapes: as many in one another, and as many beside one another, as they ask for.
struct GrowthKind: Sendable {
  let name: String
  let wrap: @MainActor @Sendable (AnyView) -> any View

  init(_ name: String, _ wrap: @escaping @MainActor @Sendable (AnyView) -> any View) {
    self.name = name
    self.wrap = wrap
  }

  /// Every modifier and container that does something to a picture or to the way to it.
  static let wraps: [GrowthKind] =
    places + effects + layers + settings + values + stacks + subviews + controls + inert + wrappers

  @MainActor
  func levels(_ count: Int) -> AnyView {
    levels(count) { $0 }
  }

  /// With `mark` around what is in each level.
  @MainActor
  func levels(_ count: Int, mark: (AnyView) -> AnyView) -> AnyView {
    (0..<count).reduce(AnyView(Text(verbatim: "leaf"))) { view, _ in
      AnyView(any: wrap(mark(view)))
    }
  }

  @MainActor
  func elements(_ count: Int) -> AnyView {
    AnyView(
      VStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { _ in
          AnyView(any: wrap(AnyView(Color.red.frame(width: 4, height: 2))))
        }
      })
  }
}

/// A view of as many elements as one asks for.
struct GrowthContent: Sendable {
  let name: String
  /// The most elements that the benchmark asks for.
  let most: Int
  let view: @MainActor @Sendable (Int) -> any View

  init(
    _ name: String, most: Int = 100_000, _ view: @escaping @MainActor @Sendable (Int) -> any View
  ) {
    self.name = name
    self.most = most
    self.view = view
  }

  /// As many views of one kind below one another.
  static func column(
    _ name: String, most: Int = 100_000, _ view: @escaping @MainActor @Sendable (Int) -> any View
  ) -> GrowthContent {
    GrowthContent(name, most: most) { count in
      VStack(spacing: 0) { ForEach(0..<count, id: \.self) { AnyView(any: view($0)) } }
    }
  }
}

extension AnyView {
  @MainActor init(any view: any View) {
    func erased(_ view: some View) -> AnyView { AnyView(view) }
    self = erased(view)
  }
}
