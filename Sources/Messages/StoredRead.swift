/// Something that a widget has read of what its app has stored.
public struct StoredRead: Codable, Hashable, Sendable {
  /// What keeps it.
  public enum Place: String, Codable, Hashable, Sendable { case defaults, file, keychain, script }
  /// What keeps it.
  public var place: Place
  /// The suite of user defaults (an app group), a keychain item's service or server, or an area of a
  /// script's storage (`storage`, `shared`, `keychain`); nil: the extension's own.
  public var group: String?
  /// A key of user defaults or of a script's storage, a file's path from the container's folder, or a keychain item's account.
  public var name: String
  /// As what a key is read (`String`, `[String]`, `Data` …), or a keychain item's class (`genp`, `inet`); nil
  /// where the read does not say.
  public var type: String?
  /// Whether the first read found something.
  public var isFound: Bool

  /// What was read, whatever is known of it: two reads of it are the same.
  public struct Identity: Hashable, Sendable {
    var place: Place
    var group: String?
    var name: String
  }
  /// What was read.
  public var identity: Identity { Identity(place: place, group: group, name: name) }

  public init(
    place: Place, group: String? = nil, name: String, type: String? = nil, isFound: Bool = false
  ) {
    self.place = place
    self.group = group
    self.name = name
    self.type = type
    self.isFound = isFound
  }
}
