// Which ink is readable on a color.

/** Black or white, whichever has more contrast (WCAG 2.2, relative luminance).
 * @param {string} color `#RRGGBB` */
export function readable(color) {
  const parts = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  const luminance = 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2];
  return 1.05 / (luminance + 0.05) >= (luminance + 0.05) / 0.05 ? '#ffffff' : '#000000';
}
