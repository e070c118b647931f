// Documents of an app: declared in shared files, never opened in a widget.

public struct FileDocumentReadConfiguration {
  public let file: FileWrapper
}
public struct FileDocumentWriteConfiguration {
  public let existingFile: FileWrapper?
}
public protocol FileDocument {
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  static var readableContentTypes: [UTType] { get }
  static var writableContentTypes: [UTType] { get }
  init(configuration: ReadConfiguration) throws
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}
extension FileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}
public protocol ReferenceFileDocument: ObservableObject {
  associatedtype Snapshot
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  static var readableContentTypes: [UTType] { get }
  static var writableContentTypes: [UTType] { get }
  init(configuration: ReadConfiguration) throws
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}
extension ReferenceFileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}
public struct FileDocumentConfiguration<Document: FileDocument> {
  @Binding public var document: Document
  public var fileURL: URL?
  public var isEditable: Bool
}
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  public let document: Document
  public var fileURL: URL?
  public var isEditable: Bool
}
public struct DocumentGroup<Document, Content: View>: Scene {
  nonisolated public init(
    newDocument: @autoclosure @escaping @Sendable () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) where Document: FileDocument {}
  nonisolated public init(
    viewing type: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) where Document: FileDocument {}
  nonisolated public init(
    newDocument: @escaping @Sendable () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) where Document: ReferenceFileDocument {}
  public var body: Never { fatalError("an inert scene has no body") }
}
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}

/// What a scene kept when it was left: the value it starts with, as no scene is restored here.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  @State private var value: Value
  public var wrappedValue: Value {
    get { value }
    nonmutating set { value = newValue }
  }
  public var projectedValue: Binding<Value> { $value }
  public init(wrappedValue: Value, _ key: String) { _value = State(initialValue: wrappedValue) }
  public init<W>(_ key: String) where Value == W? { _value = State(initialValue: nil) }
}

/// An object of the view in focus: none.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  public init() {}
  public var wrappedValue: ObjectType? { nil }
}
