// 0 drawn
import { Text, VStack, Widget } from "scripting"
Widget.present(
  <VStack spacing={NaN} padding={Infinity} frame={{ width: -1e308, height: 1e308 }} offset={{ x: NaN, y: -Infinity }}>
    <Text font={1e300} opacity={NaN} lineLimit={-5} rotationEffect={{ degrees: Infinity } as any}>drawn</Text>
    <Text>drawn</Text>
  </VStack>)
