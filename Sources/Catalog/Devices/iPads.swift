/// All iPads, newest first. Screens in points, portrait: Human Interface Guidelines, Layout, with
/// the corrections of facts/geometry.md §6. Display corners of 18 points: ScreenCorners.
let iPads: [Device] = [
  .iPad("ipad-pro-13", "iPad Pro 13-inch", 1032, 1376, pixels: (2064, 2752), corner: 18),
  .iPad("ipad-pro-11", "iPad Pro 11-inch", 834, 1210, pixels: (1668, 2420), corner: 18),
  .iPad("ipad-pro-12-9", "iPad Pro 12.9-inch", 1024, 1366, pixels: (2048, 2732), corner: 18),
  .iPad(
    "ipad-pro-11-4th-generation", "iPad Pro 11-inch (1st to 4th generation)", 834, 1194,
    pixels: (1668, 2388), corner: 18),
  .iPad("ipad-pro-10-5", "iPad Pro 10.5-inch", 834, 1112, pixels: (1668, 2224)),
  .iPad("ipad-pro-9-7", "iPad Pro 9.7-inch", 768, 1024, pixels: (1536, 2048)),
  .iPad("ipad-air-13", "iPad Air 13-inch", 1024, 1366, pixels: (2048, 2732), corner: 18),
  .iPad("ipad-air-11", "iPad Air 11-inch", 820, 1180, pixels: (1640, 2360), corner: 18),
  .iPad("ipad-air-10-9", "iPad Air 10.9-inch", 820, 1180, pixels: (1640, 2360), corner: 18),
  .iPad("ipad-air-10-5", "iPad Air 10.5-inch", 834, 1112, pixels: (1668, 2224)),
  .iPad("ipad-air-9-7", "iPad Air 9.7-inch", 768, 1024, pixels: (1536, 2048)),
  .iPad("ipad-11", "iPad 11-inch", 820, 1180, pixels: (1640, 2360), corner: 18),
  .iPad("ipad-10-2", "iPad 10.2-inch", 810, 1080, pixels: (1620, 2160)),
  .iPad("ipad-9-7", "iPad 9.7-inch", 768, 1024, pixels: (1536, 2048)),
  .iPad("ipad-mini", "iPad mini 8.3-inch", 744, 1133, pixels: (1488, 2266), corner: 18),
  .iPad("ipad-mini-7-9", "iPad mini 7.9-inch", 768, 1024, pixels: (1536, 2048)),
]

/// "More Space" of Display Zoom: the same panels with a larger screen in points. They have no
/// marketing name; ask for them by size (`954x1373`).
let iPadsWithMoreSpace: [Device] = [
  .iPad(
    "ipad-pro-13-more-space", "iPad Pro 13-inch, More Space", 1192, 1590, pixels: (2384, 3180),
    corner: 18),
  .iPad(
    "ipad-pro-11-more-space", "iPad Pro 11-inch, More Space", 970, 1389, pixels: (1940, 2778),
    corner: 18),
  .iPad(
    "ipad-air-11-more-space", "iPad Air 11-inch, More Space", 954, 1373, pixels: (1908, 2746),
    corner: 18),
]
