import Charts
import SwiftUI

/// What a mark says about its look, applied in a fixed order: marks are data, not views.
@MainActor
struct ChartMarkStyle {
  let mark: Value
  let script: ScriptRun

  func applied(to content: AnyChartContent) -> AnyChartContent {
    var content = content
    func change(_ changed: some ChartContent) { content = AnyChartContent(changed) }
    if let style = mark["foregroundStyle"]?.style { change(content.foregroundStyle(style)) }
    if let opacity = mark["opacity"]?.number { change(content.opacity(opacity)) }
    if let radius = mark["cornerRadius"]?.number { change(content.cornerRadius(radius)) }
    if let line = mark["lineStyle"] { change(content.lineStyle(line.strokeStyle)) }
    if let method = mark["interpolationMethod"]?.interpolationMethod {
      change(content.interpolationMethod(method))
    }
    if let symbol = mark["symbol"]?.chartSymbol { change(content.symbol(symbol)) }
    if let nodes = mark["symbol"]?.nodes {
      change(content.symbol { ElementsView(nodes, script) })
    }
    if let area = mark["symbolSize"]?.number { change(content.symbolSize(area)) }
    if let size = mark["symbolSize"]?.size { change(content.symbolSize(size)) }
    if let index = mark["zIndex"]?.number { change(content.zIndex(index)) }
    if let radius = mark["blur"]?.number { change(content.blur(radius: radius)) }
    if let aligns = mark["alignsMarkStylesWithPlotArea"]?.bool {
      change(content.alignsMarkStylesWithPlotArea(aligns))
    }
    if let shape = mark["clipShape"]?.shape { change(content.clipShape(shape)) }
    if let radius = mark["shadow"]?["radius"]?.points {
      let shadow = mark["shadow"]
      change(
        content.shadow(
          color: shadow?["color"]?.color ?? Color(.sRGBLinear, white: 0, opacity: 0.33),
          radius: max(radius, 0), x: shadow?["x"]?.points ?? 0, y: shadow?["y"]?.points ?? 0))
    }
    if let offset = mark["offset"]?.point { change(content.offset(x: offset.x, y: offset.y)) }
    if let series = series("foregroundStyleBy") { change(content.foregroundStyle(by: series)) }
    if let series = series("symbolBy") { change(content.symbol(by: series)) }
    if let series = series("positionBy") { change(content.position(by: series)) }
    return annotated(content)
  }

  private func series(_ name: String) -> PlottableValue<String>? {
    let value = mark[name]
    guard let text = (value?["value"] ?? value)?.text else { return nil }
    return .value(value?["label"]?.text ?? "series", text)
  }

  private func annotated(_ content: AnyChartContent) -> AnyChartContent {
    guard let annotation = mark["annotation"] else { return content }
    guard let nodes = annotation.nodes ?? annotation["content"]?.nodes else { return content }
    return AnyChartContent(
      content.annotation(
        position: annotation["position"]?.annotationPosition ?? .automatic,
        alignment: annotation["alignment"]?.alignment ?? .center,
        spacing: annotation["spacing"]?.number.map { CGFloat($0) }
      ) { ElementsView(nodes, script) })
  }
}

extension Value {
  fileprivate var interpolationMethod: InterpolationMethod? {
    switch string {
    case "cardinal": .cardinal
    case "catmullRom": .catmullRom
    case "linear": .linear
    case "monotone": .monotone
    case "stepCenter": .stepCenter
    case "stepEnd": .stepEnd
    case "stepStart": .stepStart
    default: nil
    }
  }
  var chartSymbol: BasicChartSymbolShape? {
    switch string {
    case "asterisk": .asterisk
    case "circle": .circle
    case "cross": .cross
    case "diamond": .diamond
    case "pentagon": .pentagon
    case "plus": .plus
    case "square": .square
    case "triangle": .triangle
    default: nil
    }
  }
  var annotationPosition: AnnotationPosition? {
    switch string {
    case "automatic": .automatic
    case "top": .top
    case "bottom": .bottom
    case "leading": .leading
    case "trailing": .trailing
    case "topLeading": .topLeading
    case "topTrailing": .topTrailing
    case "bottomLeading": .bottomLeading
    case "bottomTrailing": .bottomTrailing
    case "overlay": .overlay
    default: nil
    }
  }
}
