// What is asked for of a playlist, an album or a song beyond what came with it. A library that is not
// there has no more.

/// One of these properties.
open class PartialMusicAsyncProperty<Root>: @unchecked Sendable {
  public init() {}
}

public protocol MusicPropertyContainer: MusicItem {}
extension MusicPropertyContainer {
  /// The same: nothing further is known.
  public func with(_ properties: [PartialMusicAsyncProperty<Self>]) async throws -> Self { self }
}
extension Playlist: MusicPropertyContainer {
  public struct Entry: MusicItem, Hashable, Codable {
    public let id: MusicItemID
    public let title: String
    public var artistName: String = ""
    public var artwork: Artwork?
  }
  public var entries: MusicItemCollection<Entry>? { nil }
  public var tracks: MusicItemCollection<Track>? { nil }
}
extension PartialMusicAsyncProperty where Root == Playlist {
  public static var entries: PartialMusicAsyncProperty<Playlist> { .init() }
  public static var tracks: PartialMusicAsyncProperty<Playlist> { .init() }
}
extension MusicPlayer.Queue {
  public convenience init(playlist: Playlist, startingAt entry: Playlist.Entry) { self.init() }
}
