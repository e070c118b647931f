import { Divider, HStack, Rectangle, Spacer, Text, VStack, ZStack, Widget } from "scripting"

Widget.present(
  <VStack alignment="leading" spacing={6} padding>
    <HStack alignment="firstTextBaseline">
      <Text font="title">Leading</Text>
      <Spacer />
      <Text font="caption">trailing</Text>
    </HStack>
    <ZStack alignment="bottomTrailing">
      <Rectangle fill="systemTeal" frame={{ height: 30 }} />
      <Text font="footnote" padding={4}>corner</Text>
    </ZStack>
    <HStack spacing={12}>
      <Rectangle fill="systemRed" frame={{ width: 20, height: 20 }} />
      <Divider />
      <Text frame={{ maxWidth: "infinity", alignment: "trailing" }}>rest</Text>
    </HStack>
  </VStack>
)
