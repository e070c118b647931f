import { HStack, Image, Link, Spacer, Text, VStack, Widget } from "scripting"

const rooms = [
  { name: "Kitchen", on: true },
  { name: "Cellar", on: false },
]

const Room = ({ name, on }: { name: string; on: boolean }) => (
  <HStack>
    <Image systemName={on ? "lightbulb.fill" : "lightbulb"} />
    <Text>{name}</Text>
    <Spacer />
    <Text font={8} accessibilityIdentifier={"q-state-" + name}>{on ? "on" : "off"}</Text>
  </HStack>
)

function View() {
  return (
    <VStack alignment="leading" padding={true} frame={Widget.displaySize} widgetBackground="#ffffff">
      <Text font="headline">Lamps</Text>
      {rooms.map((room) => <Room key={room.name} {...room} />)}
      <Image systemName="lamp.desk.zigzag" accessibilityIdentifier="q-lamp" />
      <Text foregroundStyle="#dddddd" accessibilityIdentifier="q-since">since seven</Text>
      <Link url="https://example.com/lamps" accessibilityIdentifier="q-all"><Text>All lamps of the house and the garden</Text></Link>
    </VStack>
  )
}

Widget.present(<View />)
