public import SwiftUI
@_exported public import VitrineFoundation

// Text in another language. Inert: no language is installed.

public final class TranslationSession: @unchecked Sendable {
  public struct Configuration: Hashable, Sendable {
    public var source: Locale.Language?
    public var target: Locale.Language?
    public init(source: Locale.Language? = nil, target: Locale.Language? = nil) {
      (self.source, self.target) = (source, target)
    }
    public mutating func invalidate() {}
  }
  public struct Request: Sendable {
    public let sourceText: String
    public let clientIdentifier: String?
    public init(sourceText: String, clientIdentifier: String? = nil) {
      (self.sourceText, self.clientIdentifier) = (sourceText, clientIdentifier)
    }
  }
  public struct Response: Sendable {
    public let sourceText: String
    public let targetText: String
    public let clientIdentifier: String?
  }
  public func translate(_ string: String) async throws -> Response {
    throw CocoaError(.featureUnsupported)
  }
  public func translations(from batch: [Request]) async throws -> [Response] {
    throw CocoaError(.featureUnsupported)
  }
  public func prepareTranslation() async throws { throw CocoaError(.featureUnsupported) }
}
public final class LanguageAvailability: Sendable {
  public enum Status: Sendable { case installed, supported, unsupported }
  public init() {}
  public func status(from source: Locale.Language, to target: Locale.Language?) async -> Status {
    .unsupported
  }
}
extension View {
  nonisolated public func translationTask(
    _ configuration: TranslationSession.Configuration?,
    action: @escaping (TranslationSession) async -> Void
  ) -> some View { inert("translationTask") }
  nonisolated public func translationTask(
    source: Locale.Language? = nil, target: Locale.Language? = nil,
    action: @escaping (TranslationSession) async -> Void
  ) -> some View { inert("translationTask") }
  nonisolated public func translationPresentation(
    isPresented: Binding<Bool>, text: String,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    replacementAction: ((String) -> Void)? = nil
  ) -> some View { inert("translationPresentation") }
}
