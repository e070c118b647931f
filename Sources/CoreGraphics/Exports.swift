// CGFloat, CGPoint, CGSize and CGRect live in Foundation on Linux.
@_exported public import VitrineFoundation
