// OpenCombine has Combine's operators, subjects and ObservableObject under Combine's names.
@_exported public import OpenCombine
@_exported public import VitrinePublishers
