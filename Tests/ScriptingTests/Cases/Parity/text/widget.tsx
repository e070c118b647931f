import { Text, VStack, Widget } from "scripting"

Widget.present(
  <VStack alignment="center" padding={{ horizontal: 12 }}>
    <Text font="title3" fontDesign="rounded" bold>Rounded and bold</Text>
    <Text font={15} lineLimit={1} minScaleFactor={0.6}>
      A long line that has to become smaller before it is cut at its end, at last
    </Text>
    <Text font={28} fontWeight="ultraLight" monospacedDigit>{12}:{34}</Text>
    <Text multilineTextAlignment="trailing" italic kerning={2} foregroundStyle="secondaryLabel">
      {"two\nlines"}
    </Text>
    <Text strikethrough="systemRed">gone</Text>
  </VStack>
)
