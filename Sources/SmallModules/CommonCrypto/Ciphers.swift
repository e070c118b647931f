import CCrypto

// Symmetric ciphers in one call. What libcrypto does not have any more (DES, RC4, CAST, Blowfish) is refused.

public typealias CCCryptorStatus = Int32
public typealias CCOperation = UInt32
public typealias CCAlgorithm = UInt32
public typealias CCOptions = UInt32

// Numbers of CommonCryptor.h and CommonCryptoError.h.
public let kCCSuccess = 0
public let kCCParamError = -4300
public let kCCBufferTooSmall = -4301
public let kCCMemoryFailure = -4302
public let kCCAlignmentError = -4303
public let kCCDecodeError = -4304
public let kCCUnimplemented = -4305
public let kCCOverflow = -4306
public let kCCRNGFailure = -4307
public let kCCUnspecifiedError = -4308
public let kCCKeySizeError = -4310

public let kCCEncrypt = 0
public let kCCDecrypt = 1

public let kCCAlgorithmAES128 = 0
public let kCCAlgorithmAES = 0
public let kCCAlgorithmDES = 1
public let kCCAlgorithm3DES = 2
public let kCCAlgorithmCAST = 3
public let kCCAlgorithmRC4 = 4
public let kCCAlgorithmRC2 = 5
public let kCCAlgorithmBlowfish = 6

public let kCCOptionPKCS7Padding = 1
public let kCCOptionECBMode = 2

public let kCCKeySizeAES128 = 16
public let kCCKeySizeAES192 = 24
public let kCCKeySizeAES256 = 32
public let kCCKeySizeDES = 8
public let kCCKeySize3DES = 24
public let kCCBlockSizeAES128 = 16
public let kCCBlockSizeDES = 8
public let kCCBlockSize3DES = 8

/// Encrypts or decrypts at once; without a vector the first block is combined with zeros.
@discardableResult
public func CCCrypt(
  _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer?,
  _ keyLength: Int, _ iv: UnsafeRawPointer?, _ dataIn: UnsafeRawPointer?, _ dataInLength: Int,
  _ dataOut: UnsafeMutableRawPointer?, _ dataOutAvailable: Int,
  _ dataOutMoved: UnsafeMutablePointer<Int>?
) -> CCCryptorStatus {
  dataOutMoved?.pointee = 0
  guard let key, op <= 1, dataInLength >= 0, dataIn != nil || dataInLength == 0,
    Int32(exactly: dataInLength + 32) != nil
  else { return Int32(kCCParamError) }
  let cipher: OpaquePointer
  switch BlockCipher.named(Int(alg), keyLength, ecb: options & UInt32(kCCOptionECBMode) != 0) {
  case .success(let found): cipher = found
  case .failure(let error): return error.status
  }
  let block = Int(EVP_CIPHER_get_block_size(cipher))
  let encrypts = op == UInt32(kCCEncrypt)
  let pads = options & UInt32(kCCOptionPKCS7Padding) != 0
  if (!pads || !encrypts), dataInLength % block != 0 { return Int32(kCCAlignmentError) }
  // A buffer that is too small is told what it lacks.
  let room = dataInLength + (pads && encrypts ? block - dataInLength % block : 0)
  guard encrypts ? dataOutAvailable >= room : dataOut != nil || room == 0 else {
    dataOutMoved?.pointee = room
    return Int32(kCCBufferTooSmall)
  }
  let made = BlockCipher.run(
    cipher, encrypts: encrypts, pads: pads, key: key, vector: iv,
    data: UnsafeRawBufferPointer(start: dataIn, count: dataInLength))
  guard let made else { return Int32(kCCDecodeError) }
  dataOutMoved?.pointee = made.count
  guard made.count <= dataOutAvailable else { return Int32(kCCBufferTooSmall) }
  dataOut?.copyMemory(from: made, byteCount: made.count)
  return Int32(kCCSuccess)
}

private enum BlockCipher {
  struct Refusal: Error { let status: Int32 }

  static func named(_ algorithm: Int, _ keyLength: Int, ecb: Bool) -> Result<OpaquePointer, Refusal>
  {
    let found: OpaquePointer?
    switch (algorithm, keyLength) {
    case (kCCAlgorithmAES, kCCKeySizeAES128): found = ecb ? EVP_aes_128_ecb() : EVP_aes_128_cbc()
    case (kCCAlgorithmAES, kCCKeySizeAES192): found = ecb ? EVP_aes_192_ecb() : EVP_aes_192_cbc()
    case (kCCAlgorithmAES, kCCKeySizeAES256): found = ecb ? EVP_aes_256_ecb() : EVP_aes_256_cbc()
    case (kCCAlgorithm3DES, kCCKeySize3DES): found = ecb ? EVP_des_ede3_ecb() : EVP_des_ede3_cbc()
    case (kCCAlgorithmAES, _), (kCCAlgorithm3DES, _):
      return .failure(Refusal(status: Int32(kCCKeySizeError)))
    default: return .failure(Refusal(status: Int32(kCCUnimplemented)))
    }
    return found.map { .success($0) } ?? .failure(Refusal(status: Int32(kCCUnimplemented)))
  }

  /// nil where the bytes do not come out whole: a wrong key, mostly.
  static func run(
    _ cipher: OpaquePointer, encrypts: Bool, pads: Bool, key: UnsafeRawPointer,
    vector: UnsafeRawPointer?, data: UnsafeRawBufferPointer
  ) -> [UInt8]? {
    guard let context = EVP_CIPHER_CTX_new() else { return nil }
    defer { EVP_CIPHER_CTX_free(context) }
    let zeros = [UInt8](repeating: 0, count: 16)
    let isReady = zeros.withUnsafeBufferPointer { zeros in
      EVP_CipherInit_ex(
        context, cipher, nil, key.assumingMemoryBound(to: UInt8.self),
        vector?.assumingMemoryBound(to: UInt8.self) ?? zeros.baseAddress, encrypts ? 1 : 0)
    }
    guard isReady == 1, EVP_CIPHER_CTX_set_padding(context, pads ? 1 : 0) == 1 else { return nil }
    var result = [UInt8](repeating: 0, count: data.count + 32)
    var (count, last): (Int32, Int32) = (0, 0)
    let bytes = [UInt8](data)
    guard
      bytes.isEmpty || EVP_CipherUpdate(context, &result, &count, bytes, Int32(bytes.count)) == 1
    else { return nil }
    let isWhole = result.withUnsafeMutableBufferPointer {
      EVP_CipherFinal_ex(context, $0.baseAddress.map { $0 + Int(count) }, &last)
    }
    guard isWhole == 1 else { return nil }
    return Array(result.prefix(Int(count + last)))
  }
}
