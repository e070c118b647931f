/// Every rule, one file each in `Rules`; a test compares.
public enum AuditRules {
  /// Every rule, in the order of lists.
  public static let all: [AuditRule] = [
    texts, colors, backgrounds, layout, interaction, content, time, placeholders, resources,
    configuration,
  ].flatMap { $0 }

  /// The rule of a name; nil for none.
  public static func find(_ name: String) -> AuditRule? { all.first { $0.name == name } }

  private static let texts: [AuditRule] = [
    .textTooSmall, .textTruncated, .textScaledDown, .customFontTooSmall, .textDoesNotScale,
    .symbolDoesNotScale, .rasterText, .localeHardWired,
  ]
  private static let colors: [AuditRule] = [
    .lowContrast, .accentedSlab, .colorOnlyMeaning, .fullColorImageTooLarge,
    .translucentWhiteInVibrant, .vibrantHierarchyLost, .appearanceIgnored, .opaqueFillInStandBy,
  ]
  private static let backgrounds: [AuditRule] = [
    .missingContainerBackground, .backgroundInViewTree, .backgroundNotRemovable,
    .smartStackWithoutBackground,
  ]
  private static let layout: [AuditRule] = [
    .contentInMargins, .doubledMargins, .contentClipped, .cornerNotConcentric,
  ]
  private static let interaction: [AuditRule] = [
    .tapTargetTooSmall, .tapTargetsOverlap, .severalWidgetURLs, .linkIgnored,
    .inlineSeveralTargets, .noDeepLink, .missingAccessibilityLabel, .privacyNotMarked,
  ]
  private static let content: [AuditRule] = [
    .emptyWidget, .sparseContent, .tooDense, .launcherOnly, .familiesIdentical, .familyNotOffered,
    .oneKindForEachSize, .disfavoredLocationsMissing, .animationTooLong,
  ]
  private static let time: [AuditRule] = [
    .timelineTooDense, .clockMadeOfEntries, .neverReloads, .budgetSpentEarly, .contentNeverChanges,
    .noRelevance,
  ]
  private static let placeholders: [AuditRule] = [
    .placeholderIdentical, .placeholderEmpty, .placeholderAfterContent, .placeholderShiftsLayout,
    .previewEmpty, .snapshotNeedsNetwork,
  ]
  private static let resources: [AuditRule] = [
    .imageTooLarge, .memoryOverLimit, .symbolNotFound, .fontNotFound,
  ]
  private static let configuration: [AuditRule] = [
    .descriptionStyle, .unnamedParameter, .tooManyParameters,
  ]
}
