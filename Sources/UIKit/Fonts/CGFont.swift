package import VitrineDrawing
import VitrineText

/// A font by its bytes: what `CTFontManagerRegisterGraphicsFont` makes known.
public final class CGFont: Sendable {
  package let encoded: EncodedFont
  private let names: (postScript: String, full: String)?

  public init?(_ provider: CGDataProvider) {
    guard let data = provider.data, data.count <= EncodedFont.mostBytes else { return nil }
    encoded = EncodedFont(name: "font", bytes: [UInt8](data))
    guard let names = FontLibrary.names(of: encoded) else { return nil }
    self.names = names
  }

  public var postScriptName: CFString? { names?.postScript }
  public var fullName: CFString? { names?.full }
}
