/// Views of the platform's older toolkit, which a widget cannot show.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  func makeCoordinator() -> Coordinator
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public var environment: EnvironmentValues
  public var transaction: Transaction
}
extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}
extension UIViewRepresentable {
  public var body: Never { fatalError("\(Self.self) has no body") }
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context)
    -> CGSize?
  { nil }
  public static func _resolve(_ view: Self, in context: _ViewInputs) -> _ViewOutputs {
    UnsupportedView._resolve(UnsupportedView("UIViewRepresentable"), in: context)
  }
}

@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>
  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  func makeCoordinator() -> Coordinator
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
}
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public var environment: EnvironmentValues
  public var transaction: Transaction
}
extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}
extension UIViewControllerRepresentable {
  public var body: Never { fatalError("\(Self.self) has no body") }
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
  public static func _resolve(_ view: Self, in context: _ViewInputs) -> _ViewOutputs {
    UnsupportedView._resolve(UnsupportedView("UIViewControllerRepresentable"), in: context)
  }
}

/// AppKit's views are UIKit's under other names here (SmallModules/AppKit).
@MainActor @preconcurrency
public protocol NSViewRepresentable: View where Body == Never {
  associatedtype NSViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = NSViewRepresentableContext<Self>
  func makeNSView(context: Context) -> NSViewType
  func updateNSView(_ nsView: NSViewType, context: Context)
  func makeCoordinator() -> Coordinator
  static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
}
public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public var environment: EnvironmentValues
  public var transaction: Transaction
}
extension NSViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}
extension NSViewRepresentable {
  public var body: Never { fatalError("\(Self.self) has no body") }
  public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}
  public static func _resolve(_ view: Self, in context: _ViewInputs) -> _ViewOutputs {
    UnsupportedView._resolve(UnsupportedView("NSViewRepresentable"), in: context)
  }
}

@MainActor @preconcurrency
public protocol NSViewControllerRepresentable: View where Body == Never {
  associatedtype NSViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = NSViewControllerRepresentableContext<Self>
  func makeNSViewController(context: Context) -> NSViewControllerType
  func updateNSViewController(_ nsViewController: NSViewControllerType, context: Context)
  func makeCoordinator() -> Coordinator
}
public struct NSViewControllerRepresentableContext<Representable: NSViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public var environment: EnvironmentValues
  public var transaction: Transaction
}
extension NSViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}
extension NSViewControllerRepresentable {
  public var body: Never { fatalError("\(Self.self) has no body") }
  public static func _resolve(_ view: Self, in context: _ViewInputs) -> _ViewOutputs {
    UnsupportedView._resolve(UnsupportedView("NSViewControllerRepresentable"), in: context)
  }
}
