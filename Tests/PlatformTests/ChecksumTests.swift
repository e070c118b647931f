import Testing
import VitrinePlatform

/// What distinguishes files of the cache sees every byte and its place.
@Suite(.timeLimit(.minutes(60))) struct ChecksumTests {
  @Test func checksumsTellEveryByteAndItsPlace() {
    let bytes = (0..<200).map { UInt8(truncatingIfNeeded: $0 &* 37) }
    var seen: Set<String> = []
    for count in 0...bytes.count { seen.insert(Checksum.digest(bytes[..<count])) }
    for place in bytes.indices {
      var other = bytes
      other[place] ^= 0x80
      seen.insert(Checksum.digest(other[...]))
      if place >= 32 {
        var swapped = bytes
        swapped.swapAt(place, place - 32)
        seen.insert(Checksum.digest(swapped[...]))
      }
    }
    #expect(seen.count == 201 + 200 + 168)
    #expect(Checksum.digest([0, 0][...]) != Checksum.digest([0][...]))
  }
}
