internal import CCrypto

// The curves of FIPS 186-4. A signature has a random number in it: two of one message differ.

/// NIST P-256.
public enum P256: NISTCurve {
  public typealias Signing = NISTSigning<P256>
  public typealias KeyAgreement = NISTKeyAgreement<P256>
  public static var parameters: NISTParameters {
    NISTParameters(PrimeCurve(number: vitrine_p256(), size: 32, digest: EVP_sha256()))
  }
}

/// NIST P-384.
public enum P384: NISTCurve {
  public typealias Signing = NISTSigning<P384>
  public typealias KeyAgreement = NISTKeyAgreement<P384>
  public static var parameters: NISTParameters {
    NISTParameters(PrimeCurve(number: vitrine_p384(), size: 48, digest: EVP_sha384()))
  }
}

/// NIST P-521.
public enum P521: NISTCurve {
  public typealias Signing = NISTSigning<P521>
  public typealias KeyAgreement = NISTKeyAgreement<P521>
  public static var parameters: NISTParameters {
    NISTParameters(PrimeCurve(number: vitrine_p521(), size: 66, digest: EVP_sha512()))
  }
}

/// What the three curves differ in: Apple has a type of each kind for each of them.
public protocol NISTCurve: Sendable {
  static var parameters: NISTParameters { get }
}

extension NISTCurve {
  static var curve: PrimeCurve { parameters.curve }
}

/// A curve's number, size and digest.
public struct NISTParameters {
  let curve: PrimeCurve

  init(_ curve: PrimeCurve) { self.curve = curve }
}

/// `P256.Signing` and its sisters.
public enum NISTSigning<Curve: NISTCurve> {
  public struct ECDSASignature: Sendable {
    public let derRepresentation: Data
    public var rawRepresentation: Data {
      ECDSAEncoding.raw(derRepresentation, size: Curve.curve.size)
    }
    public init(derRepresentation: some DataProtocol) throws {
      self.derRepresentation = Data(derRepresentation)
    }
    public init(rawRepresentation: some DataProtocol) throws {
      derRepresentation = try ECDSAEncoding.der(Array(rawRepresentation), size: Curve.curve.size)
    }
  }

  public struct PublicKey: Sendable {
    let key: PrimePublicKey
    public var x963Representation: Data { Data(key.point) }
    public var rawRepresentation: Data { Data(key.point.dropFirst()) }
    public init(x963Representation: some ContiguousBytes) throws {
      key = try PrimePublicKey(Curve.curve, x963: x963Representation)
    }
    public init(rawRepresentation: some ContiguousBytes) throws {
      key = try PrimePublicKey(Curve.curve, raw: rawRepresentation)
    }
    public func isValidSignature(_ signature: ECDSASignature, for data: some DataProtocol) -> Bool {
      key.key.isValid(
        Array(signature.derRepresentation), of: Array(data), digest: Curve.curve.digest)
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
    public init(compactRepresentable: Bool = true) { key = PrimePrivateKey(Curve.curve) }
    public init(rawRepresentation: some ContiguousBytes) throws {
      key = try PrimePrivateKey(
        Curve.curve, secret: rawRepresentation.withUnsafeBytes { Array($0) })
    }
    public func signature(for data: some DataProtocol) throws -> ECDSASignature {
      try ECDSASignature(
        derRepresentation: key.key.signature(of: Array(data), digest: Curve.curve.digest))
    }
  }
}

/// `P256.KeyAgreement` and its sisters.
public enum NISTKeyAgreement<Curve: NISTCurve> {
  public struct PublicKey: Sendable {
    let key: PrimePublicKey
    public var x963Representation: Data { Data(key.point) }
    public var rawRepresentation: Data { Data(key.point.dropFirst()) }
    public init(x963Representation: some ContiguousBytes) throws {
      key = try PrimePublicKey(Curve.curve, x963: x963Representation)
    }
    public init(rawRepresentation: some ContiguousBytes) throws {
      key = try PrimePublicKey(Curve.curve, raw: rawRepresentation)
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
    public init(compactRepresentable: Bool = true) { key = PrimePrivateKey(Curve.curve) }
    public init(rawRepresentation: some ContiguousBytes) throws {
      key = try PrimePrivateKey(
        Curve.curve, secret: rawRepresentation.withUnsafeBytes { Array($0) })
    }
    public func sharedSecretFromKeyAgreement(with other: PublicKey) throws -> SharedSecret {
      SharedSecret(bytes: try key.key.secret(with: other.key.key))
    }
  }
}

extension PrimePublicKey {
  init(_ curve: PrimeCurve, x963: some ContiguousBytes) throws {
    try self.init(curve, point: x963.withUnsafeBytes { Array($0) })
  }

  /// A point without the byte that says it is whole.
  init(_ curve: PrimeCurve, raw: some ContiguousBytes) throws {
    try self.init(curve, point: [4] + raw.withUnsafeBytes { Array($0) })
  }
}
