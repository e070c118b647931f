/// A field that shows a color and asks for another. Nobody is asked in a widget.
@preconcurrency @MainActor open class UIColorWell: UIControl {
  open var selectedColor: UIColor?
  open var title: String?
  open var supportsAlpha = true
}
