import SwiftUI
import WidgetKit

@main
struct LiveScoreBundle: WidgetBundle {
  var body: some Widget {
    LiveScoreActivity()
  }
}
