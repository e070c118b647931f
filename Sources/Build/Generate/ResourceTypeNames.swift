/// How a generator calls the types that name resources.
struct ResourceTypeNames {
  /// `public` or `internal`.
  var access = "public"
  /// Of the class that knows the resources' bundle; nil: there is none.
  var bundle: String?
  var assets = "Asset"
  var colors = "ColorAsset"
  var images = "ImageAsset"
  var data = "DataAsset"
  var strings = "L10n"
  var fonts = "FontFamily"
  var font = "FontConvertible"

  /// Tuist's, which begin with a target's name.
  static func tuist(_ target: String) -> ResourceTypeNames {
    ResourceTypeNames(
      bundle: target + "Resources", assets: target + "Asset", colors: target + "Colors",
      images: target + "Images", data: target + "Data", strings: target + "Strings",
      fonts: target + "FontFamily", font: target + "FontConvertible")
  }
}
