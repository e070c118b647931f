public import VitrineDrawing

/// How bad a finding is.
public enum Severity: String, Hashable, Sendable, CaseIterable, Comparable {
  case error, warning, note

  /// The worse one is the larger.
  public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }
  private var rank: Int {
    switch self {
    case .error: 2
    case .warning: 1
    case .note: 0
    }
  }
}

/// One defect at one place of one widget.
public struct Finding: Hashable, Sendable {
  /// The rule's name.
  public var rule: String
  /// How bad it is.
  public var severity: Severity
  /// Whether the finding says more than its rule how bad it is.
  var hasOwnSeverity: Bool
  /// What is wrong, with the numbers that say so.
  public var message: String
  /// Kind of the widget.
  public var widget: String
  /// WidgetKit's name; nil where the whole widget is meant.
  public var family: String?
  /// As in `--context`; nil where the whole widget is meant.
  public var context: String?
  /// Of the device that shows it, as in `--device`.
  public var device: String?
  /// What was set beside device and context: `dark`, `de_DE` …; empty for nothing.
  public var variant: String
  /// Accessibility identifier of the view, else of its nearest ancestor that has one.
  public var identifier: String?
  /// Points from the widget's top left corner; nil where no view is meant.
  public var frame: Rect?
  /// Words or symbol of the view, by which its source is found.
  public var hint: String?
  /// Whether the hint is a name in the sources and no words.
  var isDeclaration = false
  /// Source file, where it is known.
  public var file: String?
  /// Counted from 1.
  public var line: Int?
  /// Picture of the render that shows it, where one was written.
  public var picture: String?

  public init(
    _ message: String, severity: Severity? = nil, widget: String = "", family: String? = nil,
    context: String? = nil
  ) {
    rule = ""
    self.severity = severity ?? .warning
    hasOwnSeverity = severity != nil
    self.message = message
    self.widget = widget
    self.family = family
    self.context = context
    variant = ""
  }

  /// What says in another run that it is the same finding: nothing that moves with an edit.
  public var fingerprint: String {
    [rule, widget, family, identifier ?? hint].map { $0 ?? "" }.joined(separator: "|")
  }
}
