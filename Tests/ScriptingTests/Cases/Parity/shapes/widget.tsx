import { Capsule, Circle, HStack, RoundedRectangle, UnevenRoundedRectangle, Widget } from "scripting"

Widget.present(
  <HStack spacing={10}>
    <RoundedRectangle cornerRadius={12} fill="systemIndigo" frame={{ width: 50, height: 50 }} />
    <Circle
      stroke={{ shapeStyle: "systemOrange", strokeStyle: { lineWidth: 5, dash: [8, 4] } }}
      frame={{ width: 50, height: 50 }}
    />
    <Circle
      trim={{ from: 0, to: 0.7 }}
      stroke={{ shapeStyle: "systemGreen", strokeStyle: { lineWidth: 6, lineCap: "round" } }}
      rotationEffect={-90} frame={{ width: 44, height: 44 }}
    />
    <UnevenRoundedRectangle
      topLeadingRadius={20} bottomLeadingRadius={2} bottomTrailingRadius={20} topTrailingRadius={2}
      fill="systemBrown" frame={{ width: 50, height: 50 }}
    />
    <Capsule
      fill="systemMint" frame={{ width: 20, height: 60 }}
      shadow={{ color: "rgba(0, 0, 0, 0.4)", radius: 3, x: 0, y: 2 }}
    />
  </HStack>
)
