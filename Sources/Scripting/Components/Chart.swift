import Charts
import SwiftUI

extension ComponentSpec {
  static let chart = ComponentSpec("Chart") { component in
    let marks = component.element.children.flatMap { child in
      if ChartParts.types.contains(child.type) { return [AnyChartContent]() }
      guard ChartMarks.types.contains(child.type) else {
        component.script.note(
          .warning, "'\(child.type)' is not chart content and was left out", at: child)
        return [AnyChartContent]()
      }
      return ChartMarks(element: child, script: component.script).content
    }
    ChartParts.apply(
      component.element.children,
      to: Chart {
        ForEach(marks.indices, id: \.self) { marks[$0] }
      }, component.script)
  }
}
