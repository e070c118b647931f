// vitrine:disable symbol-does-not-scale -- a checkbox keeps its size, so that rows stay in line
// vitrine:disable color-only-meaning -- colors tell lists apart, whose names stand in the app
// vitrine:disable text-truncated -- a task's title may be of any length
import Foundation

struct TaskItem: Codable, Identifiable, Hashable {
  enum List: String, Codable {
    case home
    case work
    case garden
  }

  let id: String
  let title: String
  let list: List
  var isDone = false

  var localizedTitle: String {
    String(localized: String.LocalizationValue(title))
  }
}

/// What app and widget share through their group.
struct TaskStore {
  static let shared = TaskStore()

  private static let key = "tasks"
  private var defaults: UserDefaults? { UserDefaults(suiteName: "group.com.example.ToDo") }

  var tasks: [TaskItem] {
    guard let data = defaults?.data(forKey: Self.key),
      let tasks = try? JSONDecoder().decode([TaskItem].self, from: data)
    else { return TaskItem.samples }
    return tasks
  }

  func toggle(_ id: TaskItem.ID) {
    save(
      tasks.map { task in
        var task = task
        if task.id == id { task.isDone.toggle() }
        return task
      })
  }

  func clearCompleted() {
    save(tasks.filter { !$0.isDone })
  }

  private func save(_ tasks: [TaskItem]) {
    defaults?.set(try? JSONEncoder().encode(tasks), forKey: Self.key)
  }
}

extension TaskItem {
  static let samples = [
    TaskItem(id: "plants", title: "Water the plants", list: .garden, isDone: true),
    TaskItem(id: "invoice", title: "Send the invoice", list: .work),
    TaskItem(id: "train", title: "Book train tickets", list: .home),
    TaskItem(id: "grandma", title: "Call Grandma", list: .home),
    TaskItem(id: "library", title: "Return library books", list: .home, isDone: true),
    TaskItem(id: "light", title: "Repair the bicycle light", list: .home),
    TaskItem(id: "trip", title: "Plan the summer trip", list: .work),
  ]
}
