import { Gauge, HStack, ProgressView, Text, VStack, Widget } from "scripting"

Widget.present(
  <HStack spacing={16} padding={true}>
    <Gauge
      value={0.7} label={<Text>g</Text>} gaugeStyle="accessoryCircularCapacity" tint="systemGreen"
    />
    <Gauge
      value={18} min={0} max={40} label={<Text>t</Text>} currentValueLabel={<Text>18</Text>}
      minValueLabel={<Text>0</Text>} maxValueLabel={<Text>40</Text>} gaugeStyle="accessoryCircular"
    />
    <VStack>
      <ProgressView value={0.4} tint="systemOrange" />
      <ProgressView value={3} total={4} title="Three of four" progressViewStyle="linear" />
    </VStack>
  </HStack>
)
