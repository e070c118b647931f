import { DateLabel, GeometryReader, Rectangle, VStack, Widget } from "scripting"

const date = new Date(1780921660 * 1000)

Widget.present(
  <VStack padding={20}>
    <DateLabel date={date} style="timer" font="title2" monospacedDigit />
    <DateLabel date={date} style="relative" />
    <DateLabel timestamp={date.getTime()} style="time" foregroundStyle="tertiaryLabel" />
    <GeometryReader frame={{ height: 12 }}>
      {(space) => (
        <Rectangle fill="systemFill" frame={{ width: space.size.width / 2, height: 12 }} />
      )}
    </GeometryReader>
  </VStack>
)
