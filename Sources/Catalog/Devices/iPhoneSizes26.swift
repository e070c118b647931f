/// Widget sizes on iPhone from iOS 26 on, in pixels: measured by FrameUp's probe widgets
/// (facts/geometry.md §1). The published table describes iOS 18 and earlier.
let iPhoneSizes26: [PhoneSizeRow] = [
  PhoneSizeRow(
    440, 956, scale: 3, small: (530, 530), medium: (1134, 530), large: (1134, 1182),
    extraLargePortrait: (1134, 1834), circular: (180, 180), rectangular: (474, 180),
    inline: (1110, 108)),
  PhoneSizeRow(
    430, 932, scale: 3, small: (524, 524), medium: (1116, 524), large: (1116, 1164),
    extraLargePortrait: (1116, 1804), circular: (180, 180), rectangular: (474, 180),
    inline: (1110, 108)),
  PhoneSizeRow(
    428, 926, scale: 3, small: (523, 523), medium: (1115, 523), large: (1115, 1161),
    extraLargePortrait: (1115, 1799), circular: (180, 180), rectangular: (468, 180),
    inline: (1092, 108)),
  PhoneSizeRow(
    420, 912, scale: 3, small: (518, 518), medium: (1100, 518), large: (1100, 1146),
    extraLargePortrait: (1100, 1774), circular: (173, 173), rectangular: (459, 173),
    inline: (1080, 108)),
  PhoneSizeRow(
    414, 896, scale: 2, small: (333, 333), medium: (712, 333), large: (712, 743),
    extraLargePortrait: (712, 1153), circular: (120, 120), rectangular: (308, 120),
    inline: (716, 72)),
  PhoneSizeRow(
    414, 896, scale: 3, small: (514, 514), medium: (1088, 514), large: (1088, 1134),
    extraLargePortrait: (1088, 1754), circular: (191, 191), rectangular: (470, 191),
    inline: (1074, 108)),
  PhoneSizeRow(
    402, 874, scale: 3, small: (493, 493), medium: (1049, 493), large: (1049, 1095),
    extraLargePortrait: (1049, 1697), circular: (174, 174), rectangular: (444, 174),
    inline: (1026, 108)),
  PhoneSizeRow(
    393, 852, scale: 3, small: (488, 488), medium: (1034, 488), large: (1034, 1080),
    extraLargePortrait: (1034, 1672), circular: (174, 174), rectangular: (443, 174),
    inline: (1023, 108)),
  PhoneSizeRow(
    390, 844, scale: 3, small: (486, 486), medium: (1026, 486), large: (1026, 1074),
    extraLargePortrait: (1026, 1662), circular: (174, 174), rectangular: (438, 174),
    inline: (1008, 108)),
  PhoneSizeRow(
    375, 812, scale: 3, small: (477, 477), medium: (1001, 477), large: (1001, 1047),
    extraLargePortrait: (1001, 1617), circular: (174, 174), rectangular: (429, 174),
    inline: (981, 108)),
  PhoneSizeRow(
    375, 667, scale: 2, small: (292, 292), medium: (638, 292), large: (638, 636),
    extraLargePortrait: (638, 980), circular: (112, 112), rectangular: (282, 112), inline: (646, 72)
  ),
]
