/// A file or folder in memory, which Foundation on Linux lacks.
open class FileWrapper: NSObject, @unchecked Sendable {
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let immediate = ReadingOptions(rawValue: 1)
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let atomic = WritingOptions(rawValue: 1)
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }
  /// nil for a folder.
  public let regularFileContents: Data?
  open private(set) var fileWrappers: [String: FileWrapper]?
  open var filename: String?
  open var preferredFilename: String?
  open var isRegularFile: Bool { regularFileContents != nil }
  open var isDirectory: Bool { fileWrappers != nil }

  public init(regularFileWithContents contents: Data) { regularFileContents = contents }
  public init(directoryWithFileWrappers wrappers: [String: FileWrapper]) {
    regularFileContents = nil
    fileWrappers = wrappers
  }
  public convenience init(url: URL, options: ReadingOptions = []) throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw CocoaError(.fileReadNoSuchFile)
    }
    if isFolder.boolValue {
      let names = try FileManager.default.contentsOfDirectory(atPath: url.path)
      let wrappers = try names.map {
        ($0, try FileWrapper(url: url.appendingPathComponent($0), options: options))
      }
      self.init(directoryWithFileWrappers: Dictionary(wrappers) { $1 })
    } else {
      self.init(regularFileWithContents: try Data(contentsOf: url))
    }
    (filename, preferredFilename) = (url.lastPathComponent, url.lastPathComponent)
  }
  @discardableResult open func addFileWrapper(_ child: FileWrapper) -> String {
    let name = child.preferredFilename ?? child.filename ?? "file"
    fileWrappers?[name] = child
    return name
  }
  open func removeFileWrapper(_ child: FileWrapper) {
    fileWrappers = fileWrappers?.filter { $0.value !== child }
  }
}
