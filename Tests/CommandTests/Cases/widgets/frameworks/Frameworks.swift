import AVFAudio
import AudioUnit
import CFNetwork
import CoreAudioKit
import CoreAudioTypes
import CoreLocationUI
import DeviceCheck
import SwiftUI
import UserNotificationsUI
import WidgetKit

/// What a file that is shared with the app asks of frameworks that are no widget's.
final class Sound: NSObject, AVAudioPlayerDelegate {
  var player: AVAudioPlayer?
  func session() -> AVAudioSession { .sharedInstance() }
}

final class NotificationView: UIViewController, UNNotificationContentExtension {
  func didReceive(_ notification: UNNotification) {}
}

func mute(_ device: AudioDeviceID) -> Bool {
  var address = AudioObjectPropertyAddress(
    mSelector: kAudioDevicePropertyMute, mScope: kAudioDevicePropertyScopeOutput,
    mElement: kAudioObjectPropertyElementMain)
  var isSettable: DarwinBoolean = false
  return AudioObjectHasProperty(device, &address)
    && AudioObjectIsPropertySettable(device, &address, &isSettable) == noErr
    && isSettable.boolValue
}

struct Nearby: View {
  var body: some View { LocationButton(.shareCurrentLocation) {} }
}

func token() async -> Data? {
  guard DCDevice.current.isSupported else { return nil }
  return try? await DCDevice.current.generateToken()
}

struct Entry: TimelineEntry { let date: Date }

struct Provider: TimelineProvider {
  func placeholder(in context: Context) -> Entry { Entry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
    completion(Entry(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    completion(Timeline(entries: [Entry(date: .now)], policy: .never))
  }
}

@main struct Frameworks: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "frameworks", provider: Provider()) { _ in
      Nearby().containerBackground(.white, for: .widget)
    }
    .supportedFamilies([.systemMedium])
  }
}
