public import VitrineFoundation

// Macros of the framework. The plugin (Tools/Syntax) adds conformances or nothing: what they tell
// the assistant has no effect in a widget.

/// A property of an entity that is computed when it is asked for.
@attached(peer)
public macro ComputedProperty() =
  #externalMacro(module: "VitrineMacros", type: "ComputedPropertyMacro")

/// A property of an entity that is computed when it is asked for.
@attached(peer)
public macro ComputedProperty(title: LocalizedStringResource) =
  #externalMacro(module: "VitrineMacros", type: "ComputedPropertyMacro")

/// A property of an entity that is fetched when it is asked for.
@attached(peer)
public macro DeferredProperty() =
  #externalMacro(module: "VitrineMacros", type: "DeferredPropertyMacro")

/// A property of an entity that is fetched when it is asked for.
@attached(peer)
public macro DeferredProperty(title: LocalizedStringResource) =
  #externalMacro(module: "VitrineMacros", type: "DeferredPropertyMacro")

/// Makes an enumeration with one payload a case the type of a parameter that takes several types.
@attached(extension, conformances: UnionValue)
public macro UnionValue() = #externalMacro(module: "VitrineMacros", type: "ConformanceMacro")

/// Conforms an intent to a schema of the assistant.
@attached(extension, conformances: AssistantSchemaIntent)
public macro AssistantIntent(schema: AssistantSchemas.Model) =
  #externalMacro(module: "VitrineMacros", type: "ConformanceMacro")

/// Conforms an entity to a schema of the assistant.
@attached(extension, conformances: AssistantSchemaEntity)
public macro AssistantEntity(schema: AssistantSchemas.Model) =
  #externalMacro(module: "VitrineMacros", type: "ConformanceMacro")

/// Conforms an enumeration to a schema of the assistant.
@attached(extension, conformances: AssistantSchemaEnum)
public macro AssistantEnum(schema: AssistantSchemas.Model) =
  #externalMacro(module: "VitrineMacros", type: "ConformanceMacro")

/// The same three by the names that they have since iOS 18.4.
@attached(extension, conformances: AssistantSchemaIntent)
public macro AppIntent(schema: AssistantSchemas.Model) =
  #externalMacro(module: "VitrineMacros", type: "ConformanceMacro")
@attached(extension, conformances: AssistantSchemaEntity)
public macro AppEntity(schema: AssistantSchemas.Model) =
  #externalMacro(module: "VitrineMacros", type: "ConformanceMacro")
@attached(extension, conformances: AssistantSchemaEnum)
public macro AppEnum(schema: AssistantSchemas.Model) =
  #externalMacro(module: "VitrineMacros", type: "ConformanceMacro")

/// An entity of a schema: the name of its type is the schema's business.
public protocol AssistantSchemaEntity: AppEntity {}
extension AssistantSchemaEntity {
  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: LocalizedStringResource(stringLiteral: "\(Self.self)"))
  }
}
/// An enumeration of a schema, likewise.
public protocol AssistantSchemaEnum: AppEnum {}
extension AssistantSchemaEnum {
  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: LocalizedStringResource(stringLiteral: "\(Self.self)"))
  }
}

/// An intent of a schema: its title is the schema's business.
public protocol AssistantSchemaIntent: AppIntent {}

extension AssistantSchemaIntent {
  public static var title: LocalizedStringResource {
    LocalizedStringResource(stringLiteral: String(describing: Self.self))
  }
}

/// Names of schemas: a domain, then a model of it, as in `.photos.openAsset`.
public enum AssistantSchemas {
  public struct Model: Hashable, Sendable {
    package var name: String
    public static let assistant = Domain(name: "assistant")
    public static let books = Domain(name: "books")
    public static let browser = Domain(name: "browser")
    public static let camera = Domain(name: "camera")
    public static let files = Domain(name: "files")
    public static let journal = Domain(name: "journal")
    public static let mail = Domain(name: "mail")
    public static let photos = Domain(name: "photos")
    public static let presentation = Domain(name: "presentation")
    public static let reader = Domain(name: "reader")
    public static let spreadsheet = Domain(name: "spreadsheet")
    public static let system = Domain(name: "system")
    public static let visualIntelligence = Domain(name: "visualIntelligence")
    public static let whiteboard = Domain(name: "whiteboard")
    public static let wordProcessor = Domain(name: "wordProcessor")
  }

  /// A group of schemas; every name in it is taken.
  @dynamicMemberLookup
  public struct Domain: Hashable, Sendable {
    package var name: String
    public subscript(dynamicMember member: String) -> Model { Model(name: "\(name).\(member)") }
  }
}
