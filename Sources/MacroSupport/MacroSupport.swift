// Nothing of its own: SwiftPM shows the macros of WidgetKit, SwiftUI and AppIntents to targets that
// stand on this one.
