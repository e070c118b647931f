import SwiftUI
import Testing
import VitrineDrawing
import VitrineMessages
import VitrineText

/// One view in one proposal, and the frames that SwiftUI gives it, by accessibility identifier.
struct LayoutCase: CustomTestStringConvertible, Sendable {
  let name: String
  /// Points offered; nil asks for the ideal length.
  let width: Double?
  let height: Double?
  let rightToLeft: Bool
  /// `x y width height` by identifier.
  let expected: [String: [Double]]
  let view: @MainActor @Sendable () -> AnyView
  var testDescription: String { name }

  init(
    _ name: String, _ width: Double? = nil, _ height: Double? = nil, rightToLeft: Bool = false,
    expects expected: [String: [Double]],
    @ViewBuilder view: @escaping @MainActor @Sendable () -> some View
  ) {
    self.name = name
    self.width = width
    self.height = height
    self.rightToLeft = rightToLeft
    self.expected = expected
    self.view = { AnyView(view()) }
  }
}

/// Lays a view out the way an extension does.
@MainActor
func archive(
  _ view: some View, width: Double? = nil, height: Double? = nil, rightToLeft: Bool = false,
  change: (inout RenderEnvironment) -> Void = { _ in }
) -> Archive {
  var environment = RenderEnvironment()
  environment.layoutDirection = rightToLeft ? .rtl : .ltr
  change(&environment)
  return ViewRenderer(typesetter: .shared).render(
    view, in: EnvironmentValues(environment),
    proposal: ProposedViewSize(width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) })
  )
}

/// Frames of all nodes that have an identifier.
func frames(_ node: SemanticsNode) -> [String: [Double]] {
  var result: [String: [Double]] = [:]
  if let id = node.identifier {
    result[id] = [node.frame.x, node.frame.y, node.frame.width, node.frame.height]
  }
  for child in node.children { result.merge(frames(child)) { first, _ in first } }
  return result
}

/// What the texts of a tree say, in order.
func texts(_ node: SemanticsNode) -> [String] {
  [node.text].compactMap { $0 }.filter { !$0.isEmpty } + node.children.flatMap(texts)
}
