import Foundation
import Glibc
import TestSupport
import Testing
import VitrineDrawing
@testable import VitrineExtensionClient
@testable import VitrineHost
import VitrineMessages

/// A host with programs that say what an extension would say.
@Suite(.timeLimit(.minutes(60))) struct HostServiceTests {
  private static func placement(_ source: String, _ kind: String) -> PlacedWidget {
    PlacedWidget(
      source: source, kind: kind, family: "systemSmall", device: "iphone-17-pro",
      context: "home-screen", environment: RenderEnvironment())
  }

  private static var picture: ExtensionReply {
    let archive = Archive(
      size: Size(10, 10), scale: 1, list: DisplayList(),
      semantics: SemanticsNode(type: "Root", frame: Rect(x: 0, y: 0, width: 10, height: 10)))
    return .rendered(RenderResponse(archive: archive.encoded(), entryDate: 0))
  }

  private static func timeline(_ dates: [Double]) -> ExtensionReply {
    .timeline(
      TimelineResponse(
        entries: dates.map { TimelineResponse.Entry(date: $0) }, policy: .never))
  }

  /// Seconds, of the file system: `Date` may be a widget's frozen one in this process.
  private static func now(_ folder: URL) throws -> Double {
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path)
    return try #require(attributes[.modificationDate] as? Date).timeIntervalSince1970
  }

  /// One extension says nothing for as long as the test may take; the other one is shown meanwhile.
  @Test func aSilentExtensionHoldsUpNobody() throws {
    let folder = scratchFolder("vitrine-host")
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = try WidgetStore(path: folder.appending(path: "store.sqlite").path)
    let launches = [
      "silent": try sayingProgram([UInt8](), in: folder, timeLimit: 600),
      "good": try sayingProgram(
        [Self.timeline([try Self.now(folder)]), Self.picture], in: folder, timeLimit: 600),
    ]
    var events: [(String, TimelineEvent)] = []
    var shown: [String] = []
    let host = try HostService(
      store: store, launches: launches, log: { events.append(($0.kind, $1)) },
      show: { widget, _, _ in shown.append(widget.kind) })
    try host.place(Self.placement("silent", "a"), budget: ReloadBudget())
    try host.place(Self.placement("good", "b"), budget: ReloadBudget())
    try host.run { !shown.isEmpty }
    #expect(shown == ["b"])
    #expect(events.map(\.0).allSatisfy { $0 == "b" })

    #expect(events.map { "\($0.1.kind) \($0.1.name ?? "")" } == ["reload ", "entry "])
  }

  private static func wait(for answers: Mailbox<HostAnswer>) -> [HostAnswer] {
    var polled = pollfd(fd: answers.descriptor, events: Int16(POLLIN), revents: 0)
    poll(&polled, 1, -1)
    return answers.take()
  }

  /// A process that ends at once is not started again and again.
  @Test func crashesAreFollowedByLongerPauses() throws {
    let answers = Mailbox<HostAnswer>()
    var pool = ExtensionPool(["s": ExtensionLaunch(executable: "/bin/false")], answers: answers)
    func job(_ kind: String) -> HostJob {
      HostJob(
        placement: Self.placement("s", kind),
        request: ReloadRequest(number: 1, cause: .added, isFree: true),
        environment: RenderEnvironment(), placed: PlacedList(kinds: [], revision: 1))
    }
    let isAdded = pool.add(job("k"))
    #expect(isAdded)
    let next = pool.dispatch()
    #expect(next == nil)
    var pause: Double?
    while pause == nil {
      for case .done(let job, let worker, let fault) in Self.wait(for: answers) {
        pause = pool.finish(job, worker: worker, fault)
      }
    }
    #expect(pause == 1)
    // The kind rests; another one of the same extension is asked.
    _ = pool.add(job("k"))
    _ = pool.add(job("other"))
    let later = pool.dispatch()
    #expect(later != nil)
    var kinds: [String] = []
    while kinds.isEmpty {
      for case .done(let job, _, _) in Self.wait(for: answers) { kinds.append(job.kind) }
    }
    #expect(kinds == ["other"])
  }

  @Test func anotherHostsExtensionIsRefused() {
    var pool = ExtensionPool([:], answers: Mailbox<HostAnswer>())
    let isAdded = pool.add(
      HostJob(
        placement: Self.placement("s", "k"),
        request: ReloadRequest(number: 1, cause: .added, isFree: true),
        environment: RenderEnvironment(), placed: PlacedList(kinds: [], revision: 1)))
    #expect(!isAdded)
  }
}
