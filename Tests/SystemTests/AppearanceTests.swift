import Testing
import VitrineCatalog
@testable import VitrineComposition
import VitrineDrawing

@Suite(.timeLimit(.minutes(60))) struct AppearanceTests {
  let box = VectorPath(rect: Rect(x: 0, y: 0, width: 10, height: 10))

  func fill(_ color: RGBA) -> DrawingOperation { .fill(box, .winding, .color(color)) }
  func tag(_ tag: EffectTag, _ operations: DrawingOperation...)
    -> DrawingOperation
  {
    .group(EffectGroup(.tag(tag), DisplayList(operations)))
  }
  let colors = AccentedColors(primary: .white, accent: RGBA(1, 0, 0))

  @Test func fullColorChangesNothing() {
    let list = DisplayList([fill(RGBA(0.2, 0.4, 0.6, 0.5))])
    #expect(Appearance.fullColor.apply(to: list) == list)
  }

  /// What a Mac's dimmed widgets show is as strong as it is light: red words stay readable on a dark
  /// plate, which gray ones would not.
  @Test(arguments: [
    (RGBA.white, 1.0), (RGBA(hex: 0x30D158), 0.66), (RGBA(hex: 0x0A84FF), 0.45), (.black, 0),
    (RGBA(1, 1, 1, 0.08), 0.08),
  ])
  func recededIsLight(_ color: RGBA, _ alpha: Double) {
    let list = Appearance.receded.apply(to: DisplayList([fill(color)]))
    let bitmap = rasterizer.render(list, size: Size(10, 10), scale: 1)
    #expect(abs(Double(bitmap[5, 5].alpha) - alpha) < 0.02)
    #expect(alpha == 0 || bitmap[5, 5].red > 0.98)
  }

  @Test func accentedKeepsAlphaAndTakesTheGroupsColor() {
    let list = DisplayList([
      fill(RGBA(0.2, 0.4, 0.6, 0.5)), tag(.accentable(true), fill(RGBA(0, 1, 0, 0.25))),
    ])
    let expected = DisplayList([
      fill(RGBA(1, 1, 1, 0.5)), tag(.accentable(true), fill(RGBA(1, 0, 0, 0.25))),
    ])
    #expect(Appearance.accented(colors).apply(to: list) == expected)
  }

  @Test func nothingOptsOutOfTheAccentGroup() {
    let list = DisplayList([tag(.accentable(true), tag(.accentable(false), fill(.black)))])
    let expected = DisplayList([
      tag(.accentable(true), tag(.accentable(false), fill(RGBA(1, 0, 0))))
    ])
    #expect(Appearance.accented(colors).apply(to: list) == expected)
  }

  @Test func withoutAnAccentTheWholeWidgetTakesTheTint() {
    var colors = colors
    colors.alone = RGBA(0, 0, 1)
    let result = Appearance.accented(colors).apply(to: DisplayList([fill(.black)]))
    #expect(result == DisplayList([fill(RGBA(0, 0, 1))]))
  }

  @Test func opaqueImageBecomesASlab() {
    let image = DrawingOperation.image(
      ImageDrawing(image: ImageID("a"), frame: Rect(x: 0, y: 0, width: 4, height: 4)))
    let result = Appearance.accented(colors).apply(to: DisplayList([image]))
    #expect(
      result
        == DisplayList([.group(EffectGroup(.filter(.replaceColor(.white)), DisplayList([image])))]))
  }

  @Test(arguments: [
    (AccentedImageMode.accented, ColorFilter.replaceColor(RGBA(1, 0, 0))),
    (.desaturated, .luminanceToAlphaIn(.white)),
    (.accentedDesaturated, .luminanceToAlphaIn(RGBA(1, 0, 0))),
  ])
  func imageModes(_ mode: AccentedImageMode, _ filter: ColorFilter) {
    let image = DrawingOperation.image(
      ImageDrawing(image: ImageID("a"), frame: Rect(x: 0, y: 0, width: 4, height: 4)))
    let result = Appearance.accented(colors).apply(
      to: DisplayList([tag(.accentedImage(mode), image)]))
    // A little whiter than desaturated; the accent group of a watch is not (keepsImages is false there).
    let lit = DrawingOperation.group(
      EffectGroup(.filter(.brightness(Accented.lift)), DisplayList([image])))
    let shown = mode == .accentedDesaturated && colors.keepsImages ? lit : image
    #expect(
      result
        == DisplayList([
          tag(.accentedImage(mode), .group(EffectGroup(.filter(filter), DisplayList([shown]))))
        ]))
  }

  @Test func containerBackgroundIsRemovedWhereverItStands() {
    let list = DisplayList([
      .group(
        EffectGroup(
          .opacity(0.5),
          DisplayList([tag(.containerBackground, fill(.black)), fill(.white)])))
    ])
    #expect(list.hasContainerBackground)
    let removed = list.removingContainerBackground()
    #expect(!removed.hasContainerBackground)
    #expect(
      removed == DisplayList([.group(EffectGroup(.opacity(0.5), DisplayList([fill(.white)])))]))
  }
}
