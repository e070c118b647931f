import VitrineExtensionClient
import VitrineMessages

/// What a host asks of an extension for one placement: a timeline with its pictures.
struct HostJob: Sendable {
  var placement: PlacedWidget
  var request: ReloadRequest
  /// What the provider is told; its date is the moment of the question.
  var environment: RenderEnvironment
  /// Every placement of the extension.
  var placed: PlacedList

  var source: String { placement.source }
  var kind: String { placement.kind }
}

/// The placements of one extension, told to a process where it does not know them.
struct PlacedList: Sendable {
  var kinds: [PlacedKind]
  /// Another number, another list.
  var revision: Int
}

/// What comes of a job, in this order.
enum HostAnswer: Sendable {
  /// Once: the provider's answer with the pictures of the first entries, and what went wrong with
  /// them.
  case timeline(
    HostJob, Result<TimelineResponse, ExtensionFault>, pictures: [StoredArchive],
    faults: [TimelineFault])
  /// Pictures of later entries of the same timeline.
  case pictures(HostJob, [StoredArchive])
  /// The process can take the next job; the fault that ended it, if one did.
  case done(HostJob, worker: Int, ExtensionFault?)
}

/// Does one job on a process.
struct HostWork {
  let job: HostJob
  let widget: WidgetClient
  let deliver: (HostAnswer) -> Void

  /// Entries that are drawn before the first is shown, and at once after that (estimates: a picture
  /// takes some milliseconds).
  private static let firstPictures = 24
  private static let nextPictures = 144

  /// What ended the process; nil where it can go on.
  func run(placed: [PlacedKind]?) -> ExtensionFault? {
    let answer = widget.timeline(
      job.environment, configuration: job.placement.configuration, placed: placed)
    guard case .success(let response) = answer,
      let timeline = try? TimelineCheck.check(response, at: job.environment.date).timeline
    else {
      deliver(.timeline(job, answer, pictures: [], faults: []))
      return answer.failure
    }
    let first = timeline.current(at: job.environment.date) ?? 0
    var rest = timeline.entries[first...]
    let (pictures, fault) = pictures(of: rest.prefix(Self.firstPictures))
    if pictures.isEmpty, let fault {
      // A timeline of which nothing can be shown does not replace one that can.
      deliver(.timeline(job, .failure(fault), pictures: [], faults: []))
      return fault
    }
    deliver(.timeline(job, answer, pictures: pictures, faults: fault.map { [.init($0)] } ?? []))
    if fault != nil { return fault }
    rest = rest.dropFirst(Self.firstPictures)
    while !rest.isEmpty {
      let (pictures, fault) = self.pictures(of: rest.prefix(Self.nextPictures))
      deliver(.pictures(job, pictures))
      // A view that crashes does so again; what has been drawn is kept.
      if fault != nil { return fault }
      rest = rest.dropFirst(Self.nextPictures)
    }
    return nil
  }

  private func pictures(
    of entries: ArraySlice<CheckedTimeline.Entry>
  ) -> ([StoredArchive], ExtensionFault?) {
    var pictures: [StoredArchive] = []
    for entry in entries {
      switch widget.rendered(
        entry: entry.index, job.environment, configuration: job.placement.configuration)
      {
      case .success(let response):
        pictures.append(StoredArchive(entry: entry.index, body: response.archive))
      case .failure(let fault): return (pictures, fault)
      }
    }
    return (pictures, nil)
  }
}

extension Result {
  fileprivate var failure: Failure? {
    if case .failure(let failure) = self { failure } else { nil }
  }
}
