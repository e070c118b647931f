// vImage's box blur of four bytes a pixel, which image libraries make a Gaussian blur of.

public typealias vImagePixelCount = UInt
public typealias vImage_Flags = UInt32
public typealias vImage_Error = Int
public let kvImageNoError: vImage_Error = 0
public let kvImageBufferSizeMismatch: vImage_Error = -21774
public let kvImageInvalidKernelSize: vImage_Error = -21767
public let kvImageNoFlags: Int = 0
public let kvImageEdgeExtend: Int = 8

/// Pixels in memory that somebody else owns.
public struct vImage_Buffer: @unchecked Sendable {
  public var data: UnsafeMutableRawPointer!
  public var height: vImagePixelCount
  public var width: vImagePixelCount
  /// From one row to the next, in bytes.
  public var rowBytes: Int
  public init() { self.init(data: nil, height: 0, width: 0, rowBytes: 0) }
  public init(
    data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int
  ) { (self.data, self.height, self.width, self.rowBytes) = (data, height, width, rowBytes) }
}

/// Each byte of a pixel becomes the mean of the kernel's pixels around it; beyond an edge its last pixel
/// goes on (`kvImageEdgeExtend`).
@discardableResult
public func vImageBoxConvolve_ARGB8888(
  _ source: UnsafePointer<vImage_Buffer>, _ target: UnsafePointer<vImage_Buffer>,
  _ temporary: UnsafeMutableRawPointer?, _ left: vImagePixelCount, _ top: vImagePixelCount,
  _ kernelHeight: UInt32, _ kernelWidth: UInt32, _ background: UnsafePointer<UInt8>?,
  _ flags: vImage_Flags
) -> vImage_Error {
  let (source, target) = (source.pointee, target.pointee)
  guard kernelHeight % 2 == 1, kernelWidth % 2 == 1 else { return kvImageInvalidKernelSize }
  guard source.width == target.width, source.height == target.height, left == 0, top == 0,
    let from = source.data, let to = target.data
  else { return kvImageBufferSizeMismatch }
  let (width, height) = (Int(source.width), Int(source.height))
  guard width > 0, height > 0 else { return kvImageNoError }
  var rows = [UInt8](repeating: 0, count: width * height * 4)
  rows.withUnsafeMutableBytes { between in
    for y in 0..<height {
      mean(
        from + y * source.rowBytes, step: 4, count: width, radius: Int(kernelWidth / 2),
        to: between.baseAddress! + y * width * 4, step: 4)
    }
    for x in 0..<width {
      mean(
        between.baseAddress! + x * 4, step: width * 4, count: height,
        radius: Int(kernelHeight / 2), to: to + x * 4, step: target.rowBytes)
    }
  }
  return kvImageNoError
}

/// Means along one row or column of pixels, by a sum that pixels enter and leave.
private func mean(
  _ source: UnsafeRawPointer, step: Int, count: Int, radius: Int,
  to target: UnsafeMutableRawPointer, step targetStep: Int
) {
  func byte(_ index: Int, _ channel: Int) -> Int {
    Int(
      source.load(
        fromByteOffset: min(max(index, 0), count - 1) * step + channel, as: UInt8.self))
  }
  let size = 2 * radius + 1
  for channel in 0..<4 {
    var sum = (-radius...radius).reduce(0) { $0 + byte($1, channel) }
    for index in 0..<count {
      target.storeBytes(
        of: UInt8((sum + size / 2) / size), toByteOffset: index * targetStep + channel,
        as: UInt8.self)
      sum += byte(index + radius + 1, channel) - byte(index - radius, channel)
    }
  }
}
