public import CoreGraphics
public import Foundation

/// A Metal function with its arguments. Shaders do not run here: what they are applied to is drawn
/// without them, and the diagnostics say so.
public struct Shader: Equatable, Sendable {
  public struct Argument: Equatable, Sendable {
    private let text: String
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument(text: "\(x)") }
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
      Argument(text: "\(x) \(y)")
    }
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument(text: "\(x) \(y) \(z)")
    }
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      Argument(text: "\(x) \(y) \(z) \(w)")
    }
    public static func float2(_ point: CGPoint) -> Argument { float2(point.x, point.y) }
    public static func float2(_ size: CGSize) -> Argument { float2(size.width, size.height) }
    public static func float2(_ vector: CGVector) -> Argument { float2(vector.dx, vector.dy) }
    public static func floatArray(_ array: [Float]) -> Argument { Argument(text: "\(array)") }
    public static var boundingRect: Argument { Argument(text: "boundingRect") }
    public static func color(_ color: Color) -> Argument { Argument(text: "\(color)") }
    public static func colorArray(_ array: [Color]) -> Argument { Argument(text: "\(array)") }
    public static func image(_ image: Image) -> Argument { Argument(text: "image") }
    public static func data(_ data: Data) -> Argument { Argument(text: "\(data.count) bytes") }
  }
  public struct UsageType: Hashable, Sendable {
    private let name: String
    public static let shapeStyle = UsageType(name: "shapeStyle")
    public static let colorEffect = UsageType(name: "colorEffect")
    public static let distortionEffect = UsageType(name: "distortionEffect")
    public static let layerEffect = UsageType(name: "layerEffect")
  }
  public var function: ShaderFunction
  public var arguments: [Argument]
  public var dithersColor = false
  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }
  public func compile(as type: UsageType) async throws {}
}

/// As a style a shader is clear, which is said.
extension Shader: PaintStyle {
  public typealias Resolved = Never
  package func stylePaint(in environment: EnvironmentValues, level: Int) -> StylePaint {
    environment.missingColors?.note(
      Self.inert("\(function.name) as a style") + "; nothing is drawn")
    return .color(.clear)
  }

  /// What is said where a shader would have run.
  static func inert(_ name: String) -> String {
    "'\(name)' is inert: Metal shaders do not run here"
  }
}

@dynamicCallable public struct ShaderFunction: Equatable, Sendable {
  public var library: ShaderLibrary
  public var name: String
  public init(library: ShaderLibrary, name: String) {
    self.library = library
    self.name = name
  }
  public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: args)
  }
}

@dynamicMemberLookup public struct ShaderLibrary: Equatable, Sendable {
  private let name: String
  public static let `default` = ShaderLibrary(name: "default")
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary {
    ShaderLibrary(name: bundle.bundlePath)
  }
  private init(name: String) { self.name = name }
  public init(data: Data) { name = "\(data.count) bytes" }
  public init(url: URL) { name = url.absoluteString }
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }
  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }
}

extension View {
  nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    inert("colorEffect")
  }
  nonisolated public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { inert("distortionEffect") }
  nonisolated public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { inert("layerEffect") }
}
