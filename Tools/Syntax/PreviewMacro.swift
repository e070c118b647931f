import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Preview` in all its forms: a struct that makes the preview when asked. The arguments go on as
/// they were written, so that SwiftUI and WidgetKit decide by overload what they mean. Types of the sources may be called
/// `Preview` as well.
struct PreviewMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let name = context.makeUniqueName("preview")
    let at = context.location(of: node)
    let file = at?.file.description ?? "\"\""
    let line = at?.line.description ?? "0"
    let column = at?.column.description ?? "0"
    var call = "SwiftUI.Preview(\(node.arguments.trimmedDescription))"
    if let closure = node.trailingClosure {
      call += " " + Previewables.wrap(closure).trimmedDescription
    }
    for closure in node.additionalTrailingClosures {
      call += " \(closure.label.text): \(closure.closure.trimmedDescription)"
    }
    return [
      """
      struct \(name): SwiftUI.PreviewRegistry {
        static var fileID: Swift.String { \(raw: file) }
        static var line: Swift.Int { \(raw: line) }
        static var column: Swift.Int { \(raw: column) }
        @MainActor static func makePreview() throws -> SwiftUI.Preview {
          \(raw: call)
        }
      }
      """
    ]
  }
}

/// `@Previewable @State var x = 0` at the top of a preview's closure: dynamic properties live in a
/// view, so the closure's content moves into one.
enum Previewables {
  static func wrap(_ closure: ClosureExprSyntax) -> ClosureExprSyntax {
    let moved = closure.statements.filter(isPreviewable)
    guard !moved.isEmpty else { return closure }
    let properties = moved.map { item -> String in
      guard var variable = item.item.as(VariableDeclSyntax.self) else { return "" }
      variable.attributes = variable.attributes.filter { !isPreviewable($0) }
      return "    " + variable.trimmedDescription
    }
    let rest = closure.statements.filter { !isPreviewable($0) }.map(\.description).joined()
    let body: ExprSyntax = """
      {
        struct __PreviewableContent: SwiftUI.View {
      \(raw: properties.joined(separator: "\n"))
          var body: some SwiftUI.View {
      \(raw: rest)
          }
        }
        return __PreviewableContent()
      }
      """
    return body.as(ClosureExprSyntax.self) ?? closure
  }

  private static func isPreviewable(_ item: CodeBlockItemSyntax) -> Bool {
    item.item.as(VariableDeclSyntax.self)?.attributes.contains(where: isPreviewable) ?? false
  }

  private static func isPreviewable(_ attribute: AttributeListSyntax.Element) -> Bool {
    let name = attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription
    return name == "Previewable" || name == "SwiftUI.Previewable"
  }
}
