import VitrineCatalog
public import VitrineComposition
public import VitrineDrawing
public import VitrineExtensionClient
public import VitrineMessages
public import VitrinePlatform

/// What became of one job.
public struct RenderResult: Sendable {
  /// What was to be drawn.
  public var job: RenderJob
  /// What the widget was told.
  public var environment: RenderEnvironment
  /// Where the picture is; nil where it could not be written.
  public var path: String?
  /// 0 where there is no picture.
  public var pixelWidth = 0
  /// 0 where there is no picture.
  public var pixelHeight = 0
  /// The size the widget was laid out in, points.
  public var size = Size.zero
  /// Seconds since 1970; nil for a preview.
  public var entryDate: Double?
  /// Entries of the timeline.
  public var entryCount = 0
  /// What a developer should know of the picture.
  public var diagnostics: [Diagnostic] = []
  /// Whether the picture is the system's tile for a widget without a container background.
  public var lacksBackground = false
  /// Whether nothing is on the widget's background.
  public var isBlank = false
  /// The widget's fault; an error tile was drawn.
  public var fault: ExtensionFault?
  /// Why nothing was written, where that is not the widget's fault.
  public var failure: RenderFailure?
}

/// Why a picture was not written although the widget answered.
public enum RenderFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file cannot be written.
  case unwritable(AtomicFile.Failure)
  /// Vitrine failed; the text says how.
  case internalError(String)

  init(_ error: any Error) {
    self =
      (error as? AtomicFile.Failure).map(Self.unwritable) ?? .internalError("\(error)")
  }

  public var description: String {
    switch self {
    case .unwritable(let failure): failure.description
    case .internalError(let text): text
    }
  }
}
