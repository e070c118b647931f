/// What a model actor's work runs on. It runs on the actor's own executor here: one process writes.
public protocol ModelExecutor: Sendable { var modelContext: ModelContext { get } }
public protocol SerialModelExecutor: ModelExecutor {}
public final class DefaultSerialModelExecutor: SerialModelExecutor, @unchecked Sendable {
  public let modelContext: ModelContext
  public init(modelContext: ModelContext) { self.modelContext = modelContext }
}

/// An actor with a context of its own.
public protocol ModelActor: Actor {
  nonisolated var modelContainer: ModelContainer { get }
  nonisolated var modelExecutor: any ModelExecutor { get }
}
extension ModelActor {
  public var modelContext: ModelContext { modelExecutor.modelContext }
  public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
    modelContext.registeredModel(for: id)
  }
}

/// Gives an actor its container, its executor and the initializer that takes a container.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "VitrineMacros", type: "ModelActorMacro")
