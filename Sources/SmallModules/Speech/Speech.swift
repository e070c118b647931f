@_exported public import VitrineFoundation

// Speech to text. Inert: nobody has allowed it.

public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, restricted, authorized
}
open class SFTranscription: NSObject, @unchecked Sendable {
  open var formattedString: String { "" }
}
open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
  open var bestTranscription: SFTranscription { SFTranscription() }
  open var isFinal: Bool { true }
}
open class SFSpeechRecognitionRequest: NSObject, @unchecked Sendable {
  open var shouldReportPartialResults = true
}
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  public override init() {}
  open func endAudio() {}
}
open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
  open func cancel() {}
  open func finish() {}
}
open class SFSpeechRecognizer: NSObject, @unchecked Sendable {
  public override init() {}
  public convenience init?(locale: Locale) { nil }
  open var isAvailable: Bool { false }
  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .denied }
  open class func requestAuthorization(
    _ handler: @escaping (SFSpeechRecognizerAuthorizationStatus) -> Void
  ) { handler(.denied) }
}

public enum SFSpeechRecognitionTaskHint: Int, Sendable {
  case unspecified, dictation, search, confirmation
}
public enum SFSpeechRecognitionTaskState: Int, Sendable {
  case starting, running, finishing, canceling, completed
}
