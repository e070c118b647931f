import VitrineExtension

/// What `main()` of a bundle, widget or control hands over to; SwiftUI finds it by its name.
@_cdecl("vitrine_widget_main")
public func _vitrineWidgetMain(_ root: UnsafeMutableRawPointer) {
  let main = Unmanaged<WidgetMain>.fromOpaque(root).takeRetainedValue()
  let value = main.root
  MainActor.assumeIsolated {
    let responder = WidgetResponder(value)
    WidgetResponder.setCurrent(responder)
    ExtensionMain.run(service: responder)
  }
}
