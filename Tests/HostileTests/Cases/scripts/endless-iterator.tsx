// 1 without a pause
import { Text, VStack, Widget } from "scripting"
const all: any = { *[Symbol.iterator]() { while (true) yield <Text>again</Text> } }
Widget.present(<VStack>{[...all]}</VStack>)
