public import OpenCombine

// Two names of Combine's that Foundation has too, as other names for the same: a file that imports Foundation alone may
// say `ObservableObject` and `Published`, and nothing else of Combine's.

/// Combine's, under Foundation's name for it.
public typealias ObservableObject = OpenCombine.ObservableObject
/// Combine's, under Foundation's name for it.
public typealias Published = OpenCombine.Published
