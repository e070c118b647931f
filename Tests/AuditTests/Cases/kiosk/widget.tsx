import {
  Button, Capsule, Circle, Gauge, HStack, Image, Link, Rectangle, RoundedRectangle, Spacer, Text, VStack,
  Widget, ZStack,
} from "scripting"
import { OrderIntent } from "./app_intents"

type Item = { name: string; price: number; fresh: boolean }
const items: Item[] = [
  { name: "Bread", price: 3, fresh: true },
  { name: "Rolls", price: 1, fresh: false },
  { name: "Cake", price: 4, fresh: true },
]

const Row = (item: Item) => (
  <HStack>
    <Circle fill={item.fresh ? "systemGreen" : "systemRed"} frame={{ width: 12, height: 12 }} accessibilityIdentifier="k-dot" />
    <Text>{item.name}</Text>
    <Spacer />
    <Text font={{ name: "Bakery Script", size: 15 }} accessibilityIdentifier={"k-price-" + item.name}>{`$${item.price}`}</Text>
  </HStack>
)

function Medium() {
  return (
    <VStack alignment="leading" padding={true} frame={Widget.displaySize} widgetBackground={{ light: "#fff7ee", dark: "#241a10" }}>
      {items.map((item) => <Row {...item} />)}
      <HStack>
        <Button intent={OrderIntent(undefined)} buttonStyle="plain" accessibilityIdentifier="k-order">
          <Image systemName="cart" accessibilityIdentifier="k-cart" />
        </Button>
        <Text lineLimit={1} frame={{ width: 90 }} accessibilityIdentifier="k-slogan">Everything baked this morning</Text>
        <Text lineLimit={1} minScaleFactor={0.3} font="title" frame={{ width: 80 }} accessibilityIdentifier="k-hours">Open until seven</Text>
      </HStack>
    </VStack>
  )
}

function Small() {
  return (
    <ZStack frame={Widget.displaySize} widgetBackground="clear">
      <Rectangle fill="#204060" accessibilityIdentifier="k-ground" />
      <VStack foregroundStyle="white">
        <Text widgetURL="kiosk://first">Today</Text>
        <Text widgetURL="kiosk://second" accessibilityIdentifier="k-second">Balance: $1,204.50</Text>
        <Text font={9} accessibilityIdentifier="k-note">until we are sold out</Text>
      </VStack>
    </ZStack>
  )
}

function Large() {
  return (
    <VStack padding={40} frame={Widget.displaySize} widgetBackground="systemBackground">
      <Text accessibilityIdentifier="k-lonely">Bakery</Text>
    </VStack>
  )
}

function Round() {
  return (
    <Gauge value={0.4} label={<Text> </Text>} gaugeStyle="accessoryCircularCapacity" accessibilityIdentifier="k-oven" />
  )
}

function Bar() {
  return (
    <VStack alignment="leading">
      <Text foregroundStyle="rgba(255,255,255,0.4)" accessibilityIdentifier="k-mist">Fresh rolls</Text>
      <Text foregroundStyle="#e86a50">Rye</Text>
      <Text foregroundStyle="#4a9ab8" accessibilityIdentifier="k-hue">Spelt</Text>
    </VStack>
  )
}

function Line() {
  return (
    <HStack>
      <Link url="kiosk://a"><Text>Bread</Text></Link>
      <Link url="kiosk://b" accessibilityIdentifier="k-line"><Text>Rolls</Text></Link>
    </HStack>
  )
}

const views: Record<string, () => JSX.Element> = {
  systemSmall: Small, systemMedium: Medium, systemLarge: Large, accessoryCircular: Round,
  accessoryRectangular: Bar, accessoryInline: Line,
}
const View = views[Widget.family] ?? Small
Widget.present(<View />)
