import AppIntents

struct ToggleTaskIntent: AppIntent {
  static let title: LocalizedStringResource = "Toggle Task"

  @Parameter(title: "Task")
  var taskID: String

  init() {}

  init(task: TaskItem) {
    taskID = task.id
  }

  func perform() async throws -> some IntentResult {
    TaskStore.shared.toggle(taskID)
    return .result()
  }
}

struct ClearCompletedIntent: AppIntent {
  static let title: LocalizedStringResource = "Clear Completed"

  func perform() async throws -> some IntentResult {
    TaskStore.shared.clearCompleted()
    return .result()
  }
}
