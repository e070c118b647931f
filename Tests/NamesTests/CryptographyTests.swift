import CryptoKit
import Foundation
import Testing

/// Known answers of the standards.
@Suite(.timeLimit(.minutes(60)))
struct CryptographyTests {
  private static func bytes(_ text: String) -> [UInt8] {
    let digits = text.compactMap(\.hexDigitValue)
    return stride(from: 0, to: digits.count - 1, by: 2).map {
      UInt8(digits[$0] << 4 | digits[$0 + 1])
    }
  }
  private static func bytes(_ key: some ContiguousBytes) -> [UInt8] {
    key.withUnsafeBytes { Array($0) }
  }

  /// RFC 5869, cases A.1 and A.3.
  @Test(arguments: [
    (
      "000102030405060708090a0b0c", "f0f1f2f3f4f5f6f7f8f9",
      "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865"
    ),
    (
      "", "",
      "8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d9d201395faa4b61a96c8"
    ),
  ])
  func aKeyIsDerived(salt: String, info: String, expected: String) {
    let key = HKDF<SHA256>.deriveKey(
      inputKeyMaterial: SymmetricKey(data: [UInt8](repeating: 0x0b, count: 22)),
      salt: Self.bytes(salt), info: Self.bytes(info), outputByteCount: 42)
    #expect(Self.bytes(key) == Self.bytes(expected))
  }

  @Test func twoAgreeOnASecret() throws {
    let alice = try Curve25519.KeyAgreement.PrivateKey(
      rawRepresentation: Self.bytes(
        "77076d0a7318a57d3c16c17251b26645df4a8ad7f5d7b5a0f1f0c0f4a0a5b1c2"))
    let bob = Curve25519.KeyAgreement.PrivateKey()
    let (one, two) = (
      try alice.sharedSecretFromKeyAgreement(with: bob.publicKey),
      try bob.sharedSecretFromKeyAgreement(with: alice.publicKey)
    )
    #expect(one == two)
    #expect(Self.bytes(one).count == 32)
  }

  /// RFC 8032, section 7.1, test 1: the signature of nothing.
  @Test func ed25519Signs() throws {
    let key = try Curve25519.Signing.PrivateKey(
      rawRepresentation: Self.bytes(
        "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60"))
    #expect(
      Array(key.publicKey.rawRepresentation)
        == Self.bytes("d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a"))
    let signature = try key.signature(for: Data())
    #expect(signature.prefix(4) == Data(Self.bytes("e5564300")))
    #expect(key.publicKey.isValidSignature(signature, for: Data()))
    #expect(!key.publicKey.isValidSignature(signature, for: Data([1])))
  }

  @Test func primeCurvesSignAndAgree() throws {
    let key = P256.Signing.PrivateKey()
    let signature = try key.signature(for: Data("text".utf8))
    let again = try P256.Signing.ECDSASignature(rawRepresentation: signature.rawRepresentation)
    #expect(signature.rawRepresentation.count == 64)
    #expect(again.derRepresentation == signature.derRepresentation)
    let other = try P256.Signing.PublicKey(x963Representation: key.publicKey.x963Representation)
    #expect(other.isValidSignature(again, for: Data("text".utf8)))
    #expect(!other.isValidSignature(again, for: Data("test".utf8)))
    let (one, two) = (P521.KeyAgreement.PrivateKey(), P521.KeyAgreement.PrivateKey())
    #expect(
      try one.sharedSecretFromKeyAgreement(with: two.publicKey)
        == two.sharedSecretFromKeyAgreement(with: one.publicKey))
    #expect(throws: CryptoKitError.self) {
      try P384.Signing.PrivateKey(rawRepresentation: [UInt8](repeating: 0xff, count: 48))
    }
  }

  /// RFC 8439, section 2.8.2.
  @Test func chaChaPolyOpensWhatItSealed() throws {
    let key = SymmetricKey(data: (0x80...0x9f).map { UInt8($0) })
    let nonce = try ChaChaPoly.Nonce(data: Self.bytes("070000004041424344454647"))
    let text =
      "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the "
      + "future, sunscreen would be it."
    let box = try ChaChaPoly.seal(
      Data(text.utf8), using: key, nonce: nonce,
      authenticating: Self.bytes("50515253c0c1c2c3c4c5c6c7"))
    #expect(Array(box.tag) == Self.bytes("1ae10b594f09e26a7e902ecbd0600691"))
    let opened = try ChaChaPoly.open(
      try ChaChaPoly.SealedBox(combined: box.combined), using: key,
      authenticating: Self.bytes("50515253c0c1c2c3c4c5c6c7"))
    #expect(opened == Data(text.utf8))
    #expect(throws: CryptoKitError.self) { try ChaChaPoly.open(box, using: key) }
  }

  @Test func codesAreCompared() {
    let key = SymmetricKey(size: .bits256)
    let code = HMAC<SHA256>.authenticationCode(for: Data([1]), using: key)
    #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: Data([1]), using: key))
    #expect(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: Data([2]), using: key))
  }
}
