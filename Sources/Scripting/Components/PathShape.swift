import SwiftUI

extension ComponentSpec {
  static let pathShape = ComponentSpec("PathShape", shapePaint.union(["path", "draw"])) {
    component in
    if let commands = component["path"]?["$path"]?.array {
      component.painted(PathCommands.Shape(commands: commands))
    } else if let draw = component["draw"]?.function {
      GeometryReader { space in
        component.painted(
          PathCommands.Shape(
            commands: component.script.commands("pathCommands", draw, space.size)))
      }
    }
  }
}
