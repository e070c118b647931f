import Dispatch
import Synchronization
import VitrineRaster

/// Two sets of pictures, compared name by name.
public struct PictureComparison: Sendable {
  /// What became of one picture.
  public enum Change: Hashable, Sendable {
    case same
    case changed(PictureDifference)
    /// It differs by no more than the threshold allows.
    case tolerated(PictureDifference)
    case added
    case removed
    case unreadable(String)

    /// The word for it in every format.
    public var word: String {
      switch self {
      case .same: "same"
      case .changed: "changed"
      case .tolerated: "tolerated"
      case .added: "added"
      case .removed: "removed"
      case .unreadable: "unreadable"
      }
    }

    /// By how much and where; nil where nothing was compared, or all is the same.
    public var difference: PictureDifference? {
      switch self {
      case .changed(let difference), .tolerated(let difference): difference
      case .same, .added, .removed, .unreadable: nil
      }
    }
  }

  /// One name.
  public struct Item: Hashable, Sendable {
    /// The picture's path from either folder on.
    public var name: String
    /// What became of it.
    public var change: Change
  }

  /// What was compared with.
  public var before: PictureSet
  /// What was compared.
  public var after: PictureSet
  /// What still counts as the same.
  public var threshold: SnapshotThreshold
  /// Sorted by name.
  public private(set) var items: [Item]

  /// Compares on all processors; two pictures for each are in memory at a time.
  public init(
    _ before: PictureSet, _ after: PictureSet, threshold: SnapshotThreshold = .exact
  ) {
    self.before = before
    self.after = after
    self.threshold = threshold
    let (old, new) = (Set(before.names), Set(after.names))
    let common = old.intersection(new).sorted()
    let found = Mutex<[Item]>([])
    DispatchQueue.concurrentPerform(iterations: common.count) { index in
      let name = common[index]
      let change = Self.change(
        before.path(of: name), after.path(of: name), threshold)
      found.withLock { $0.append(Item(name: name, change: change)) }
    }
    items =
      (found.withLock { $0 } + old.subtracting(new).map { Item(name: $0, change: .removed) }
      + new.subtracting(old).map { Item(name: $0, change: .added) }).sorted { $0.name < $1.name }
  }

  private static func change(
    _ before: String, _ after: String, _ threshold: SnapshotThreshold
  ) -> Change {
    do throws(UnreadablePicture) {
      let (a, b) = (try bytes(before), try bytes(after))
      if a == b { return .same }
      guard
        let difference = PictureDifference(
          from: try PictureFile.decode(a, path: before), to: try PictureFile.decode(b, path: after),
          threshold: threshold)
      else { return .same }
      return difference.isTolerated ? .tolerated(difference) : .changed(difference)
    } catch {
      return .unreadable(error.description)
    }
  }

  private static func bytes(_ path: String) throws(UnreadablePicture) -> [UInt8] {
    if let bytes = try PictureFile.bytes(path) { return bytes }
    throw UnreadablePicture(path: path, reason: "it is not there")
  }

  // MARK: Sums

  /// Everything but what is the same or tolerated.
  public var differences: [Item] {
    items.filter {
      switch $0.change {
      case .same, .tolerated: false
      case .changed, .added, .removed, .unreadable: true
      }
    }
  }

  /// Whether nothing appeared, went or changed.
  public var agrees: Bool { differences.isEmpty }

  /// How many items have a change of that word.
  public func count(_ word: String) -> Int { items.count { $0.change.word == word } }

  /// `3 changed, 1 added, 40 the same`; what there is none of is left out.
  public var summary: String {
    let words = [
      ("changed", "changed"), ("added", "added"), ("removed", "removed"),
      ("unreadable", "unreadable"), ("tolerated", "tolerated"), ("same", "the same"),
    ]
    return words.compactMap { word, text in
      let number = count(word)
      return number == 0 ? nil : "\(Figures.grouped(number)) \(text)"
    }.joined(separator: ", ")
  }

  /// Libraries of other versions.
  public var libraryDifferences: [String] {
    LibraryDifferences.text(before: before.libraries, now: after.libraries)
  }
}
