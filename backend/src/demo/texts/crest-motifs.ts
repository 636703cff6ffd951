/** The figures in the middle of a crest: simple figures in a box of 100 by 100, and block letters. */

/** Draws with the given fill; `ink` is for details on top. */
export type Motif = (fill: string, ink: string) => string;

const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
const dots = (ink: string, points: readonly (readonly [number, number])[], radius = 4): string =>
  points.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${ink}"/>`).join('');

/** Points of a star or a cog, alternating between two radii around the middle. */
function spikes(count: number, outer: number, inner: number, turn = -Math.PI / 2): string {
  const points = Array.from({ length: count * 2 }, (_, index) => {
    const radius = index % 2 === 0 ? outer : inner;
    const angle = turn + (index * Math.PI) / count;
    return `${(50 + radius * Math.cos(angle)).toFixed(1)} ${(50 + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

const fox: Motif = (fill, ink) =>
  path('M8 12L34 30H66L92 12L84 56L50 92L16 56Z', fill) +
  path('M16 56L38 58L50 92ZM84 56L62 58L50 92Z', ink) +
  dots(ink, [
    [35, 47],
    [65, 47],
  ]) +
  path('M44 84H56L50 92Z', fill);

const wolf: Motif = (fill, ink) =>
  path('M20 6L36 26H64L80 6L86 44L74 62L66 90H34L26 62L14 44Z', fill) +
  path('M34 62L50 74L66 62L60 90H40Z', ink) +
  path('M28 42L44 50L30 52ZM72 42L56 50L70 52Z', ink);

const bear: Motif = (fill, ink) =>
  `<circle cx="22" cy="26" r="16" fill="${fill}"/><circle cx="78" cy="26" r="16" fill="${fill}"/>` +
  `<circle cx="50" cy="54" r="40" fill="${fill}"/><ellipse cx="50" cy="68" rx="20" ry="16" fill="${ink}"/>` +
  dots(
    ink,
    [
      [34, 46],
      [66, 46],
    ],
    5,
  ) +
  `<ellipse cx="50" cy="62" rx="8" ry="5" fill="${fill}"/>`;

const antlers: Motif = (fill, ink) =>
  path('M36 44L30 30L12 28L4 8L18 18L20 4L30 18L36 8L42 34H58L64 8L70 18L80 4L82 18L96 8L88 28L70 30L64 44Z', fill) +
  path('M34 44H66L62 72L56 94H44L38 72Z', fill) +
  dots(
    ink,
    [
      [42, 56],
      [58, 56],
    ],
    3.5,
  ) +
  dots(
    ink,
    [
      [46, 86],
      [54, 86],
    ],
    2.5,
  );

const bird: Motif = (fill, ink) =>
  path(
    'M4 30Q34 26 46 48L50 16L58 10L72 18L60 24L56 48Q70 26 96 30Q86 62 58 66L64 92L50 82L36 92L42 66Q14 62 4 30Z',
    fill,
  ) + dots(ink, [[57, 18]], 2.5);

const fish: Motif = (fill, ink) =>
  path('M4 50Q30 14 68 44L94 24Q86 50 94 76L68 56Q30 86 4 50Z', fill) +
  dots(ink, [[22, 46]], 4) +
  `<path d="M36 36Q44 50 36 64M50 36Q58 50 50 62" fill="none" stroke="${ink}" stroke-width="4"/>`;

const bolt: Motif = (fill) => path('M58 2L18 56H46L38 98L82 40H54Z', fill);

/** The line of the snow, not the snow itself, is in the ground's colour. Otherwise the mountain would have no top. */
const mountain: Motif = (fill, ink) =>
  path('M2 86L38 20L54 48L66 32L98 86Z', fill) +
  `<path d="M26 41L34 38L40 44L49 38M56 45L60 50L66 46L77 50" fill="none" stroke="${ink}" stroke-width="4"/>`;

const waves: Motif = (fill) =>
  [28, 50, 72]
    .map((y) => `<path d="M4 ${y}q11.5-16 23 0t23 0t23 0t23 0" fill="none" stroke="${fill}" stroke-width="11"/>`)
    .join('');

const star: Motif = (fill) => path(spikes(5, 48, 20), fill);

const compass: Motif = (fill, ink) => path(spikes(4, 48, 13), fill) + path(spikes(4, 26, 9, Math.PI / 4), ink);

const cog: Motif = (fill, ink) => path(spikes(10, 48, 34), fill) + `<circle cx="50" cy="50" r="16" fill="${ink}"/>`;

const sun: Motif = (fill, ink) =>
  path(spikes(12, 48, 30), fill) +
  `<circle cx="50" cy="50" r="22" fill="${ink}"/><circle cx="50" cy="50" r="16" fill="${fill}"/>`;

const tree: Motif = (fill) => path('M50 2L72 34H62L82 62H66L90 86H56V98H44V86H10L34 62H18L38 34H28Z', fill);

/** Figures for any name. */
export const MOTIFS: readonly Motif[] = [bolt, mountain, waves, star, compass, cog, sun, tree];

/** Figures for names with an animal or a thing; the first match is used. */
export const MOTIFS_BY_NAME: readonly (readonly [RegExp, Motif])[] = [
  [/räv/i, fox],
  [/varg|lodjur|mård|hermelin|lämlar|sork|råtto/i, wolf],
  [/älg|ren(ar)?$|hjort|rådjur/i, antlers],
  [/grävling|uttr|bävr|järv|ekorr|björn|säl|vessl|igelkott|harar/i, bear],
  [
    /fåg|fink|örn|falk|hök|kaj|korp|trast|svan|tran|lomm|orr|ripor|kråk|tjädr|galar|uvar|skator|skarv|stork|tärn|lärk|sparv|herrar|oxar/i,
    bird,
  ],
  [/gädd|lax|abborr|brax|strömming|tumlar/i, fish],
  [/kugg|skruv|rem(men)?$|växel|motor|domkraft/i, cog],
  [/blixt|volt|tändstift|turbo/i, bolt],
  [/natt|ljus|norrsken/i, compass],
  [/snö|frost|kall|hal/i, star],
];

/** Strokes of block letters in a box of 4 by 6. */
const LETTERS: Readonly<Record<string, string>> = {
  A: 'M0 6V2L2 0L4 2V6M0 4H4',
  B: 'M0 0H3L4 1V2L3 3H0M3 3L4 4V5L3 6H0V0',
  C: 'M4 1L3 0H1L0 1V5L1 6H3L4 5',
  D: 'M0 0H2.5L4 1.5V4.5L2.5 6H0Z',
  E: 'M4 0H0V6H4M0 3H3',
  F: 'M4 0H0V6M0 3H3',
  G: 'M4 1L3 0H1L0 1V5L1 6H3L4 5V3H2.5',
  H: 'M0 0V6M4 0V6M0 3H4',
  I: 'M2 0V6M1 0H3M1 6H3',
  J: 'M4 0V5L3 6H1L0 5V4',
  K: 'M0 0V6M4 0L0 3.4M1.4 2.4L4 6',
  L: 'M0 0V6H4',
  M: 'M0 6V0L2 3L4 0V6',
  N: 'M0 6V0L4 6V0',
  O: 'M1 0H3L4 1V5L3 6H1L0 5V1Z',
  P: 'M0 6V0H3L4 1V2.5L3 3.5H0',
  R: 'M0 6V0H3L4 1V2L3 3H0M2 3L4 6',
  S: 'M4 1L3 0H1L0 1V2L1 3H3L4 4V5L3 6H1L0 5',
  T: 'M0 0H4M2 0V6',
  U: 'M0 0V5L1 6H3L4 5V0',
  V: 'M0 0L2 6L4 0',
  Y: 'M0 0L2 3L4 0M2 3V6',
  Å: 'M0 6V3L2 1L4 3V6M0 4.6H4M2 -1V-0.9',
  Ä: 'M0 6V3L2 1L4 3V6M0 4.6H4M0.6 -0.6V-0.5M3.4 -0.6V-0.5',
  Ö: 'M1 1H3L4 2V5L3 6H1L0 5V2ZM0.6 -0.6V-0.5M3.4 -0.6V-0.5',
};

/** The first letters of a name's words, or of a single word. They are drawn as lines, so that no font is needed. */
export function initialsMotif(name: string): Motif {
  const letters = name
    .split(' ')
    .map((word) => LETTERS[word.charAt(0).toUpperCase()])
    .filter((letter) => letter !== undefined)
    .slice(0, 2);
  const size = letters.length > 1 ? 9 : 13;
  const width = letters.length * 4 * size + (letters.length - 1) * 2.2 * size;
  return (fill) =>
    letters
      .map((letter, index) => {
        const x = 50 - width / 2 + index * 6.2 * size;
        return `<path transform="translate(${x} ${50 - 3 * size}) scale(${size})" d="${letter}" fill="none" stroke="${fill}" stroke-width="1.25" stroke-linecap="round" stroke-linejoin="round"/>`;
      })
      .join('');
}
