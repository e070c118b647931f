// shows: 0 0 0 0
import { Calendar, CalendarEvent, Contact, Reminder, Text, Widget } from "scripting"
async function run() {
  const now = new Date()
  const later = new Date(Date.now() + 86400000)
  Widget.present(<Text>{(await CalendarEvent.getAll(now, later)).length} {
    (await Reminder.getIncompletes()).length} {(await Calendar.forEvents()).length} {
    (await Contact.fetchAllContacts()).length}</Text>)
}
run()
