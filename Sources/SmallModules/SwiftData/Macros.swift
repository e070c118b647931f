/// Makes a class a model. Its properties stay stored properties.
@attached(extension, conformances: PersistentModel)
public macro Model() = #externalMacro(module: "VitrineMacros", type: "ModelMacro")

/// Inert: there is no file to lay out.
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "VitrineMacros", type: "AttributePropertyMacro")

/// Inert: objects refer to each other as Swift's do.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
  inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "VitrineMacros", type: "RelationshipPropertyMacro")

/// Inert: nothing is kept beyond the process anyway.
@attached(peer)
public macro Transient() =
  #externalMacro(
    module: "VitrineMacros", type: "TransientPropertyMacro")

/// What the database keeps in order and apart. Inert: there is no database.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
  #externalMacro(module: "VitrineMacros", type: "EmptyDeclarationMacro")
@freestanding(declaration)
public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
  #externalMacro(module: "VitrineMacros", type: "EmptyDeclarationMacro")
