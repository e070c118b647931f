/// All iPhones (and the iPod touch), newest first.
///
/// Screens in points and pixels: Human Interface Guidelines, Layout; corner radii of the display:
/// ScreenCorners (facts/geometry.md §6). Rows with a note are estimates or have estimated parts.
let iPhones: [Device] = [
  .iPhone(
    "iphone-duo", "iPhone Duo", 466, 678, scale: 3, pixels: (1398, 2034),
    corner: 40, sensors: .some(.none),
    note: "no widget sizes published: those of the widest iPhone; corners are an estimate"),
  .iPhone(
    "iphone-duo-inner", "iPhone Duo, inner screen", 951, 669, scale: 3, pixels: (2670, 1878),
    corner: 40, sensors: .some(.none),
    note: "no widget sizes published: those of the widest iPhone; corners are an estimate"),
  .iPhone(
    "iphone-18-pro", "iPhone 18 Pro", 402, 874, scale: 3, pixels: (1206, 2622), corner: 62,
    note: "screen assumed equal to the 17 generation"),
  .iPhone(
    "iphone-18-pro-max", "iPhone 18 Pro Max", 440, 956, scale: 3, pixels: (1320, 2868), corner: 62,
    note: "screen assumed equal to the 17 generation"),
  .iPhone(
    "iphone-17-pro-max", "iPhone 17 Pro Max", 440, 956, scale: 3, pixels: (1320, 2868), corner: 62),
  .iPhone("iphone-17-pro", "iPhone 17 Pro", 402, 874, scale: 3, pixels: (1206, 2622), corner: 62),
  .iPhone("iphone-air", "iPhone Air", 420, 912, scale: 3, pixels: (1260, 2736), corner: 62),
  .iPhone("iphone-17", "iPhone 17", 402, 874, scale: 3, pixels: (1206, 2622), corner: 62),
  .iPhone(
    "iphone-17e", "iPhone 17e", 390, 844, scale: 3, pixels: (1170, 2532), corner: 47.33,
    note: "screen assumed equal to iPhone 16e"),
  .iPhone(
    "iphone-16-pro-max", "iPhone 16 Pro Max", 440, 956, scale: 3, pixels: (1320, 2868), corner: 62),
  .iPhone("iphone-16-pro", "iPhone 16 Pro", 402, 874, scale: 3, pixels: (1206, 2622), corner: 62),
  .iPhone("iphone-16-plus", "iPhone 16 Plus", 430, 932, scale: 3, pixels: (1290, 2796), corner: 55),
  .iPhone("iphone-16", "iPhone 16", 393, 852, scale: 3, pixels: (1179, 2556), corner: 55),
  .iPhone("iphone-16e", "iPhone 16e", 390, 844, scale: 3, pixels: (1170, 2532), corner: 47.33),
  .iPhone(
    "iphone-15-pro-max", "iPhone 15 Pro Max", 430, 932, scale: 3, pixels: (1290, 2796), corner: 55,
    isAlwaysOn: true),
  .iPhone(
    "iphone-15-pro", "iPhone 15 Pro", 393, 852, scale: 3, pixels: (1179, 2556), corner: 55,
    isAlwaysOn: true),
  .iPhone("iphone-15-plus", "iPhone 15 Plus", 430, 932, scale: 3, pixels: (1290, 2796), corner: 55),
  .iPhone("iphone-15", "iPhone 15", 393, 852, scale: 3, pixels: (1179, 2556), corner: 55),
  .iPhone(
    "iphone-14-pro-max", "iPhone 14 Pro Max", 430, 932, scale: 3, pixels: (1290, 2796), corner: 55,
    isAlwaysOn: true),
  .iPhone(
    "iphone-14-pro", "iPhone 14 Pro", 393, 852, scale: 3, pixels: (1179, 2556), corner: 55,
    isAlwaysOn: true),
  .iPhone(
    "iphone-14-plus", "iPhone 14 Plus", 428, 926, scale: 3, pixels: (1284, 2778), corner: 53.33),
  .iPhone("iphone-14", "iPhone 14", 390, 844, scale: 3, pixels: (1170, 2532), corner: 47.33),
  .iPhone(
    "iphone-13-pro-max", "iPhone 13 Pro Max", 428, 926, scale: 3, pixels: (1284, 2778),
    corner: 53.33),
  .iPhone(
    "iphone-13-pro", "iPhone 13 Pro", 390, 844, scale: 3, pixels: (1170, 2532), corner: 47.33),
  .iPhone("iphone-13", "iPhone 13", 390, 844, scale: 3, pixels: (1170, 2532), corner: 47.33),
  .iPhone("iphone-13-mini", "iPhone 13 mini", 375, 812, scale: 3, pixels: (1125, 2436), corner: 44),
  .iPhone(
    "iphone-12-pro-max", "iPhone 12 Pro Max", 428, 926, scale: 3, pixels: (1284, 2778),
    corner: 53.33),
  .iPhone(
    "iphone-12-pro", "iPhone 12 Pro", 390, 844, scale: 3, pixels: (1170, 2532), corner: 47.33),
  .iPhone("iphone-12", "iPhone 12", 390, 844, scale: 3, pixels: (1170, 2532), corner: 47.33),
  .iPhone(
    "iphone-13-mini-display-zoom", "iPhone 13 mini, Display Zoom", 360, 780, scale: 3,
    pixels: (1080, 2340), corner: 44,
    note: "iOS 26 sizes not measured: those of iOS 18"),
  .iPhone("iphone-12-mini", "iPhone 12 mini", 375, 812, scale: 3, pixels: (1125, 2436), corner: 44),
  .iPhone(
    "iphone-11-pro-max", "iPhone 11 Pro Max", 414, 896, scale: 3, pixels: (1242, 2688), corner: 39),
  .iPhone("iphone-11-pro", "iPhone 11 Pro", 375, 812, scale: 3, pixels: (1125, 2436), corner: 39),
  .iPhone("iphone-11", "iPhone 11", 414, 896, scale: 2, pixels: (828, 1792), corner: 41.5),
  .iPhone("iphone-xs-max", "iPhone XS Max", 414, 896, scale: 3, pixels: (1242, 2688), corner: 39),
  .iPhone("iphone-xs", "iPhone XS", 375, 812, scale: 3, pixels: (1125, 2436), corner: 39),
  .iPhone("iphone-xr", "iPhone XR", 414, 896, scale: 2, pixels: (828, 1792), corner: 41.5),
  .iPhone("iphone-x", "iPhone X", 375, 812, scale: 3, pixels: (1125, 2436), corner: 39),
  .iPhone("iphone-se-3", "iPhone SE (3rd generation)", 375, 667, scale: 2, pixels: (750, 1334)),
  .iPhone("iphone-se-2", "iPhone SE (2nd generation)", 375, 667, scale: 2, pixels: (750, 1334)),
  .iPhone("iphone-8-plus", "iPhone 8 Plus", 414, 736, scale: 3, pixels: (1080, 1920)),
  .iPhone("iphone-8", "iPhone 8", 375, 667, scale: 2, pixels: (750, 1334)),
  .iPhone("iphone-7-plus", "iPhone 7 Plus", 414, 736, scale: 3, pixels: (1080, 1920)),
  .iPhone("iphone-7", "iPhone 7", 375, 667, scale: 2, pixels: (750, 1334)),
  .iPhone("iphone-6s-plus", "iPhone 6s Plus", 414, 736, scale: 3, pixels: (1080, 1920)),
  .iPhone("iphone-6s", "iPhone 6s", 375, 667, scale: 2, pixels: (750, 1334)),
  .iPhone("iphone-6-plus", "iPhone 6 Plus", 414, 736, scale: 3, pixels: (1080, 1920)),
  .iPhone("iphone-6", "iPhone 6", 375, 667, scale: 2, pixels: (750, 1334)),
  .iPhone("iphone-se-1", "iPhone SE (1st generation)", 320, 568, scale: 2, pixels: (640, 1136)),
  .iPhone("ipod-touch", "iPod touch", 320, 568, scale: 2, pixels: (640, 1136)),
]
