/// Prefix codes from counts, in Deflate's canonical form.
struct HuffmanCode {
  private(set) var lengths: [UInt8]
  /// Bits in the order they are written (reversed).
  private(set) var codes: [UInt32]

  init(_ counts: [UInt32], longest: Int) {
    lengths = Self.lengths(counts, longest: longest)
    codes = Self.codes(lengths)
  }

  /// Huffman's construction; codes that come out too long are shortened by flattening the counts,
  /// which happens only for pictures of extreme distributions.
  private static func lengths(_ counts: [UInt32], longest: Int) -> [UInt8] {
    var counts = counts
    while true {
      let lengths = optimal(counts)
      if (lengths.max() ?? 0) <= longest { return lengths }
      counts = counts.map { $0 == 0 ? 0 : $0 / 2 + 1 }
    }
  }

  private static func optimal(_ counts: [UInt32]) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: counts.count)
    let used = counts.indices.filter { counts[$0] > 0 }
      .sorted { (counts[$0], $0) < (counts[$1], $1) }
    // One code alone still needs a bit; none at all gets one so that the table is complete.
    guard used.count > 1 else {
      result[used.first ?? 0] = 1
      return result
    }
    // Two queues: leaves by count, then the nodes made of them, which come out in order.
    let leaves = used.count
    var weights = used.map { UInt64(counts[$0]) }
    var parents = [Int](repeating: 0, count: 2 * leaves - 1)
    var leaf = 0
    var node = leaves
    func take() -> Int {
      if leaf < leaves, node >= weights.count || weights[leaf] <= weights[node] {
        leaf += 1
        return leaf - 1
      }
      node += 1
      return node - 1
    }
    while weights.count < 2 * leaves - 1 {
      let a = take()
      let b = take()
      parents[a] = weights.count
      parents[b] = weights.count
      weights.append(weights[a] + weights[b])
    }
    var depths = [UInt8](repeating: 0, count: weights.count)
    for index in stride(from: weights.count - 2, through: 0, by: -1) {
      depths[index] = min(depths[parents[index]], 254) + 1
      if index < leaves { result[used[index]] = depths[index] }
    }
    return result
  }

  private static func codes(_ lengths: [UInt8]) -> [UInt32] {
    var counts = [UInt32](repeating: 0, count: 17)
    for length in lengths where length > 0 { counts[Int(length)] += 1 }
    var next = [UInt32](repeating: 0, count: 17)
    var code: UInt32 = 0
    for length in 1...16 {
      code = (code + (length > 1 ? counts[length - 1] : 0)) << 1
      next[length] = code
    }
    return lengths.map { length in
      guard length > 0 else { return 0 }
      defer { next[Int(length)] += 1 }
      var value = next[Int(length)]
      var reversed: UInt32 = 0
      for _ in 0..<length {
        reversed = reversed << 1 | value & 1
        value >>= 1
      }
      return reversed
    }
  }

  /// The header of a block with its own codes.
  static func writeHeader(
    _ literals: [UInt8], _ distances: [UInt8], to out: inout BitWriter
  ) {
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    let items = runs(literals + distances)
    var counts = [UInt32](repeating: 0, count: 19)
    for item in items { counts[item.symbol] += 1 }
    let code = HuffmanCode(counts, longest: 7)
    let shown = max(4, (order.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1)
    out.add(UInt32(literals.count - 257), 5)
    out.add(UInt32(distances.count - 1), 5)
    out.add(UInt32(shown - 4), 4)
    for symbol in order.prefix(shown) { out.add(UInt32(code.lengths[symbol]), 3) }
    for item in items {
      out.add(code.codes[item.symbol], code.lengths[item.symbol])
      out.add(item.extra, item.bits)
    }
  }

  /// Lengths with repeats written as 16 (the last again), 17 and 18 (zeros).
  private static func runs(_ lengths: [UInt8]) -> [(symbol: Int, extra: UInt32, bits: UInt8)] {
    var result: [(symbol: Int, extra: UInt32, bits: UInt8)] = []
    var index = 0
    while index < lengths.count {
      let value = lengths[index]
      var run = 1
      while index + run < lengths.count, lengths[index + run] == value { run += 1 }
      index += run
      if value == 0 {
        while run >= 11 {
          let part = min(run, 138)
          result.append((18, UInt32(part - 11), 7))
          run -= part
        }
        if run >= 3 {
          result.append((17, UInt32(run - 3), 3))
          run = 0
        }
      } else {
        result.append((Int(value), 0, 0))
        run -= 1
        while run >= 3 {
          let part = min(run, 6)
          result.append((16, UInt32(part - 3), 2))
          run -= part
        }
      }
      for _ in 0..<run { result.append((Int(value), 0, 0)) }
    }
    return result
  }
}
