/// A kind of data. SwiftUI speaks of it, and brings it along on Apple's platforms too.
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

  public static let heif = UTType(known: "public.heif")
  public static let rawImage = UTType(known: "public.camera-raw-image")
  public static let bmp = UTType(known: "com.microsoft.bmp")
  public static let ico = UTType(known: "com.microsoft.ico")
  public static let icns = UTType(known: "com.apple.icns")
  public static let livePhoto = UTType(known: "com.apple.live-photo")
  public static let aiff = UTType(known: "public.aiff-audio")
  public static let midi = UTType(known: "public.midi-audio")
  public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  public static let mpeg = UTType(known: "public.mpeg")
  public static let mpeg2Video = UTType(known: "public.mpeg-2-video")
  public static let avi = UTType(known: "public.avi")
  public static let m3uPlaylist = UTType(known: "public.m3u-playlist")
  public static let archive = UTType(known: "public.archive")
  public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
  public static let bz2 = UTType(known: "public.bzip2-archive")
  public static let diskImage = UTType(known: "public.disk-image")
  public static let spreadsheet = UTType(known: "public.spreadsheet")
  public static let presentation = UTType(known: "public.presentation")
  public static let database = UTType(known: "public.database")
  public static let message = UTType(known: "public.message")
  public static let emailMessage = UTType(known: "public.email-message")
  public static let vCard = UTType(known: "public.vcard")
  public static let toDoItem = UTType(known: "public.to-do-item")
  public static let font = UTType(known: "public.font")
  public static let epub = UTType(known: "org.idpf.epub-container")
  public static let usdz = UTType(known: "com.pixar.universal-scene-description-mobile")
  public static let realityFile = UTType(known: "com.apple.reality")
  public static let sourceCode = UTType(known: "public.source-code")
  public static let swiftSource = UTType(known: "public.swift-source")
  public static let script = UTType(known: "public.script")
  public static let shellScript = UTType(known: "public.shell-script")
  public static let javaScript = UTType(known: "com.netscape.javascript-source")
  public static let delimitedText = UTType(known: "public.delimited-values-text")
  public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
  public static let log = UTType(known: "public.log")
  public static let rtfd = UTType(known: "com.apple.rtfd")
  public static let flatRTFD = UTType(known: "com.apple.flat-rtfd")
  public static let webArchive = UTType(known: "com.apple.webarchive")
  public static let internetShortcut = UTType(known: "com.microsoft.internet-shortcut")
  public static let xmlPropertyList = UTType(known: "com.apple.xml-property-list")
  public static let binaryPropertyList = UTType(known: "com.apple.binary-property-list")
  public static let application = UTType(known: "com.apple.application")
  public static let applicationBundle = UTType(known: "com.apple.application-bundle")
  public static let bundle = UTType(known: "com.apple.bundle")
  public static let package = UTType(known: "com.apple.package")
  public static let executable = UTType(known: "public.executable")
  public static let unixExecutable = UTType(known: "public.unix-executable")
  public static let symbolicLink = UTType(known: "public.symlink")
  public static let x509Certificate = UTType(known: "public.x509-certificate")
  public static let pkcs12 = UTType(known: "com.rsa.pkcs-12")

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
