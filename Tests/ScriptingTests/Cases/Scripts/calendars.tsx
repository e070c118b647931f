// data: calendar.json {"calendars": [{"title": "Work"}], "lists": [{"title": "Home"}], "events": [{"title": "Match", "start": "15:00", "end": "16:45"}], "reminders": [{"title": "Milk", "due": "18:00"}, {"title": "Done", "isCompleted": true}]}
// shows: Work Home Match 15 Own 2 weekly 3 busy
// shows: Own Milk Done 18 2 true 1
// shows: 3 false 5 null
// says: what a script saves in calendars is there for this run and is not kept
// not: error
import {
  Calendar, CalendarEvent, DateComponents, EventAlarm, EventAvailability, RecurrenceEnd, RecurrenceRule, Reminder,
  Text, VStack, Widget,
} from "scripting"
const week = [new Date(0), new Date(Date.now() + 7 * 86400e3)] as const
const [match] = await CalendarEvent.getAll(...week)
const event = new CalendarEvent()
event.title = "Own"
event.addAlarm(EventAlarm.fromRelativeOffset(-600))
event.addRecurrenceRule(RecurrenceRule.create({ frequency: "weekly", interval: 1, end: RecurrenceEnd.fromCount(3) }))
await event.save()
const found = await CalendarEvent.get(event.identifier)
const all = await CalendarEvent.getAll(...week)
const rule = found.recurrenceRules[0]
const first = [
  (await Calendar.forEvents())[0].title, (await Calendar.defaultForReminders())?.title, match.title,
  match.startDate.getUTCHours(), found.title, all.length, rule.frequency, rule.recurrenceEnd.occurrenceCount,
  EventAvailability[event.availability],
]
const own = new Reminder()
own.title = "Own"
await own.save()
const [milk] = await Reminder.getIncompletes({ endDate: week[1] })
const titles = (await Reminder.getAll()).map((one) => one.title).sort((a, b) => (a < b ? 1 : -1))
await milk.remove()
const second = [
  ...titles, milk.dueDateComponents.hour, (await Reminder.getAll()).length, milk.dueDateIncludesTime,
  (await Calendar.getSources()[0].getCalendars("event")).length,
]
const parts = new DateComponents({ year: 2026, month: 2, day: 3 })
const third = [
  parts.date?.getDate(), new DateComponents({ year: 2026, month: 2, day: 30 }).isValidDate,
  DateComponents.forDaily(new Date(2026, 1, 3, 4, 5)).minute,
  RecurrenceRule.create({ frequency: "sometimes" as any, interval: 1 }),
]
Widget.present(
  <VStack>
    {[first, second, third].map((line) => <Text>{line.map(String).join(" ")}</Text>)}
  </VStack>)
