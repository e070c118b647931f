@_exported public import VitrineFoundation

// The language model of the system. Inert: it is not available, as on a device that cannot run it;
// a session answers with that error.

public struct SystemLanguageModel: Sendable {
  public enum Availability: Hashable, Sendable {
    public enum UnavailableReason: Hashable, Sendable {
      case deviceNotEligible, appleIntelligenceNotEnabled, modelNotReady
    }
    case available
    case unavailable(UnavailableReason)
  }
  public struct UseCase: Hashable, Sendable {
    let name: String
    public static let general = UseCase(name: "general")
    public static let contentTagging = UseCase(name: "contentTagging")
  }
  public static let `default` = SystemLanguageModel()
  public init(useCase: UseCase = .general) {}
  public var availability: Availability { .unavailable(.deviceNotEligible) }
  public var isAvailable: Bool { false }
  public var supportedLanguages: Set<Locale.Language> { [] }
  public func supportsLocale(_ locale: Locale = .current) -> Bool { false }
}

/// What a session is told before it answers.
public struct Instructions: Sendable {
  let text: String
  public init(_ text: String) { self.text = text }
  public init(@InstructionsBuilder _ content: () throws -> Instructions) rethrows {
    self = try content()
  }
}
@resultBuilder public struct InstructionsBuilder {
  public static func buildBlock(_ parts: Instructions...) -> Instructions {
    Instructions(parts.map(\.text).joined(separator: "\n"))
  }
  public static func buildExpression(_ text: String) -> Instructions { Instructions(text) }
  public static func buildExpression(_ part: Instructions) -> Instructions { part }
  public static func buildOptional(_ part: Instructions?) -> Instructions {
    part ?? Instructions("")
  }
  public static func buildEither(first part: Instructions) -> Instructions { part }
  public static func buildEither(second part: Instructions) -> Instructions { part }
  public static func buildArray(_ parts: [Instructions]) -> Instructions {
    Instructions(parts.map(\.text).joined(separator: "\n"))
  }
}
/// What a session is asked.
public struct Prompt: Sendable {
  let text: String
  public init(_ text: String) { self.text = text }
  public init(@PromptBuilder _ content: () throws -> Prompt) rethrows { self = try content() }
}
@resultBuilder public struct PromptBuilder {
  public static func buildBlock(_ parts: Prompt...) -> Prompt {
    Prompt(parts.map(\.text).joined(separator: "\n"))
  }
  public static func buildExpression(_ text: String) -> Prompt { Prompt(text) }
  public static func buildExpression(_ part: Prompt) -> Prompt { part }
  public static func buildOptional(_ part: Prompt?) -> Prompt { part ?? Prompt("") }
  public static func buildEither(first part: Prompt) -> Prompt { part }
  public static func buildEither(second part: Prompt) -> Prompt { part }
  public static func buildArray(_ parts: [Prompt]) -> Prompt {
    Prompt(parts.map(\.text).joined(separator: "\n"))
  }
}

public struct GenerationOptions: Hashable, Sendable {
  public var temperature: Double?
  public var maximumResponseTokens: Int?
  public init(temperature: Double? = nil, maximumResponseTokens: Int? = nil) {
    (self.temperature, self.maximumResponseTokens) = (temperature, maximumResponseTokens)
  }
}

/// What a model can make: text, and types marked with `@Generable`.
public protocol Generable: SendableMetatype {}
extension String: Generable {}
extension Int: Generable {}
extension Double: Generable {}
extension Bool: Generable {}
extension Array: Generable where Element: Generable {}

/// A function that a model may call.
public protocol Tool: Sendable {
  associatedtype Arguments
  associatedtype Output
  var name: String { get }
  var description: String { get }
  func call(arguments: Arguments) async throws -> Output
}
extension Tool { public var name: String { "\(Self.self)" } }

public final class LanguageModelSession: @unchecked Sendable {
  public enum GenerationError: Error, Sendable {
    public struct Context: Sendable { public let debugDescription: String }
    case assetsUnavailable(Context)
    case exceededContextWindowSize(Context)
    case guardrailViolation(Context)
    case unsupportedLanguageOrLocale(Context)
    case decodingFailure(Context)
    case rateLimited(Context)
  }
  public struct Response<Content> { public let content: Content }
  public init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: String? = nil
  ) {}
  public init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: Instructions
  ) {}
  public convenience init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [],
    @InstructionsBuilder instructions: () throws -> Instructions
  ) rethrows { self.init(model: model, tools: tools, instructions: try instructions()) }
  public var isResponding: Bool { false }
  public func prewarm(promptPrefix: Prompt? = nil) {}

  private var unavailable: GenerationError {
    .assetsUnavailable(.init(debugDescription: "there is no language model here"))
  }
  public func respond(to prompt: String, options: GenerationOptions = GenerationOptions())
    async throws -> Response<String>
  { throw unavailable }
  public func respond(to prompt: Prompt, options: GenerationOptions = GenerationOptions())
    async throws -> Response<String>
  { throw unavailable }
  public func respond(
    options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
  ) async throws -> Response<String> { throw unavailable }
  public func respond<Content: Generable>(
    to prompt: String, generating type: Content.Type = Content.self,
    includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<Content> { throw unavailable }
  public func respond<Content: Generable>(
    to prompt: Prompt, generating type: Content.Type = Content.self,
    includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<Content> { throw unavailable }
  public func respond<Content: Generable>(
    generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
  ) async throws -> Response<Content> { throw unavailable }
}

/// How a property is to be made.
public struct GenerationGuide<Value> {
  public static func range(_ range: ClosedRange<Value>) -> GenerationGuide
  where Value: Comparable { .init() }
  public static func minimum(_ value: Value) -> GenerationGuide { .init() }
  public static func maximum(_ value: Value) -> GenerationGuide { .init() }
  public static func anyOf(_ values: [Value]) -> GenerationGuide { .init() }
}
/// Guides of a list say nothing of its elements, which a bare `.count(5)` leaves open.
extension GenerationGuide where Value == [Never] {
  public static func count(_ count: Int) -> GenerationGuide { .init() }
  public static func count(_ range: ClosedRange<Int>) -> GenerationGuide { .init() }
  public static func minimumCount(_ count: Int) -> GenerationGuide { .init() }
  public static func maximumCount(_ count: Int) -> GenerationGuide { .init() }
}
@attached(extension, conformances: Generable)
public macro Generable(description: String? = nil) =
  #externalMacro(module: "VitrineMacros", type: "ConformanceMacro")
@attached(peer)
public macro Guide(description: String) =
  #externalMacro(module: "VitrineMacros", type: "EmptyPeerMacro")
@attached(peer)
public macro Guide<T>(description: String? = nil, _ guides: GenerationGuide<T>...) =
  #externalMacro(module: "VitrineMacros", type: "EmptyPeerMacro")
