import VitrineDrawing

/// Lock Screen: the content is desaturated and its greys become the strength of a material.
///
/// With `L` the luminance and `a` the alpha of a source pixel, the light it adds is
/// `a · (0.15 + 0.80 · L)` of white or the tint (appearance §4, estimate), here in two layers: all
/// of the alpha at 0.15, and luminance times alpha at 0.80. The blurred wallpaper below is the
/// surround's business, since only there a wallpaper is known.
struct Vibrant {
  var tint: RGBA?

  func apply(to list: DisplayList) -> DisplayList {
    guard !list.isEmpty else { return list }
    let color = tint ?? .white
    let floor = Group(.filter(.replaceColor(color.opacity(0.15))), list)
    let light = Group(.filter(.luminanceToAlphaIn(color.opacity(0.80))), list)
    return DisplayList([
      .group(
        Group(
          .layer,
          DisplayList([
            .group(floor), .group(Group(.blend(.plusLighter), DisplayList([.group(light)]))),
          ])))
    ])
  }
}
