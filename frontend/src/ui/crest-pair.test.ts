import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PALETTE } from '../theme/palette';
import { crestGradient } from './crest-pair';

/** The strength of a tint (theme/global-css.ts), whose styles must be literals. */
const TINT = 0.16;

type Rgb = readonly number[];

const rgbOf = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const luminance = (linearRgb: Rgb): number =>
  [0.2126, 0.7152, 0.0722].reduce((sum, w, at) => sum + w * linearRgb[at]!, 0);
const contrast = (one: number, other: number): number => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
const luminanceOf = (rgb: Rgb): number => luminance(rgb.map(linear));
const over = (top: Rgb, below: Rgb): Rgb => top.map((value, at) => value * TINT + below[at]! * (1 - TINT));

/** OKLCH as linear RGB, by the matrices of CSS Color 4. */
function oklch([lightness, chroma, hue]: readonly [number, number, number]): Rgb {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const [l, m, s] = [
    (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3,
  ];
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((value) => Math.min(Math.max(value, 0), 1));
}

/** Both colours of a name's crest: lightness, chroma and hue. */
const crestPair = (name: string) =>
  [...crestGradient(name).matchAll(/oklch\(([\d.]+) ([\d.]+) (\d+)\)/g)].map(
    ([, ...parts]) => parts.map(Number) as [number, number, number],
  );

const NAMES = Array.from({ length: 400 }, (_, at) => `Lag ${at}`);

test('a tint is as strong as it is measured here', () => {
  expect(readFileSync(join(__dirname, '../theme/global-css.ts'), 'utf8')).toMatch(
    new RegExp(`'&\\.tint': \\{[^}]*opacity: '${TINT}'`),
  );
});

test('a name always has the same two colours, and teams differ', () => {
  expect(crestGradient('Tallmo')).toBe(crestGradient('Tallmo'));
  expect(new Set(NAMES.map((name) => crestGradient(name))).size).toBeGreaterThan(200);
});

test('the letters of every drawn crest can be read on both of its colours', () => {
  const ink = luminanceOf(rgbOf(PALETTE.dark.onCrest));
  expect(crestPair('Tallmo')).toHaveLength(2);
  const least = Math.min(
    ...NAMES.flatMap((name) => crestPair(name)).map((colour) => contrast(ink, luminance(oklch(colour)))),
  );
  expect(least).toBeGreaterThanOrEqual(4.5);
});

// every colour lies between black and white, so these two are the worst that an uploaded crest can bring
test.each(['dark', 'light'] as const)('texts can be read over a tint of any colour in the %s theme', (theme) => {
  const { surface, text, muted, link } = PALETTE[theme];
  for (const crest of ['#000000', '#FFFFFF']) {
    const behind = luminanceOf(over(rgbOf(crest), rgbOf(surface)));
    for (const colour of [text, muted, link]) {
      expect(contrast(luminanceOf(rgbOf(colour)), behind)).toBeGreaterThanOrEqual(4.5);
    }
  }
});
