import { HStack, Label, Rectangle, Text, VStack, Widget } from "scripting"

Widget.present(
  <VStack
    alignment="leading"
    spacing={4}
    safeAreaInset={{
      bottom: { content: <Text font="caption">below</Text>, alignment: "trailing", spacing: 6 },
      leading: {
        content: <Rectangle fill="systemRed" frame={{ width: 4, height: 20 }} />,
        alignment: "top",
        spacing: 3,
      },
    }}
  >
    <Text>leading</Text>
    <Text alignmentGuide={{ alignment: "leading", value: -12 }}>moved</Text>
    <Text alignmentGuide={{ alignment: "leading", value: "width", offset: -30 }}>half</Text>
    <HStack>
      <Text alignmentGuide={{ alignment: "center", value: "bottom" }}>high</Text>
      <Text alignmentGuide={{ alignment: "center", value: "top", offset: 2 }}>low</Text>
      <Label title="Wide" systemImage="star" labelIconToTitleSpacing={14} />
    </HStack>
  </VStack>
)
