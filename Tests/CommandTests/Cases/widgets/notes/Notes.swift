import SwiftData
import SwiftUI
import WidgetKit

@Model final class Note {
  var title: String
  var isPinned: Bool
  init(title: String, isPinned: Bool) {
    self.title = title
    self.isPinned = isPinned
  }
}

/// A query that an extension of its view sets.
struct PinnedNotes: View {
  @Query private var notes: [Note]
  @AppStorage("last") private var last: PersistentIdentifier?
  let container: ModelContainer

  private var all: Int {
    (try? container.mainContext.fetchCount(FetchDescriptor<Note>())) ?? 0
  }

  var body: some View {
    VStack {
      ForEach(notes) { Text($0.title) }
      if let last, let note = container.mainContext.model(for: last) as? Note {
        Text("Last: \(note.title)")
      }
      Text("All: \(all)")
    }
  }
}

extension PinnedNotes {
  init(in container: ModelContainer) {
    self.container = container
    _notes = Query(filter: #Predicate { $0.isPinned }, sort: \.title)
  }
}

/// A query that the initializer of its view leaves alone.
struct NoteCount: View {
  @Query private var notes: [Note]
  private let word: String

  init(word: String) { self.word = word }

  var body: some View { Text("\(word): \(notes.count)") }
}

struct Entry: TimelineEntry {
  let date: Date
  let container: ModelContainer
}

struct Provider: TimelineProvider {
  func placeholder(in context: Context) -> Entry { entry() }
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
    completion(entry())
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    completion(Timeline(entries: [entry()], policy: .never))
  }

  private func entry() -> Entry {
    let container = try! ModelContainer(
      for: Note.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    let context = ModelContext(container)
    for (title, isPinned) in [("Oak", true), ("Elm", true), ("Ash", false)] {
      context.insert(Note(title: title, isPinned: isPinned))
    }
    for number in 0..<20_000 { context.insert(Note(title: "\(number)", isPinned: false)) }
    try? context.delete(model: Note.self, where: #Predicate { $0.title < "9" })
    @AppStorage("last") var last: PersistentIdentifier?
    last = try? context.fetch(FetchDescriptor<Note>()).first { $0.title == "Ash" }?
      .persistentModelID
    try? context.save()
    return Entry(date: .now, container: container)
  }
}

@main struct NotesWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "notes", provider: Provider()) { entry in
      VStack {
        PinnedNotes(in: entry.container)
        NoteCount(word: "Queried")
      }
      .modelContainer(entry.container)
      .containerBackground(.white, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}
