@_exported public import GameplayKit
@_exported public import UIKit

// Game Center. Inert: nobody is signed in.

open class GKBasePlayer: NSObject, @unchecked Sendable { open var displayName: String? { nil } }
open class GKPlayer: GKBasePlayer, @unchecked Sendable {
  open var gamePlayerID: String { "" }
  open var teamPlayerID: String { "" }
  open var alias: String { "" }
}
open class GKLocalPlayer: GKPlayer, @unchecked Sendable {
  public static let local = GKLocalPlayer()
  open var isAuthenticated: Bool { false }
  open var isUnderage: Bool { false }
  open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)?
}
open class GKLeaderboard: NSObject, @unchecked Sendable {
  public enum PlayerScope: Int, Sendable { case global, friendsOnly }
  public enum TimeScope: Int, Sendable { case today, week, allTime }
  open class Entry: NSObject, @unchecked Sendable {
    open var player: GKPlayer { GKPlayer() }
    open var rank: Int { 0 }
    open var score: Int { 0 }
    open var formattedScore: String { "" }
  }
  open class func loadLeaderboards(IDs identifiers: [String]?) async throws -> [GKLeaderboard] {
    []
  }
  open class func submitScore(
    _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String]
  ) async throws {}
}
open class GKAchievement: NSObject, @unchecked Sendable {
  public let identifier: String
  open var percentComplete = 0.0
  open var showsCompletionBanner = false
  open var isCompleted: Bool { percentComplete >= 100 }
  public init(identifier: String) { self.identifier = identifier }
  open class func report(_ achievements: [GKAchievement]) async throws {}
  open class func loadAchievements() async throws -> [GKAchievement] { [] }
}
@preconcurrency @MainActor open class GKAccessPoint: NSObject {
  public enum Location: Int, Sendable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing
  }
  public static let shared = GKAccessPoint()
  open var isActive = false
  open var location = Location.topLeading
  open var showHighlights = false
}
@preconcurrency @MainActor public protocol GKGameCenterControllerDelegate: AnyObject {
  func gameCenterViewControllerDidFinish(_ controller: GKGameCenterViewController)
}
public enum GKGameCenterViewControllerState: Int, Sendable {
  case `default` = -1
  case leaderboards = 0
  case achievements, challenges, localPlayerProfile, dashboard
}
@preconcurrency @MainActor open class GKGameCenterViewController: UINavigationController {
  open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
  public convenience init(state: GKGameCenterViewControllerState) { self.init() }
}
