import { BarChart, Chart, ChartPlotStyle, ContentUnavailableView, VStack, Widget } from "scripting"

Widget.present(
  <VStack>
    <Chart>
      <BarChart marks={[{ label: "a", value: 3 }, { label: "b", value: 5 }]} />
      <ChartPlotStyle>{(plot) => plot.background("systemYellow").frame({ height: 60 })}</ChartPlotStyle>
    </Chart>
    <ContentUnavailableView title="None" systemImage="tray.fill" description="Nothing" />
  </VStack>
)
