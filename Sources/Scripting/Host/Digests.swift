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
