public import CoreGraphics
@_exported public import VitrineFoundation

// Apple Music: what the library and the catalog hold comes from a stand-in (`MusicStandIn`); nothing
// plays.

public struct MusicItemID: RawRepresentable, Hashable, Codable, ExpressibleByStringLiteral, Sendable
{
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}
public protocol MusicItem: Identifiable, Sendable where ID == MusicItemID {}
public struct MusicAuthorization {
  public enum Status: String, Sendable { case notDetermined, denied, restricted, authorized }
  public static var currentStatus: Status {
    MusicStandIn.standIn.isAllowed ? .authorized : .denied
  }
  public static func request() async -> Status { currentStatus }
}
public struct MusicSubscription: Sendable {
  public let canPlayCatalogContent: Bool
  public var canBecomeSubscriber: Bool { !canPlayCatalogContent }
  public static var current: MusicSubscription {
    get async throws {
      MusicSubscription(canPlayCatalogContent: MusicStandIn.standIn.isAllowed)
    }
  }
}
public struct Artwork: Hashable, Codable, Sendable {
  public let maximumWidth: Int
  public let maximumHeight: Int
  /// A picture of the fixtures' folder; nil: the stand-in's own colors.
  let path: String?
  /// Which colors stand in.
  let tone: Int
  public var alternateText: String? { nil }
  public var backgroundColor: CGColor? { path == nil ? Cover(tone: tone).colors.top : nil }
  public var primaryTextColor: CGColor? { nil }
  public var secondaryTextColor: CGColor? { nil }
  public func url(width: Int, height: Int) -> URL? {
    if let path { return URL(fileURLWithPath: path) }
    return Cover(tone: tone).file(side: min(max(width, height), maximumWidth))
  }
}
public struct Song: MusicItem, Hashable, Codable {
  public let id: MusicItemID
  public let title: String
  public let artistName: String
  public var albumTitle: String?
  public var artwork: Artwork?
  public var duration: TimeInterval?
  public var url: URL?
  public var genreNames: [String] = []
  public var trackNumber: Int?
  public var discNumber: Int?
  public var releaseDate: Date?
  public var playCount: Int?
  public var lastPlayedDate: Date?
  public var libraryAddedDate: Date?
  public var composerName: String?
  public var isrc: String?
  public var playParameters: PlayParameters?
}
public struct Album: MusicItem, Hashable, Codable {
  public let id: MusicItemID
  public let title: String
  public let artistName: String
  public var artwork: Artwork?
  public var url: URL?
  public var releaseDate: Date?
  public var trackCount = 0
  public var genreNames: [String] = []
  public var lastPlayedDate: Date?
  public var libraryAddedDate: Date?
  public var playParameters: PlayParameters?
  public var tracks: MusicItemCollection<Track>? { nil }
}
public struct Artist: MusicItem, Hashable, Codable {
  public let id: MusicItemID
  public let name: String
  public var artwork: Artwork?
}
public struct Playlist: MusicItem, Hashable, Codable {
  public let id: MusicItemID
  public let name: String
  public var artwork: Artwork?
  public var curatorName: String?
  public var lastPlayedDate: Date?
  public var playParameters: PlayParameters?
  public var url: URL?
}
public struct MusicItemCollection<Item: MusicItem>: RandomAccessCollection, Sendable,
  ExpressibleByArrayLiteral
{
  private let items: [Item]
  public init(arrayLiteral items: Item...) { self.items = items }
  public init(_ items: some Sequence<Item>) { self.items = Array(items) }
  public var hasNextBatch: Bool { false }
  public func nextBatch(limit: Int? = nil) async throws -> Self? { nil }
  public init(_ items: [Item] = []) { self.items = items }
  public var startIndex: Int { 0 }
  public var endIndex: Int { items.count }
  public subscript(position: Int) -> Item { items[position] }
}
