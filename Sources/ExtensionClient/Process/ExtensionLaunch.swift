import Glibc
public import VitrineMessages
public import VitrinePlatform

/// How an extension is started and how much it may take.
public struct ExtensionLaunch: Hashable, Sendable {
  /// Path of the compiled extension.
  public var executable: String
  /// Resources folder, nil: none.
  public var resources: String?
  /// `deny`, `live` or a folder.
  public var network: String
  /// Folder for app groups and defaults; nil: the extension makes none.
  public var container: String?
  /// An identifier such as `Europe/Berlin`.
  public var timeZone: String
  /// Language and region, such as `de_DE`.
  public var locale: String
  /// Version in the unified numbering.
  public var os: Int
  /// Seconds since 1970 that the process takes for now where a request names no moment, so that
  /// what its globals and its bundle are made with is the picture's date; nil: the machine's.
  public var date: Double?
  /// `iOS`, `watchOS` or `macOS`: what the sources were built for.
  public var platform: String
  /// Seconds of wall clock for one request.
  public var timeLimit: Double
  /// Seconds that a provider may take of it: what is left is for drawing.
  var providerTimeLimit: Double { timeLimit / 2 }
  /// Seconds for a provider that has once not answered in time (estimate).
  var secondProviderTimeLimit: Double { min(0.5, providerTimeLimit) }
  /// Bytes of resident memory. Far above a device's 30 MB: the SDK's own share differs.
  public var memoryLimit: Int
  /// Whether and how strictly it is confined.
  public var confinement: ConfinementMode
  /// More environment variables.
  public var variables: [String: String]
  /// More that it may read.
  public var readable: [String] = []
  /// Layers of confinement that a test leaves out, to show what they are for.
  package var withoutLayers: Set<Confinement.Layer> = []

  public init(
    executable: String, resources: String? = nil, network: String = "deny",
    container: String? = nil, timeZone: String = "UTC", locale: String = "en_US",
    os: Int = OSVersion.newest, platform: String = "iOS", timeLimit: Double = 10,
    memoryLimit: Int = 512 << 20, confinement: ConfinementMode = .on,
    variables: [String: String] = [:]
  ) {
    self.executable = executable
    self.resources = resources
    self.network = network
    self.container = container
    self.timeZone = timeZone
    self.locale = locale
    self.os = os
    self.platform = platform
    self.timeLimit = timeLimit
    self.memoryLimit = memoryLimit
    self.confinement = confinement
    self.variables = variables
  }

  /// The whole environment of the new process: nothing of the machine's own but where to find
  /// libraries, so that a widget draws the same everywhere.
  var environment: [String] {
    var values = [
      ExtensionEnvironment.input: "3", ExtensionEnvironment.output: "3",
      ExtensionEnvironment.network: network, "TZ": timeZone, "LANG": "\(locale).UTF-8",
      "LC_ALL": "C.UTF-8", "VITRINE_OS": "\(os)",
      "VITRINE_LOCALE": locale, "VITRINE_PLATFORM": platform,
      // A dictionary that a widget draws has one order: same sources, same picture.
      "SWIFT_DETERMINISTIC_HASHING": "1",
      // The launcher collects crashes from outside. Without a root the runtime looks for its backtracer
      // all the same, through every symbol of the SDK: a millisecond of each start.
      "SWIFT_BACKTRACE": "enable=no", "SWIFT_ROOT": "/",
    ]
    if let date { values[ExtensionEnvironment.date] = "\(date)" }
    if let resources { values[ExtensionEnvironment.resources] = resources }
    if let container {
      values[ExtensionEnvironment.container] = container
      values["HOME"] = container
      values["CFFIXED_USER_HOME"] = container
      values["TMPDIR"] = container
    }
    for name in [
      "LD_LIBRARY_PATH", "VITRINE_FONTS", "VITRINE_SYMBOLS", "VITRINE_LOCATION",
    ] {
      if let value = getenv(name) { values[name] = String(cString: value) }
    }
    values.merge(variables) { $1 }
    return values.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
  }
}
