import VitrineCatalog
import VitrineDrawing

/// A watch face: where complications stand, and what the face itself draws below and above them.
/// Every position is an estimate after pictures of the face, in parts of a 46 mm watch (208 points).
struct FaceLayout {
  /// A place for one complication.
  struct Slot {
    /// 0 to 3: corners clockwise from top left; 4 to 7: small dials from the top; 8: a line; 9 and
    /// 14: rectangles; 10 to 12: a row of circles; 13: the circle beside the time; 15: one huge
    /// circle.
    var index: Int
    var family: Family
    /// Where it is drawn, points of the screen.
    var frame: Rect
    /// The circle that a corner's content and label follow.
    var arc: Arc?

    func stands(_ drawn: Size) -> Rect {
      Rect(
        x: frame.midX - drawn.width / 2, y: frame.midY - drawn.height / 2, width: drawn.width,
        height: drawn.height)
    }
  }

  /// What a complication's label along the dial goes around.
  struct Arc {
    var center: Point
    /// Of the label's middle line.
    var radius: Double
    /// Radians clockwise from the right.
    var angle: Double
  }

  var slots: [Slot]
  /// Digits, ticks, rings; without the complications.
  var below: DisplayList
  /// Hands.
  var above = DisplayList()

  /// The face that the person chose, or the one for a family that it has no place for: rectangles and
  /// lines stand on a face of digits, corners around a dial.
  static func layout(_ request: ScreenRequest, families: [Family]) -> FaceLayout {
    let face = request.input.face
    guard families.allSatisfy({ face.families.contains($0) }) else {
      var other = request
      let isCorner = families.contains(.accessoryCorner)
      other.input.face = face.arranged(as: isCorner ? .dial : .modules)
      return isCorner
        ? AnalogFace(other).infograph(hasLabel: false)
        : DigitalFace(other).modular(hasLine: families.contains(.accessoryInline))
    }
    switch face.arrangement {
    case .dial: return AnalogFace(request).infograph(hasLabel: request.label != nil)
    case .compass: return AnalogFace(request).wayfinder
    case .sun: return AnalogFace(request).solarDial
    case .modules: return DigitalFace(request).modular(hasLine: false)
    case .twoModules: return DigitalFace(request).modularDuo
    case .huge: return DigitalFace(request).extraLarge
    }
  }
}

extension FaceLayout.Slot {
  init(_ index: Int, _ family: Family, middle: Point, side: Double) {
    self.init(
      index: index, family: family,
      frame: Rect(x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side))
  }
}

extension ScreenRequest {
  /// How large a family is on the face that is shown.
  func onFace(_ family: Family) -> Size {
    let size = device.size(of: family, in: .watchFace, os: input.os)?.drawn ?? Size(50, 50)
    return size.scaled(by: input.face.factor(of: family, on: device))
  }

  /// Color of the face's accent group.
  var faceColor: RGBA { input.tint ?? Tints.watchFace }
}

extension Size {
  func scaled(by factor: Double) -> Size { Size(width * factor, height * factor) }
}
