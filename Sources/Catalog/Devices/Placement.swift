/// Where on a device a widget stands: what changes its size.
public enum Placement: String, Hashable, Sendable, CaseIterable {
  case homeScreen, lockScreen, standBy, carPlay, desktop, watchFace, smartStack, room
}
