import ArgumentParser
import FoundationEssentials
import VitrineCatalog
import VitrineDrawing
import VitrineRaster
import VitrineStudio

/// What `--wallpaper` names: nothing, one of our own, or a picture file.
enum WallpaperFile {
  /// Larger files are no wallpapers.
  private static let largestFile = 64 << 20

  static func choice(_ text: String) throws -> WallpaperChoice {
    if text == "none" { return .none }
    if let known = WallpaperCatalog.find(text) { return .some(known) }
    guard text.contains("/") || text.contains(".") else {
      throw ValidationError(
        Choice.unknown(
          text, what: "wallpaper", known: WallpaperCatalog.all.map(\.id) + ["none"],
          listing: "there are: " + WallpaperCatalog.all.map(\.id).joined(separator: ", ")
            + ", none, or a path to a picture"))
    }
    return .some(try read(text))
  }

  private static func read(_ path: String) throws -> Wallpaper {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ValidationError("--wallpaper \(path): there is no file that can be read")
    }
    guard data.count <= largestFile else {
      throw ValidationError("--wallpaper \(path): larger than 64 MB; use a smaller picture")
    }
    let bytes = Array(data)
    guard let info = ImageInfo(bytes), info.width > 0, info.height > 0 else {
      throw ValidationError(
        "--wallpaper \(path): not a picture that can be read; use a PNG, JPEG, SVG or PDF")
    }
    var wallpaper = Wallpaper.picture(
      ImageID("wallpaper-\(hash(bytes))"),
      EncodedImage(format: info.resourceFormat, bytes: bytes),
      pixels: Size(info.width, info.height), orientation: info.orientation)
    // Labels on a light photo are dark, and glass on it is dimmed (limit of dark labels: estimate).
    wallpaper.light = PicturePixels().light(of: wallpaper)
    wallpaper.isLight = (wallpaper.light ?? 0) > 0.7
    return wallpaper
  }

  /// FNV-1a: tells one file from another, nothing more.
  private static func hash(_ bytes: [UInt8]) -> String {
    let value = bytes.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return String(value, radix: 16)
  }
}
