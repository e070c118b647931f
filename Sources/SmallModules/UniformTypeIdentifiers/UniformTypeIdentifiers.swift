@_exported public import VitrineFoundation

/// A kind of data.
public struct UTType: Hashable, Sendable, Codable {
  public let identifier: String
  public init?(_ identifier: String) { self.identifier = identifier }
  private init(known identifier: String) { self.identifier = identifier }
  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.identifier = identifier
  }
  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.identifier = identifier
  }
  public init?(filenameExtension: String, conformingTo parent: UTType = .data) {
    guard let row = Self.table.first(where: { $0.ext == filenameExtension.lowercased() }) else {
      return nil
    }
    identifier = row.identifier
  }
  public init?(mimeType: String, conformingTo parent: UTType = .data) {
    guard let row = Self.table.first(where: { $0.mime == mimeType.lowercased() }) else {
      return nil
    }
    identifier = row.identifier
  }

  public var preferredFilenameExtension: String? {
    Self.table.first { $0.identifier == identifier }?.ext
  }
  public var preferredMIMEType: String? { Self.table.first { $0.identifier == identifier }?.mime }
  public var localizedDescription: String? { identifier }
  public func conforms(to other: UTType) -> Bool {
    self == other || other == .data || other == .item
      || (Self.table.first { $0.identifier == identifier }.map {
        $0.parents.contains(other.identifier)
      }
        ?? false)
  }
  public func isSubtype(of other: UTType) -> Bool { self != other && conforms(to: other) }

  public static let item = UTType(known: "public.item")
  public static let data = UTType(known: "public.data")
  public static let content = UTType(known: "public.content")
  public static let text = UTType(known: "public.text")
  public static let plainText = UTType(known: "public.plain-text")
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  public static let html = UTType(known: "public.html")
  public static let json = UTType(known: "public.json")
  public static let xml = UTType(known: "public.xml")
  public static let yaml = UTType(known: "public.yaml")
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  public static let url = UTType(known: "public.url")
  public static let fileURL = UTType(known: "public.file-url")
  public static let image = UTType(known: "public.image")
  public static let png = UTType(known: "public.png")
  public static let jpeg = UTType(known: "public.jpeg")
  public static let gif = UTType(known: "com.compuserve.gif")
  public static let heic = UTType(known: "public.heic")
  public static let webP = UTType(known: "org.webmproject.webp")
  public static let tiff = UTType(known: "public.tiff")
  public static let svg = UTType(known: "public.svg-image")
  public static let pdf = UTType(known: "com.adobe.pdf")
  public static let rtf = UTType(known: "public.rtf")
  public static let audio = UTType(known: "public.audio")
  public static let mp3 = UTType(known: "public.mp3")
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  public static let movie = UTType(known: "public.movie")
  public static let video = UTType(known: "public.video")
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  public static let zip = UTType(known: "public.zip-archive")
  public static let folder = UTType(known: "public.folder")
  public static let directory = UTType(known: "public.directory")
  public static let propertyList = UTType(known: "com.apple.property-list")
  public static let calendarEvent = UTType(known: "public.calendar-event")
  public static let contact = UTType(known: "public.contact")

  private struct Row: Sendable {
    var identifier: String
    var ext: String
    var mime: String
    var parents: [String]
  }
  private static let table: [Row] = [
    Row(identifier: "public.png", ext: "png", mime: "image/png", parents: ["public.image"]),
    Row(identifier: "public.jpeg", ext: "jpeg", mime: "image/jpeg", parents: ["public.image"]),
    Row(identifier: "public.jpeg", ext: "jpg", mime: "image/jpeg", parents: ["public.image"]),
    Row(identifier: "com.compuserve.gif", ext: "gif", mime: "image/gif", parents: ["public.image"]),
    Row(identifier: "public.heic", ext: "heic", mime: "image/heic", parents: ["public.image"]),
    Row(
      identifier: "org.webmproject.webp", ext: "webp", mime: "image/webp",
      parents: ["public.image"]),
    Row(identifier: "public.tiff", ext: "tiff", mime: "image/tiff", parents: ["public.image"]),
    Row(
      identifier: "public.svg-image", ext: "svg", mime: "image/svg+xml", parents: ["public.image"]),
    Row(identifier: "com.adobe.pdf", ext: "pdf", mime: "application/pdf", parents: []),
    Row(
      identifier: "public.plain-text", ext: "txt", mime: "text/plain", parents: ["public.text"]),
    Row(identifier: "public.html", ext: "html", mime: "text/html", parents: ["public.text"]),
    Row(
      identifier: "public.json", ext: "json", mime: "application/json", parents: ["public.text"]),
    Row(identifier: "public.xml", ext: "xml", mime: "application/xml", parents: ["public.text"]),
    Row(
      identifier: "public.yaml", ext: "yaml", mime: "application/x-yaml", parents: ["public.text"]),
    Row(
      identifier: "public.comma-separated-values-text", ext: "csv", mime: "text/csv",
      parents: ["public.text"]),
    Row(identifier: "public.rtf", ext: "rtf", mime: "text/rtf", parents: ["public.text"]),
    Row(identifier: "public.mp3", ext: "mp3", mime: "audio/mpeg", parents: ["public.audio"]),
    Row(
      identifier: "com.microsoft.waveform-audio", ext: "wav", mime: "audio/vnd.wave",
      parents: ["public.audio"]),
    Row(identifier: "public.mpeg-4", ext: "mp4", mime: "video/mp4", parents: ["public.movie"]),
    Row(
      identifier: "com.apple.quicktime-movie", ext: "mov", mime: "video/quicktime",
      parents: ["public.movie"]),
    Row(identifier: "public.zip-archive", ext: "zip", mime: "application/zip", parents: []),
  ]
}
