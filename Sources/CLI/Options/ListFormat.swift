import ArgumentParser

/// Formats of the listing commands.
enum ListFormat: String, ExpressibleByArgument, CaseIterable { case text, json }
