import Foundation
import TestSupport
import Testing

/// What is drawn where a widget's provider fails.
@Suite(.serialized, .timeLimit(.minutes(60)))
struct FailedProviderTests {
  /// Draws one of the cases' providers.
  private func render(
    _ widget: String, in context: String = "home-screen", _ options: [String] = []
  ) throws -> (outcome: Command.Outcome, pictures: [String]) {
    let out = scratchFolder("vitrine-test")
    defer { try? FileManager.default.removeItem(at: out) }
    let outcome = try Command.run(
      [
        "render", WidgetCases.path("providers"), "--widget", widget, "--context", context, "-o",
        out.path,
      ] + options)
    return (outcome, WidgetCases.files(in: out))
  }

  /// Where there is no timeline and the snapshot crashes, the placeholder is drawn, and all is said.
  @Test func placeholdersStandInForCrashedSnapshots() throws {
    let (outcome, pictures) = try render("shy", ["--appearance", "light", "dark"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(pictures.count == 3)
    #expect(outcome.errors.contains("its placeholder is shown instead"))
    #expect(outcome.errors.contains("shy: its snapshot was asked instead: the extension crashed"))
  }

  /// The gallery shows the placeholder of a widget whose snapshot does not come.
  @Test func placeholdersStandInForTheGallerysSnapshots() throws {
    let (outcome, pictures) = try render("shy", in: "gallery")
    #expect(outcome.status == 1, "a crash stays an error")
    #expect(outcome.errors.contains("its placeholder is shown instead"), "\(outcome.errors)")
    #expect(pictures.count == 2)
  }

  /// A provider that crashes is told with its place; what a device shows then is the picture.
  @Test func snapshotsStandInForCrashedTimelines() throws {
    let (outcome, pictures) = try render("crash")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("Providers.swift:51"), "\(outcome.errors)")
    #expect(outcome.errors.contains("on purpose; its snapshot is shown instead"))
    #expect(pictures.count == 2)
  }

  /// Where timeline, snapshot and placeholder all crash, an entry is made up, and each crash is told.
  @Test func madeUpEntriesStandInLast() throws {
    let (outcome, pictures) = try render("lost")
    #expect(outcome.status == 1)
    #expect(
      outcome.errors.contains("on purpose; an entry with made-up values is shown instead"),
      "\(outcome.errors)")
    #expect(outcome.errors.contains("lost: its placeholder was asked instead"))
    #expect(pictures.count == 2)
  }

  /// A view that asks for more than the first of a made-up list gets a longer one.
  @Test func madeUpListsGrowWhereViewsAskForMore() throws {
    let (outcome, pictures) = try render("rows")
    #expect(
      outcome.errors.contains("on purpose; an entry with longer made-up lists is shown instead"),
      "\(outcome.errors)")
    #expect(pictures.count == 2)
  }
}
