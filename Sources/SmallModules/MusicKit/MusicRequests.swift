// What a widget asks Apple Music for, answered by the stand-in.

public struct MusicCatalogSearchResponse: Sendable {
  public let songs: MusicItemCollection<Song>
  public let albums: MusicItemCollection<Album>
  public let artists: MusicItemCollection<Artist>
  public let playlists: MusicItemCollection<Playlist>
}
public struct MusicCatalogSearchRequest: Sendable {
  public var limit: Int?
  private let term: String
  private let types: [ObjectIdentifier]
  public init(term: String, types: [any MusicItem.Type]) {
    self.term = term
    self.types = types.map { ObjectIdentifier($0) }
  }
  public func response() async throws -> MusicCatalogSearchResponse {
    let shelf = try MusicStandIn.shelf()
    func found<Item: MusicItem>(
      _ items: [Item], _ words: (Item) -> [String]
    ) -> MusicItemCollection<Item> {
      guard types.contains(ObjectIdentifier(Item.self)) else { return MusicItemCollection() }
      let all = items.filter { words($0).contains { $0.localizedCaseInsensitiveContains(term) } }
      return MusicItemCollection(limit.map { Array(all.prefix(max(0, $0))) } ?? all)
    }
    return MusicCatalogSearchResponse(
      songs: found(shelf.songs) { [$0.title, $0.artistName] },
      albums: found(shelf.albums) { [$0.title, $0.artistName] },
      artists: found(shelf.artists) { [$0.name] },
      playlists: found(shelf.playlists) { [$0.name] })
  }
}

public struct MusicRecentlyPlayedResponse<MusicItemType: MusicItem>: Sendable {
  public let items: MusicItemCollection<MusicItemType>
}
public struct MusicRecentlyPlayedRequest<MusicItemType: MusicItem>: Sendable {
  public var limit: Int?
  public var offset: Int?
  public init() {}
  public func response() async throws -> MusicRecentlyPlayedResponse<MusicItemType> {
    MusicRecentlyPlayedResponse(items: try MusicStandIn.items(limit: limit, offset: offset))
  }
}

public struct MusicLibraryResponse<MusicItemType: MusicItem>: Sendable {
  public let items: MusicItemCollection<MusicItemType>
}
public struct MusicLibraryRequest<MusicItemType: MusicItem>: Sendable {
  public var limit: Int?
  public var offset: Int?
  public init() {}
  public func response() async throws -> MusicLibraryResponse<MusicItemType> {
    MusicLibraryResponse(items: try MusicStandIn.items(limit: limit, offset: offset))
  }
}
