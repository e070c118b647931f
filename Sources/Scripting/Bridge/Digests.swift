import CryptoKit

/// Digests and authentication codes that scripts ask for by name.
enum Digests {
  private static func function(_ name: String) -> (any HashFunction.Type)? {
    switch name {
    case "md5": Insecure.MD5.self
    case "sha1": Insecure.SHA1.self
    case "sha256": SHA256.self
    case "sha384": SHA384.self
    case "sha512": SHA512.self
    default: nil
    }
  }

  /// nil for another name.
  static func digest(_ name: String, _ bytes: [UInt8]) -> [UInt8]? {
    func hash<H: HashFunction>(_: H.Type) -> [UInt8] { Array(H.hash(data: bytes)) }
    return function(name).map { hash($0) }
  }

  /// HMAC, nil for another name.
  static func hmac(_ name: String, _ bytes: [UInt8], key: [UInt8]) -> [UInt8]? {
    func code<H: HashFunction>(_: H.Type) -> [UInt8] {
      Array(HMAC<H>.authenticationCode(for: bytes, using: SymmetricKey(data: key)))
    }
    return function(name).map { code($0) }
  }
}

/// Sealing and opening bytes with AES in Galois/Counter Mode.
enum Sealing {
  /// Nonce, encrypted bytes and tag; nil for a key or a nonce of a wrong length.
  static func seal(
    _ bytes: [UInt8], key: [UInt8], nonce: [UInt8], adding data: [UInt8]
  ) -> [UInt8]? {
    let box = try? AES.GCM.seal(
      bytes, using: SymmetricKey(data: key), nonce: AES.GCM.Nonce(data: nonce), authenticating: data
    )
    return box?.combined.map(Array.init)
  }

  /// Nil where the tag is another one.
  static func open(_ bytes: [UInt8], key: [UInt8], adding data: [UInt8]) -> [UInt8]? {
    let opened = try? AES.GCM.open(
      AES.GCM.SealedBox(combined: bytes), using: SymmetricKey(data: key), authenticating: data)
    return opened.map(Array.init)
  }
}
