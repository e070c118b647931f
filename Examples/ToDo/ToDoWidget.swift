import SwiftUI
import WidgetKit

struct ToDoEntry: TimelineEntry {
  let date: Date
  let tasks: [TaskItem]

  var remaining: Int { tasks.count { !$0.isDone } }
  var done: Int { tasks.count - remaining }
  var progress: Double { tasks.isEmpty ? 1 : Double(done) / Double(tasks.count) }
}

struct ToDoProvider: TimelineProvider {
  func placeholder(in context: Context) -> ToDoEntry {
    ToDoEntry(date: .now, tasks: TaskItem.samples)
  }

  func getSnapshot(in context: Context, completion: @escaping (ToDoEntry) -> Void) {
    completion(ToDoEntry(date: .now, tasks: TaskStore.shared.tasks))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<ToDoEntry>) -> Void) {
    let entry = ToDoEntry(date: .now, tasks: TaskStore.shared.tasks)
    completion(Timeline(entries: [entry], policy: .never))
  }
}

@main
struct ToDoWidget: Widget {
  // vitrine:disable text-does-not-scale -- the share stands inside a ring of fixed size
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "ToDo", provider: ToDoProvider()) { entry in
      ToDoWidgetView(entry: entry)
        .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
        .containerBackground(.widgetBackground, for: .widget)
    }
    .configurationDisplayName("To-Do")
    .description("Check off tasks without opening the app.")
    .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
  }
}

struct ToDoWidgetView: View {
  @Environment(\.widgetFamily) private var family
  let entry: ToDoEntry

  var body: some View {
    if entry.tasks.isEmpty {
      AllDoneView()
    } else {
      switch family {
      case .systemMedium: MediumToDoView(entry: entry)
      case .systemLarge: LargeToDoView(entry: entry)
      default: SmallToDoView(entry: entry)
      }
    }
  }
}
