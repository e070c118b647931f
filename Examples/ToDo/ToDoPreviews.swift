import SwiftUI
import WidgetKit

private let morning = Date(timeIntervalSince1970: 1_780_911_660)

#Preview("Small list", as: .systemSmall) {
  ToDoWidget()
} timeline: {
  ToDoEntry(date: morning, tasks: TaskItem.samples)
  ToDoEntry(date: morning, tasks: [])
}

#Preview("List with ring", as: .systemMedium) {
  ToDoWidget()
} timeline: {
  ToDoEntry(date: morning, tasks: TaskItem.samples)
}

#Preview("Whole day", as: .systemLarge) {
  ToDoWidget()
} timeline: {
  ToDoEntry(date: morning, tasks: TaskItem.samples)
}

#Preview("Ring") {
  ProgressRing(progress: 0.7)
    .frame(width: 60, height: 60)
}
