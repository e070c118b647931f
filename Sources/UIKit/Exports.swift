@_exported public import CoreGraphics
@_exported public import UserNotifications
@_exported public import VitrineFoundation
