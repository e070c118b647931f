extension Context {
  /// A wall or a table in the room around Apple Vision.
  static let room = Context(
    id: "room", title: "Room",
    summary: "full color on a wall around Apple Vision, in a frame or let into the wall",
    surface: .homeScreen, families: [.vision: FamilyGroups.system + FamilyGroups.lockScreen],
    firstOS: 26
  ) { input in
    ContextTraits(
      colorScheme: input.appearance,
      contentMargins: input.family.isSystem ? Margins.home : Margins.none,
      plate: input.family.isSystem ? .base : .none, surround: .homeScreen)
  }
}
