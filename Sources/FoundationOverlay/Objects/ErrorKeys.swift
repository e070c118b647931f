/// Keys of `NSError.userInfo` that Foundation lacks on Linux.
public let NSLocalizedFailureErrorKey = "NSLocalizedFailure"
public let NSMultipleUnderlyingErrorsKey = "NSMultipleUnderlyingErrorsKey"
