import VitrineDrawing

/// The room has no screen: the size given is the default window's of visionOS (estimate).
let visions: [Device] = [
  Device(
    id: "apple-vision-pro", name: "Apple Vision Pro", platform: .vision, screen: Size(1280, 720),
    displayScale: 2, pixelWidth: 2560, pixelHeight: 1440, displayCornerRadius: 0, watchCase: "",
    note: "no screen of its own; the default window's size is assumed")
]

/// Points, visionOS 26; the accessories come with 27 (facts/geometry.md §4).
let visionSizes: [Family: Size] = [
  .systemSmall: Size(158, 158), .systemMedium: Size(354, 158), .systemLarge: Size(354, 354),
  .systemExtraLarge: Size(550, 354), .systemExtraLargePortrait: Size(354, 550),
  .accessoryCircular: Size(75, 75), .accessoryRectangular: Size(208, 79),
]
