/** Crests and banners of invented teams as SVG. The same random source draws the same picture. */
import type { Random } from '../../domain/random.ts';
import { MOTIFS, MOTIFS_BY_NAME, initialsMotif } from './crest-motifs.ts';
import type { Motif } from './crest-motifs.ts';

/** The colours and the figure of a team, for its crest and its banner. */
interface Livery {
  field: string;
  second: string;
  accent: string;
  motif: Motif;
}

const CREST_SIZE = 350;
export const BANNER = { width: 1000, height: 200 };

/** Field, second colour and accent. Each is readable on the other, on dark and on light pages. */
const COLOURS: readonly (readonly [string, string, string])[] = [
  ['#16325C', '#2D5FA8', '#FFCD1F'],
  ['#7A1F2B', '#B8323F', '#FFE8C7'],
  ['#0F4C3A', '#1D7A5C', '#F4D58D'],
  ['#2B2D42', '#4A4E69', '#F25F5C'],
  ['#4B2A7B', '#7044B0', '#F7E733'],
  ['#8A3B12', '#C65D21', '#FFF3DC'],
  ['#0B5563', '#128299', '#FFD9A0'],
  ['#1B1B1E', '#3A3A42', '#4ADE80'],
  ['#5A1846', '#900C5C', '#FFD3E8'],
  ['#1F3A1F', '#3F6B2E', '#E9F5C9'],
  ['#134074', '#0B7FAB', '#EEF4ED'],
  ['#3D2B1F', '#6F4E37', '#F2C57C'],
  ['#003B49', '#00798C', '#EDAE49'],
  ['#9B2226', '#5F0F14', '#F1F1F1'],
  ['#283618', '#606C38', '#FEFAE0'],
  ['#22223B', '#B5179E', '#F2E9E4'],
  ['#0D3B66', '#EE964B', '#FAF0CA'],
  ['#14213D', '#C77D0A', '#F5F5F5'],
];

/** How often a crest has initials in place of a figure. */
const INITIALS = 0.3;

/** Colours and figure of a team. A name with an animal gets the animal. */
export function liveryOf(random: Random, name: string): Livery {
  const [field, second, accent] = random.pick(COLOURS);
  const named = MOTIFS_BY_NAME.find(([pattern]) => pattern.test(name))?.[1];
  const chosen = named ?? random.pick(MOTIFS);
  const motif = random.chance(named ? INITIALS / 3 : INITIALS) ? initialsMotif(name) : chosen;
  return { field, second, accent, motif };
}

const SHAPES: readonly string[] = [
  'M175 14C228 46 276 46 322 44V170C322 256 262 312 175 338C88 312 28 256 28 170V44C74 46 122 46 175 14Z',
  'M175 12L316 93V257L175 338L34 257V93Z',
  'M175 16A159 159 0 1 1 174.9 16Z',
  'M38 40H312V196C312 268 238 306 175 336C112 306 38 268 38 196Z',
  'M175 10L340 175L175 340L10 175Z',
  'M70 24H280L330 110L300 250L175 338L50 250L20 110Z',
];

/** Patterns over the whole square. The crest's shape cuts them. */
const PATTERNS: readonly ((colour: string) => string)[] = [
  (colour) => bars(colour, [60, 160, 260], (x) => `M${x} 0H${x + 50}V350H${x}Z`),
  (colour) => bars(colour, [50, 150, 250], (y) => `M0 ${y}H350V${y + 50}H0Z`),
  (colour) => `<path d="M0 90L260 350H400L0 -30Z" fill="${colour}"/>`,
  (colour) => `<path d="M175 0H350V350H175Z" fill="${colour}"/>`,
  (colour) => `<path d="M175 0H350V175H175ZM0 175H175V350H0Z" fill="${colour}"/>`,
  (colour) =>
    bars(
      colour,
      [60, 160, 260],
      (y) => `M0 ${y + 70}L175 ${y - 30}L350 ${y + 70}V${y + 120}L175 ${y + 20}L0 ${y + 120}Z`,
    ),
  (colour) => bars(colour, [0, 60, 120, 180, 240, 300], (angle) => ray(angle)),
  (colour) => `<path d="M0 230Q90 180 175 230T350 230V350H0Z" fill="${colour}"/>`,
  () => '',
];

const bars = (colour: string, positions: readonly number[], shape: (position: number) => string): string =>
  `<path d="${positions.map(shape).join('')}" fill="${colour}"/>`;

function ray(angle: number): string {
  const end = (degrees: number) => {
    const radians = (degrees * Math.PI) / 180;
    return `${(175 + 300 * Math.cos(radians)).toFixed(1)} ${(175 + 300 * Math.sin(radians)).toFixed(1)}`;
  };
  return `M175 175L${end(angle)}L${end(angle + 30)}Z`;
}

/** A crest of 350 by 350 px on a transparent background. */
export function crestSvg(random: Random, { field, second, accent, motif }: Livery): string {
  const shape = random.pick(SHAPES);
  const pattern = random.pick(PATTERNS)(second);
  const plate = random.chance(0.5) ? `<circle cx="175" cy="172" r="104" fill="${field}"/>` : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CREST_SIZE}" height="${CREST_SIZE}" viewBox="0 0 350 350">` +
    `<clipPath id="s"><path d="${shape}"/></clipPath>` +
    `<g clip-path="url(#s)"><path d="M0 0H350V350H0Z" fill="${field}"/>${pattern}${plate}</g>` +
    `<path d="${shape}" fill="none" stroke="${accent}" stroke-width="12" stroke-linejoin="round"/>` +
    `<g transform="translate(83 79) scale(1.84)">${motif(accent, field)}</g></svg>`
  );
}

/** A banner of 1000 by 200 px: broad stripes, and the team's figure, large at one end and small in rows. */
export function bannerSvg(random: Random, { field, second, accent, motif }: Livery): string {
  const { width, height } = BANNER;
  const slant = random.pick([-120, -60, 60, 120]);
  const step = random.int(90, 170);
  const stripes = Array.from({ length: Math.ceil(width / step) + 2 }, (_, index) => {
    const x = (index - 1) * step;
    return `M${x} 0h${step / 2}l${slant} ${height}h${-step / 2}Z`;
  }).join('');
  const small = Array.from({ length: 14 }, (_, index) => {
    const x = 300 + (index % 7) * 100 + (index < 7 ? 0 : 50);
    return `<g transform="translate(${x} ${index < 7 ? 20 : 115}) scale(.6)" opacity=".16">${motif(accent, field)}</g>`;
  }).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<path d="M0 0H${width}V${height}H0Z" fill="${field}"/><path d="${stripes}" fill="${second}" opacity=".45"/>${small}` +
    `<g transform="translate(60 20) scale(1.6)">${motif(accent, field)}</g></svg>`
  );
}
