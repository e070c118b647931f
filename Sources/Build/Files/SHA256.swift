import CCrypto

/// SHA-256 of the system's libcrypto, for keys of the cache.
final class SHA256 {
  private let context: OpaquePointer

  init() {
    guard let context = EVP_MD_CTX_new(), EVP_DigestInit_ex(context, EVP_sha256(), nil) == 1 else {
      fatalError("libcrypto does not offer SHA-256")
    }
    self.context = context
  }

  deinit { EVP_MD_CTX_free(context) }

  /// The first 40 hexadecimal digits of a text's digest: enough for names in the cache.
  static func digest(_ bytes: some Collection<UInt8>) -> String {
    let hash = SHA256()
    hash.update(bytes)
    return String(hash.finish().prefix(40))
  }

  func update(_ bytes: some Collection<UInt8>) {
    let isDone: Void? = bytes.withContiguousStorageIfAvailable {
      EVP_DigestUpdate(context, $0.baseAddress, $0.count)
    }
    if isDone == nil { update(Array(bytes)) }
  }

  /// A field with its length, so that neighbors cannot be confused.
  func update(_ text: String) {
    update("\(text.utf8.count):".utf8)
    update(text.utf8)
  }

  /// The digest as 64 hexadecimal digits.
  func finish() -> String {
    var bytes = [UInt8](repeating: 0, count: 32)
    EVP_DigestFinal_ex(context, &bytes, nil)
    let digits = Array("0123456789abcdef")
    return String(bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
  }
}
