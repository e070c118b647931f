import { HStack, Image, Text, VStack, Widget } from "scripting"

Widget.present(
  <HStack>
    <Image systemName="bolt.fill" resizable scaleToFit frame={{ width: 24, height: 24 }} />
    <VStack><Text>A</Text><Text>B</Text></VStack>
  </HStack>
)
