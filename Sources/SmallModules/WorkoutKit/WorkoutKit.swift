@_exported public import HealthKit
@_exported public import VitrineFoundation

// Planned workouts. Inert: none is planned.

public enum WorkoutGoal: Hashable, Sendable {
  case open
  case distance(Double, UnitLength)
  case time(Double, UnitDuration)
  case energy(Double, UnitEnergy)
}
public final class WorkoutScheduler: Sendable {
  public static let shared = WorkoutScheduler()
  public static var isSupported: Bool { false }
}
