@_exported public import VitrineFoundation

// What a sound is, as names.

public protocol SNResult: AnyObject {}
public protocol SNRequest: AnyObject {}
public protocol SNResultsObserving: AnyObject {}
