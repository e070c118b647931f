/// Deflate (RFC 1951) made for flat pictures: repeats are looked for at whole pixels only, with one
/// candidate at a time, and written with one set of Huffman codes for the whole picture. Several
/// times faster than a general compressor, with less to write on gradients and plain areas.
struct PixelDeflater {
  /// `length << 16 | distance`; a literal byte where the length is 0.
  private let tokens: UnsafeMutablePointer<UInt32>
  private var tokenCount = 0
  private let literalCounts: UnsafeMutablePointer<UInt32>
  private let distanceCounts: UnsafeMutablePointer<UInt32>
  private let lengthTable: UnsafePointer<DeflateTables.Length>

  /// Room for `tokens` tokens at most.
  private init(tokens: Int, lengths: UnsafePointer<DeflateTables.Length>) {
    self.tokens = .allocate(capacity: tokens)
    literalCounts = .allocate(capacity: 286 + 30)
    literalCounts.initialize(repeating: 0, count: 286 + 30)
    distanceCounts = literalCounts + 286
    lengthTable = lengths
  }

  private func free() {
    tokens.deallocate()
    literalCounts.deallocate()
  }

  /// Compresses rows of `width` pixels, each row after its byte of `filters` (PNG's; nil: 0, none). Pixels are a
  /// bitmap's premultiplied words; they become `size` bytes (3 or 4: red, green, blue, alpha, not
  /// premultiplied) only where they are written, since equal words are equal bytes. Returns a zlib
  /// stream.
  static func zlib(
    _ words: [UInt32], width: Int, size: Int, filters: [UInt8]? = nil
  ) -> [UInt8] {
    let filters = filters ?? [UInt8](repeating: 0, count: words.count / max(1, width))
    var out = BitWriter(capacity: words.count / 2 + 4096)
    out.bytes.append(0x78)
    out.bytes.append(0x01)
    DeflateTables.lengths.withUnsafeBufferPointer { lengths in
      // At worst a literal a byte.
      var deflater = PixelDeflater(
        tokens: words.count * size + words.count / max(1, width) + 16,
        lengths: lengths.baseAddress!)
      words.withUnsafeBufferPointer { deflater.match($0, width: width, size: size, filters) }
      deflater.write(to: &out)
      deflater.free()
    }
    let sum = words.withUnsafeBufferPointer { adler($0, width: width, size: size, filters) }
    for shift: UInt32 in [24, 16, 8, 0] { out.bytes.append(UInt8((sum >> shift) & 255)) }
    return out.bytes
  }

  // MARK: - Finding repeats

  private mutating func match(
    _ words: UnsafeBufferPointer<UInt32>, width: Int, size: Int, _ filters: [UInt8]
  ) {
    let longest = 258 / size
    // Where each hash of a pixel was seen last.
    var recent = [Int32](repeating: -1, count: 4096)
    var lastBack = 1
    recent.withUnsafeMutableBufferPointer { recent in
      for (row, start) in stride(from: 0, to: words.count, by: width).enumerated() {
        literal(filters[row])
        let end = start + width
        var place = start
        while place < end {
          let word = words[place]
          let available = min(end &- place, longest)
          var back = lastBack
          var best = Self.run(words, place, back, available, start, width)
          if best < 12 {
            func consider(_ other: Int) {
              guard other != back else { return }
              let length = Self.run(words, place, other, available, start, width)
              if length > best { (best, back) = (length, other) }
            }
            let hash = Int(truncatingIfNeeded: (word &* 0x9e37_79b1) >> 20)
            let known = Int(recent[hash])
            recent[hash] = Int32(truncatingIfNeeded: place)
            consider(1)
            if best < 12 { consider(width) }
            if best < 12, known >= 0 { consider(place &- known) }
          }
          if best > 0 {
            // Each row in between adds its first byte.
            let rows = back <= place &- start ? 0 : (start &- (place &- back) &+ width &- 1) / width
            let distance = back &* size &+ rows
            if distance <= 32768, best > 1 || distance < 4096 {
              repeated(best &* size, distance)
              lastBack = back
              place &+= best
              continue
            }
          }
          let straight = straightRGBA(word)
          literal(UInt8(truncatingIfNeeded: straight))
          literal(UInt8(truncatingIfNeeded: straight >> 8))
          literal(UInt8(truncatingIfNeeded: straight >> 16))
          if size == 4 { literal(UInt8(truncatingIfNeeded: straight >> 24)) }
          place &+= 1
        }
      }
    }
  }

  /// How many pixels from `place` on repeat those `back` before them, without running over the end
  /// of the row they are in, after which another byte lies.
  @inline(__always)
  private static func run(
    _ words: UnsafeBufferPointer<UInt32>, _ place: Int, _ back: Int, _ available: Int, _ start: Int,
    _ width: Int
  ) -> Int {
    let from = place &- back
    guard from >= 0, words[from] == words[place] else { return 0 }
    var limit = available
    if from < start {
      let left = from &+ width >= start ? start &- from : width &- from % width
      limit = left < available ? left : available
    }
    let base = UnsafeRawPointer(words.baseAddress!)
    var length = 1
    while length &+ 4 <= limit {
      let (here, there) = ((place &+ length) &* 4, (from &+ length) &* 4)
      let differs =
        base.loadUnaligned(fromByteOffset: here, as: UInt64.self)
        ^ base.loadUnaligned(fromByteOffset: there, as: UInt64.self)
      let differsLater =
        base.loadUnaligned(fromByteOffset: here &+ 8, as: UInt64.self)
        ^ base.loadUnaligned(fromByteOffset: there &+ 8, as: UInt64.self)
      if differs | differsLater != 0 { break }
      length &+= 4
    }
    while length &+ 2 <= limit {
      let here = base.loadUnaligned(fromByteOffset: (place &+ length) &* 4, as: UInt64.self)
      let there = base.loadUnaligned(fromByteOffset: (from &+ length) &* 4, as: UInt64.self)
      if here != there {
        #if _endian(little)
          return here & 0xffff_ffff == there & 0xffff_ffff ? length &+ 1 : length
        #else
          return here >> 32 == there >> 32 ? length &+ 1 : length
        #endif
      }
      length &+= 2
    }
    if length < limit, words[place &+ length] == words[from &+ length] { length &+= 1 }
    return length
  }

  @inline(__always)
  private mutating func literal(_ byte: UInt8) {
    tokens[tokenCount] = UInt32(byte)
    tokenCount &+= 1
    literalCounts[Int(byte)] &+= 1
  }

  @inline(__always)
  private mutating func repeated(_ length: Int, _ distance: Int) {
    tokens[tokenCount] = UInt32(length) << 16 | UInt32(distance)
    tokenCount &+= 1
    literalCounts[Int(lengthTable[length].symbol)] &+= 1
    distanceCounts[DeflateTables.distanceSymbol(distance)] &+= 1
  }

  // MARK: - Writing

  private mutating func write(to out: inout BitWriter) {
    literalCounts[256] += 1
    let literals = HuffmanCode(
      Array(UnsafeBufferPointer(start: literalCounts, count: 286)), longest: 15)
    let distances = HuffmanCode(
      Array(UnsafeBufferPointer(start: distanceCounts, count: 30)), longest: 15)
    out.add(0b101, 3)  // last block, dynamic codes
    HuffmanCode.writeHeader(literals.lengths, distances.lengths, to: &out)
    // No token takes more than 15 + 5 + 15 + 13 bits.
    out.reserve(tokenCount * 6 + 16)
    writeTokens(literals, distances, to: &out)
    out.finishReserved()
    out.add(literals.codes[256], literals.lengths[256])
    out.flush()
  }

  private func writeTokens(
    _ literals: HuffmanCode, _ distances: HuffmanCode, to out: inout BitWriter
  ) {
    // Code and its length in one look-up.
    func table(_ code: HuffmanCode) -> [UInt64] {
      zip(code.codes, code.lengths).map { UInt64($0) << 8 | UInt64($1) }
    }
    let bases = DeflateTables.distances
    table(literals).withUnsafeBufferPointer { literals in
      table(distances).withUnsafeBufferPointer { distances in
        bases.withUnsafeBufferPointer { bases in
          // One distance is often that of many tokens in a row: the width.
          var (last, lastBits, lastCount) = (0, UInt64(0), UInt64(0))
          for index in 0..<tokenCount {
            let token = tokens[index]
            let length = Int(token >> 16)
            if length == 0 {
              let entry = literals[Int(token)]
              out.put(entry &>> 8, entry & 0xff)
              continue
            }
            let distance = Int(token & 0xffff)
            if distance != last {
              last = distance
              let symbol = DeflateTables.distanceSymbol(distance)
              let entry = distances[symbol]
              let extra = UInt64(truncatingIfNeeded: distance &- bases[symbol].base)
              lastBits = entry &>> 8 | extra &<< (entry & 0xff)
              lastCount = entry & 0xff &+ UInt64(bases[symbol].bits)
            }
            let entry = lengthTable[length]
            let code = literals[Int(entry.symbol)]
            let bits = code &>> 8 | UInt64(entry.extra) &<< (code & 0xff)
            let count = code & 0xff &+ UInt64(entry.bits)
            out.put(bits | lastBits &<< count, count &+ lastCount)
          }
        }
      }
    }
  }

  /// Adler-32 of the rows' bytes with their leading zeros.
  private static func adler(
    _ words: UnsafeBufferPointer<UInt32>, width: Int, size: Int, _ filters: [UInt8]
  ) -> UInt32 {
    guard let base = words.baseAddress else { return 1 }
    var sum = AdlerSum(size: size)
    for (row, start) in stride(from: 0, to: words.count, by: width).enumerated() {
      sum.add(filters[row])
      sum.addPixels(base + start, count: width)
    }
    return sum.value
  }
}
