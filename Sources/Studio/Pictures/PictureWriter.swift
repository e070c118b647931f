public import VitrineComposition
public import VitrineDrawing
public import VitrineExtensionClient
import VitrineGeometry
import VitrinePlatform
import VitrineRaster

/// An encoded picture.
public struct EncodedPicture: Sendable {
  /// A file of the writer's format.
  public var bytes: [UInt8]
  /// At the picture's scale.
  public var pixelWidth: Int
  /// At the picture's scale.
  public var pixelHeight: Int
  /// What the format could not express.
  public var diagnostics: [Diagnostic]
  /// Why it is an error tile.
  public var fault: ExtensionFault?
  public init(bytes: [UInt8], pixelWidth: Int, pixelHeight: Int, diagnostics: [Diagnostic] = []) {
    self.bytes = bytes
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
    self.diagnostics = diagnostics
  }
}

/// From an archive to a file: composed, encoded, written. Every picture that Vitrine makes goes this
/// way; the caches behind it serve all threads.
public struct PictureWriter: Sendable {
  /// Of every picture that it makes.
  public let format: PictureFormat
  private let encoder: PictureEncoder.Encode

  public init(_ format: PictureFormat = .png) {
    self.format = format
    encoder = PictureEncoder.encoder(format)
  }

  /// Opens on another thread what the first picture needs.
  public func warmUp() { PictureEncoder.warmUp(format) }

  /// An entry as its job shows it: in its context, or the plain view of a preview.
  /// - now: seconds since 1970; nil: the job's own date.
  public func picture(
    of archive: Archive, _ job: RenderJob, hasContainerBackground: Bool = true,
    at now: Double? = nil
  ) -> Picture {
    let environment = job.environment
    let (scale, now) = (environment.displayScale, now ?? environment.date)
    guard let composition = job.composition(hasContainerBackground: hasContainerBackground) else {
      return Picture(
        list: archive.list.showingProgress(at: now), size: archive.size, scale: scale,
        images: archive.images, fonts: archive.fonts, now: now)
    }
    return composition.picture(of: archive, scale: scale, now: now)
  }

  /// Where drawing is refused: an error tile, with the fault.
  public func encode(_ picture: Picture) throws -> EncodedPicture {
    do {
      return try encoder(picture)
    } catch let refusal as DrawingRefusal {
      let fault = ExtensionFault.undrawable(reason: "\(refusal)")
      var tile = picture
      tile.list = ErrorTile.list(
        title: fault.title, message: "\(fault)", size: picture.size, scale: picture.scale)
      var encoded = try encoder(tile)
      encoded.fault = fault
      return encoded
    }
  }

  /// Throws `AtomicFile.Failure`, what encoding throws and, when the tile is written, the fault that
  /// it shows.
  @discardableResult
  public func write(_ picture: Picture, to path: String) throws -> EncodedPicture {
    let encoded = try encode(picture)
    try AtomicFile.write(encoded.bytes, to: path)
    if let fault = encoded.fault { throw fault }
    return encoded
  }

  /// An entry as its job shows it, in a file.
  @discardableResult
  public func write(
    _ archive: Archive, of job: RenderJob, at now: Double? = nil, to path: String
  ) throws -> EncodedPicture {
    try write(picture(of: archive, job, at: now), to: path)
  }
}
