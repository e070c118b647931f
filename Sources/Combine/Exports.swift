// OpenCombine has Combine's operators, subjects and ObservableObject under Combine's names. The
// other files of this folder add what Combine gives to Foundation's types.
@_exported public import OpenCombine
