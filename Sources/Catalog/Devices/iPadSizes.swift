/// Widget sizes on iPad, points: laid out on the canvas, drawn scaled to the device size. Human
/// Interface Guidelines, January 2025, unchanged in iPadOS 26; the portrait extra large ones
/// (iPadOS 27, Today View) measured by FrameUp (facts/geometry.md §2).
let iPadSizes: [PadSizeRow] = [
  PadSizeRow(
    768, 1024,
    canvas: (
      small: (141, 141), medium: (305.5, 141), large: (305.5, 305.5), extraLarge: (634.5, 305.5)
    ),
    drawn: (small: (120, 120), medium: (260, 120), large: (260, 260), extraLarge: (540, 260)),
    extraLargePortrait: nil),
  PadSizeRow(
    744, 1133,
    canvas: (
      small: (141, 141), medium: (305.5, 141), large: (305.5, 305.5), extraLarge: (634.5, 305.5)
    ),
    drawn: (small: (120, 120), medium: (260, 120), large: (260, 260), extraLarge: (540, 260)),
    extraLargePortrait: (canvas: (305.5, 470), drawn: (260, 400))),
  PadSizeRow(
    810, 1080,
    canvas: (
      small: (146, 146), medium: (320.5, 146), large: (320.5, 320.5), extraLarge: (669, 320.5)
    ),
    drawn: (small: (124, 124), medium: (272, 124), large: (272, 272), extraLarge: (568, 272)),
    extraLargePortrait: (canvas: (320.5, 494.5), drawn: (272, 420))),
  PadSizeRow(
    820, 1180,
    canvas: (small: (155, 155), medium: (342, 155), large: (342, 342), extraLarge: (715.5, 342)),
    drawn: (small: (136, 136), medium: (300, 136), large: (300, 300), extraLarge: (628, 300)),
    extraLargePortrait: (canvas: (342, 529), drawn: (300, 464))),
  PadSizeRow(
    834, 1112,
    canvas: (
      small: (150, 150), medium: (327.5, 150), large: (327.5, 327.5), extraLarge: (682, 327.5)
    ),
    drawn: (small: (132, 132), medium: (288, 132), large: (288, 288), extraLarge: (600, 288)),
    extraLargePortrait: (canvas: (342, 529), drawn: (300, 464))),
  PadSizeRow(
    834, 1194,
    canvas: (small: (155, 155), medium: (342, 155), large: (342, 342), extraLarge: (715.5, 342)),
    drawn: (small: (136, 136), medium: (300, 136), large: (300, 300), extraLarge: (628, 300)),
    extraLargePortrait: (canvas: (342, 529), drawn: (300, 464))),
  PadSizeRow(
    954, 1373,
    canvas: (small: (162, 162), medium: (350, 162), large: (350, 350), extraLarge: (726, 350)),
    drawn: (small: (162, 162), medium: (350, 162), large: (350, 350), extraLarge: (726, 350)),
    extraLargePortrait: (canvas: (350, 538), drawn: (350, 538))),
  PadSizeRow(
    970, 1389,
    canvas: (small: (162, 162), medium: (350, 162), large: (350, 350), extraLarge: (726, 350)),
    drawn: (small: (162, 162), medium: (350, 162), large: (350, 350), extraLarge: (726, 350)),
    extraLargePortrait: (canvas: (350, 538), drawn: (350, 538))),
  PadSizeRow(
    1024, 1366,
    canvas: (
      small: (170, 170), medium: (378.5, 170), large: (378.5, 378.5), extraLarge: (795, 378.5)
    ),
    drawn: (small: (160, 160), medium: (356, 160), large: (356, 356), extraLarge: (748, 356)),
    extraLargePortrait: (canvas: (378.5, 586.5), drawn: (356, 552))),
  PadSizeRow(
    1192, 1590,
    canvas: (small: (188, 188), medium: (412, 188), large: (412, 412), extraLarge: (860, 412)),
    drawn: (small: (188, 188), medium: (412, 188), large: (412, 412), extraLarge: (860, 412)),
    extraLargePortrait: (canvas: (412, 636), drawn: (412, 636))),
]

/// Lock Screen widgets on iPad in pixels at 2×: small square, circular and rectangular (as wide as
/// the small one), inline. Not scaled when drawn (facts/geometry.md §2).
let iPadLockSizes: [PadLockRow] = [
  PadLockRow(1192, nil, small: 309, circular: 126, rectangular: (309, 126), inline: (822, 72)),
  PadLockRow(970, nil, small: 305, circular: 124, rectangular: (305, 124), inline: (812, 72)),
  PadLockRow(954, nil, small: 298, circular: 121, rectangular: (298, 121), inline: (796, 72)),
  PadLockRow(1032, nil, small: 301, circular: 120, rectangular: (301, 120), inline: (744, 72)),
  PadLockRow(1024, nil, small: 298, circular: 119, rectangular: (298, 119), inline: (748, 72)),
  PadLockRow(834, 1194, small: 304, circular: 122, rectangular: (304, 122), inline: (744, 72)),
  PadLockRow(834, 1112, small: 304, circular: 122, rectangular: (304, 122), inline: (744, 72)),
  PadLockRow(820, nil, small: 304, circular: 126, rectangular: (304, 126), inline: (744, 72)),
  PadLockRow(810, nil, small: 292, circular: 116, rectangular: (292, 116), inline: (744, 72)),
  PadLockRow(768, nil, small: 271, circular: 106, rectangular: (271, 106), inline: (744, 72)),
  PadLockRow(744, nil, small: 266, circular: 107, rectangular: (266, 107), inline: (744, 72)),
]
