// On Apple's platforms these bridge to objects, which `String(format:)` and `NSPredicate(format:)`
// take for `%@`. Here they conform to `CVarArg` themselves, as `String` does, and stand in a format
// as their text.

extension Substring: @retroactive CVarArg, @retroactive _CVarArgObject {
  public var _cVarArgObject: any CVarArg { String(self)._cVarArgObject }
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}
extension Date: @retroactive CVarArg, @retroactive _CVarArgObject {
  public var _cVarArgObject: any CVarArg { description._cVarArgObject }
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}
extension UUID: @retroactive CVarArg, @retroactive _CVarArgObject {
  public var _cVarArgObject: any CVarArg { uuidString._cVarArgObject }
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}
extension URL: @retroactive CVarArg, @retroactive _CVarArgObject {
  public var _cVarArgObject: any CVarArg { absoluteString._cVarArgObject }
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}
extension Decimal: @retroactive CVarArg, @retroactive _CVarArgObject {
  public var _cVarArgObject: any CVarArg { description._cVarArgObject }
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}
extension Array: @retroactive CVarArg, @retroactive _CVarArgObject {
  public var _cVarArgObject: any CVarArg { "\(self)"._cVarArgObject }
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}
extension Set: @retroactive CVarArg, @retroactive _CVarArgObject {
  public var _cVarArgObject: any CVarArg { "\(self)"._cVarArgObject }
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}
extension Dictionary: @retroactive CVarArg, @retroactive _CVarArgObject {
  public var _cVarArgObject: any CVarArg { "\(self)"._cVarArgObject }
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}
extension NSObject: @retroactive CVarArg, @retroactive _CVarArgObject {
  public var _cVarArgObject: any CVarArg { description._cVarArgObject }
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}
