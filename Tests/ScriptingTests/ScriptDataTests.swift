import Foundation
import TestSupport
import Testing

/// The files of docs/data.md, which widgets written in Swift read as well, as scripts see them.
@Suite(.serialized, .timeLimit(.minutes(60))) struct ScriptDataTests {
  private static let files = [
    "calendar.json": """
    {"calendars": [{"title": "Work", "color": "#FF0000"}], "lists": [{"title": "Home"}],
     "events": [
       {"title": "Stand-up", "start": "10:00", "end": "10:15", "calendar": "Work"},
       {"title": "Far", "start": "+9 10:00", "calendar": "Work"}],
     "reminders": [
       {"title": "Milk", "due": "18:00", "list": "Home"},
       {"title": "Done", "isCompleted": true, "list": "Home"}]}
    """,
    "contacts.json": """
    {"contacts": [{"givenName": "Ada", "familyName": "L", "organization": "Engine",
      "phones": ["+1 555"], "emails": ["a@example.com"]}]}
    """,
    "health.json": """
    {"StepCount": {"unit": "count", "days": [100, 200, 300]}, "HeartRate": {"hours": [60, 64]}}
    """,
    "location.json": """
    {"latitude": 52.5, "longitude": 13.4, "placemark": {"locality": "Berlin"}}
    """,
  ]

  private static let script = """
    import { CalendarEvent, Contact, Health, Location, Reminder, Text, Widget } from "scripting"
    async function run() {
      const events = await CalendarEvent.getAll(new Date(), new Date(Date.now() + 86400000))
      const reminders = await Reminder.getIncompletes()
      const [person] = await Contact.fetchAllContacts()
      const steps = await Health.queryQuantitySamples("stepCount", {})
      const beats = await Health.queryStatistics("heartRate", {})
      const here = await Location.requestCurrent()
      const [place] = await Location.reverseGeocode(here)
      Widget.present(<Text>{[
        events.map((one) => one.title + "/" + one.calendar.title), reminders.map((one) => one.title),
        person?.givenName, person?.organizationName, person?.phoneNumbers[0].value,
        steps.map((one) => one.value).join("+"), beats?.averageQuantity(), here?.latitude,
        place?.locality,
      ].join(" ")}</Text>)
    }
    run()
    """

  private func shown(_ data: String...) throws -> String {
    let place = TestFolder()
    try place.write(Self.script, to: "widget.tsx")
    for (name, text) in Self.files { try place.write(text, to: "data/" + name) }
    let options = data.map { $0 == "FOLDER" ? place.url.appending(path: "data").path : $0 }
    let outcome = try Command.run(
      [
        "inspect", place.url.appending(path: "widget.tsx").path, "--family", "systemSmall",
        "--date",
        "2026-06-08T09:41:00Z", "--time-zone", "UTC",
      ] + options)
    return outcome.output + outcome.errors
  }

  @Test func filesAnswer() throws {
    let text = try shown("--data", "FOLDER")
    #expect(
      text.contains("Stand-up/Work Milk Ada Engine +1 555 100+200+300 62 52.5 Berlin"), "\(text)")
  }

  /// Who said no is a person of whom nothing is known.
  @Test func withoutFilesThereIsNothing() throws {
    let text = try shown("--data", "none")
    #expect(text.contains("error") && text.contains("widget.tsx:9:"), "\(text)")
  }
}
