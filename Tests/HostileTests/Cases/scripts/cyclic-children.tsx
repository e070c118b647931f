// 1 deeper than 64
import { Text, VStack, Widget } from "scripting"
const children: any[] = [<Text>in itself</Text>]
children.push(children)
Widget.present(<VStack>{children}</VStack>)
