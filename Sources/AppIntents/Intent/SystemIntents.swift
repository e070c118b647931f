// Actions that the system knows by their kind. A widget only declares them.

/// Starts a workout.
public protocol StartWorkoutIntent: SystemIntent, InstanceDisplayRepresentable {
  associatedtype WorkoutStyle: Sendable
  static var suggestedWorkouts: [Self] { get }
  var workoutStyle: WorkoutStyle { get set }
}

public protocol PauseWorkoutIntent: SystemIntent {}
public protocol ResumeWorkoutIntent: SystemIntent {}
public protocol StartDiveIntent: SystemIntent {}

/// Plays a video found by a term.
public protocol PlayVideoIntent: SystemIntent {
  static var supportedCategories: [VideoCategory] { get }
  var term: String { get set }
}

/// Kinds of videos.
public struct VideoCategory: Hashable, Sendable {
  package var name: String
  public static let movies = VideoCategory(name: "movies")
  public static let tvShows = VideoCategory(name: "tvShows")
  public static let events = VideoCategory(name: "events")
  public static let homeVideos = VideoCategory(name: "homeVideos")
  public static let sports = VideoCategory(name: "sports")
}
