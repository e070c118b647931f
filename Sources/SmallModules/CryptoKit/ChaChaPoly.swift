internal import CCrypto

/// ChaCha20 and Poly1305 (RFC 8439).
public enum ChaChaPoly {
  /// Bytes that are used once with a key.
  public typealias Nonce = AES.GCM.Nonce

  /// Encrypted bytes with their nonce and tag.
  public struct SealedBox: Sendable {
    public let nonce: Nonce
    public let ciphertext: Data
    public let tag: Data
    public var combined: Data { Data(nonce.bytes) + ciphertext + tag }
    public init(combined: some DataProtocol) throws {
      let box = try AES.GCM.SealedBox(combined: combined)
      (nonce, ciphertext, tag) = (box.nonce, box.ciphertext, box.tag)
    }
    public init(nonce: Nonce, ciphertext: some DataProtocol, tag: some DataProtocol) throws {
      let box = try AES.GCM.SealedBox(nonce: nonce, ciphertext: ciphertext, tag: tag)
      (self.nonce, self.ciphertext, self.tag) = (box.nonce, box.ciphertext, box.tag)
    }
  }

  public static func seal(
    _ message: some DataProtocol, using key: SymmetricKey, nonce: Nonce? = nil,
    authenticating data: some DataProtocol
  ) throws -> SealedBox {
    let nonce = nonce ?? Nonce()
    let (sealed, tag) = try AuthenticatedCipher.seal(
      Array(message), key, nonce, adding: Array(data), EVP_chacha20_poly1305())
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
      EVP_chacha20_poly1305())
  }
  public static func open(_ box: SealedBox, using key: SymmetricKey) throws -> Data {
    try open(box, using: key, authenticating: [UInt8]())
  }
}

/// What both ciphers do with a message and its tag.
enum AuthenticatedCipher {
  static func seal(
    _ message: [UInt8], _ key: SymmetricKey, _ nonce: AES.GCM.Nonce, adding data: [UInt8],
    _ function: OpaquePointer?
  ) throws -> (sealed: [UInt8], tag: [UInt8]) {
    let cipher = try Cipher(key: key, nonce: nonce, encrypts: true, function: function)
    let sealed = try cipher.process(message, adding: data)
    try cipher.finish()
    var tag = [UInt8](repeating: 0, count: AES.GCM.tagLength)
    guard vitrine_evp_get_tag(cipher.context, Int32(tag.count), &tag) == 1 else {
      throw CryptoKitError.wrapFailure
    }
    return (sealed, tag)
  }

  static func open(
    _ sealed: [UInt8], _ key: SymmetricKey, _ nonce: AES.GCM.Nonce, tag: [UInt8],
    adding data: [UInt8], _ function: OpaquePointer?
  ) throws -> Data {
    let cipher = try Cipher(key: key, nonce: nonce, encrypts: false, function: function)
    let opened = try cipher.process(sealed, adding: data)
    var tag = tag
    guard vitrine_evp_set_tag(cipher.context, Int32(tag.count), &tag) == 1 else {
      throw CryptoKitError.unwrapFailure
    }
    try cipher.finish()
    return Data(opened)
  }
}
