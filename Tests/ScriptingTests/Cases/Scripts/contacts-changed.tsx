// data: contacts.json {"contacts": [{"givenName": "Ada", "familyName": "Lovelace", "birthday": "1815-12-10", "phones": ["+1 555"]}]}
// shows: Ada 1815 +1 555 Own writer 2 1 local
// says: what a script changes in contacts is there for this run and is not kept
// not: error
import { Contact, Text, Widget } from "scripting"
const [ada] = await Contact.fetchAllContacts()
const own = await Contact.createContact({ givenName: "Own", familyName: "One" })
const changed = await Contact.updateContact({ identifier: own.identifier, jobTitle: "writer" })
const count = (await Contact.fetchContactsInContainer("local")).length
await Contact.deleteContact(own.identifier)
const [container] = await Contact.fetchContainers()
Widget.present(<Text>{[
  ada.givenName, ada.birthday.year, ada.phoneNumbers[0].value, changed.givenName, changed.jobTitle, count,
  (await Contact.fetchAllContacts()).length, container.identifier,
].join(" ")}</Text>)
