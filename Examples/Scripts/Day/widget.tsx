// vitrine:disable families-identical -- the ring is the same in a wider card
import {
  Circle, Gauge, HStack, Image, Spacer, Text, VStack, Widget, ZStack,
} from "scripting"

const now = new Date()
const minutes = now.getHours() * 60 + now.getMinutes()
const part = minutes / (24 * 60)
const percent = Math.round(part * 100) + "%"

function Ring({ size }: { size: number }) {
  return (
    <ZStack frame={{ width: size, height: size }}>
      <Circle
        stroke={{ shapeStyle: "systemFill", strokeStyle: { lineWidth: 10 } }}
      />
      <Circle
        trim={{ from: 0, to: part }}
        stroke={{
          shapeStyle: { colors: ["systemYellow", "systemOrange"], startPoint: "top", endPoint: "bottom" },
          strokeStyle: { lineWidth: 10, lineCap: "round" },
        }}
        rotationEffect={-90}
        widgetAccentable={true}
      />
      <Text font="title3" fontDesign="rounded" fontWeight="semibold" monospacedDigit>
        {percent}
      </Text>
    </ZStack>
  )
}

function Home() {
  return (
    <VStack
      alignment="leading" padding={true} frame={Widget.displaySize}
      widgetBackground={{ light: "#fff7e8", dark: "#2b2010" }}
    >
      <HStack>
        <Image systemName="sun.horizon.fill" foregroundStyle="systemOrange" widgetAccentable />
        <Text font="headline">Today</Text>
      </HStack>
      <Spacer />
      <HStack>
        <Spacer />
        <Ring size={84} />
        <Spacer />
      </HStack>
      <Spacer />
    </VStack>
  )
}

function Accessory() {
  return (
    <Gauge
      value={part} label={<Text>Day</Text>} currentValueLabel={<Text>{percent}</Text>}
      gaugeStyle={Widget.family === "accessoryCircular" ? "accessoryCircular" : "accessoryLinear"}
    />
  )
}

const next = new Date(now.getTime() + 15 * 60 * 1000)
Widget.present(
  Widget.family === "accessoryInline" ? <Text>Day: {percent}</Text>
    : Widget.family.startsWith("accessory") ? <Accessory /> : <Home />,
  { policy: "after", date: next })
