import CoreGraphics
import Foundation
import Testing
import UIKit
import VitrineCombine
import VitrineFoundation

/// What popular packages ask of Foundation, Combine and UIKit beyond the usual.
@Suite(.timeLimit(.minutes(60)))
struct PackageTests {
  static let squeezed: [(algorithm: NSData.CompressionAlgorithm, count: Int)] = [
    (.zlib, 0), (.zlib, 70_000), (.lzfse, 0), (.lzfse, 5), (.lz4, 300),
  ]

  @Test(arguments: squeezed)
  func dataComesBack(_ item: (algorithm: NSData.CompressionAlgorithm, count: Int)) throws {
    let data = Data((0..<item.count).map { UInt8($0 % 7) })
    let small = try (data as NSData).compressed(using: item.algorithm)
    #expect(try Data(referencing: small.decompressed(using: item.algorithm)) == data)
  }

  /// Blocks that lie about their length, that end too early or are squeezed by what is not here.
  @Test(arguments: [
    "bvx-", "bvx-\u{5}\0\0\0ab", "bvx-\u{1}\0\0\0a", "bvxn", "", "bvx-\u{7f}\u{7f}",
  ])
  func hostileBlocksAreRefused(_ text: String) {
    #expect(throws: CocoaError.self) {
      try (Data(text.utf8) as NSData).decompressed(using: .lzfse)
    }
    #expect(throws: CocoaError.self) { try (Data(text.utf8) as NSData).compressed(using: .lzma) }
  }

  @Test func aMergeHasAllValues() {
    var values: [Int] = []
    let all = [1].publisher.merge(with: [2].publisher, [3].publisher, [4].publisher)
      .sink { values.append($0) }
    #expect(values == [1, 2, 3, 4])
    all.cancel()
    let three = Publishers.Merge3(Just(1), Just(2), Just(3)).sink { values.append($0) }
    #expect(values == [1, 2, 3, 4, 1, 2, 3])
    three.cancel()
  }

  /// A queue that never comes to its work: what is there goes by count, and the rest with the end.
  @Test func groupsAreHandedOn() {
    let queue = OperationQueue()
    queue.isSuspended = true
    var groups: [[Int]] = []
    let running = (1...5).publisher.collect(.byTimeOrCount(queue, .seconds(3_600), 2))
      .sink { groups.append($0) }
    #expect(groups == [[1, 2], [3, 4], [5]])
    running.cancel()
  }

  @Test func schedulersTimesConvert() {
    let date = Date(timeIntervalSince1970: 1_000_000)
    let time = RunLoop.SchedulerTimeType(date)
    #expect(time == RunLoop.SchedulerTimeType(date))
    #expect(abs(time.date.timeIntervalSince(date)) < 0.001)
    let moment = DispatchTime(uptimeNanoseconds: 5_000_000_000)
    #expect(DispatchQueue.SchedulerTimeType(moment).dispatchTime == moment)
    #expect(DispatchQueue.SchedulerTimeType.Stride(.milliseconds(20)) == .milliseconds(20))
  }

  @Test func objectsAnswerWithOptionals() {
    let text = NSURL(string: "https://example.org")?.absoluteString?.count
    #expect(text == 19)
    let bytes: UnsafePointer<UInt8>? = nil
    #expect(NSUUID(uuidBytes: bytes).uuidString.hasPrefix("00000000"))
    #expect(NSError().code == 0)
  }

  @Test func anItemProviderGivesItsData() {
    let provider = NSItemProvider(item: Data([1, 2]), typeIdentifier: "public.png")
    nonisolated(unsafe) var given: [Data?] = []
    for type in ["public.png", "public.jpeg"] {
      provider.loadDataRepresentation(forTypeIdentifier: type) { data, error in
        given.append(data)
        #expect((data == nil) == (error != nil))
      }
    }
    #expect(given == [Data([1, 2]), nil])
  }

  /// A line of 4 × 10 points around a path along the y axis.
  @Test func aLinesOutlineIsAPath() throws {
    let line = CGMutablePath()
    line.move(to: CGPoint(x: 5, y: 0))
    line.addLine(to: CGPoint(x: 5, y: 10))
    let outline = line.copy(
      strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    #expect(outline.boundingBox == CGRect(x: 3, y: 0, width: 4, height: 10))
  }

  @MainActor @Test func spacesConvertThroughTheScreen() {
    let (outer, inner) = (UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50)), UIView())
    inner.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    outer.addSubview(inner)
    let point = inner.convert(CGPoint.zero, to: UIScreen.main.coordinateSpace)
    #expect(point == CGPoint(x: 11, y: 22))
  }
}
