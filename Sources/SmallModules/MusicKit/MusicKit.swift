public import SwiftUI
@_exported public import VitrineFoundation

// Apple Music. Inert: nobody has allowed it, every list is empty.

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
  public static var currentStatus: Status { .notDetermined }
  public static func request() async -> Status { .denied }
}
public struct MusicSubscription: Sendable {
  public var canPlayCatalogContent: Bool { false }
  public var canBecomeSubscriber: Bool { false }
  public static var current: MusicSubscription {
    get async throws { throw CocoaError(.featureUnsupported) }
  }
}
public struct Artwork: Hashable, Codable, Sendable {
  public let maximumWidth: Int
  public let maximumHeight: Int
  public var alternateText: String? { nil }
  public func url(width: Int, height: Int) -> URL? { nil }
}
public struct Song: MusicItem, Hashable, Codable {
  public let id: MusicItemID
  public let title: String
  public let artistName: String
  public var albumTitle: String?
  public var artwork: Artwork?
  public var duration: TimeInterval?
  public var url: URL?
}
public struct Album: MusicItem, Hashable, Codable {
  public let id: MusicItemID
  public let title: String
  public let artistName: String
  public var artwork: Artwork?
  public var url: URL?
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
}
public struct MusicItemCollection<Item: MusicItem>: RandomAccessCollection, Sendable {
  private let items: [Item]
  public init(_ items: [Item] = []) { self.items = items }
  public var startIndex: Int { 0 }
  public var endIndex: Int { items.count }
  public subscript(position: Int) -> Item { items[position] }
}
public struct MusicCatalogSearchResponse: Sendable {
  public var songs: MusicItemCollection<Song> { [].collection }
  public var albums: MusicItemCollection<Album> { [].collection }
}
extension Array where Element: MusicItem {
  fileprivate var collection: MusicItemCollection<Element> { MusicItemCollection(self) }
}
public struct MusicCatalogSearchRequest: Sendable {
  public var limit: Int?
  public init(term: String, types: [any MusicItem.Type]) {}
  public func response() async throws -> MusicCatalogSearchResponse {
    throw CocoaError(.featureUnsupported)
  }
}
public final class ApplicationMusicPlayer: @unchecked Sendable {
  public static let shared = ApplicationMusicPlayer()
  public func play() async throws { throw CocoaError(.featureUnsupported) }
  public func pause() {}
  public func stop() {}
}
/// A field of the size: no artwork is loaded.
public struct ArtworkImage: View {
  let width: CGFloat?
  let height: CGFloat?
  nonisolated public init(_ artwork: Artwork, width: CGFloat, height: CGFloat) {
    (self.width, self.height) = (width, height)
  }
  nonisolated public init(_ artwork: Artwork, width: CGFloat) {
    (self.width, height) = (width, width)
  }
  public var body: some View { Color.gray.opacity(0.3).frame(width: width, height: height) }
}
