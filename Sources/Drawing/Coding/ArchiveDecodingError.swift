/// Why bytes are not an archive: what was being read, where, and what is wrong with it.
public struct ArchiveDecodingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong with the bytes.
  public enum Problem: Hashable, Sendable {
    /// The bytes end inside the value.
    case truncated
    /// The first four bytes are not the coding's mark.
    case notAnArchive
    /// Written by another version of the coding.
    case version(UInt8)
    /// No case has this number.
    case unknownCase(UInt8)
    /// More elements than the remaining bytes can hold.
    case count(UInt64)
    /// Groups, masks or nodes nested deeper than `CodingLimits`.
    case tooDeep
    /// NaN or an infinity.
    case notFinite
    /// Text that is not UTF-8.
    case notText
    /// A value outside its range (an index, a font name with a path in it, sizes that disagree).
    case outOfRange
    /// Bytes after the end.
    case trailing(Int)
  }

  /// What is wrong with the bytes.
  public var problem: Problem
  /// The thing that was being read, in the words of the declarations (`stroke width`).
  public var what: String
  /// Bytes from the start.
  public var offset: Int

  public init(_ problem: Problem, _ what: String, at offset: Int) {
    self.problem = problem
    self.what = what
    self.offset = offset
  }

  public var description: String {
    let reason =
      switch problem {
      case .truncated: "the bytes end inside it"
      case .notAnArchive: "these bytes are not an archive"
      case .version(let version):
        "written by version \(version), this is version \(CodingLimits.version): build the widget again"
      case .unknownCase(let number): "no case has the number \(number)"
      case .count(let count): "\(count) elements do not fit in the remaining bytes"
      case .tooDeep: "nested too deep"
      case .notFinite: "not a finite number"
      case .notText: "not UTF-8"
      case .outOfRange: "out of range"
      case .trailing(let count): "\(count) bytes follow the end"
      }
    return "cannot decode \(what) at byte \(offset): \(reason)"
  }
}

/// Bounds of the binary coding.
public enum CodingLimits {
  /// Rises with every change of the coding; the two sides are always built together.
  public static let version: UInt8 = 5
  /// Groups and masks inside each other.
  public static let groupDepth = 256
  /// Semantics nodes inside each other.
  public static let nodeDepth = 512
  /// Coordinates and lengths are kept within ± this many points, so that sums stay exact.
  public static let magnitude = 1e12
  /// Points on a side of an archive, and of its area: several times the largest screen. Who draws it
  /// makes room for each pixel.
  public static let side = 8192.0
  /// Square points.
  public static let area = 4e6
}
