/**
 * The two colours of a drawn crest, always the same for a name, one on each side of a slanting line. Light enough to be
 * seen on the dark theme, dark enough for light letters.
 */
export function crestGradient(name: string): string {
  let hue = 0;
  for (const letter of name) hue = (hue * 31 + (letter.codePointAt(0) ?? 0)) % 360;
  return `linear-gradient(115deg,oklch(.45 .1 ${hue}) 50%,oklch(.35 .1 ${hue + 50}) 50%)`;
}
