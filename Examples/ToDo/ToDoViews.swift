import AppIntents
import SwiftUI
import WidgetKit

struct SmallToDoView: View {
  let entry: ToDoEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Text("Today")
          .font(.headline)
          .foregroundStyle(.accent)
        Spacer()
        Text(entry.remaining, format: .number)
          .font(.system(.title2, design: .rounded, weight: .bold))
          .contentTransition(.numericText(value: Double(entry.remaining)))
      }
      Spacer(minLength: 4)
      TaskList(tasks: entry.tasks, most: 2)
    }
  }
}

struct MediumToDoView: View {
  let entry: ToDoEntry

  var body: some View {
    HStack(spacing: 18) {
      VStack(alignment: .leading, spacing: 0) {
        ProgressRing(progress: entry.progress)
          .frame(width: 46, height: 46)
        Spacer(minLength: 4)
        Text("Today")
          .font(.headline)
          .foregroundStyle(.accent)
        Text("\(entry.remaining) tasks left")
          .font(.caption)
          .foregroundStyle(.secondary)
          .lineLimit(2)
      }
      .frame(width: 82, alignment: .leading)
      TaskList(tasks: entry.tasks, most: 3, showsList: true)
    }
  }
}

struct LargeToDoView: View {
  let entry: ToDoEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(spacing: 12) {
        ProgressRing(progress: entry.progress)
          .frame(width: 42, height: 42)
        VStack(alignment: .leading, spacing: 1) {
          Text("Today")
            .font(.title3.bold())
            .foregroundStyle(.accent)
          Text("\(entry.done) of \(entry.tasks.count) done")
            .font(.subheadline)
            .foregroundStyle(.secondary)
        }
        Spacer()
        Button(intent: ClearCompletedIntent()) {
          Text("Clear")
            .font(.subheadline.weight(.semibold))
            .frame(minHeight: 30)
        }
        .buttonStyle(.bordered)
        .buttonBorderShape(.capsule)
        .tint(.accent)
        .disabled(entry.done == 0)
      }
      Divider()
      TaskList(tasks: entry.tasks, most: 6, showsList: true)
    }
  }
}

/// As many tasks as have room to be tapped.
struct TaskList: View {
  let tasks: [TaskItem]
  let most: Int
  var showsList = false

  var body: some View {
    ViewThatFits(in: .vertical) {
      ForEach(Array((1...most).reversed()), id: \.self) { count in
        rows(tasks.prefix(count))
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private func rows(_ tasks: ArraySlice<TaskItem>) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(tasks) { task in
        TaskRow(task: task, showsList: showsList)
          .frame(maxHeight: showsList ? .infinity : nil)
      }
    }
  }
}

struct TaskRow: View {
  let task: TaskItem
  let showsList: Bool

  var body: some View {
    HStack(spacing: 6) {
      Toggle(isOn: task.isDone, intent: ToggleTaskIntent(task: task)) {
        Text(task.localizedTitle)
          .font(showsList ? .subheadline : .footnote)
          .strikethrough(task.isDone)
          .foregroundStyle(task.isDone ? .secondary : .primary)
          .lineLimit(1)
      }
      .toggleStyle(CheckToggleStyle(color: task.list.color))
      .accessibilityIdentifier(task.id)
      if showsList {
        Spacer(minLength: 4)
        Image(systemName: task.list.symbol)
          .font(.caption2)
          .foregroundStyle(task.list.color)
          .accessibilityLabel(task.list.title)
      }
    }
  }
}

struct CheckToggleStyle: ToggleStyle {
  let color: Color

  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 7) {
      Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
        .font(.system(size: 17))
        .foregroundStyle(configuration.isOn ? AnyShapeStyle(color) : AnyShapeStyle(.tertiary))
        .contentTransition(.symbolEffect(.replace))
      configuration.label
    }
    .frame(minHeight: 44)
    .contentShape(.rect)
  }
}

struct ProgressRing: View {
  let progress: Double

  var body: some View {
    ZStack {
      Circle()
        .stroke(.accent.opacity(0.2), lineWidth: 6)
      Circle()
        .trim(from: 0, to: progress)
        // The shape is turned, not the view: effects turn the other way from right to left.
        .rotation(.degrees(-90))
        .stroke(.accent, style: StrokeStyle(lineWidth: 6, lineCap: .round))
      Text(progress, format: .percent.precision(.fractionLength(0)))
        .font(.system(size: 11, weight: .bold, design: .rounded))
    }
    .padding(3)
    .widgetAccentable()
  }
}

struct AllDoneView: View {
  var body: some View {
    VStack(spacing: 8) {
      Image(.emptyList)
        .foregroundStyle(.accent)
      Text("All done")
        .font(.headline)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension TaskItem.List {
  var title: LocalizedStringKey {
    switch self {
    case .home: "Home"
    case .work: "Work"
    case .garden: "Garden"
    }
  }

  var symbol: String {
    switch self {
    case .home: "house.fill"
    case .work: "briefcase.fill"
    case .garden: "leaf.fill"
    }
  }

  var color: Color {
    switch self {
    case .home: Color(.listHome)
    case .work: Color(.listWork)
    case .garden: Color(.listGarden)
    }
  }
}
