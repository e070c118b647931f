import VitrineFoundation

/// What Apple Music answers with: made-up records, or `music.json` of the folder.
enum MusicStandIn {
  static let standIn = StandIn("MusicKit", "music.json")

  /// Everything there is, the latest played first.
  struct Shelf {
    var songs: [Song] = []
    var albums: [Album] = []
    var artists: [Artist] = []
    var playlists: [Playlist] = []
    /// Whether no folder says what there is.
    var isSample = true
  }

  /// `music.json`.
  private struct Fixture: Decodable {
    struct Track: Decodable {
      var title: String
      var artist: String
      var album: String?
      /// Seconds.
      var duration: Double?
      /// Name of a picture in the folder.
      var image: String?
    }
    struct List: Decodable {
      var name: String
      var image: String?
    }
    var songs: [Track]?
    var playlists: [List]?
  }

  /// Throws where the person has not allowed it.
  static func shelf() throws -> Shelf {
    guard standIn.isAllowed else { throw CocoaError(.userCancelled) }
    let given: Fixture? = standIn.fixture()
    var shelf = shelf(given?.songs ?? tracks, given?.playlists ?? lists)
    shelf.isSample = given == nil
    return shelf
  }

  /// Those of one type; nothing of types that the stand-in does not know.
  static func items<Item: MusicItem>(
    limit: Int?, offset: Int?
  ) throws -> MusicItemCollection<Item> {
    let shelf = try shelf()
    let all: [any MusicItem]
    switch Item.self {
    case is Song.Type: all = shelf.songs
    case is Album.Type: all = shelf.albums
    case is Artist.Type: all = shelf.artists
    case is Playlist.Type: all = shelf.playlists
    default: all = []
    }
    let rest = all.compactMap { $0 as? Item }.dropFirst(max(0, offset ?? 0))
    return MusicItemCollection(Array(limit.map { rest.prefix(max(0, $0)) } ?? rest))
  }

  private static func shelf(_ tracks: [Fixture.Track], _ lists: [Fixture.List]) -> Shelf {
    var shelf = Shelf()
    for (index, track) in tracks.enumerated() {
      let album = track.album ?? track.title
      let known = shelf.albums.firstIndex { $0.title == album && $0.artistName == track.artist }
      let cover = known.flatMap { shelf.albums[$0].artwork } ?? artwork(track.image, index)
      shelf.songs.append(
        Song(
          id: MusicItemID("song-\(index)"), title: track.title, artistName: track.artist,
          albumTitle: album, artwork: cover, duration: track.duration))
      if known == nil {
        shelf.albums.append(
          Album(
            id: MusicItemID("album-\(shelf.albums.count)"), title: album,
            artistName: track.artist, artwork: cover))
      }
      if !shelf.artists.contains(where: { $0.name == track.artist }) {
        shelf.artists.append(
          Artist(
            id: MusicItemID("artist-\(shelf.artists.count)"), name: track.artist, artwork: cover))
      }
    }
    shelf.playlists = lists.enumerated().map { index, list in
      Playlist(
        id: MusicItemID("playlist-\(index)"), name: list.name,
        artwork: artwork(list.image, index + 3))
    }
    return shelf
  }

  /// Pixels of a catalog's covers.
  private static let side = 1200

  private static func artwork(_ image: String?, _ tone: Int) -> Artwork {
    Artwork(
      maximumWidth: side, maximumHeight: side, path: standIn.picture(image), tone: tone)
  }

  private static let tracks = [
    track("Evening Drive", "Harbor Lights", "Coastline", 214),
    track("Salt and Cedar", "Harbor Lights", "Coastline", 187),
    track("Paper Lanterns", "Mira Vale", "Small Hours", 241),
    track("Northbound", "The Summits", "Switchback", 203),
    track("Glasshouse", "Mira Vale", "Small Hours", 226),
    track("First Snow", "Linden Quartet", "Four Seasons, Again", 318),
  ]
  private static let lists = [
    Fixture.List(name: "Morning Coffee"), Fixture.List(name: "Long Run"),
    Fixture.List(name: "Sunday Kitchen"),
  ]

  private static func track(
    _ title: String, _ artist: String, _ album: String, _ seconds: Double
  ) -> Fixture.Track {
    Fixture.Track(title: title, artist: artist, album: album, duration: seconds)
  }
}
