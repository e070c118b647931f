import Compression
import CoreData
import CoreMedia
import Foundation
import GameplayKit
import NaturalLanguage
import Testing
import VitrineFoundation
import VitrineNetwork

/// Small frameworks that compute.
@Suite(.timeLimit(.minutes(60)))
struct TextAndBytesTests {
  @Test func addressesAreRead() {
    #expect(IPv4Address("10.0.0.7")?.rawValue == Data([10, 0, 0, 7]))
    #expect(IPv4Address("10.0.0.300") == nil && IPv4Address("::1") == nil)
    #expect(IPv4Address("169.254.1.1")?.isLinkLocal == true)
    #expect(IPv6Address("::1") == .loopback && IPv6Address("fd00::1")?.isUniqueLocal == true)
    #expect(IPv6Address("::ffff:1.2.3.4")?.asIPv4 == IPv4Address("1.2.3.4"))
    #expect(IPv6Address("fe80::1%en0")?.debugDescription == "fe80::1")
    var bytes: [UInt8] = [1, 2, 3]
    #expect(memset_s(&bytes, 3, 7, 2) == 0 && bytes == [7, 7, 3])
    #expect(memset_s(&bytes, 3, 0, 4) != 0 && bytes == [0, 0, 0])
  }

  /// For a text, a part of one and one of Core Foundation's: the first of them once called itself without end.
  @Test func textsAreTransformed() {
    #expect("Привет".applyingTransform(.toLatin, reverse: false) == "Privet")
    #expect("Привет".prefix(3).applyingTransform(.toLatin, reverse: false) == "Pri")
    #expect("a".applyingTransform(StringTransform("none of ICU's"), reverse: false) == nil)
    let text = NSMutableString(string: "éà")
    #expect(CFStringTransform(text, nil, kCFStringTransformStripDiacritics, false))
    #expect(text.description == "ea")
  }

  @Test(arguments: [
    ("It's 3.5 miles, isn't it?", ["It's", "3.5", "miles", "isn't", "it"]),
    ("日本 ok", ["日", "本", "ok"]), ("", []),
  ])
  func wordsAreFound(text: String, words: [String]) {
    let tokenizer = NLTokenizer(unit: .word)
    tokenizer.string = text
    let found = tokenizer.tokens(for: text.startIndex..<text.endIndex).map { String(text[$0]) }
    #expect(found == words)
    var same: [String] = []
    text.enumerateSubstrings(in: text.startIndex..., options: .byWords) { word, _, _, _ in
      same.append(word ?? "")
    }
    #expect(same == words)
  }

  @Test func sentencesEndWhereAnotherBegins() {
    let text = "One. Two! 3.5 is no end. 終わり。はい"
    let tokenizer = NLTokenizer(unit: .sentence)
    tokenizer.string = text
    let found = tokenizer.tokens(for: text.startIndex..<text.endIndex).map { String(text[$0]) }
    #expect(found == ["One. ", "Two! ", "3.5 is no end. ", "終わり。", "はい"])
  }

  @Test(arguments: [0, 1, 20, 100_000])
  func bytesComeBackFromDeflate(count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 / 7) }
    var squeezed = [UInt8](repeating: 0, count: count + 64)
    let size = compression_encode_buffer(
      &squeezed, squeezed.count, bytes, count, nil, COMPRESSION_ZLIB)
    #expect(size > 0)
    var back = [UInt8](repeating: 0, count: count)
    let whole = compression_decode_buffer(&back, count, squeezed, size, nil, COMPRESSION_ZLIB)
    #expect(whole == count && back == bytes)
  }

  /// The usual loop: as much goes in as there is, and what comes out is taken before there is more.
  private func streamed(
    _ bytes: [UInt8], _ operation: compression_stream_operation, room: Int
  ) -> [UInt8]? {
    var room = [UInt8](repeating: 0, count: room)
    var result: [UInt8] = []
    return bytes.withUnsafeBufferPointer { source in
      room.withUnsafeMutableBufferPointer { room in
        let pointer = UnsafeMutablePointer<compression_stream>.allocate(capacity: 1)
        defer { pointer.deallocate() }
        guard compression_stream_init(pointer, operation, COMPRESSION_ZLIB) == COMPRESSION_STATUS_OK
        else { return nil }
        defer { compression_stream_destroy(pointer) }
        guard let start = source.baseAddress, let first = room.baseAddress else { return nil }
        (pointer.pointee.src_ptr, pointer.pointee.src_size) = (start, source.count)
        while true {
          (pointer.pointee.dst_ptr, pointer.pointee.dst_size) = (first, room.count)
          let flags = Int32(COMPRESSION_STREAM_FINALIZE.rawValue)
          let status = compression_stream_process(pointer, flags)
          result += room.dropLast(pointer.pointee.dst_size)
          if status == COMPRESSION_STATUS_END { return result }
          if status == COMPRESSION_STATUS_ERROR { return nil }
        }
      }
    }
  }

  @Test(arguments: [1, 20, 100_000], [1, 50, 65_536])
  func bytesComeBackFromStreams(count: Int, room: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 / 7) }
    let squeezed = try #require(streamed(bytes, COMPRESSION_STREAM_ENCODE, room: room))
    #expect(streamed(squeezed, COMPRESSION_STREAM_DECODE, room: room) == bytes)
    // What is cut off ends, and so does what is no stream.
    #expect(streamed(squeezed.dropLast(), COMPRESSION_STREAM_DECODE, room: room) == nil)
    #expect(streamed([0xFF, 0xFF], COMPRESSION_STREAM_DECODE, room: room) == nil)
  }

  @Test func onlyDeflateIsStreamed() {
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
    defer { bytes.deallocate() }
    var stream = compression_stream(
      dst_ptr: bytes, dst_size: 0, src_ptr: bytes, src_size: 0, state: nil)
    let status = compression_stream_init(&stream, COMPRESSION_STREAM_ENCODE, COMPRESSION_LZFSE)
    #expect(status == COMPRESSION_STATUS_ERROR && stream.state == nil)
    #expect(compression_stream_process(&stream, 0) == COMPRESSION_STATUS_ERROR)
    #expect(compression_stream_destroy(&stream) == COMPRESSION_STATUS_ERROR)
  }

  @Test func timesAreFractions() {
    #expect(CMTimeGetSeconds(CMTimeMake(value: 3, timescale: 2)) == 1.5)
    #expect((CMTime(seconds: 1, preferredTimescale: 600) + .zero).seconds == 1)
    #expect(!CMTime.invalid.isValid && CMTime.indefinite.isIndefinite)
    #expect(CMTime(seconds: .infinity, preferredTimescale: 600) == .invalid)
  }

  @Test func aSeedGivesTheSameNumbers() {
    let a = GKMersenneTwisterRandomSource(seed: 7)
    let b = GKMersenneTwisterRandomSource(seed: 7)
    #expect(
      (0..<5).map { _ in a.nextInt(upperBound: 100) }
        == (0..<5).map { _ in b.nextInt(upperBound: 100) })
    #expect(a.arrayByShufflingObjects(in: [1, 2, 3]).count == 3)
  }

  @Test func aModelMadeInCodeGivesItsDefaults() throws {
    let title = NSAttributeDescription()
    (title.name, title.attributeType, title.defaultValue) = ("title", .stringAttributeType, "none")
    let entity = NSEntityDescription()
    entity.name = "Note"
    entity.properties = [title]
    let model = NSManagedObjectModel()
    model.entities = [entity]
    let container = NSPersistentContainer(name: "Notes", managedObjectModel: model)
    container.loadPersistentStores { _, _ in }
    let note = NSEntityDescription.insertNewObject(
      forEntityName: "Note", into: container.viewContext)
    #expect(note.value(forKey: "title") as? String == "none")
    let request = NSFetchRequest<NSManagedObject>(entityName: "Note")
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: container.viewContext,
      sectionNameKeyPath: "title", cacheName: nil)
    try controller.performFetch()
    #expect(controller.sections?.first?.name == "none")
    #expect(controller.fetchedObjects?.count == 1)
  }

  @Test func theModelIsTheDevices() {
    var size = 0
    #expect(sysctlbyname("hw.machine", nil, &size, nil, 0) == 0)
    var name = [CChar](repeating: 0, count: size)
    #expect(sysctlbyname("hw.machine", &name, &size, nil, 0) == 0)
    #expect(String(cString: name).hasPrefix("iPhone"))
    #expect(sysctlbyname("kern.nothing", nil, &size, nil, 0) == -1)
  }

  @Test func weakTablesForget() {
    let table = NSHashTable<NSObject>.weakObjects()
    var object: NSObject? = NSObject()
    table.add(object)
    #expect(table.count == 1)
    object = nil
    #expect(table.allObjects.isEmpty)
  }
}
