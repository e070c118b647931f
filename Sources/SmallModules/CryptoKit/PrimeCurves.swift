internal import CCrypto

// The curves of FIPS 186-4. A signature has a random number in it: two of one message differ.

/// NIST P-256.
public enum P256 {
  static var curve: PrimeCurve {
    PrimeCurve(number: vitrine_p256(), size: 32, digest: EVP_sha256())
  }

  public enum Signing {
    public struct ECDSASignature: Sendable {
      public let derRepresentation: Data
      public var rawRepresentation: Data { ECDSAEncoding.raw(derRepresentation, size: 32) }
      public init(derRepresentation: some DataProtocol) throws {
        self.derRepresentation = Data(derRepresentation)
      }
      public init(rawRepresentation: some DataProtocol) throws {
        derRepresentation = try ECDSAEncoding.der(Array(rawRepresentation), size: 32)
      }
    }
    public struct PublicKey: Sendable {
      let key: PrimePublicKey
      public var x963Representation: Data { Data(key.point) }
      public var rawRepresentation: Data { Data(key.point.dropFirst()) }
      public init(x963Representation: some ContiguousBytes) throws {
        key = try PrimePublicKey(
          P256.curve, point: x963Representation.withUnsafeBytes { Array($0) })
      }
      public init(rawRepresentation: some ContiguousBytes) throws {
        key = try PrimePublicKey(
          P256.curve, point: [4] + rawRepresentation.withUnsafeBytes { Array($0) })
      }
      public func isValidSignature(_ signature: ECDSASignature, for data: some DataProtocol) -> Bool
      {
        key.key.isValid(
          Array(signature.derRepresentation), of: Array(data), digest: P256.curve.digest)
      }
    }
    public struct PrivateKey: Sendable {
      let key: PrimePrivateKey
      public var rawRepresentation: Data { Data(key.secret) }
      public var x963Representation: Data { Data(key.point + key.secret) }
      public var publicKey: PublicKey {
        guard let made = try? PublicKey(x963Representation: key.point) else {
          fatalError("a private key without its point")
        }
        return made
      }
      public init(compactRepresentable: Bool = true) { key = PrimePrivateKey(P256.curve) }
      public init(rawRepresentation: some ContiguousBytes) throws {
        key = try PrimePrivateKey(
          P256.curve, secret: rawRepresentation.withUnsafeBytes { Array($0) })
      }
      public func signature(for data: some DataProtocol) throws -> ECDSASignature {
        try ECDSASignature(
          derRepresentation: key.key.signature(of: Array(data), digest: P256.curve.digest))
      }
    }
  }

  public enum KeyAgreement {
    public struct PublicKey: Sendable {
      let key: PrimePublicKey
      public var x963Representation: Data { Data(key.point) }
      public var rawRepresentation: Data { Data(key.point.dropFirst()) }
      public init(x963Representation: some ContiguousBytes) throws {
        key = try PrimePublicKey(
          P256.curve, point: x963Representation.withUnsafeBytes { Array($0) })
      }
      public init(rawRepresentation: some ContiguousBytes) throws {
        key = try PrimePublicKey(
          P256.curve, point: [4] + rawRepresentation.withUnsafeBytes { Array($0) })
      }
    }
    public struct PrivateKey: Sendable {
      let key: PrimePrivateKey
      public var rawRepresentation: Data { Data(key.secret) }
      public var publicKey: PublicKey {
        guard let made = try? PublicKey(x963Representation: key.point) else {
          fatalError("a private key without its point")
        }
        return made
      }
      public init(compactRepresentable: Bool = true) { key = PrimePrivateKey(P256.curve) }
      public init(rawRepresentation: some ContiguousBytes) throws {
        key = try PrimePrivateKey(
          P256.curve, secret: rawRepresentation.withUnsafeBytes { Array($0) })
      }
      public func sharedSecretFromKeyAgreement(with other: PublicKey) throws -> SharedSecret {
        SharedSecret(bytes: try key.key.secret(with: other.key.key))
      }
    }
  }
}

/// NIST P-384.
public enum P384 {
  static var curve: PrimeCurve {
    PrimeCurve(number: vitrine_p384(), size: 48, digest: EVP_sha384())
  }

  public enum Signing {
    public struct ECDSASignature: Sendable {
      public let derRepresentation: Data
      public var rawRepresentation: Data { ECDSAEncoding.raw(derRepresentation, size: 48) }
      public init(derRepresentation: some DataProtocol) throws {
        self.derRepresentation = Data(derRepresentation)
      }
      public init(rawRepresentation: some DataProtocol) throws {
        derRepresentation = try ECDSAEncoding.der(Array(rawRepresentation), size: 48)
      }
    }
    public struct PublicKey: Sendable {
      let key: PrimePublicKey
      public var x963Representation: Data { Data(key.point) }
      public var rawRepresentation: Data { Data(key.point.dropFirst()) }
      public init(x963Representation: some ContiguousBytes) throws {
        key = try PrimePublicKey(
          P384.curve, point: x963Representation.withUnsafeBytes { Array($0) })
      }
      public init(rawRepresentation: some ContiguousBytes) throws {
        key = try PrimePublicKey(
          P384.curve, point: [4] + rawRepresentation.withUnsafeBytes { Array($0) })
      }
      public func isValidSignature(_ signature: ECDSASignature, for data: some DataProtocol) -> Bool
      {
        key.key.isValid(
          Array(signature.derRepresentation), of: Array(data), digest: P384.curve.digest)
      }
    }
    public struct PrivateKey: Sendable {
      let key: PrimePrivateKey
      public var rawRepresentation: Data { Data(key.secret) }
      public var x963Representation: Data { Data(key.point + key.secret) }
      public var publicKey: PublicKey {
        guard let made = try? PublicKey(x963Representation: key.point) else {
          fatalError("a private key without its point")
        }
        return made
      }
      public init(compactRepresentable: Bool = true) { key = PrimePrivateKey(P384.curve) }
      public init(rawRepresentation: some ContiguousBytes) throws {
        key = try PrimePrivateKey(
          P384.curve, secret: rawRepresentation.withUnsafeBytes { Array($0) })
      }
      public func signature(for data: some DataProtocol) throws -> ECDSASignature {
        try ECDSASignature(
          derRepresentation: key.key.signature(of: Array(data), digest: P384.curve.digest))
      }
    }
  }

  public enum KeyAgreement {
    public struct PublicKey: Sendable {
      let key: PrimePublicKey
      public var x963Representation: Data { Data(key.point) }
      public var rawRepresentation: Data { Data(key.point.dropFirst()) }
      public init(x963Representation: some ContiguousBytes) throws {
        key = try PrimePublicKey(
          P384.curve, point: x963Representation.withUnsafeBytes { Array($0) })
      }
      public init(rawRepresentation: some ContiguousBytes) throws {
        key = try PrimePublicKey(
          P384.curve, point: [4] + rawRepresentation.withUnsafeBytes { Array($0) })
      }
    }
    public struct PrivateKey: Sendable {
      let key: PrimePrivateKey
      public var rawRepresentation: Data { Data(key.secret) }
      public var publicKey: PublicKey {
        guard let made = try? PublicKey(x963Representation: key.point) else {
          fatalError("a private key without its point")
        }
        return made
      }
      public init(compactRepresentable: Bool = true) { key = PrimePrivateKey(P384.curve) }
      public init(rawRepresentation: some ContiguousBytes) throws {
        key = try PrimePrivateKey(
          P384.curve, secret: rawRepresentation.withUnsafeBytes { Array($0) })
      }
      public func sharedSecretFromKeyAgreement(with other: PublicKey) throws -> SharedSecret {
        SharedSecret(bytes: try key.key.secret(with: other.key.key))
      }
    }
  }
}

/// NIST P-521.
public enum P521 {
  static var curve: PrimeCurve {
    PrimeCurve(number: vitrine_p521(), size: 66, digest: EVP_sha512())
  }

  public enum Signing {
    public struct ECDSASignature: Sendable {
      public let derRepresentation: Data
      public var rawRepresentation: Data { ECDSAEncoding.raw(derRepresentation, size: 66) }
      public init(derRepresentation: some DataProtocol) throws {
        self.derRepresentation = Data(derRepresentation)
      }
      public init(rawRepresentation: some DataProtocol) throws {
        derRepresentation = try ECDSAEncoding.der(Array(rawRepresentation), size: 66)
      }
    }
    public struct PublicKey: Sendable {
      let key: PrimePublicKey
      public var x963Representation: Data { Data(key.point) }
      public var rawRepresentation: Data { Data(key.point.dropFirst()) }
      public init(x963Representation: some ContiguousBytes) throws {
        key = try PrimePublicKey(
          P521.curve, point: x963Representation.withUnsafeBytes { Array($0) })
      }
      public init(rawRepresentation: some ContiguousBytes) throws {
        key = try PrimePublicKey(
          P521.curve, point: [4] + rawRepresentation.withUnsafeBytes { Array($0) })
      }
      public func isValidSignature(_ signature: ECDSASignature, for data: some DataProtocol) -> Bool
      {
        key.key.isValid(
          Array(signature.derRepresentation), of: Array(data), digest: P521.curve.digest)
      }
    }
    public struct PrivateKey: Sendable {
      let key: PrimePrivateKey
      public var rawRepresentation: Data { Data(key.secret) }
      public var x963Representation: Data { Data(key.point + key.secret) }
      public var publicKey: PublicKey {
        guard let made = try? PublicKey(x963Representation: key.point) else {
          fatalError("a private key without its point")
        }
        return made
      }
      public init(compactRepresentable: Bool = true) { key = PrimePrivateKey(P521.curve) }
      public init(rawRepresentation: some ContiguousBytes) throws {
        key = try PrimePrivateKey(
          P521.curve, secret: rawRepresentation.withUnsafeBytes { Array($0) })
      }
      public func signature(for data: some DataProtocol) throws -> ECDSASignature {
        try ECDSASignature(
          derRepresentation: key.key.signature(of: Array(data), digest: P521.curve.digest))
      }
    }
  }

  public enum KeyAgreement {
    public struct PublicKey: Sendable {
      let key: PrimePublicKey
      public var x963Representation: Data { Data(key.point) }
      public var rawRepresentation: Data { Data(key.point.dropFirst()) }
      public init(x963Representation: some ContiguousBytes) throws {
        key = try PrimePublicKey(
          P521.curve, point: x963Representation.withUnsafeBytes { Array($0) })
      }
      public init(rawRepresentation: some ContiguousBytes) throws {
        key = try PrimePublicKey(
          P521.curve, point: [4] + rawRepresentation.withUnsafeBytes { Array($0) })
      }
    }
    public struct PrivateKey: Sendable {
      let key: PrimePrivateKey
      public var rawRepresentation: Data { Data(key.secret) }
      public var publicKey: PublicKey {
        guard let made = try? PublicKey(x963Representation: key.point) else {
          fatalError("a private key without its point")
        }
        return made
      }
      public init(compactRepresentable: Bool = true) { key = PrimePrivateKey(P521.curve) }
      public init(rawRepresentation: some ContiguousBytes) throws {
        key = try PrimePrivateKey(
          P521.curve, secret: rawRepresentation.withUnsafeBytes { Array($0) })
      }
      public func sharedSecretFromKeyAgreement(with other: PublicKey) throws -> SharedSecret {
        SharedSecret(bytes: try key.key.secret(with: other.key.key))
      }
    }
  }
}
