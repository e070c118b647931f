/// The app's icon, where the sources' catalogs hold one.
extension AssetCatalog {
  /// The largest picture of the set becomes `app-icon.png`.
  mutating func addIcon(_ folder: String) {
    guard !copies.contains(where: { $0.name == Self.icon }),
      let contents = contents(folder, isRequired: false)
    else { return }
    let pictures = (contents["images"]?.array ?? []).compactMap { image -> (String, Double)? in
      guard let name = image["filename"]?.string, Paths.ending(name) == "png",
        Paths.name(name) == name, image["appearances"] == nil,
        files.isFile(folder + "/" + name)
      else { return nil }
      let side = image["size"]?.string?.prefix { $0 != "x" }.description ?? ""
      let scale = image["scale"]?.string?.prefix { $0 != "x" }.description ?? ""
      return (name, (Double(side) ?? 0) * (Double(scale) ?? 1))
    }
    guard let largest = pictures.max(by: { $0.1 < $1.1 }) else { return }
    copies.append((folder + "/" + largest.0, Self.icon))
  }

  private static let icon = "app-icon.png"
}
