/** In this order: each of them names those that come after it as well. */
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

/** No header of a browser is longer; what comes after says nothing more. */
const LONGEST = 512;

const nameIn = (text: string, names: typeof BROWSERS): string[] => {
  const found = names.find(([pattern]) => pattern.test(text));
  return found ? [found[1]] : [];
};

/**
 * What a person would call the browser that they sign in with, from its User-Agent: "Firefox, Windows". Only names, so
 * that nothing is kept that tells one computer from another. Null when nothing in it is known.
 */
export function deviceOf(userAgent: string | undefined): string | null {
  const text = (userAgent ?? '').slice(0, LONGEST);
  return [...nameIn(text, BROWSERS), ...nameIn(text, SYSTEMS)].join(', ') || null;
}
