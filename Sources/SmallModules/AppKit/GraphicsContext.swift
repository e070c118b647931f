public import Foundation
public import UIKit
import VitrineDrawing

/// Where AppKit draws: y is up unless it is flipped, and text and pictures stand upright in both.
open class NSGraphicsContext: NSObject {
  public let cgContext: CGContext
  open var isFlipped: Bool { !cgContext.standsUpright }
  open var graphicsPort: CGContext { cgContext }
  open var shouldAntialias = true
  open var imageInterpolation: NSImageInterpolation = .default {
    didSet { cgContext.interpolationQuality = imageInterpolation.quality }
  }
  open var compositingOperation: NSCompositingOperation = .sourceOver {
    didSet { cgContext.setBlendMode(compositingOperation.blendMode) }
  }

  /// - Parameter flipped: whether y is down there.
  public init(cgContext: CGContext, flipped: Bool) {
    self.cgContext = cgContext
    cgContext.standsUpright = !flipped
  }
  /// Draws into the pixels of a picture.
  public convenience init?(bitmapImageRep rep: NSBitmapImageRep) {
    guard let context = rep.context else { return nil }
    self.init(cgContext: context, flipped: false)
  }

  /// This thread's.
  open class var current: NSGraphicsContext? {
    get {
      UIGraphicsGetCurrentContext().map {
        NSGraphicsContext(cgContext: $0, flipped: !$0.standsUpright)
      }
    }
    set {
      if UIGraphicsGetCurrentContext() != nil { UIGraphicsPopContext() }
      if let newValue { UIGraphicsPushContext(newValue.cgContext) }
    }
  }
  open func saveGraphicsState() { cgContext.saveGState() }
  open func restoreGraphicsState() { cgContext.restoreGState() }
  /// Keeps which context is current as well.
  open class func saveGraphicsState() {
    let context = UIGraphicsGetCurrentContext()
    context?.saveGState()
    ContextStack.current.saved.append(context)
  }
  open class func restoreGraphicsState() {
    guard let context = ContextStack.current.saved.popLast() else { return }
    current = context.map { NSGraphicsContext(cgContext: $0, flipped: !$0.standsUpright) }
    context?.restoreGState()
  }
  open func flushGraphics() {}
}

public enum NSImageInterpolation: UInt, Sendable {
  case `default`, none, low, high, medium
  var quality: CGInterpolationQuality {
    switch self {
    case .default: .default
    case .none: .none
    case .low: .low
    case .medium: .medium
    case .high: .high
    }
  }
}

/// How what is drawn meets what is there.
public enum NSCompositingOperation: UInt, Sendable {
  case clear, copy, sourceOver, sourceIn, sourceOut, sourceAtop
  case destinationOver, destinationIn, destinationOut, destinationAtop
  case xor, plusDarker
  case plusLighter = 13
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  case difference, exclusion, hue, saturation, color, luminosity
  public static var highlight: NSCompositingOperation { .sourceOver }

  var blendMode: CGBlendMode {
    switch self {
    case .clear: .clear
    case .copy: .copy
    case .sourceOver: .normal
    case .sourceIn: .sourceIn
    case .sourceOut: .sourceOut
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationIn: .destinationIn
    case .destinationOut: .destinationOut
    case .destinationAtop: .destinationAtop
    case .xor: .xor
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    }
  }
}

public func NSRectFill(_ rect: CGRect) { UIRectFill(rect) }
public func NSFrameRect(_ rect: CGRect) { UIRectFrame(rect) }
public func NSRectClip(_ rect: CGRect) { UIRectClip(rect) }
extension CGRect {
  public func fill(using operation: NSCompositingOperation = .sourceOver) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(operation.blendMode)
    context.fill(self)
    context.restoreGState()
  }
  public func frame(withWidth width: CGFloat = 1) {
    UIGraphicsGetCurrentContext()?.stroke(insetBy(dx: width / 2, dy: width / 2), width: width)
  }
  public func clip() { UIRectClip(self) }
}
