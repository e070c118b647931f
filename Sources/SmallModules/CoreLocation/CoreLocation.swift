// The types are VitrineFoundation's: see Sources/FoundationOverlay/Location.
@_exported public import VitrineFoundation
