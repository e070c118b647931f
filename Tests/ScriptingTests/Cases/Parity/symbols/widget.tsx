import { HStack, Image, Label, Widget } from "scripting"

Widget.present(
  <HStack spacing={14}>
    <Image systemName="star.fill" font="title" foregroundStyle="systemYellow" />
    <Image systemName="cloud.sun.rain.fill" symbolRenderingMode="multicolor" imageScale="large" />
    <Image systemName="wifi" variableValue={0.4} foregroundStyle="accentColor" />
    <Image
      systemName="heart" scaleToFit frame={{ width: 36, height: 36 }} foregroundStyle="systemPink"
      resizable
    />
    <Label title="Label" systemImage="bolt.circle.fill" font="callout" />
  </HStack>
)
