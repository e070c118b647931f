import { HStack, Image, Text, VStack, Widget } from "scripting"

Widget.present(
  <VStack
    alignment="leading" padding frame={{ maxWidth: Infinity, maxHeight: "infinity" }}
  >
    <Text font="headline" widgetAccentable>Accent</Text>
    <HStack>
      <Image systemName="leaf.fill" widgetAccentedRenderingMode="accented" />
      <Image systemName="flame.fill" foregroundStyle="systemOrange" />
    </HStack>
    <Text foregroundStyle="systemBlue">plain</Text>
  </VStack>
)
