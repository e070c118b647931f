// 0 drawn
import { Text, VStack, Widget } from "scripting"
Widget.present(<VStack>{Array.from({ length: 20000 }, () => <Text>drawn</Text>)}</VStack>)
