public import VitrineCombine

// What the library and the catalog are asked, and the players, which are silent.

public struct PlayParameters: Hashable, Codable, Sendable {}
public protocol PlayableMusicItem: MusicItem { var playParameters: PlayParameters? { get } }
extension Song: PlayableMusicItem {}
extension Album: PlayableMusicItem {}
extension Playlist: PlayableMusicItem {}
public enum Track: MusicItem, Hashable, Codable, PlayableMusicItem {
  case song(Song)
  private var song: Song {
    switch self {
    case .song(let song): song
    }
  }
  public var id: MusicItemID { song.id }
  public var title: String { song.title }
  public var artistName: String { song.artistName }
  public var albumTitle: String? { song.albumTitle }
  public var artwork: Artwork? { song.artwork }
  public var duration: TimeInterval? { song.duration }
  public var url: URL? { song.url }
  public var playParameters: PlayParameters? { song.playParameters }
}
public struct Genre: MusicItem, Hashable, Codable {
  public let id: MusicItemID
  public let name: String
}
public struct Station: MusicItem, Hashable, Codable {
  public let id: MusicItemID
  public let name: String
  public var artwork: Artwork?
}
public protocol MusicLibraryRequestable: MusicItem {}
extension Song: MusicLibraryRequestable {}
extension Album: MusicLibraryRequestable {}
extension Artist: MusicLibraryRequestable {}
extension Playlist: MusicLibraryRequestable {}
extension MusicLibraryRequest where MusicItemType: MusicLibraryRequestable {
  /// Without effect, as what follows: the stand-in answers with all that it has.
  public mutating func filter<Value>(
    matching path: KeyPath<MusicItemType, Value>, equalTo value: Value
  ) {}
  public mutating func filter<Value>(
    matching path: KeyPath<MusicItemType, Value>, memberOf values: [Value]
  ) {}
  public mutating func filter(matching path: KeyPath<MusicItemType, String>, contains: String) {}
  public mutating func filter(text: String) {}
  public mutating func sort<Value>(by path: KeyPath<MusicItemType, Value>, ascending: Bool) {}
}
public struct MusicCatalogResourceResponse<MusicItemType: MusicItem>: Sendable {
  public let items: MusicItemCollection<MusicItemType>
}
/// Answers with the stand-in's items of the value. The catalog's own values are in no sample: as many
/// samples as values stand for them.
public struct MusicCatalogResourceRequest<MusicItemType: MusicItem>: Sendable {
  public var limit: Int?
  private let isMatch: @Sendable (MusicItemType) -> Bool
  private let count: Int
  public init<Value: Equatable & Sendable>(
    matching path: KeyPath<MusicItemType, Value> & Sendable, equalTo value: Value
  ) {
    isMatch = { $0[keyPath: path] == value }
    count = 1
  }
  public init<Value: Equatable & Sendable>(
    matching path: KeyPath<MusicItemType, Value> & Sendable, memberOf values: [Value]
  ) {
    isMatch = { values.contains($0[keyPath: path]) }
    count = values.count
  }
  public func response() async throws -> MusicCatalogResourceResponse<MusicItemType> {
    let all: MusicItemCollection<MusicItemType> = try MusicStandIn.items(limit: nil, offset: nil)
    var found = all.filter(isMatch)
    if found.isEmpty, count > 0, try MusicStandIn.shelf().isSample {
      MusicStandIn.standIn.say("no sample is what was asked for by value: others stand for it")
      found = Array(all.prefix(count))
    }
    return MusicCatalogResourceResponse(
      items: MusicItemCollection(limit.map { Array(found.prefix(max(0, $0))) } ?? found))
  }
}
public final class MusicLibrary: @unchecked Sendable {
  public static let shared = MusicLibrary()
  public func add<Item: MusicItem>(_ item: Item) async throws {
    throw CocoaError(.featureUnsupported)
  }
}

open class MusicPlayer: @unchecked Sendable {
  public enum PlaybackStatus: Sendable, Hashable {
    case stopped, playing, paused, interrupted, seekingForward, seekingBackward
  }
  public enum ShuffleMode: Sendable, Hashable { case off, songs }
  public enum RepeatMode: Sendable, Hashable { case none, one, all }
  public final class State: ObservableObject, @unchecked Sendable {
    public var playbackStatus: PlaybackStatus { .stopped }
    public var playbackRate: Float { 0 }
    public var shuffleMode: ShuffleMode?
    public var repeatMode: RepeatMode?
  }
  open class Queue: ObservableObject, ExpressibleByArrayLiteral, @unchecked Sendable {
    public struct Entry: Identifiable, Hashable, Sendable {
      public let id: String
      public let title: String
      public var subtitle: String? { nil }
      public var artwork: Artwork? { nil }
      public enum Item: Hashable, Sendable { case song(Song) }
      public var item: Item? { nil }
      public init(_ item: some PlayableMusicItem) { (id, title) = (item.id.rawValue, "") }
    }
    public enum EntryInsertionPosition: Sendable { case afterCurrentEntry, tail }
    open var currentEntry: Entry?
    public init() {}
    public required init(arrayLiteral items: any PlayableMusicItem...) {}
    public convenience init(for items: some Sequence<some PlayableMusicItem>) { self.init() }
    open func insert(_ item: some PlayableMusicItem, position: EntryInsertionPosition) async throws
    {
      throw CocoaError(.featureUnsupported)
    }
  }
  public let state = State()
  open var playbackTime: TimeInterval = 0
  open var isPreparedToPlay: Bool { false }
  init() {}
  open func play() async throws { throw CocoaError(.featureUnsupported) }
  open func prepareToPlay() async throws { throw CocoaError(.featureUnsupported) }
  open func pause() {}
  open func stop() {}
  open func skipToNextEntry() async throws { throw CocoaError(.featureUnsupported) }
  open func skipToPreviousEntry() async throws { throw CocoaError(.featureUnsupported) }
  open func restartCurrentEntry() {}
}
public final class ApplicationMusicPlayer: MusicPlayer, @unchecked Sendable {
  public static let shared = ApplicationMusicPlayer()
  public var queue: MusicPlayer.Queue = []
}
public final class SystemMusicPlayer: MusicPlayer, @unchecked Sendable {
  public static let shared = SystemMusicPlayer()
  public var queue: MusicPlayer.Queue = []
}
