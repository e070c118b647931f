@_exported public import VitrineFoundation

// Cards that are held to the phone. Inert: none can be read.

public final class PaymentCardReader: Sendable {
  public static var isSupported: Bool { false }
  public init() {}
}
