import VitrineDrawing

/// An animation as one file: PNG pictures of one size, put together by the rules of APNG.
public enum AnimatedPNG {
  /// Why frames make no film.
  public enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
    case noFrames
    /// Which frame, counted from 0.
    case notPNG(Int)
    case otherSize(Int)
    public var description: String {
      switch self {
      case .noFrames: "an animation has at least one frame"
      case .notPNG(let frame): "frame \(frame) is no PNG picture"
      case .otherSize(let frame): "frame \(frame) has another size than the first"
      }
    }
  }

  /// - frames: PNG files; seconds: how long all of them take; loops: how often, 0: forever.
  public static func file(
    frames: [[UInt8]], seconds: Double, loops: UInt32 = 0
  ) throws(Failure) -> [UInt8] {
    guard !frames.isEmpty else { throw .noFrames }
    var out: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
    var header: [UInt8] = []
    var sequence: UInt32 = 0
    let delay = UInt16(
      clamping: Int((seconds * 1000 / Double(max(1, frames.count - 1))).rounded()))
    for (index, frame) in frames.enumerated() {
      guard let chunks = Self.chunks(frame), chunks.first?.name == "IHDR" else {
        throw .notPNG(index)
      }
      if index == 0 {
        header = chunks[0].data
        write("IHDR", header, to: &out)
        write("acTL", bytes(UInt32(frames.count)) + bytes(loops), to: &out)
        for chunk in chunks.dropFirst() where !["IDAT", "IEND"].contains(chunk.name) {
          write(chunk.name, chunk.data, to: &out)
        }
      }
      guard chunks[0].data == header else { throw .otherSize(index) }
      // The last picture stays for a second before the film begins again.
      let wait = index == frames.count - 1 ? 1000 : delay
      write("fcTL", frameControl(sequence, header, milliseconds: wait), to: &out)
      sequence += 1
      for chunk in chunks where chunk.name == "IDAT" {
        if index == 0 {
          write("IDAT", chunk.data, to: &out)
        } else {
          write("fdAT", bytes(sequence) + chunk.data, to: &out)
          sequence += 1
        }
      }
    }
    write("IEND", [], to: &out)
    return out
  }

  /// The whole picture, for so long, in place of the one before.
  private static func frameControl(_ sequence: UInt32, _ header: [UInt8], milliseconds: UInt16)
    -> [UInt8]
  {
    bytes(sequence) + Array(header.prefix(8)) + bytes(0) + bytes(0)
      + [UInt8(milliseconds >> 8), UInt8(truncatingIfNeeded: milliseconds), 0x03, 0xe8, 0, 0]
  }

  private static func chunks(_ file: [UInt8]) -> [(name: String, data: [UInt8])]? {
    guard file.count > 8, file[1] == 0x50, file[2] == 0x4e, file[3] == 0x47 else { return nil }
    var chunks: [(String, [UInt8])] = []
    var at = 8
    while at + 12 <= file.count {
      let length = file[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
      guard at + 12 + length <= file.count else { return nil }
      let name = String(decoding: file[at + 4..<at + 8], as: UTF8.self)
      chunks.append((name, Array(file[at + 8..<at + 8 + length])))
      at += 12 + length
      if name == "IEND" { return chunks }
    }
    return nil
  }

  private static func write(_ name: String, _ data: [UInt8], to out: inout [UInt8]) {
    let body = Array(name.utf8) + data
    out += bytes(UInt32(data.count)) + body + bytes(CRC32.of(body[...]))
  }

  private static func bytes(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
