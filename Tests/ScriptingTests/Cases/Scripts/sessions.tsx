// shows: false false active true inactive 60 true 60000 me null null 3
// shows: Song 1 playing play true 5 false me false 0 null
// says: 'WebViewController' loads no page here
// says: 'BackgroundKeeper' keeps nothing alive here
// not: error
import {
  Animation, BackgroundKeeper, EditMode, MediaPlayer, MediaPlayerPlaybackState, MediaPlayerRemoteCommand,
  SSHAuthenticationMethod, Text, Thread, TimeIntervalNotificationTrigger, VStack, WebViewController, Widget, withAnimation,
} from "scripting"
const trigger = new TimeIntervalNotificationTrigger({ timeInterval: 60, repeats: true })
let changes = 0
const change = () => { changes += 1 }
await withAnimation(change)
await withAnimation(Animation.default(), change)
await withAnimation(Animation.spring({}), "removed", change)
const first = [
  await BackgroundKeeper.isActive, await BackgroundKeeper.keepAlive(), EditMode.active().value,
  EditMode.transient().isEditing, EditMode.inactive().value, trigger.timeInterval, trigger.repeats,
  trigger.nextTriggerDate().getTime() - Date.now(), SSHAuthenticationMethod.passwordBased("me", "secret").username,
  SSHAuthenticationMethod.p256("me", ""), SSHAuthenticationMethod.rsa("me", null), changes,
]
MediaPlayer.nowPlayingInfo = { title: "Song" }
MediaPlayer.playbackState = MediaPlayerPlaybackState.playing
MediaPlayer.setAvailableCommands(["play"])
const web: any = new WebViewController()
const isLoaded = await web.loadHTML("<p>")
web.setCustomUserAgent("me")
await web.present({ navigationTitle: "a" })
web.dispose()
const second = [
  MediaPlayer.nowPlayingInfo.title, MediaPlayer.playbackState, MediaPlayerPlaybackState[1], MediaPlayerRemoteCommand.play,
  Thread.isMainThread, await Thread.runInBackground(async () => 5), isLoaded, web.getCustomUserAgent(), web.canGoBack(),
  (await web.getAllCookies()).length, await web.evaluateJavaScript("1"),
]
Widget.present(
  <VStack>
    <Text>{first.map(String).join(" ")}</Text>
    <Text>{second.map(String).join(" ")}</Text>
  </VStack>)
