/// Everything the system needs to show one entry in one environment, with the extension gone.
public struct Archive: Hashable, Sendable {
  /// The size the widget was laid out in, points.
  public var size: Size
  /// Pixels a point that layout rounded to.
  public var scale: Double
  /// What is drawn, in points from the top left of `size`.
  public var list: DisplayList
  /// What assistive technologies and `inspect` are told.
  public var semantics: SemanticsNode
  /// Bytes of the images that the list names.
  public var images: [ImageID: EncodedImage]
  /// Fonts that the widget brings and the list has glyphs or texts of.
  public var fonts: [FontID: EncodedFont]
  /// What the extension said while it drew.
  public var diagnostics: [Diagnostic]

  public init(
    size: Size, scale: Double, list: DisplayList, semantics: SemanticsNode,
    images: [ImageID: EncodedImage] = [:], fonts: [FontID: EncodedFont] = [:],
    diagnostics: [Diagnostic] = []
  ) {
    self.size = size
    self.scale = scale
    self.list = list
    self.semantics = semantics
    self.images = images
    self.fonts = fonts
    self.diagnostics = diagnostics
  }
}

/// One view in the laid-out tree, as `vitrine inspect` prints it and the audit reads it.
public struct SemanticsNode: Hashable, Sendable {
  /// SwiftUI's name of the view or modifier (`Text`, `HStack`, `Padding`).
  public var type: String
  /// Points from the widget's top left corner.
  public var frame: Rect
  /// `.accessibilityIdentifier`.
  public var identifier: String?
  /// What a text says; nil for other views.
  public var text: String?
  /// Name of a symbol.
  public var symbol: String?
  /// Asset name of an image.
  public var image: String?
  /// Accessibility label.
  public var label: String?
  /// Accessibility value.
  public var value: String?
  /// Accessibility traits by SwiftUI's names.
  public var traits: [String]
  /// Where a tap leads.
  public var url: String?
  /// Identifier of the App Intent that a tap performs.
  public var intent: String?
  /// Whether `widgetAccentable` put it into the accent group.
  public var accentable: Bool
  /// Whether a text was cut.
  public var truncated: Bool
  /// Factor that `minimumScaleFactor` applied, 1 where none.
  public var textScale: Double
  /// Font size in points of a text, 0 elsewhere.
  public var fontSize: Double
  /// The font of its own that a text names first (`Font.custom`), found or not; nil for the system's.
  public var font: String?
  /// Words that a picture was made of by drawing them (`ImageRenderer`, a graphics context).
  public var drawnText: String?
  /// Whether assistive technologies pass it over.
  public var isHidden: Bool
  /// What it holds, in drawing order.
  public var children: [SemanticsNode]

  public init(type: String, frame: Rect) {
    self.type = type
    self.frame = frame
    traits = []
    accentable = false
    truncated = false
    textScale = 1
    fontSize = 0
    isHidden = false
    children = []
  }
}

/// Something a developer should know, with the place where it is known.
public struct Diagnostic: Hashable, Sendable {
  /// How bad it is.
  public enum Severity: UInt8, Hashable, Sendable, CaseIterable { case error, warning, note }
  /// Decides what a build or a picture says of it, and the command's status.
  public var severity: Severity
  /// What happened and what to do about it, lower case.
  public var message: String
  /// Source file, where it is known.
  public var file: String?
  /// Counted from 1.
  public var line: Int?
  /// Counted from 1, in characters.
  public var column: Int?
  public init(
    _ severity: Severity, _ message: String, file: String? = nil, line: Int? = nil,
    column: Int? = nil
  ) {
    self.severity = severity
    self.message = message
    (self.file, self.line, self.column) = (file, line, column)
  }
}
