import {
  Button, Circle, Gauge, HStack, Image, RoundedRectangle, Spacer, Text, VStack, Widget, ZStack,
} from "scripting"
import { OrderIntent } from "./app_intents"

const now = new Date()
const items = [
  { name: "Bread", left: 30 - now.getHours(), fresh: true },
  { name: "Rolls", left: 50 - now.getHours(), fresh: false },
  { name: "Cake", left: 8, fresh: true },
]

function Medium() {
  return (
    <VStack alignment="leading" padding={true} frame={Widget.displaySize} widgetURL="stall://all" widgetBackground={{ light: "#fff7ee", dark: "#241a10" }}>
      {items.map((item) => (
        <HStack>
          <Circle fill={item.fresh ? "systemGreen" : "systemRed"} frame={{ width: 12, height: 12 }} />
          <Text>{item.name}</Text>
          <Spacer />
          <Text foregroundStyle="secondaryLabel">{item.fresh ? "fresh" : "of yesterday"}</Text>
        </HStack>
      ))}
      <Button intent={OrderIntent(undefined)} buttonStyle="plain">
        <Text frame={{ width: 120, height: 46 }}>{"Order " + items[0].left}</Text>
      </Button>
    </VStack>
  )
}

function Small() {
  return (
    <VStack alignment="leading" padding={true} frame={Widget.displaySize} widgetURL="stall://today" widgetBackground={{ light: "#fff7ee", dark: "#241a10" }}>
      <Text font="headline">Today</Text>
      <Text font="caption2" foregroundStyle="secondaryLabel">until we are sold out</Text>
      <Spacer />
      <HStack>
        <Image systemName="basket" />
        <Text>{items[0].left + " loaves"}</Text>
      </HStack>
    </VStack>
  )
}

function Large() {
  return (
    <VStack alignment="leading" spacing={10} padding={true} frame={Widget.displaySize} widgetURL="stall://all" widgetBackground={{ light: "#fff7ee", dark: "#241a10" }}>
      <Text font="headline">Today</Text>
      {[0, 1, 2, 3, 4, 5].map((n) => (
        <HStack>
          <Text>{["Bread", "Rolls", "Cake", "Pie", "Pretzels", "Buns"][n]}</Text>
          <Spacer />
          <Text>{`${40 - n - now.getHours()}`}</Text>
        </HStack>
      ))}
      <Spacer />
      <Text font="footnote" foregroundStyle="secondaryLabel">Fresh from our own oven since seven</Text>
    </VStack>
  )
}

function Huge() {
  return (
    <HStack alignment="top" spacing={40} padding={true} frame={Widget.displaySize} widgetURL="stall://all" widgetBackground={{ light: "#fff7ee", dark: "#241a10" }}>
      {["Today", "Tomorrow", "On Sunday"].map((day, column) => (
        <VStack alignment="leading" spacing={10}>
          <Text font="headline">{day}</Text>
          {["Bread", "Rolls", "Cake", "Pie", "Pretzels", "Buns"].map((name, n) => (
            <HStack>
              <Text>{name}</Text>
              <Spacer />
              <Text>{`${40 - n - column - now.getHours()}`}</Text>
            </HStack>
          ))}
        </VStack>
      ))}
    </HStack>
  )
}

function Round() {
  return <Gauge value={items[0].left / 30} label={<Text>Bread</Text>} currentValueLabel={<Text>{`${items[0].left}`}</Text>} gaugeStyle="accessoryCircular" />
}

function Bar() {
  return (
    <VStack alignment="leading" widgetURL="stall://rolls">
      <Text font="headline" widgetAccentable>{items[1].left + " rolls"}</Text>
      <Text foregroundStyle="secondaryLabel">open until seven</Text>
    </VStack>
  )
}

function Line() { return <Text>{items[0].left + " loaves left"}</Text> }

const views: Record<string, () => JSX.Element> = {
  systemSmall: Small, systemMedium: Medium, systemLarge: Large, systemExtraLarge: Huge, accessoryCircular: Round,
  accessoryRectangular: Bar, accessoryInline: Line,
}
const View = views[Widget.family] ?? Small
Widget.present(<View />)
