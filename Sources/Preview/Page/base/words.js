// Names that the server gives as identifiers, as a person reads them.

const families = /** @type {Record<string, string>} */ ({
  systemSmall: 'Small', systemMedium: 'Medium', systemLarge: 'Large', systemExtraLarge: 'Extra Large',
  systemExtraLargePortrait: 'Extra Large Portrait', accessoryCircular: 'Circular',
  accessoryRectangular: 'Rectangular', accessoryInline: 'Inline', accessoryCorner: 'Corner',
  control: 'Control', controlSmall: 'Control, small', controlLarge: 'Control, large', activityLockScreen: 'Lock Screen', islandExpanded: 'Expanded',
  islandCompact: 'Compact', islandCompactLeading: 'Compact, leading', islandCompactTrailing: 'Compact, trailing',
  islandMinimal: 'Minimal',
});

/** @param {string} id */
export const familyTitle = (id) => families[id] ?? sentence(id);

const typeSizes = /** @type {Record<string, string>} */ ({
  xSmall: 'xS', small: 'S', medium: 'M', large: 'L', xLarge: 'xL', xxLarge: 'xxL', xxxLarge: 'xxxL',
  accessibility1: 'AX1', accessibility2: 'AX2', accessibility3: 'AX3', accessibility4: 'AX4',
  accessibility5: 'AX5',
});

/** @param {string} id */
export const typeSizeTitle = (id) => typeSizes[id] ?? id;

/** `camelCase` and `kebab-case` as words.
 * @param {string} id */
export function sentence(id) {
  const words = id.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[-_]/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const languages = new Intl.DisplayNames(['en'], { type: 'language' });

/** A language's own name, and the region's where there is one.
 * @param {string} id */
export function localeTitle(id) {
  const tag = id.replace(/_/g, '-');
  try {
    return languages.of(tag) ?? id;
  } catch {
    return id;
  }
}

/** A moment in a time zone: `9:41` or, of another day, `Tue 9:41`.
 * @param {number} time milliseconds @param {string} zone @param {number} [today] */
export function clockTime(time, zone, today) {
  const time24 = /** @type {const} */ ({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const text = format(time, zone, time24);
  if (today === undefined || dayOf(time, zone) === dayOf(today, zone)) return text;
  return `${format(time, zone, { weekday: 'short' })} ${text}`;
}

/** @param {number} time @param {string} zone */
export const dayOf = (time, zone) => format(time, zone, { year: 'numeric', month: '2-digit', day: '2-digit' });

/** @param {number} time @param {string} zone */
export const dayTitle = (time, zone) => format(time, zone, { weekday: 'short', month: 'short', day: 'numeric' });

/** @type {Map<string, Intl.DateTimeFormat>} */
const formats = new Map();

/** @param {number} time @param {string} zone @param {Intl.DateTimeFormatOptions} options */
function format(time, zone, options) {
  const name = zone + JSON.stringify(options);
  let found = formats.get(name);
  if (!found) {
    found = new Intl.DateTimeFormat('en-US', { ...options, timeZone: zone });
    formats.set(name, found);
  }
  return found.format(time);
}

/** The last part of a path.
 * @param {string} path */
export const fileName = (path) => path.slice(path.lastIndexOf('/') + 1);

/** A length without needless digits.
 * @param {number} value */
export const points = (value) => String(Math.round(value * 10) / 10);

/** A Live Activity has no name of its own: that of its attributes' type.
 * @param {string} name */
export const activityName = (name) => sentence(name.replace(/^activity:/, '').replace(/Attributes$/, '')) || name;
