// shows: 5 play inBed=0 utf-8 true 60
import {
  DeviceMotion, EditMode, Encoding, HealthCategoryValueSleepAnalysis, MapSnapshotter, MediaPlayerRemoteCommand,
  Text, Thread, TimeIntervalNotificationTrigger, Widget, withAnimation,
} from "scripting"
async function run() {
  let n = 0
  await withAnimation(() => { n += 2 })
  await Thread.runInBackground(() => { n += 3 })
  const picture = await MapSnapshotter.take({ size: { width: 60, height: 40 } })
  const trigger = new TimeIntervalNotificationTrigger({ timeInterval: 5, repeats: false })
  Widget.present(<Text>{n} {MediaPlayerRemoteCommand.play} inBed={
    HealthCategoryValueSleepAnalysis.inBed} {Encoding["utf-8"]} {
    String(EditMode.active().isEditing && trigger.timeInterval === 5 && typeof DeviceMotion === "function")} {picture.image.width}</Text>)
}
run()
