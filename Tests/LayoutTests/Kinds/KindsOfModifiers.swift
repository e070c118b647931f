import SwiftUI

extension GrowthKind {
  static let places: [GrowthKind] = [
    GrowthKind("offset") { $0.offset(x: 0.01) },
    GrowthKind("position") { $0.position(x: 150, y: 150) },
    GrowthKind("padding") { $0.padding(0.1) },
    GrowthKind("frame") { $0.frame(width: 200, height: 10) },
    GrowthKind("frame with bounds") { $0.frame(minWidth: 1, idealWidth: 9, maxWidth: .infinity) },
    GrowthKind("fixedSize") { $0.fixedSize() },
    GrowthKind("layoutPriority") { $0.layoutPriority(1) },
    GrowthKind("alignmentGuide") { $0.alignmentGuide(.leading) { $0.width / 2 } },
    GrowthKind("containerRelativeFrame") {
      $0.containerRelativeFrame(.horizontal, count: 3, spacing: 4)
    },
    GrowthKind("aspectRatio") { $0.aspectRatio(1.5, contentMode: .fit) },
    GrowthKind("safeAreaInset") { $0.safeAreaInset(edge: .bottom) { Color.blue.frame(height: 1) } },
    GrowthKind("safeAreaPadding") { $0.safeAreaPadding(0.1) },
    GrowthKind("ignoresSafeArea") { $0.ignoresSafeArea() },
    GrowthKind("contentMargins") { $0.contentMargins(1) },
    GrowthKind("matchedGeometryEffect") { Matched(content: $0) },
    GrowthKind("zIndex") { $0.zIndex(1) },
    GrowthKind("layoutValue") { $0.layoutValue(key: Weight.self, value: 2) },
    GrowthKind("gridCellColumns") { $0.gridCellColumns(2).gridColumnAlignment(.leading) },
    GrowthKind("coordinateSpace") { $0.coordinateSpace(.named("space")) },
    GrowthKind("geometryGroup") { $0.geometryGroup() },
  ]

  static let effects: [GrowthKind] = [
    GrowthKind("rotationEffect") { $0.rotationEffect(.degrees(1)) },
    GrowthKind("scaleEffect") { $0.scaleEffect(0.999) },
    GrowthKind("rotation3DEffect") { $0.rotation3DEffect(.degrees(1), axis: (0, 1, 0)) },
    GrowthKind("transformEffect") { $0.transformEffect(.init(translationX: 0.01, y: 0)) },
    GrowthKind("geometry effect") { $0.modifier(Shift()) },
    GrowthKind("visualEffect") { $0.visualEffect { content, _ in content.offset(x: 0.01) } },
    GrowthKind("opacity") { $0.opacity(0.99) },
    GrowthKind("blur") { $0.blur(radius: 0.5) },
    GrowthKind("shadow") { $0.shadow(radius: 1) },
    GrowthKind("blendMode") { $0.blendMode(.multiply) },
    GrowthKind("compositingGroup") { $0.compositingGroup() },
    GrowthKind("drawingGroup") { $0.drawingGroup() },
    GrowthKind("hueRotation") { $0.hueRotation(.degrees(1)) },
    GrowthKind("saturation, contrast") { $0.saturation(0.99).brightness(0.01).contrast(0.99) },
    GrowthKind("grayscale, colorInvert") { $0.grayscale(0.01).colorInvert() },
    GrowthKind("colorMultiply") { $0.colorMultiply(.yellow).luminanceToAlpha() },
    GrowthKind("colorEffect") { $0.colorEffect(ShaderLibrary.none()) },
    GrowthKind("hidden") { $0.hidden() },
  ]

  static let layers: [GrowthKind] = [
    GrowthKind("clipShape") { $0.clipShape(.rect(cornerRadius: 1)) },
    GrowthKind("clipped") { $0.clipped() },
    GrowthKind("cornerRadius") { $0.cornerRadius(1) },
    GrowthKind("mask") { $0.mask { Circle() } },
    GrowthKind("overlay") { $0.overlay(alignment: .top) { Color.blue.frame(width: 1, height: 1) } },
    GrowthKind("overlay of a shape") { $0.overlay(.red, in: Circle()) },
    GrowthKind("background") { $0.background { Color.blue } },
    GrowthKind("background in a shape") { $0.background(.red.gradient, in: .capsule) },
    GrowthKind("material") { $0.background(.thinMaterial) },
    GrowthKind("glassEffect") { $0.glassEffect() },
    GrowthKind("border") { $0.border(.red) },
    GrowthKind("containerShape") {
      $0.containerShape(.rect(cornerRadius: 2)).background(ContainerRelativeShape())
    },
    GrowthKind("contentShape") { $0.contentShape(.circle) },
  ]

  private struct Weight: LayoutValueKey { static let defaultValue = 1 }

  private struct Shift: GeometryEffect {
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: 0.01, y: 0))
    }
  }

  private struct Matched: View {
    @Namespace private var names
    let content: AnyView
    var body: some View { content.matchedGeometryEffect(id: 1, in: names) }
  }
}
