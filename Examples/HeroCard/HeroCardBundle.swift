import SwiftUI
import WidgetKit

@main
struct HeroCardBundle: WidgetBundle {
  var body: some Widget {
    HeroCardWidget()
  }
}
