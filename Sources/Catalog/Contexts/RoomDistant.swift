extension Context {
  /// The same wall from the other end of the room.
  static let roomDistant = Context(
    id: "room-distant", title: "Room, from a distance",
    summary: "as in the room, from far away: levelOfDetail is simplified",
    surface: .homeScreen, families: [.vision: FamilyGroups.system + FamilyGroups.lockScreen],
    firstOS: 26
  ) { input in
    var traits = Context.room.traits(input)
    traits.isSimplified = true
    return traits
  }
}
