import Foundation
import TestSupport
import Testing

/// Live Activities of scripts: a state that is given, made up after the declared type, pushed, or
/// started by the script.
@Suite(.serialized, .timeLimit(.minutes(60))) struct ScriptActivityTests {
  private func script() throws -> TestFolder {
    let place = TestFolder()
    try place.write(
      """
      import { LiveActivity, LiveActivityUI, LiveActivityUIBuilder, Text } from "scripting"
      type Leg = { city: string; minutes: number }
      interface State {
        flightNumber: string // as it is printed
        legs: Leg[]
        phase: "boarding" | "air"
        late?: boolean
      }
      const builder: LiveActivityUIBuilder<State> = ({ flightNumber, legs, phase, late }) => (
        <LiveActivityUI
          content={<Text>{flightNumber} {legs[0].city} {legs[0].minutes} {phase} {String(late)}</Text>}
          compactLeading={<Text>lead</Text>} compactTrailing={<Text>trail</Text>}
          minimal={<Text>{phase}</Text>}>
        </LiveActivityUI>)
      export const flight = LiveActivity.register("Flight", builder)
      """, to: "live_activity.tsx")
    return place
  }

  private func shown(_ arguments: String..., in place: TestFolder) throws -> String {
    let outcome = try Command.run(
      ["inspect", place.url.path, "--family", "activityLockScreen"] + arguments)
    return outcome.output + outcome.errors
  }

  @Test func statesAreMadeUpAfterTheType() throws {
    let text = try shown(in: script())
    #expect(text.contains("\"text\": \"Flight number City 0 boarding false\""), "\(text)")
  }

  @Test func statesAreGiven() throws {
    let state =
      #"{"flightNumber": "VT 1", "legs": [{"city": "Oslo", "minutes": 3}], "phase": "air"}"#
    let text = try shown("--state", state, in: script())
    #expect(text.contains("\"text\": \"VT 1 Oslo 3 air undefined\""), "\(text)")
  }

  @Test func pushesChangeWhatIsShown() throws {
    let place = try script()
    let payload = """
      {"aps": {"timestamp": 1, "event": "update", "content-state":
        {"flightNumber": "VT 2", "legs": [{"city": "Rome", "minutes": 9}], "phase": "air"}}}
      """
    let folder = place.url.appending(path: "pushed").path
    let kind = "activity:" + place.url.lastPathComponent
    let outcome = try Command.run([
      "push", kind, place.url.path, "--payload", payload, "-o", folder,
    ])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      !FileManager.default.contentsEqual(
        atPath: folder + "/activityLockScreen-before.png",
        andPath: folder + "/activityLockScreen-after.png"))
  }

  /// A tint is the Lock Screen's: the island stays black.
  @Test func tintsLeaveTheIslandBlack() throws {
    let pictures = try ["", "activityBackgroundTint=\"clear\""].map { tint in
      let place = TestFolder()
      try place.write(
        """
        import { LiveActivity, LiveActivityUI, LiveActivityUIExpandedCenter, Text } from "scripting"
        LiveActivity.register("a", () => (
          <LiveActivityUI content={<Text>a</Text>} compactLeading={<Text \(tint)>b</Text>}
            compactTrailing={<Text>c</Text>} minimal={<Text \(tint)>d</Text>}>
            <LiveActivityUIExpandedCenter><Text \(tint)>e</Text></LiveActivityUIExpandedCenter>
          </LiveActivityUI>))
        """, to: "Same/live_activity.tsx")
      let out = place.url.appending(path: "out")
      let outcome = try Command.run([
        "render", place.url.appending(path: "Same").path, "--family",
        "islandExpanded,islandCompact,islandMinimal", "--context", "home-screen", "-o", out.path,
      ])
      #expect(outcome.status == 0, "\(outcome.errors)")
      return try FileManager.default.subpathsOfDirectory(atPath: out.path).sorted()
        .filter { $0.hasSuffix(".png") }.map { try Data(contentsOf: out.appending(path: $0)) }
    }
    #expect(pictures[0].count == 3)
    #expect(pictures[0] == pictures[1])
  }

  /// Started, updated and ended within one run; what is left is what the activity shows.
  @Test func scriptsStartUpdateAndEnd() throws {
    let place = try script()
    try place.write(
      """
      import { LiveActivity, Text, Widget } from "scripting"
      import { flight } from "./live_activity"
      async function run() {
        const activity = flight()
        const legs = [{ city: "Oslo", minutes: 3 }]
        const said: any[] = [await activity.start({ flightNumber: "VT 3", legs, phase: "boarding" })]
        said.push(await activity.update({ flightNumber: "VT 4", legs, phase: "air" }))
        const [known] = await LiveActivity.getAllActivities()
        const again = await LiveActivity.from(known.id, "Flight")
        said.push(known.state, again?.started, await activity.getActivityState())
        said.push(await activity.end({ flightNumber: "VT 5", legs, phase: "air" }))
        said.push(await activity.getActivityState())
        said.push(await activity.update({ flightNumber: "VT 6", legs, phase: "air" }))
        Widget.present(<Text>{said.join(" ")}</Text>)
      }
      run()
      """, to: "widget.tsx")
    let outcome = try Command.run(["inspect", place.url.path, "--family", "systemSmall"])
    #expect(
      outcome.output.contains("\"text\": \"true true active true active true ended false\""),
      "\(outcome.output)\(outcome.errors)")
  }
}
