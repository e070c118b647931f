internal import CCrypto

/// A key of libcrypto's.
final class EVPKey: @unchecked Sendable {
  let pointer: OpaquePointer
  init(_ pointer: OpaquePointer?) throws {
    guard let pointer else { throw CryptoKitError.incorrectParameterSize }
    self.pointer = pointer
  }
  deinit { EVP_PKEY_free(pointer) }

  /// A signature of a message; Ed25519 has no digest of its own.
  func signature(of message: [UInt8], digest: OpaquePointer?) throws -> [UInt8] {
    let context = EVP_MD_CTX_new()
    defer { EVP_MD_CTX_free(context) }
    var length = 256
    var result = [UInt8](repeating: 0, count: length)
    guard EVP_DigestSignInit(context, nil, digest, nil, pointer) == 1,
      EVP_DigestSign(context, &result, &length, message, message.count) == 1
    else { throw CryptoKitError.invalidParameter }
    return Array(result.prefix(length))
  }

  func isValid(_ signature: [UInt8], of message: [UInt8], digest: OpaquePointer?) -> Bool {
    let context = EVP_MD_CTX_new()
    defer { EVP_MD_CTX_free(context) }
    return EVP_DigestVerifyInit(context, nil, digest, nil, pointer) == 1
      && EVP_DigestVerify(context, signature, signature.count, message, message.count) == 1
  }

  func secret(with other: EVPKey) throws -> [UInt8] {
    let context = EVP_PKEY_CTX_new(pointer, nil)
    defer { EVP_PKEY_CTX_free(context) }
    var length = 128
    var result = [UInt8](repeating: 0, count: length)
    guard EVP_PKEY_derive_init(context) == 1,
      EVP_PKEY_derive_set_peer(context, other.pointer) == 1,
      EVP_PKEY_derive(context, &result, &length) == 1
    else { throw CryptoKitError.invalidParameter }
    return Array(result.prefix(length))
  }
}

/// What two have agreed on.
public struct SharedSecret: ContiguousBytes, Hashable, Sendable {
  let bytes: [UInt8]
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
  public func hkdfDerivedSymmetricKey<H: HashFunction>(
    using function: H.Type, salt: some DataProtocol, sharedInfo: some DataProtocol,
    outputByteCount: Int
  ) -> SymmetricKey {
    HKDF<H>.deriveKey(
      inputKeyMaterial: SymmetricKey(data: bytes), salt: salt, info: sharedInfo,
      outputByteCount: outputByteCount)
  }
  /// ANSI X9.63's function.
  public func x963DerivedSymmetricKey<H: HashFunction>(
    using function: H.Type, sharedInfo: some DataProtocol, outputByteCount count: Int
  ) -> SymmetricKey {
    var output: [UInt8] = []
    var number: UInt32 = 1
    while output.count < count {
      let counter = Swift.withUnsafeBytes(of: number.bigEndian) { Array($0) }
      output += Array(H.hash(data: bytes + counter + Array(sharedInfo)))
      number += 1
    }
    return SymmetricKey(data: Data(output.prefix(count)))
  }
}

/// Curve25519 (RFC 7748, RFC 8032).
public enum Curve25519 {
  static func randomBytes(_ count: Int) -> [UInt8] {
    (0..<count).map { _ in UInt8.random(in: 0...255) }
  }
  private static func key(_ kind: Int32, secret: [UInt8]) throws -> EVPKey {
    try EVPKey(EVP_PKEY_new_raw_private_key(kind, nil, secret, secret.count))
  }
  private static func key(_ kind: Int32, point: [UInt8]) throws -> EVPKey {
    try EVPKey(EVP_PKEY_new_raw_public_key(kind, nil, point, point.count))
  }
  private static func point(of key: EVPKey) -> [UInt8] {
    var length = 32
    var result = [UInt8](repeating: 0, count: length)
    EVP_PKEY_get_raw_public_key(key.pointer, &result, &length)
    return result
  }

  public enum KeyAgreement {
    public struct PublicKey: Sendable {
      let bytes: [UInt8]
      public var rawRepresentation: Data { Data(bytes) }
      public init(rawRepresentation: some ContiguousBytes) throws {
        bytes = rawRepresentation.withUnsafeBytes { Array($0) }
        _ = try Curve25519.key(vitrine_x25519(), point: bytes)
      }
    }
    public struct PrivateKey: Sendable {
      let bytes: [UInt8]
      public let publicKey: PublicKey
      public var rawRepresentation: Data { Data(bytes) }
      /// Random bytes; in a render they follow from its seed.
      public init() {
        guard let made = try? PrivateKey(rawRepresentation: Curve25519.randomBytes(32)) else {
          fatalError("libcrypto does not offer X25519")
        }
        self = made
      }
      public init(rawRepresentation: some ContiguousBytes) throws {
        bytes = rawRepresentation.withUnsafeBytes { Array($0) }
        let key = try Curve25519.key(vitrine_x25519(), secret: bytes)
        publicKey = try PublicKey(rawRepresentation: Curve25519.point(of: key))
      }
      public func sharedSecretFromKeyAgreement(with other: PublicKey) throws -> SharedSecret {
        let own = try Curve25519.key(vitrine_x25519(), secret: bytes)
        let peer = try Curve25519.key(vitrine_x25519(), point: other.bytes)
        return SharedSecret(bytes: try own.secret(with: peer))
      }
    }
  }

  public enum Signing {
    public struct PublicKey: Sendable {
      let bytes: [UInt8]
      public var rawRepresentation: Data { Data(bytes) }
      public init(rawRepresentation: some ContiguousBytes) throws {
        bytes = rawRepresentation.withUnsafeBytes { Array($0) }
        _ = try Curve25519.key(vitrine_ed25519(), point: bytes)
      }
      public func isValidSignature(_ signature: some DataProtocol, for data: some DataProtocol)
        -> Bool
      {
        let key = try? Curve25519.key(vitrine_ed25519(), point: bytes)
        return key?.isValid(Array(signature), of: Array(data), digest: nil) ?? false
      }
    }
    public struct PrivateKey: Sendable {
      let bytes: [UInt8]
      public let publicKey: PublicKey
      public var rawRepresentation: Data { Data(bytes) }
      /// Random bytes; in a render they follow from its seed.
      public init() {
        guard let made = try? PrivateKey(rawRepresentation: Curve25519.randomBytes(32)) else {
          fatalError("libcrypto does not offer Ed25519")
        }
        self = made
      }
      public init(rawRepresentation: some ContiguousBytes) throws {
        bytes = rawRepresentation.withUnsafeBytes { Array($0) }
        let key = try Curve25519.key(vitrine_ed25519(), secret: bytes)
        publicKey = try PublicKey(rawRepresentation: Curve25519.point(of: key))
      }
      public func signature(for data: some DataProtocol) throws -> Data {
        let key = try Curve25519.key(vitrine_ed25519(), secret: bytes)
        return Data(try key.signature(of: Array(data), digest: nil))
      }
    }
  }
}

/// Keys in a chip of their own, which this machine has not.
public enum SecureEnclave {
  public static var isAvailable: Bool { false }
}
