/// What a program of macros is compiled with, so that sources for earlier versions of swift-syntax go with the
/// toolchain's: a package's macros are written for the versions that its manifest allows, and most allow many.
enum EarlierSyntax {
  /// The module that holds it all. Every macro's program has it, being one.
  static let module = "SwiftCompilerPlugin"

  /// Its names are seen in files that do not import it as well.
  static let flags = ["-Xfrontend", "-import-module", "-Xfrontend", module]

  /// Versions up to that of a Swift 6.3 toolchain: `#if canImport(SwiftSyntax600)`.
  static let versions = [509, 510, 600, 601, 602, 603]

  /// What `import SwiftCompilerPlugin` gives: the entry of a program with macros.
  static let plugin = """
    @_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
    import SwiftSyntaxMacros

    public protocol CompilerPlugin {
      init()
      var providingMacros: [any Macro.Type] { get }
    }

    extension CompilerPlugin {
      public static func main() throws {
        let provider = ListedMacros(macros: Self().providingMacros)
        let connection = try StandardIOMessageConnection()
        try CompilerPluginMessageListener(connection: connection, provider: provider).main()
      }
    }

    private struct ListedMacros: PluginProvider {
      struct Unknown: Error, CustomStringConvertible {
        let description: String
      }
      let macros: [any Macro.Type]

      func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
        let name = moduleName + "." + typeName
        if let macro = macros.first(where: { String(reflecting: $0) == name }) { return macro }
        throw Unknown(description: "this plug-in has no macro '\\(name)'")
      }

      func loadPluginLibrary(libraryPath: String, moduleName: String) throws {
        throw Unknown(description: "this plug-in loads no libraries")
      }
    }

    """

  /// Names that went, or that have another type now, by swift-syntax's release notes: arguments of generics may be
  /// values since 601, and most attributes with a syntax of their own have had lists of expressions since 602.
  static let names = """
    import SwiftSyntax

    extension GenericArgumentSyntax {
      @_disfavoredOverload
      public var argument: TypeSyntax {
        get { TypeSyntax(number: 0, of: self) }
        set { self = GenericArgumentSyntax(argument: .type(newValue), trailingComma: trailingComma) }
      }
    }

    extension SameTypeRequirementSyntax {
      @_disfavoredOverload
      public var leftType: TypeSyntax { TypeSyntax(number: 0, of: self) }
      @_disfavoredOverload
      public var rightType: TypeSyntax { TypeSyntax(number: 2, of: self) }
    }

    extension TypeSyntax {
      fileprivate init(number: Int, of node: some SyntaxProtocol) {
        let parts = node.children(viewMode: .all).filter { !$0.is(UnexpectedNodesSyntax.self) }
        self = parts[number].as(TypeSyntax.self)
          ?? TypeSyntax(MissingTypeSyntax(placeholder: .identifier("_")))
      }
    }

    extension SyntaxKind {
      public static var conventionAttributeArguments: SyntaxKind { .labeledExprList }
      public static var conventionWitnessMethodAttributeArguments: SyntaxKind { .labeledExprList }
      public static var exposeAttributeArguments: SyntaxKind { .labeledExprList }
      public static var opaqueReturnTypeOfAttributeArguments: SyntaxKind { .labeledExprList }
      public static var underscorePrivateAttributeArguments: SyntaxKind { .labeledExprList }
      public static var unavailableFromAsyncAttributeArguments: SyntaxKind { .labeledExprList }
    }

    """
}
