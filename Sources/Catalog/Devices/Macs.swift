import VitrineDrawing

/// Widgets have one size on every Mac; the screen is a 14-inch MacBook Pro's at its default.
let macs: [Device] = [
  Device(
    id: "mac", name: "Mac", platform: .mac, screen: Size(1512, 982), displayScale: 2,
    pixelWidth: 3024, pixelHeight: 1964, displayCornerRadius: 10, watchCase: "",
    note: "sizes measured on macOS 26; earlier versions are assumed equal")
]

/// Points, macOS 26: FrameUp and screenshots (facts/geometry.md §3).
let macSizes: [Family: Size] = [
  .systemSmall: Size(164, 164), .systemMedium: Size(344, 164), .systemLarge: Size(344, 344),
  .systemExtraLarge: Size(704, 344), .systemExtraLargePortrait: Size(344, 704),
]
