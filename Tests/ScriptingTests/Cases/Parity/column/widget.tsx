import { Image, Text, VStack, Widget } from "scripting"

Widget.present(
  <VStack padding={12}>
    <Image systemName="drop.fill" />
    <Text font={40}>Column</Text>
  </VStack>
)
