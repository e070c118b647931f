internal import CCrypto

/// What can be wrong with keys, boxes and their contents.
public enum CryptoKitError: Error, Hashable {
  case incorrectKeySize
  case incorrectParameterSize
  case authenticationFailure
  case underlyingCoreCryptoError(error: Int32)
  case wrapFailure
  case unwrapFailure
  case invalidParameter
}

/// The Advanced Encryption Standard (FIPS 197).
public enum AES {
  /// Galois/Counter Mode (SP 800-38D).
  public enum GCM {
    static let nonceLength = 12
    static let tagLength = 16

    /// Bytes that are used once with a key.
    public struct Nonce: Sequence, Sendable, ContiguousBytes {
      let bytes: [UInt8]
      /// Random bytes; in a render they follow from its seed.
      public init() { bytes = (0..<GCM.nonceLength).map { _ in UInt8.random(in: 0...255) } }
      public init(data: some DataProtocol) throws {
        guard data.count >= GCM.nonceLength else { throw CryptoKitError.incorrectParameterSize }
        bytes = Array(data)
      }
      public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
      public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
      }
    }

    /// Encrypted bytes with their nonce and tag.
    public struct SealedBox: Sendable {
      public let nonce: Nonce
      public let ciphertext: Data
      public let tag: Data

      /// Nonce, encrypted bytes and tag; nil where the nonce has another length than usual.
      public var combined: Data? {
        nonce.bytes.count == GCM.nonceLength ? Data(nonce.bytes) + ciphertext + tag : nil
      }

      public init(combined: some DataProtocol) throws {
        guard combined.count >= GCM.nonceLength + GCM.tagLength else {
          throw CryptoKitError.incorrectParameterSize
        }
        let bytes = Array(combined)
        nonce = try Nonce(data: bytes.prefix(GCM.nonceLength))
        ciphertext = Data(bytes.dropFirst(GCM.nonceLength).dropLast(GCM.tagLength))
        tag = Data(bytes.suffix(GCM.tagLength))
      }

      public init(nonce: Nonce, ciphertext: some DataProtocol, tag: some DataProtocol) throws {
        guard tag.count == GCM.tagLength else { throw CryptoKitError.incorrectParameterSize }
        self.nonce = nonce
        self.ciphertext = Data(ciphertext)
        self.tag = Data(tag)
      }
    }

    public static func seal(
      _ message: some DataProtocol, using key: SymmetricKey, nonce: Nonce? = nil,
      authenticating data: some DataProtocol
    ) throws -> SealedBox {
      let nonce = nonce ?? Nonce()
      let (sealed, tag) = try AuthenticatedCipher.seal(
        Array(message), key, nonce, adding: Array(data), function(for: key))
      return try SealedBox(nonce: nonce, ciphertext: sealed, tag: tag)
    }

    public static func seal(
      _ message: some DataProtocol, using key: SymmetricKey, nonce: Nonce? = nil
    ) throws -> SealedBox {
      try seal(message, using: key, nonce: nonce, authenticating: [UInt8]())
    }

    public static func open(
      _ box: SealedBox, using key: SymmetricKey, authenticating data: some DataProtocol
    ) throws -> Data {
      try AuthenticatedCipher.open(
        Array(box.ciphertext), key, box.nonce, tag: Array(box.tag), adding: Array(data),
        function(for: key))
    }

    private static func function(for key: SymmetricKey) -> OpaquePointer? {
      switch key.bitCount {
      case 128: EVP_aes_128_gcm()
      case 192: EVP_aes_192_gcm()
      case 256: EVP_aes_256_gcm()
      default: nil
      }
    }

    public static func open(_ box: SealedBox, using key: SymmetricKey) throws -> Data {
      try open(box, using: key, authenticating: [UInt8]())
    }
  }
}

/// One message on its way through libcrypto.
final class Cipher {
  let context: OpaquePointer

  init(
    key: SymmetricKey, nonce: AES.GCM.Nonce, encrypts: Bool, function: OpaquePointer?
  ) throws {
    guard let function, EVP_CIPHER_get_key_length(function) == Int32(key.bitCount / 8) else {
      throw CryptoKitError.incorrectKeySize
    }
    guard let context = EVP_CIPHER_CTX_new() else { throw CryptoKitError.invalidParameter }
    self.context = context
    let direction: Int32 = encrypts ? 1 : 0
    guard EVP_CipherInit_ex(context, function, nil, nil, nil, direction) == 1,
      vitrine_evp_set_nonce_length(context, Int32(nonce.bytes.count)) == 1,
      EVP_CipherInit_ex(context, nil, nil, key.bytes, nonce.bytes, direction) == 1
    else { throw CryptoKitError.invalidParameter }
  }

  deinit { EVP_CIPHER_CTX_free(context) }

  func process(_ bytes: [UInt8], adding data: [UInt8]) throws -> [UInt8] {
    var result = [UInt8](repeating: 0, count: bytes.count)
    var count: Int32 = 0
    guard
      data.isEmpty || EVP_CipherUpdate(context, nil, &count, data, Int32(data.count)) == 1,
      bytes.isEmpty || EVP_CipherUpdate(context, &result, &count, bytes, Int32(bytes.count)) == 1
    else { throw CryptoKitError.invalidParameter }
    return result
  }

  /// Where bytes are opened, this compares the tag.
  func finish() throws {
    var (rest, count): (UInt8, Int32) = (0, 0)
    guard EVP_CipherFinal_ex(context, &rest, &count) == 1 else {
      throw CryptoKitError.authenticationFailure
    }
  }
}
