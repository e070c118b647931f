import CommonCrypto
import Foundation
import NetworkExtension
import Testing
import WebKit

/// CommonCrypto's functions in C, by known answers.
@Suite(.timeLimit(.minutes(60)))
struct CipherTests {
  private static func bytes(_ text: String) -> [UInt8] {
    let digits = text.compactMap(\.hexDigitValue)
    return stride(from: 0, to: digits.count - 1, by: 2).map {
      UInt8(digits[$0] << 4 | digits[$0 + 1])
    }
  }

  private func crypt(
    _ operation: Int, _ options: Int, key: [UInt8], iv: [UInt8]?, _ data: [UInt8], room: Int
  ) -> (status: Int, bytes: [UInt8], moved: Int) {
    var out = [UInt8](repeating: 0, count: room)
    var moved = 0
    let status = CCCrypt(
      CCOperation(operation), CCAlgorithm(kCCAlgorithmAES), CCOptions(options), key, key.count, iv,
      data, data.count, &out, out.count, &moved)
    return (Int(status), Array(out.prefix(moved)), moved)
  }

  private static let key = bytes("2b7e151628aed2a6abf7158809cf4f3c")
  private static let iv = (0..<16).map { UInt8($0) }
  private static let plain = bytes("6bc1bee22e409f96e93d7e117393172a")

  /// NIST SP 800-38A, F.1.1 and F.2.1.
  @Test func blocksAreEncrypted() {
    let ecb = crypt(
      kCCEncrypt, kCCOptionECBMode, key: Self.key, iv: nil, Self.plain, room: 16)
    #expect(ecb.bytes == Self.bytes("3ad77bb40d7a3660a89ecaf32466ef97"))
    let cbc = crypt(kCCEncrypt, 0, key: Self.key, iv: Self.iv, Self.plain, room: 16)
    #expect(cbc.bytes == Self.bytes("7649abac8119b246cee98e9b12e9197d"))
  }

  @Test(arguments: [0, 1, 15, 16, 17, 1000])
  func paddedTextComesBack(length: Int) {
    let text = (0..<length).map { UInt8($0 & 0xFF) }
    let closed = crypt(
      kCCEncrypt, kCCOptionPKCS7Padding, key: Self.key, iv: Self.iv, text, room: length + 16)
    #expect(closed.status == kCCSuccess && closed.moved % 16 == 0 && closed.moved > length)
    let open = crypt(
      kCCDecrypt, kCCOptionPKCS7Padding, key: Self.key, iv: Self.iv, closed.bytes,
      room: closed.moved)
    #expect(open.status == kCCSuccess && open.bytes == text)
  }

  @Test func whatDoesNotFitIsRefused() {
    let small = crypt(
      kCCEncrypt, kCCOptionPKCS7Padding, key: Self.key, iv: Self.iv, Self.plain, room: 4)
    #expect(small.status == kCCBufferTooSmall && small.moved == 32)
    let odd = crypt(kCCEncrypt, 0, key: Self.key, iv: Self.iv, [1, 2, 3], room: 16)
    #expect(odd.status == kCCAlignmentError)
    let key = crypt(kCCEncrypt, 0, key: [1, 2, 3], iv: Self.iv, Self.plain, room: 16)
    #expect(key.status == kCCKeySizeError)
  }

  /// RFC 6070, and the same inputs with SHA-256.
  @Test(arguments: [
    (kCCPRFHmacAlgSHA1, 2, "ea6c014dc72d6f8ccd1ed92ace1d41f0d8de8957"),
    (
      kCCPRFHmacAlgSHA256, 1,
      "120fb6cffcf8b32c43e7225256c4f837a86548c92ccc35480805987cb70be17b"
    ),
  ])
  func keysComeFromPasswords(function: Int, rounds: Int, expected: String) {
    var key = [UInt8](repeating: 0, count: expected.count / 2)
    let salt = Array("salt".utf8)
    let status = CCKeyDerivationPBKDF(
      CCPBKDFAlgorithm(kCCPBKDF2), "password", 8, salt, salt.count,
      CCPseudoRandomAlgorithm(function), UInt32(rounds), &key, key.count)
    #expect(status == Int32(kCCSuccess) && key == Self.bytes(expected))
    #expect(CCKeyDerivationPBKDF(9, "p", 1, salt, 4, 1, 1, &key, 4) == Int32(kCCParamError))
  }

  /// Names of other frameworks in C and Objective-C that projects asked for.
  @MainActor
  @Test func namesOfOtherFrameworks() {
    do { throw NEVPNError(.configurationStale) } catch NEVPNError.configurationStale {} catch {
      Issue.record(error)
    }
    #expect(WKContentWorld.world(name: "a") === WKContentWorld.world(name: "a"))
    #expect(WKWebsiteDataStore.default().isPersistent)
    #expect(!WKWebsiteDataStore.nonPersistent().isPersistent)
    let id = UUID()
    #expect(WKWebsiteDataStore(forIdentifier: id).identifier == id)
    var failure: (any Error)?
    WKWebView().evaluateJavaScript("1", in: nil, in: .defaultClient) {
      if case .failure(let error) = $0 { failure = error }
    }
    #expect(failure as? WKError == WKError(.unknown))
    #expect(MAXPATHLEN == 1024 && KERN_PROC_ALL == 0 && O_EVTONLY == 0x8000)
  }
}
