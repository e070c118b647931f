import VitrineCatalog
import VitrineDrawing
import VitrineRaster

/// A picture of the person's own as a wallpaper.
enum WallpaperPicture {
  /// nil where the bytes are no picture that can be read.
  static func wallpaper(_ bytes: [UInt8]) -> Wallpaper? {
    guard let info = ImageInfo(bytes), info.width > 0, info.height > 0 else { return nil }
    let hash = bytes.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return .picture(
      ImageID("wallpaper-\(String(hash, radix: 16))"),
      EncodedImage(format: info.resourceFormat, bytes: bytes),
      pixels: Size(info.width, info.height), orientation: info.orientation)
  }
}
