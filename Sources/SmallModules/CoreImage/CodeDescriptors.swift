/// What a code that was read looks like. Kept: `CIDetector` reads none here.
open class CIBarcodeDescriptor: NSObject, @unchecked Sendable {}

open class CIQRCodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
  /// By the letters that stand for them.
  public enum ErrorCorrectionLevel: Int, Sendable {
    case levelL = 76
    case levelM = 77
    case levelQ = 81
    case levelH = 72
  }
  public let errorCorrectedPayload: Data
  public let symbolVersion: Int
  public let maskPattern: UInt8
  public let errorCorrectionLevel: ErrorCorrectionLevel
  public init?(
    payload: Data, symbolVersion: Int, maskPattern: UInt8,
    errorCorrectionLevel: ErrorCorrectionLevel
  ) {
    guard (1...40).contains(symbolVersion), maskPattern < 8 else { return nil }
    (errorCorrectedPayload, self.symbolVersion) = (payload, symbolVersion)
    (self.maskPattern, self.errorCorrectionLevel) = (maskPattern, errorCorrectionLevel)
  }
}

open class CIDataMatrixCodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
  public enum ECCVersion: Int, Sendable {
    case v000 = 0
    case v050 = 50
    case v080 = 80
    case v100 = 100
    case v140 = 140
    case v200 = 200
  }
}

public enum CIRenderDestinationAlphaMode: UInt, Sendable {
  case none, premultiplied, unpremultiplied
}
