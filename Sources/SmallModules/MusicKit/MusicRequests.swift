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
    let found = answer(from: shelf) { words in
      words.contains { $0.localizedCaseInsensitiveContains(term) }
    }
    // The catalog has something for every term; a folder has what it has.
    guard found.isEmpty, shelf.isSample, term.contains(where: { !$0.isWhitespace }) else {
      return found
    }
    MusicStandIn.standIn.say("no sample is called \"\(term.prefix(60))\": all of them answer")
    return answer(from: shelf) { _ in true }
  }

  /// What of each type is asked for and fits by the words that it goes by.
  private func answer(
    from shelf: MusicStandIn.Shelf, _ fits: ([String]) -> Bool
  ) -> MusicCatalogSearchResponse {
    func found<Item: MusicItem>(
      _ items: [Item], _ words: (Item) -> [String]
    ) -> MusicItemCollection<Item> {
      guard types.contains(ObjectIdentifier(Item.self)) else { return MusicItemCollection() }
      let all = items.filter { fits(words($0)) }
      return MusicItemCollection(limit.map { Array(all.prefix(max(0, $0))) } ?? all)
    }
    return MusicCatalogSearchResponse(
      songs: found(shelf.songs) { [$0.title, $0.artistName] },
      albums: found(shelf.albums) { [$0.title, $0.artistName] },
      artists: found(shelf.artists) { [$0.name] },
      playlists: found(shelf.playlists) { [$0.name] })
  }
}
extension MusicCatalogSearchResponse {
  fileprivate var isEmpty: Bool {
    songs.isEmpty && albums.isEmpty && artists.isEmpty && playlists.isEmpty
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
