// What the device knows of its person, from the files of the folder that --data names. Without a folder
// nothing is known.
(function (bridge, runtime) {
  "use strict";
  const { config } = bridge;

  // Once for each thing, with the place of the script's call.
  const said = new Set();
  const say = (text, level = "note") => {
    if (said.has(text)) return;
    said.add(text);
    bridge.note(level, text, new Error().stack);
  };
  runtime.say = say;

  // MARK: Fixtures

  const read = (name) => {
    const text = bridge.dataFile(name + ".json");
    if (text === null) return null;
    try { return JSON.parse(text); } catch {
      say("'" + name + ".json' of --data is not JSON and is not used", "warning");
      return null;
    }
  };
  const files = new Map();
  function fixture(name) {
    if (!files.has(name)) files.set(name, read(name));
    return files.get(name);
  }
  const isAllowed = (name) => fixture(name) !== null && fixture(name).status !== "denied";
  const list = (name, member) => {
    if (fixture(name) === null) {
      say("'" + name + ".json' is what --data FOLDER would answer this with; without it there is nothing");
    }
    return isAllowed(name) ? fixture(name)?.[member] ?? [] : [];
  };
  // `10:00` is that time of the day that is shown, `+2 14:30` one of a day after it.
  function moment(text) {
    const match = /^(?:([+-]?\d+) )?(\d{1,2}):(\d\d)$/.exec(String(text ?? ""));
    if (!match) return Number.isNaN(Date.parse(text)) ? null : new Date(text);
    const date = new Date();
    date.setHours(Number(match[2]), Number(match[3]), 0, 0);
    date.setDate(date.getDate() + Number(match[1] ?? 0));
    return date;
  }
  runtime.personal = { list, fixture, isAllowed, moment, say };
  // A TypeScript enumeration: numbers by name, and names by number.
  runtime.enumeration = (names, first = 0) => Object.freeze(Object.fromEntries(
    names.trim().split(/\s+/).flatMap((name, index) => [[name, first + index], [String(first + index), name]])));

  // MARK: Contacts

  const birthday = (text) => {
    const match = /^(\d{4})-(\d\d)-(\d\d)/.exec(String(text ?? ""));
    return match ? { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) } : undefined;
  };
  const person = (one) => ({
    identifier: "contact:" + [one.givenName, one.familyName].filter(Boolean).join(" "),
    givenName: "", familyName: "", middleName: "", nickname: "", organizationName: one.organization ?? "",
    jobTitle: "",
    phoneNumbers: (one.phones ?? []).map((value) => ({ label: "mobile", value })),
    emailAddresses: (one.emails ?? []).map((value) => ({ label: "home", value })),
    postalAddresses: [], urlAddresses: [], socialProfiles: [], instantMessageAddresses: [], dates: [],
    ...one, birthday: typeof one.birthday === "object" ? one.birthday : birthday(one.birthday),
    imageData: one.imageData,
  });
  // As the run has them: what a script changes is not kept.
  let everybody = null;
  const contacts = () => everybody ??= list("contacts", "contacts").map(person);
  const unkept = () => say("what a script changes in contacts is there for this run and is not kept");
  const book = { identifier: "local", name: "iPhone", type: "local" };
  const Contact = {
    fetchAllContacts: async () => contacts(),
    fetchContacts: async () => contacts(),
    fetchContactsInContainer: async () => contacts(),
    fetchContactsInGroup: async () => [],
    searchContacts: async (text) =>
      contacts().filter((one) => one.identifier.toLowerCase().includes(String(text).toLowerCase())),
    fetchContact: async (id) => contacts().find((one) => one.identifier === id) ?? null,
    async createContact(info) {
      unkept();
      const made = person(info ?? {});
      contacts().push(made);
      return made;
    },
    async updateContact(info) {
      unkept();
      const found = contacts().find((one) => one.identifier === info?.identifier);
      if (!found) throw new Error("there is no contact '" + info?.identifier + "'");
      return Object.assign(found, info);
    },
    async deleteContact(id) {
      unkept();
      everybody = contacts().filter((one) => one.identifier !== id);
    },
    fetchContainers: async () => [book], fetchGroups: async () => [],
    createGroup: async (name) => { unkept(); return { identifier: "group:" + name, name }; },
    deleteGroup: async () => unkept(), addContactToGroup: async () => unkept(),
    removeContactFromGroup: async () => unkept(),
    defaultContainerIdentifier: Promise.resolve(book.identifier),
    pickContact: async () => null, requestAccess: async () => isAllowed("contacts"),
  };

  // Where the person is: VITRINE_LOCATION, else the folder's file.
  runtime.location = config.location ?? (() => {
    const found = isAllowed("location") ? fixture("location") : null;
    if (typeof found?.latitude !== "number") return null;
    return { latitude: found.latitude, longitude: found.longitude, place: found.placemark };
  })();

  Object.assign(runtime.exports, { Contact });
})
