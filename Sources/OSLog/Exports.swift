@_exported public import VitrineOS

/// Reading the log back. Inert: nothing is kept.
public final class OSLogStore: Sendable {
  public enum Scope: Sendable { case currentProcessIdentifier }
  public init(scope: Scope) throws {}
}
