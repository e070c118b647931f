/// Where on a device a widget stands: what changes its size.
public enum Surface: String, Hashable, Sendable, CaseIterable {
  case homeScreen, lockScreen, standBy, carPlay, desktop, watchFace, smartStack, room
}
