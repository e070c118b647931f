public import VitrineCatalog
public import VitrineDrawing

/// What a developer should know of a complication on a face that was asked for.
public enum FaceNotes {
  /// Names the face that stands in where the chosen one has no place for the family; empty elsewhere,
  /// also on the face that is shown when none was chosen.
  public static func notes(kind: String, input: ContextInput, surround: Surround) -> [Diagnostic] {
    let (face, family) = (input.face, input.family)
    guard surround == .watchFace, face != .standard, !face.families.contains(family) else {
      return []
    }
    let others = WatchFace.all.filter {
      $0.families.contains(family) && $0.isOffered(on: input.device)
    }
    let shown = family == .accessoryCorner ? "Infograph" : "Modular"
    let advice =
      others.isEmpty
      ? "" : "; add --face \(others.map(\.id).joined(separator: " or ")) for one that has"
    return [
      Diagnostic(
        .note,
        "\(kind): \(face.title) has no place for \(family.rawValue), which is shown in its colors on "
          + "\(shown)\(advice)")
    ]
  }
}
