public import VitrineComposition
public import VitrineDrawing
import VitrinePlatform

/// An encoded picture.
public struct EncodedPicture: Sendable {
  public var bytes: [UInt8]
  public var pixelWidth: Int
  public var pixelHeight: Int
  public var diagnostics: [Diagnostic]
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
    let (scale, now) = (job.environment.displayScale, now ?? job.environment.date)
    guard let composition = job.composition(hasContainerBackground: hasContainerBackground) else {
      return Picture(
        list: archive.list.showingProgress(at: now), size: archive.size, scale: scale,
        images: archive.images, now: now)
    }
    return composition.picture(of: archive, scale: scale, now: now)
  }

  public func encode(_ picture: Picture) throws -> EncodedPicture { try encoder(picture) }

  /// Throws `AtomicFile.Failure` and what encoding throws.
  @discardableResult
  public func write(_ picture: Picture, to path: String) throws -> EncodedPicture {
    let encoded = try encode(picture)
    try AtomicFile.write(encoded.bytes, to: path)
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
