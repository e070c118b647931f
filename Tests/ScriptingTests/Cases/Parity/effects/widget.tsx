import { Circle, HStack, Image, modifiers, Rectangle, Text, Widget } from "scripting"

Widget.present(
  <HStack spacing={12}>
    <Text
      padding={10}
      background={{ style: "systemTeal", shape: { type: "rect", cornerRadius: 8 } }}
      overlay={{
        alignment: "topTrailing",
        content: (
          <Circle fill="systemRed" frame={{ width: 10, height: 10 }} offset={{ x: 4, y: -4 }} />
        ),
      }}
    >
      over
    </Text>
    <Rectangle
      fill="systemPurple" frame={{ width: 60, height: 60 }}
      mask={<Image systemName="moon.fill" font={50} />}
    />
    <Text rotationEffect={30} scaleEffect={{ x: 1.2, y: 0.8, anchor: "leading" }} opacity={0.6}>
      turned
    </Text>
    <Text
      modifiers={modifiers().padding({ leading: -4 }).padding({ horizontal: 6, vertical: 2 })
        .border({ style: "systemGray", width: 2 }).blur(1)}
    >
      edge
    </Text>
  </HStack>
)
