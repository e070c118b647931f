#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What `@main` starts: the value that WidgetKit's host receives.
package final class WidgetMain {
  package enum Root {
    case bundle(@MainActor () -> any WidgetBundle)
    case widget(@MainActor () -> any Widget)
    case control(@MainActor () -> any ControlWidget)
  }
  package let root: Root
  init(_ root: Root) { self.root = root }

  /// Hands over to WidgetKit, which stands above this module: its entry is found by name.
  func run() -> Never {
    typealias Entry = @convention(c) (UnsafeMutableRawPointer) -> Void
    guard let symbol = dlsym(nil, "vitrine_widget_main") else {
      fatalError("WidgetKit is not loaded: link VitrineSDK")
    }
    unsafeBitCast(symbol, to: Entry.self)(Unmanaged.passRetained(self).toOpaque())
    fatalError("the widget's host ended")
  }
}

extension WidgetBundle {
  /// Runs the extension: answers a host that draws its widgets.
  @MainActor @preconcurrency public static func main() { WidgetMain(.bundle { Self() }).run() }
}
extension Widget {
  /// Runs an extension of this one widget.
  @MainActor @preconcurrency public static func main() { WidgetMain(.widget { Self() }).run() }
}
extension ControlWidget {
  /// Runs an extension of this one control.
  @MainActor @preconcurrency public static func main() { WidgetMain(.control { Self() }).run() }
}
