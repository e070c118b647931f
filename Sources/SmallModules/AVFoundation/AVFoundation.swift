@_exported public import CoreGraphics
@_exported public import VitrineFoundation

// Sound and film. Inert: a widget plays nothing.

open class AVAudioSession: NSObject, @unchecked Sendable {
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
  }
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
    public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
    public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
    public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    public static let voicePrompt = Mode(rawValue: "AVAudioSessionModeVoicePrompt")
  }
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    public static let duckOthers = CategoryOptions(rawValue: 2)
  }
  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }
  private static let shared = AVAudioSession()
  open class func sharedInstance() -> AVAudioSession { shared }
  open var outputVolume: Float { 0.5 }
  open var isOtherAudioPlaying: Bool { false }
  open func setCategory(_ category: Category) throws {}
  open func setCategory(
    _ category: Category, mode: Mode, options: CategoryOptions = []
  ) throws {}
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  public static let interruptionNotification = Notification.Name(
    "AVAudioSessionInterruptionNotification")
  public static let routeChangeNotification = Notification.Name(
    "AVAudioSessionRouteChangeNotification")
}

public protocol AVAudioPlayerDelegate: AnyObject {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
}
extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
}

/// Silent: `play` only remembers that it was called.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  open weak var delegate: (any AVAudioPlayerDelegate)?
  open private(set) var isPlaying = false
  open var volume: Float = 1
  open var rate: Float = 1
  open var enableRate = false
  open var currentTime: TimeInterval = 0
  open var numberOfLoops = 0
  open var duration: TimeInterval { 0 }
  open var url: URL? { source }
  private let source: URL?
  public init(contentsOf url: URL) throws { source = url }
  public init(data: Data) throws { source = nil }
  @discardableResult open func prepareToPlay() -> Bool { true }
  @discardableResult open func play() -> Bool {
    isPlaying = true
    return true
  }
  open func pause() { isPlaying = false }
  open func stop() { isPlaying = false }
}

open class AVPlayerItem: NSObject, @unchecked Sendable {
  public let asset: AVAsset
  public init(url: URL) { asset = AVURLAsset(url: url) }
  public init(asset: AVAsset) { self.asset = asset }
  public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) { self.asset = asset }
  open func add(_ output: AVPlayerItemOutput) {}
  open func remove(_ output: AVPlayerItemOutput) {}
  open var duration: CMTime { asset.duration }
}
open class AVPlayerItemOutput: NSObject, @unchecked Sendable {}
/// Has no picture of any time, since no film is decoded.
open class AVPlayerItemVideoOutput: AVPlayerItemOutput, @unchecked Sendable {
  public init(pixelBufferAttributes: [String: Any]? = nil) {}
  open func hasNewPixelBuffer(forItemTime itemTime: CMTime) -> Bool { false }
  open func copyPixelBuffer(
    forItemTime itemTime: CMTime, itemTimeForDisplay: UnsafeMutablePointer<CMTime>?
  ) -> CVPixelBuffer? { nil }
}
open class AVPlayer: NSObject, @unchecked Sendable {
  open var rate: Float = 0
  open var volume: Float = 1
  open var currentItem: AVPlayerItem?
  public override init() {}
  public init(url: URL) { currentItem = AVPlayerItem(url: url) }
  public init(playerItem: AVPlayerItem?) { currentItem = playerItem }
  open func play() { rate = 1 }
  open func pause() { rate = 0 }
  open func currentTime() -> CMTime { .zero }
  open func seek(to time: CMTime) {}
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    completionHandler(false)
  }
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
}

open class AVSpeechUtterance: NSObject, @unchecked Sendable {
  public let speechString: String
  open var rate: Float = 0.5
  public init(string: String) { speechString = string }
}
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  public override init() {}
  open var isSpeaking: Bool { false }
  open func speak(_ utterance: AVSpeechUtterance) {}
}

/// The largest rectangle of a ratio inside another.
public func AVMakeRect(aspectRatio: CGSize, insideRect rect: CGRect) -> CGRect {
  guard aspectRatio.width > 0, aspectRatio.height > 0 else { return rect }
  let factor = min(rect.width / aspectRatio.width, rect.height / aspectRatio.height)
  let size = CGSize(width: aspectRatio.width * factor, height: aspectRatio.height * factor)
  return CGRect(
    x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width,
    height: size.height)
}
