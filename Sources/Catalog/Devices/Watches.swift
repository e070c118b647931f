/// All Apple Watches by case size, newest first. Screens in points at 2×: Human Interface
/// Guidelines, Layout (facts/geometry.md §5, geometry.json). The displays' corner radii are
/// published nowhere: about 0.17 of the width to Series 6, 0.22 from Series 7 on (estimate).
let watches: [Device] = [
  .watch(
    "apple-watch-49mm", "Apple Watch Ultra 3 49 mm", case: "49mm (Ultra 3/4)", 211, 257,
    corner: 46),
  .watch("apple-watch-46mm", "Apple Watch Series 11 46 mm", case: "46mm", 208, 248, corner: 46),
  .watch("apple-watch-42mm", "Apple Watch Series 11 42 mm", case: "42mm", 187, 223, corner: 41),
  .watch(
    "apple-watch-ultra-2", "Apple Watch Ultra 2 49 mm", case: "49mm (Ultra 1/2)", 205, 251,
    corner: 45),
  .watch("apple-watch-45mm", "Apple Watch Series 9 45 mm", case: "45mm", 198, 242, corner: 44),
  .watch("apple-watch-41mm", "Apple Watch Series 9 41 mm", case: "41mm", 176, 215, corner: 39),
  .watch("apple-watch-44mm", "Apple Watch SE 44 mm", case: "44mm", 184, 224, corner: 31),
  .watch("apple-watch-40mm", "Apple Watch SE 40 mm", case: "40mm", 162, 197, corner: 28),
  .watch(
    "apple-watch-series-3-42mm", "Apple Watch Series 3 42 mm", case: "42mm (old)", 156, 195,
    corner: 0, note: "runs no WidgetKit: sizes scaled from the 40 mm watch"),
  .watch(
    "apple-watch-series-3-38mm", "Apple Watch Series 3 38 mm", case: "38mm", 136, 170, corner: 0,
    note: "runs no WidgetKit: sizes scaled from the 40 mm watch"),
]

/// Sizes in points of what a watch shows: the Smart Stack's rectangle, and on the face the
/// rectangle, circle and corner. Measured by FrameUp on watchOS 26; 41, 45 mm and Ultra 1–2 from
/// the Human Interface Guidelines (facts/geometry.md §5).
struct WatchSizeRow: Sendable {
  var watchCase: String
  var smartStack: (Double, Double)
  var rectangular: (Double, Double)
  var circular: Double
  var corner: Double
}

let watchSizes: [WatchSizeRow] = [
  row("40mm", smartStack: (152, 69.5), rectangular: (162, 69), circular: 42, corner: 32),
  row("42mm", smartStack: (176, 72.5), rectangular: (176, 72.5), circular: 47, corner: 30),
  row("44mm", smartStack: (173, 76.5), rectangular: (184, 78), circular: 47, corner: 36),
  row("46mm", smartStack: (194, 80.5), rectangular: (196, 80.5), circular: 51, corner: 34),
  row(
    "49mm (Ultra 3/4)", smartStack: (197, 84), rectangular: (199, 84.5), circular: 51, corner: 39),
  row("41mm", smartStack: (165, 72.5), rectangular: (171.5, 73), circular: 44.5, corner: 34),
  row("45mm", smartStack: (184, 80.5), rectangular: (193, 82), circular: 50, corner: 38),
  row(
    "49mm (Ultra 1/2)", smartStack: (191, 81.5), rectangular: (193, 82), circular: 50, corner: 38),
  // Estimates: 40 mm times 156 ⁄ 162 and 136 ⁄ 162, to half points.
  row("42mm (old)", smartStack: (146.5, 67), rectangular: (156, 66.5), circular: 40.5, corner: 31),
  row("38mm", smartStack: (127.5, 58.5), rectangular: (136, 58), circular: 35.5, corner: 27),
]

private func row(
  _ watchCase: String, smartStack: (Double, Double), rectangular: (Double, Double),
  circular: Double, corner: Double
) -> WatchSizeRow {
  WatchSizeRow(
    watchCase: watchCase, smartStack: smartStack, rectangular: rectangular, circular: circular,
    corner: corner)
}
