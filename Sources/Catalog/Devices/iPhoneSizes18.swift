/// Widget sizes on iPhone up to iOS 18, in points: Human Interface Guidelines, January 2025; the
/// rows for 402 × 874 and 440 × 956 measured on iOS 18.6 (facts/geometry.md §1), their accessories
/// taken from the next smaller screen (estimate).
let iPhoneSizes18: [PhoneSizeRow] = [
  PhoneSizeRow(
    440, 956, small: (170, 170), medium: (364, 170), large: (364, 382), circular: (76, 76),
    rectangular: (172, 76), inline: (257, 26)),
  PhoneSizeRow(
    430, 932, small: (170, 170), medium: (364, 170), large: (364, 382), circular: (76, 76),
    rectangular: (172, 76), inline: (257, 26)),
  PhoneSizeRow(
    428, 926, small: (170, 170), medium: (364, 170), large: (364, 382), circular: (76, 76),
    rectangular: (172, 76), inline: (257, 26)),
  PhoneSizeRow(
    414, 896, small: (169, 169), medium: (360, 169), large: (360, 379), circular: (76, 76),
    rectangular: (160, 72), inline: (248, 26)),
  PhoneSizeRow(
    414, 736, small: (159, 159), medium: (348, 157), large: (348, 357), circular: (76, 76),
    rectangular: (170, 76), inline: (248, 26)),
  PhoneSizeRow(
    402, 874, small: (158, 158), medium: (338, 158), large: (338, 354), circular: (72, 72),
    rectangular: (160, 72), inline: (234, 26)),
  PhoneSizeRow(
    393, 852, small: (158, 158), medium: (338, 158), large: (338, 354), circular: (72, 72),
    rectangular: (160, 72), inline: (234, 26)),
  PhoneSizeRow(
    390, 844, small: (158, 158), medium: (338, 158), large: (338, 354), circular: (72, 72),
    rectangular: (160, 72), inline: (234, 26)),
  PhoneSizeRow(
    375, 812, small: (155, 155), medium: (329, 155), large: (329, 345), circular: (72, 72),
    rectangular: (157, 72), inline: (225, 26)),
  PhoneSizeRow(
    375, 667, small: (148, 148), medium: (321, 148), large: (321, 324), circular: (68, 68),
    rectangular: (153, 68), inline: (225, 26)),
  PhoneSizeRow(
    360, 780, small: (155, 155), medium: (329, 155), large: (329, 345), circular: (72, 72),
    rectangular: (157, 72), inline: (225, 26)),
  PhoneSizeRow(
    320, 568, small: (141, 141), medium: (292, 141), large: (292, 311)),
]
