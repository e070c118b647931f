import FoundationEssentials

/// A folder of fixtures (`--data`): which of its files the stand-ins read.
public enum DataFolder {
  /// Names of the files that answer for a framework (`docs/data.md`).
  static let files = [
    "weather.json", "calendar.json", "health.json", "contacts.json", "photos.json", "music.json",
    "location.json",
  ]

  /// A file whose name is almost one of those: nothing would read it. nil where there is none; files
  /// with other names are the folder's own.
  public static func problem(in folder: String) -> String? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() where name.hasSuffix(".json") && !files.contains(name) {
      if let near = files.first(where: { Choice.distance($0, name) <= 2 }), !names.contains(near) {
        return "nothing reads '\(name)'; did you mean '\(near)'?"
      }
    }
    return nil
  }
}
