import Accelerate
import Foundation
import ImageIO
import Testing
import UIKit

/// What libraries that load pictures stand on.
@Suite(.timeLimit(.minutes(60)))
struct ImageLibraryTests {
  static let rows: [(bytes: [UInt8], kernel: UInt32, means: [UInt8])] = [
    ([0, 90, 0], 3, [30, 30, 30]), ([90, 0, 0], 3, [60, 30, 0]), ([10, 20, 30], 1, [10, 20, 30]),
    ([255, 0, 255, 0], 5, [204, 153, 102, 51]),
  ]

  /// Beyond an edge its last pixel goes on. Rows and columns alike.
  @Test(arguments: rows) func aBoxBlurIsAMean(
    _ item: (bytes: [UInt8], kernel: UInt32, means: [UInt8])
  ) {
    for isRow in [true, false] {
      var source: [UInt8] = item.bytes.flatMap { [$0, 0, 255, $0] }
      var target = [UInt8](repeating: 0, count: source.count)
      let count = UInt(item.bytes.count)
      let status = source.withUnsafeMutableBytes { from in
        target.withUnsafeMutableBytes { to in
          let size = isRow ? (height: UInt(1), width: count) : (height: count, width: UInt(1))
          var buffers = (
            vImage_Buffer(
              data: from.baseAddress, height: size.height, width: size.width,
              rowBytes: Int(size.width) * 4),
            vImage_Buffer(
              data: to.baseAddress, height: size.height, width: size.width,
              rowBytes: Int(size.width) * 4)
          )
          return vImageBoxConvolve_ARGB8888(
            &buffers.0, &buffers.1, nil, 0, 0, isRow ? 1 : item.kernel, isRow ? item.kernel : 1,
            nil, vImage_Flags(kvImageEdgeExtend))
        }
      }
      #expect(status == kvImageNoError)
      #expect(stride(from: 0, to: target.count, by: 4).map { target[$0] } == item.means)
      #expect(stride(from: 2, to: target.count, by: 4).allSatisfy { target[$0] == 255 })
    }
  }

  @Test func aPictureArrivesInPieces() throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in }
    let data = try #require(picture.pngData())
    let source = CGImageSourceCreateIncremental(nil)
    #expect(CGImageSourceGetStatus(source) == .statusReadingHeader)
    CGImageSourceUpdateData(source, data, true)
    #expect(CGImageSourceGetStatus(source) == .statusComplete)
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) != nil)
  }

  @Test func aLockIsFoundationsToo() {
    let lock = UnsafeMutablePointer<os_unfair_lock>.allocate(capacity: 1)
    lock.initialize(to: os_unfair_lock())
    os_unfair_lock_lock(lock)
    #expect(!os_unfair_lock_trylock(lock))
    os_unfair_lock_unlock(lock)
    lock.deallocate()
  }
}
