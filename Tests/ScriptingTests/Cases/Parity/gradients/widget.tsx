import { gradient, HStack, Rectangle, VStack, Widget } from "scripting"

Widget.present(
  <VStack spacing={8}>
    <Rectangle fill={{ colors: ["#F00", "#0000FF"], startPoint: "leading", endPoint: "trailing" }} />
    <Rectangle
      fill={gradient("linear", {
        stops: [
          { color: "systemYellow", location: 0 },
          { color: "systemPurple", location: 0.3 },
        ], startPoint: "top", endPoint: "bottom",
      })}
    />
    <HStack spacing={8}>
      <Rectangle
        fill={{ colors: ["white", "black"], center: "center", startRadius: 2, endRadius: 40 }}
      />
      <Rectangle
        fill={{
          colors: ["systemRed", "systemGreen", "systemRed"], center: "center", startAngle: 0,
          endAngle: 360,
        }}
      />
      <Rectangle fill={{ color: "systemBlue", gradient: true }} />
    </HStack>
  </VStack>
)
