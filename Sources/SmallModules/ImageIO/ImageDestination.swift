public import Foundation
import UIKit

public let kCGImageDestinationLossyCompressionQuality: CFString =
  "kCGImageDestinationLossyCompressionQuality"

/// A file of one picture to be written. It becomes a PNG whatever its type says: there is no other
/// writer here, and readers go by the content.
public final class CGImageDestination {
  enum Target {
    case data(NSMutableData)
    case url(URL)
  }
  let target: Target
  var image: CGImage?
  init(_ target: Target) { self.target = target }
}

public func CGImageDestinationCreateWithData(
  _ data: NSMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(.data(data)) }
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(.url(url as URL)) }
public func CGImageDestinationAddImage(
  _ destination: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) { destination.image = image }

/// False where no image was added or the place cannot be written.
public func CGImageDestinationFinalize(_ destination: CGImageDestination) -> Bool {
  guard let image = destination.image, let data = UIImage(cgImage: image).pngData() else {
    return false
  }
  switch destination.target {
  case .data(let target): target.append(data)
  case .url(let url): return (try? data.write(to: url, options: .atomic)) != nil
  }
  return true
}

/// The uniform type of a source's bytes.
public func CGImageSourceGetType(_ source: CGImageSource) -> CFString? {
  switch ImageHeader(source.bytes)?.kind {
  case .png: "public.png"
  case .jpeg: "public.jpeg"
  case .gif: "com.compuserve.gif"
  case .webp: "org.webmproject.webp"
  default: nil
  }
}
