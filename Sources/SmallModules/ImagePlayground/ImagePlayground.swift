public import SwiftUI
@_exported public import VitrineFoundation

// Pictures that are made up: no model is there to make them.

public struct ImagePlaygroundConcept: Hashable, Sendable {
  let text: String
  public static func text(_ text: String) -> ImagePlaygroundConcept { .init(text: text) }
  public static func extracted(from text: String, title: String? = nil) -> ImagePlaygroundConcept {
    .init(text: text)
  }
}
public struct ImagePlaygroundStyle: Hashable, Sendable {
  public let id: String
  public static let animation = ImagePlaygroundStyle(id: "animation")
  public static let illustration = ImagePlaygroundStyle(id: "illustration")
  public static let sketch = ImagePlaygroundStyle(id: "sketch")
}
extension View {
  nonisolated public func imagePlaygroundSheet(
    isPresented: Binding<Bool>, concept: String, sourceImage: Image? = nil,
    onCompletion: @escaping (URL) -> Void, onCancellation: (() -> Void)? = nil
  ) -> some View { inert("imagePlaygroundSheet") }
  nonisolated public func imagePlaygroundSheet(
    isPresented: Binding<Bool>, concepts: [ImagePlaygroundConcept] = [], sourceImage: Image? = nil,
    onCompletion: @escaping (URL) -> Void, onCancellation: (() -> Void)? = nil
  ) -> some View { inert("imagePlaygroundSheet") }
  nonisolated public func imagePlaygroundSheet(
    isPresented: Binding<Bool>, concept: String, sourceImageURL: URL,
    onCompletion: @escaping (URL) -> Void, onCancellation: (() -> Void)? = nil
  ) -> some View { inert("imagePlaygroundSheet") }
  nonisolated public func imagePlaygroundSheet(
    isPresented: Binding<Bool>, concepts: [ImagePlaygroundConcept] = [], sourceImageURL: URL,
    onCompletion: @escaping (URL) -> Void, onCancellation: (() -> Void)? = nil
  ) -> some View { inert("imagePlaygroundSheet") }
  nonisolated public func imagePlaygroundGenerationStyle(
    _ style: ImagePlaygroundStyle, in allowedStyles: [ImagePlaygroundStyle]
  ) -> some View { inert("imagePlaygroundGenerationStyle") }
}
extension EnvironmentValues {
  public var supportsImagePlayground: Bool { false }
}
