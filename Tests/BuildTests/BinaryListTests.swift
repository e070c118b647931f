import Foundation
import Testing

@testable import VitrineBuild

/// Binary property lists that would not end, or that no memory holds, are not read.
@Suite(.timeLimit(.minutes(60))) struct BinaryListTests {
  /// A list of objects as its bytes, the first one being the list.
  private func list(_ objects: [[UInt8]], count: UInt64? = nil, top: UInt64 = 0) -> Data {
    var bytes = Array("bplist00".utf8)
    let offsets = objects.map { object -> UInt8 in
      defer { bytes += object }
      return UInt8(bytes.count)
    }
    let table = UInt64(bytes.count)
    bytes += offsets + [0, 0, 0, 0, 0, 0, 1, 1]
    for number in [count ?? UInt64(objects.count), top, table] {
      withUnsafeBytes(of: number.bigEndian) { bytes += $0 }
    }
    return Data(bytes)
  }

  @Test func whatFoundationWritesIsRead() throws {
    let words = Dictionary(
      uniqueKeysWithValues: (0..<5000).map { ("key \($0)", ["a", "b \($0)"]) })
    let data = try PropertyListSerialization.data(
      fromPropertyList: words, format: .binary, options: 0)
    #expect(PropertyListDepth.isFine(data))
  }

  @Test func whatStandsInItselfIsNot() {
    #expect(PropertyListDepth.isFine(list([[0xA1, 1], [0x51, 0x61]])))
    #expect(!PropertyListDepth.isFine(list([[0xA1, 0]])))
    #expect(!PropertyListDepth.isFine(list([[0xA1, 1], [0xD1, 2, 0], [0x51, 0x61]])))
  }

  /// Each array holds the next one twice.
  @Test(arguments: [(10, true), (60, false)]) func whatBecomesTooLargeIsNot(
    _ item: (levels: Int, isRead: Bool)
  ) {
    let arrays = (0..<item.levels).map { [0xA2, UInt8($0 + 1), UInt8($0 + 1)] }
    #expect(PropertyListDepth.isFine(list(arrays + [[0x51, 0x61]])) == item.isRead)
  }

  @Test func numbersThatPointOutsideAreRefused() {
    #expect(!PropertyListDepth.isFine(list([[0xA1, 7]])))
    #expect(!PropertyListDepth.isFine(list([[0xAF, 0x13] + [UInt8](repeating: 0xFF, count: 8)])))
    #expect(!PropertyListDepth.isFine(list([[0xAF]])))
    #expect(!PropertyListDepth.isFine(list([[0x51, 0x61]], count: .max)))
    #expect(!PropertyListDepth.isFine(list([[0x51, 0x61]], top: .max)))
    #expect(!PropertyListDepth.isFine(Data("bplist00".utf8)))
  }
}
