public import Foundation

/// A file as a value.
public struct IntentFile: _IntentValue, DisplayRepresentable, Hashable, Sendable {
  private enum Source: Hashable, Sendable {
    case data(Data)
    case url(URL)
  }
  private var source: Source
  public var filename: String
  /// Uniform type identifier; `UniformTypeIdentifiers` gives it as `UTType`.
  package var typeIdentifier: String?
  public var removedOnCompletion = false

  public init(data: Data, filename: String) {
    source = .data(data)
    self.filename = filename
  }

  public init(fileURL: URL, filename: String? = nil) {
    source = .url(fileURL)
    self.filename = filename ?? fileURL.lastPathComponent
  }

  package init(data: Data, filename: String, typeIdentifier: String?) {
    self.init(data: data, filename: filename)
    self.typeIdentifier = typeIdentifier
  }

  package init(fileURL: URL, filename: String?, typeIdentifier: String?) {
    self.init(fileURL: fileURL, filename: filename)
    self.typeIdentifier = typeIdentifier
  }

  /// The bytes; empty where the file cannot be read.
  public var data: Data {
    switch source {
    case .data(let data): data
    case .url(let url): (try? Data(contentsOf: url)) ?? Data()
    }
  }

  public var fileURL: URL? {
    guard case .url(let url) = source else { return nil }
    return url
  }

  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "File" }
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: LocalizedStringResource(stringLiteral: filename))
  }
}
