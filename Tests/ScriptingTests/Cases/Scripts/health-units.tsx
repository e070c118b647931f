// data: health.json {"StepCount": {"unit": "count", "days": [100, 200, 300]}, "HeartRate": {"unit": "count/min", "hours": [60, 90]}, "DietaryWater": {"unit": "mL", "days": [1500]}, "BodyTemperature": {"unit": "degC", "hours": [37]}}
// shows: 300 200 1.5 1500 75 1.5 98.6
// shows: 100,200,300 2 60,90 mL
// shows: asleepREM 5 0 milli Health kg
// says: 'Health.queryWorkouts' gives nothing
// not: error
import {
  DateComponents, Health, HealthBiologicalSex, HealthCategoryValueSleepAnalysis, HealthMetricPrefix, HealthUnit, Text,
  VStack, Widget,
} from "scripting"
const day = 86400e3
const perMinute = HealthUnit.count().divided(HealthUnit.minute())
const [last, before] = await Health.queryQuantitySamples("stepCount", {
  limit: 2, sortDescriptors: [{ key: "startDate", order: "reverse" }] })
const [water] = await Health.queryQuantitySamples("dietaryWater")
const beats = await Health.queryStatistics("heartRate")
const warm = await Health.queryStatistics("bodyTemperature")
const first = [
  last.quantityValue(HealthUnit.count()), before.value, water.quantityValue(HealthUnit.liter()),
  water.sumQuantity(HealthUnit.literUnit(HealthMetricPrefix.milli)), beats?.averageQuantity(perMinute),
  beats?.mostRecentQuantity(HealthUnit.hertz()), Math.round(warm?.averageQuantity(HealthUnit.degreeFahrenheit()) * 10) / 10,
]
const days = await Health.queryStatisticsCollection("stepCount", {
  startDate: new Date(Date.now() - 3 * day), endDate: new Date(), anchorDate: new Date(),
  intervalComponents: new DateComponents({ day: 1 }) })
const hours = await Health.queryStatisticsCollection("heartRate", {
  startDate: new Date(Date.now() - 2 * 3600e3), anchorDate: new Date(),
  intervalComponents: new DateComponents({ hour: 1 }) })
const second = [
  days.statistics().map((one: any) => one.sumQuantity(HealthUnit.count())).join(","), hours.statistics().length,
  hours.statistics().map((one: any) => one.averageQuantity(perMinute)).join(","),
  (await Health.preferredUnits(["dietaryWater"])).dietaryWater.unitString,
]
const workouts = await Health.queryWorkouts()
const third = [
  HealthCategoryValueSleepAnalysis[5], HealthCategoryValueSleepAnalysis.asleepREM, workouts.length,
  HealthMetricPrefix[HealthMetricPrefix.milli], water.sourceRevision.source.name,
  HealthUnit.gramUnit(HealthMetricPrefix.kilo).unitString, await Health.biologicalSex() === HealthBiologicalSex.notSet ? "" : "?",
]
Widget.present(
  <VStack>
    {[first, second, third].map((line) => <Text>{line.join(" ").trim()}</Text>)}
  </VStack>)
