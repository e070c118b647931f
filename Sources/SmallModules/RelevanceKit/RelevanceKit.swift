// `RelevantContext` stands in AppIntents, below WidgetKit, which needs it; from OS 26 on sources
// find it here.
@_exported public import struct AppIntents.RelevantContext
