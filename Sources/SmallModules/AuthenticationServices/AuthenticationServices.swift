public import SwiftUI

// Signing in. Inert: nobody signs in from a widget.

public struct ASAuthorizationError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = 1000
    case canceled, invalidResponse, notHandled, failed, notInteractive
  }
  public var code: Code
  public init(_ code: Code) { self.code = code }
}
/// What a request was answered with.
public enum ASAuthorizationResult: Sendable {
  case password(ASPasswordCredential)
  case appleID(ASAuthorizationAppleIDCredential)
}
open class ASAuthorization: NSObject, @unchecked Sendable {
  public struct Scope: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fullName = Scope(rawValue: "full_name")
    public static let email = Scope(rawValue: "email")
  }
  open var credential: any ASAuthorizationCredential {
    ASPasswordCredential(user: "", password: "")
  }
}
open class ASAuthorizationRequest: NSObject, @unchecked Sendable {}
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest, @unchecked Sendable {
  open var requestedScopes: [ASAuthorization.Scope]?
  open var nonce: String?
  open var state: String?
}
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest, @unchecked Sendable {
  open var user: String?
}
open class ASAuthorizationAppleIDProvider: NSObject, @unchecked Sendable {
  public enum CredentialState: Int, Sendable { case revoked, authorized, notFound, transferred }
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
  open func getCredentialState(
    forUserID userID: String, completion: @escaping (CredentialState, (any Error)?) -> Void
  ) { completion(.notFound, nil) }
  open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}
public struct SignInWithAppleButton: View {
  public enum Style: Sendable { case black, white, whiteOutline }
  public struct Label: Sendable {
    public static let signIn = Label()
    public static let signUp = Label()
    public static let `continue` = Label()
  }
  nonisolated public init(
    _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) {}
  public var body: some View { UnsupportedView("SignInWithAppleButton") }
}
extension View {
  nonisolated public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style)
    -> some View
  { inert("signInWithAppleButtonStyle") }
}

/// A name and its password, which a user chose.
open class ASPasswordCredential: NSObject, @unchecked Sendable {
  public let user: String
  public let password: String
  public init(user: String, password: String) { (self.user, self.password) = (user, password) }
}
/// What Apple's service knows of a user. Nobody signs in here, so none is ever made.
open class ASAuthorizationAppleIDCredential: NSObject, @unchecked Sendable {
  open var user: String { "" }
  open var email: String? { nil }
  open var fullName: PersonNameComponents? { nil }
  open var identityToken: Data? { nil }
  open var authorizationCode: Data? { nil }
  open var state: String? { nil }
}
