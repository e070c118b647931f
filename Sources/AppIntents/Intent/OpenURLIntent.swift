public import Foundation
public import VitrineFoundation

/// Opens a URL in the app that takes it.
public struct OpenURLIntent: AppIntent {
  public static var title: LocalizedStringResource { "Open URL" }
  public static var openAppWhenRun: Bool { true }

  @IntentParameter<URL?>(title: "URL") package var url: URL?

  public init() {}
  public init(_ url: URL) { self.url = url }

  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> {
    .result()
  }
}

/// An intent that a URL can stand for.
public protocol URLRepresentableIntent: AppIntent {
  associatedtype _URLRepresentation
  static var urlRepresentation: _URLRepresentation { get }
}

extension URLRepresentableIntent {
  public typealias URLRepresentation = IntentURLRepresentation<Self>
}

extension URLRepresentableIntent where Self: OpenIntent {
  /// The target's own URL.
  public static var urlRepresentation: IntentURLRepresentation<Self> { "" }
}

/// A URL with parameters in it.
public struct IntentURLRepresentation<Intent>: ExpressibleByStringInterpolation, Sendable {
  /// Literal text, and for each gap the path of the parameter that fills it.
  package var parts: [Part]
  package enum Part: @unchecked Sendable {
    case text(String)
    case parameter(PartialKeyPath<Intent>)
  }

  public init(stringLiteral value: String) { parts = [.text(value)] }
  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  public struct StringInterpolation: StringInterpolationProtocol {
    package var parts: [Part] = []
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { parts.append(.text(literal)) }
    public mutating func appendInterpolation<Value>(_ path: KeyPath<Intent, Value>) {
      parts.append(.parameter(path))
    }
  }
}
