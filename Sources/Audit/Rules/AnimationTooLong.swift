extension AuditRule {
  static let animationTooLong = AuditRule(
    "animation-too-long", .note,
    summary: "An animation between two entries takes longer than two seconds.",
    rationale:
      "The system ends animations in widgets after two seconds, wherever they are by then.",
    source: "Human Interface Guidelines, Widgets: two seconds at most (docs/facts/behavior.md §22)",
    fix: "Give the animation a duration of two seconds or less."
  ) { evidence in
    evidence.motions.compactMap { motion in
      // A spring that was asked for two seconds settles a little later, and has no end to speak of.
      guard motion.seconds > 2.3, motion.seconds < 29 else { return nil }
      let node = motion.bounds.flatMap { box in
        motion.rendered.nodes.last {
          $0.frame.intersection(box).width > box.width * 0.9 && $0.identifier != nil
            && $0.frame.width < box.width * 1.5 + 8
        } ?? motion.rendered.outermost
      }
      return motion.rendered.finding(
        "an animation of \(Decimals.one(motion.seconds)) seconds; two are shown", node,
        frame: motion.bounds)
    }
  }
}
