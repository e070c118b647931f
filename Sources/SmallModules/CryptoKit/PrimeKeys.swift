internal import CCrypto

/// A curve by libcrypto's number, how many bytes a coordinate has, and the digest of its signatures.
struct PrimeCurve {
  let number: Int32
  let size: Int
  let digest: OpaquePointer?
}

struct PrimePublicKey: Sendable {
  let point: [UInt8]
  let key: EVPKey
  /// An uncompressed point (SEC 1): 4, x, y.
  init(_ curve: PrimeCurve, point: [UInt8]) throws {
    guard point.count == 2 * curve.size + 1 else { throw CryptoKitError.incorrectParameterSize }
    self.point = point
    key = try EVPKey(vitrine_ec_key(curve.number, nil, 0, point, point.count))
  }
}

struct PrimePrivateKey: Sendable {
  let secret: [UInt8]
  let point: [UInt8]
  let key: EVPKey

  init(_ curve: PrimeCurve, secret: [UInt8]) throws {
    guard secret.count == curve.size else { throw CryptoKitError.incorrectKeySize }
    var point = [UInt8](repeating: 0, count: 2 * curve.size + 1)
    guard
      vitrine_ec_public(curve.number, secret, secret.count, &point, point.count) == point.count
    else { throw CryptoKitError.incorrectParameterSize }
    self.secret = secret
    self.point = point
    key = try EVPKey(vitrine_ec_key(curve.number, secret, secret.count, point, point.count))
  }

  /// Random bytes; in a render they follow from its seed. Numbers above the curve's order are rare
  /// but for P-521, whose first byte has one bit.
  init(_ curve: PrimeCurve) {
    for _ in 0..<64 {
      var bytes = Curve25519.randomBytes(curve.size)
      if curve.size == 66 { bytes[0] &= 1 }
      if let made = try? PrimePrivateKey(curve, secret: bytes) {
        self = made
        return
      }
    }
    fatalError("libcrypto does not offer this curve")
  }
}

/// A signature as two numbers in ASN.1 (DER), and as the bytes of both.
enum ECDSAEncoding {
  static func raw(_ der: Data, size: Int) -> Data {
    let bytes = Array(der)
    // A sequence whose length takes one byte, or two where the first is 0x81.
    var index = bytes.count > 1 && bytes[1] == 0x81 ? 3 : 2
    var result: [UInt8] = []
    for _ in 0..<2 {
      guard index + 1 < bytes.count, bytes[index] == 2 else { return Data() }
      let count = Int(bytes[index + 1])
      guard index + 2 + count <= bytes.count else { return Data() }
      let number = bytes[(index + 2)..<(index + 2 + count)].drop { $0 == 0 }
      guard number.count <= size else { return Data() }
      result += [UInt8](repeating: 0, count: size - number.count) + number
      index += 2 + count
    }
    return Data(result)
  }

  static func der(_ raw: [UInt8], size: Int) throws -> Data {
    guard raw.count == 2 * size else { throw CryptoKitError.incorrectParameterSize }
    let numbers = [raw.prefix(size), raw.suffix(size)].flatMap { half -> [UInt8] in
      var number = Array(half.drop { $0 == 0 })
      if number.isEmpty || number[0] > 0x7f { number.insert(0, at: 0) }
      return [2, UInt8(number.count)] + number
    }
    let length = numbers.count > 0x7f ? [0x81, UInt8(numbers.count)] : [UInt8(numbers.count)]
    return Data([0x30] + length + numbers)
  }
}
