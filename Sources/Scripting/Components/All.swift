extension ComponentSpec {
  /// Every component, in the order of its file's name. A test compares with the folder.
  static let all: [ComponentSpec] =
    [
      accessoryWidgetBackground, button, canvas, capsule, chart, circle, concentricRectangle,
      contentUnavailableView, dateIntervalLabel, dateLabel, dateRangeLabel, divider, ellipse,
      emptyView,
      environmentValuesReader, flowLayout, gauge, geometryReader, grid, gridRow, group, groupBox,
      hStack, image, label, labeledContent, lazyHGrid, lazyHStack, lazyVGrid, lazyVStack, link, map,
      markdown, namespaceReader, pathShape, progressView, qrImage, rectangle, roundedRectangle,
      spacer, svg, text,
      timelineCanvas, timerIntervalLabel, toggle, unevenRoundedRectangle, vStack, zStack,
    ]
}
