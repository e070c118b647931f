// Where a device is held, and what is near it. Nothing is near a widget.

public enum CLDeviceOrientation: Int32, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}
public enum CLProximity: Int, Sendable { case unknown, immediate, near, far }
public enum CLRegionState: Int, Sendable { case unknown, inside, outside }
