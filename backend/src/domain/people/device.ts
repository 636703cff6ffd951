/** The order matters: browsers that come later in the list are also named in the header of earlier ones. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b|\bMac OS X\b/, 'Mac'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

/** No browser has a longer header. The rest is not read. */
const LONGEST = 512;

const nameIn = (text: string, names: typeof BROWSERS): string[] => {
  const found = names.find(([pattern]) => pattern.test(text));
  return found ? [found[1]] : [];
};

/**
 * The browser and system of a User-Agent, as a person would say it: "Firefox, Windows". Only these names are stored, so
 * that one computer cannot be told from another. Null when both are unknown.
 */
export function deviceOf(userAgent: string | undefined): string | null {
  const text = (userAgent ?? '').slice(0, LONGEST);
  return [...nameIn(text, BROWSERS), ...nameIn(text, SYSTEMS)].join(', ') || null;
}
