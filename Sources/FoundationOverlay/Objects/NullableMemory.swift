#if canImport(Glibc)
  import Glibc
#endif

// Darwin's headers do not mark the pointers of these functions as nonnull, so that code written for it may pass
// optional ones; glibc's headers do. A null pointer is allowed where there are no bytes, and nothing happens then.
// Disfavored: where no pointer is optional, glibc's own are as good, and two that are equally good are none.

@_disfavoredOverload @discardableResult public func memcpy(
  _ target: UnsafeMutableRawPointer!, _ source: UnsafeRawPointer!, _ count: Int
) -> UnsafeMutableRawPointer! { memmove(target, source, count) }

@_disfavoredOverload @discardableResult public func memmove(
  _ target: UnsafeMutableRawPointer!, _ source: UnsafeRawPointer!, _ count: Int
) -> UnsafeMutableRawPointer! {
  if count > 0 { target.copyMemory(from: source, byteCount: count) }
  return target
}

@_disfavoredOverload @discardableResult public func memset(
  _ target: UnsafeMutableRawPointer!, _ value: Int32, _ count: Int
) -> UnsafeMutableRawPointer! {
  if count > 0 {
    target.initializeMemory(
      as: UInt8.self, repeating: UInt8(truncatingIfNeeded: value), count: count)
  }
  return target
}

@_disfavoredOverload public func memcmp(
  _ a: UnsafeRawPointer!, _ b: UnsafeRawPointer!, _ count: Int
) -> Int32 {
  guard count > 0, let a, let b else { return 0 }
  return Glibc.memcmp(a, b, count)
}

@_disfavoredOverload public func strlen(_ text: UnsafePointer<CChar>!) -> Int {
  guard let text else { fatalError("strlen of a null pointer") }
  return Glibc.strlen(text)
}

@_disfavoredOverload public func strcmp(_ a: UnsafePointer<CChar>!, _ b: UnsafePointer<CChar>!)
  -> Int32
{
  guard let a, let b else { fatalError("strcmp of a null pointer") }
  return Glibc.strcmp(a, b)
}

@_disfavoredOverload public func strncmp(
  _ a: UnsafePointer<CChar>!, _ b: UnsafePointer<CChar>!, _ count: Int
) -> Int32 {
  guard count > 0 else { return 0 }
  guard let a, let b else { fatalError("strncmp of a null pointer") }
  return Glibc.strncmp(a, b, count)
}

@_disfavoredOverload @discardableResult public func strncpy(
  _ target: UnsafeMutablePointer<CChar>!, _ source: UnsafePointer<CChar>!, _ count: Int
) -> UnsafeMutablePointer<CChar>! {
  guard count > 0, let target, let source else { return target }
  return Glibc.strncpy(target, source, count)
}

@_disfavoredOverload public func strdup(_ text: UnsafePointer<CChar>!) -> UnsafeMutablePointer<
  CChar
>! {
  text.flatMap { Glibc.strdup($0) }
}

/// Fails: a picture does not depend on how busy the machine is that draws it.
public func getloadavg(_ loads: UnsafeMutablePointer<Double>!, _ count: Int32) -> Int32 { -1 }

@discardableResult public func dlclose(_ library: UnsafeMutableRawPointer!) -> Int32 {
  guard let library else { return -1 }
  return Glibc.dlclose(library)
}
