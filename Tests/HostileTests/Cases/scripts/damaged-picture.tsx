// 0 drawn
import { Image, Text, VStack, Widget } from "scripting"
const bytes = Array.from({ length: 5000 }, (_, index) => (index * 7919) & 255)
bytes.splice(0, 8, 137, 80, 78, 71, 13, 10, 26, 10)
const data = Data.fromIntArray(bytes)
const picture = data ? UIImage.fromData(data) : null
Widget.present(<VStack><Text>drawn</Text>{picture ? <Image image={picture} /> : null}</VStack>)
