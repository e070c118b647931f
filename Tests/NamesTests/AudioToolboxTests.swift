import AudioToolbox
import Testing
import VitrineFoundation

@Suite(.timeLimit(.minutes(60))) struct AudioToolboxTests {
  @Test func aSoundThatIsNotThereIsNone() {
    var sound = SystemSoundID()
    let missing = URL(fileURLWithPath: "/none/bell.wav")
    #expect(AudioServicesCreateSystemSoundID(missing as CFURL, &sound) == -43)
    #expect(sound == 0)
    let there = URL(fileURLWithPath: #filePath)
    #expect(AudioServicesCreateSystemSoundID(there as CFURL, &sound) == 0)
    #expect(sound > kSystemSoundID_UserPreferredAlert)
  }
}
