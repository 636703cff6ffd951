import { FACES } from './picture-faces.ts';
import { inPictureLetters, initialsOf, nameInPicture } from './picture-letters.ts';
import type { Picture, Pictured, PicturedRow } from './preview.ts';

/** An element as the drawing library takes it. */
export interface Drawn {
  type: string;
  props: { style?: Style; children?: (Drawn | string)[] | string; src?: string; width?: number; height?: number };
}
type Style = Record<string, string | number>;

/** A stored picture as a data URL; null when there is none, or it cannot be shown. */
export type ImageOf = (image: string | null) => string | null;

/** The dark theme's colours (frontend/src/theme/palette.ts), because a picture cannot know its reader's theme. */
const COLOR = {
  canvas: '#0B1220',
  surface: '#121B2E',
  raised: '#1A2540',
  text: '#E8EDF7',
  muted: '#A3B0CC',
  action: '#FFCD1F',
};

/** The average width of the display font's letters, relative to their size; and of the text font's. */
const LETTER = 0.43;
const WIDE_LETTER = 0.58;
const WIDE = /[\u0370-\u04ff]/;

const box = (style: Style, ...children: (Drawn | string | null)[]): Drawn => ({
  type: 'div',
  props: {
    style: { display: 'flex', boxSizing: 'border-box', ...style },
    children: children.filter((child) => child !== null),
  },
});

interface Written {
  size: number;
  /** The available width in px. */
  width: number;
  lines?: number;
  color?: string;
  weight?: 600 | 700;
  align?: 'left' | 'center';
}

/**
 * Text in a limited number of lines. Long text is smaller, down to half the size, and is cut after that. What the fonts lack
 * is left out.
 */
function words(
  text: string,
  { size, width, lines = 1, color = COLOR.text, weight = 700, align = 'left' }: Written,
): Drawn {
  const shown = inPictureLetters(text);
  const letter = WIDE.test(shown) ? WIDE_LETTER : LETTER;
  const fitting = (width * lines * (lines > 1 ? 0.85 : 1)) / (Math.max(shown.length, 1) * letter);
  const fontSize = Math.round(Math.max(Math.min(size, fitting), size / 2));
  return {
    type: 'div',
    props: {
      style: {
        display: 'block',
        width,
        fontSize,
        fontWeight: weight,
        lineHeight: 1.2,
        color,
        textAlign: align,
        lineClamp: lines,
        overflow: 'hidden',
        wordBreak: 'break-word',
      },
      children: shown,
    },
  };
}

/** A picture, or initials in the same place when there is none. */
function crest({ name, image }: Pictured, size: number, imageOf: ImageOf, isRound = false): Drawn {
  const source = imageOf(image);
  const borderRadius = isRound ? size / 2 : 8;
  if (source) {
    return {
      type: 'img',
      props: { src: source, width: size, height: size, style: { borderRadius, objectFit: 'contain' } },
    };
  }
  return box(
    {
      width: size,
      height: size,
      borderRadius,
      alignItems: 'center',
      justifyContent: 'center',
      background: COLOR.raised,
      color: COLOR.muted,
      fontSize: size * 0.42,
      fontWeight: 600,
    },
    initialsOf(name) || shield(size * 0.5),
  );
}

const SHIELD = `data:image/svg+xml;base64,${Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64"><path d="M8 6h48v30c0 14-12 20-24 24C20 56 8 50 8 36z" fill="#0b1220" stroke="#ffcd1f" stroke-width="4"/><circle cx="32" cy="29" r="13" fill="none" stroke="#ffcd1f" stroke-width="4"/><path d="M32 16l6 9h-12zM19.5 33l10.5 1-4 9.5zM44.5 33l-10.5 1 4 9.5z" fill="#ffcd1f"/></svg>`,
).toString('base64')}`;

const shield = (size: number): Drawn => ({ type: 'img', props: { src: SHIELD, width: size, height: size } });

const CONTENT_WIDTH = 1072;

/** The frame of every picture: what it shows at the bottom, and below that a line in the league's colour. */
const framed = (label: string, league: string, ...content: Drawn[]): Drawn =>
  box(
    {
      width: 1200,
      height: 630,
      flexDirection: 'column',
      background: COLOR.canvas,
      color: COLOR.text,
      fontFamily: Object.keys(FACES).join(', '),
      borderBottom: `12px solid ${COLOR.action}`,
      padding: '48px 64px 36px',
    },
    words(label, { size: 36, width: CONTENT_WIDTH, color: COLOR.muted, weight: 600 }),
    box({ flex: 1, flexDirection: 'column', justifyContent: 'center' }, ...content),
    box(
      { alignItems: 'center', gap: 16 },
      shield(52),
      words(league, { size: 36, width: 800, color: COLOR.text, weight: 600 }),
    ),
  );

const side = (team: Pictured, imageOf: ImageOf, isBeaten: boolean): Drawn =>
  box(
    { flexDirection: 'column', alignItems: 'center', width: 380, gap: 20, opacity: isBeaten ? 0.62 : 1 },
    crest(team, 180, imageOf),
    words(nameInPicture(team), { size: 56, width: 380, lines: 3, align: 'center' }),
  );

function series(picture: Extract<Picture, { template: 'series' }>, imageOf: ImageOf): Drawn[] {
  const { home, away, score, note } = picture;
  const middle = score
    ? box(
        { fontSize: 150, fontWeight: 700, lineHeight: 1, justifyContent: 'center', width: 312 },
        `${score[0]}–${score[1]}`,
      )
    : box(
        { fontSize: 90, fontWeight: 600, lineHeight: 1, justifyContent: 'center', width: 312, color: COLOR.muted },
        '–',
      );
  return [
    box(
      { alignItems: 'flex-start', justifyContent: 'space-between' },
      side(home, imageOf, score !== null && score[0] < score[1]),
      box(
        { flexDirection: 'column', alignItems: 'center', width: 312, paddingTop: 20, gap: 12 },
        middle,
        words(note, { size: 36, width: 312, lines: 3, color: COLOR.action, weight: 600, align: 'center' }),
      ),
      side(away, imageOf, score !== null && score[1] < score[0]),
    ),
  ];
}

const row = ({ position, color, points, ...team }: PicturedRow, imageOf: ImageOf): Drawn =>
  box(
    {
      alignItems: 'center',
      height: 56,
      marginTop: 6,
      background: COLOR.surface,
      borderLeft: `8px solid ${color ?? COLOR.surface}`,
    },
    box({ width: 72, justifyContent: 'center', fontSize: 36, fontWeight: 600, color: COLOR.muted }, String(position)),
    crest(team, 44, imageOf),
    box({ width: 20 }),
    words(nameInPicture(team), { size: 38, width: 776, weight: 600 }),
    box({ width: 120, justifyContent: 'flex-end', fontSize: 40, fontWeight: 700 }, String(points)),
  );

function table({ title, rows }: Extract<Picture, { template: 'table' }>, imageOf: ImageOf): Drawn[] {
  return [words(title, { size: 60, width: CONTENT_WIDTH }), ...rows.map((one) => row(one, imageOf))];
}

function profile({ subject, isRound, note }: Extract<Picture, { template: 'profile' }>, imageOf: ImageOf): Drawn[] {
  return [
    box(
      { alignItems: 'center', gap: 56 },
      crest(subject, 280, imageOf, isRound),
      box(
        { flexDirection: 'column', gap: 16 },
        words(nameInPicture(subject), { size: 104, width: 736, lines: 3 }),
        note === '' ? null : words(note, { size: 44, width: 736, lines: 2, color: COLOR.muted, weight: 600 }),
      ),
    ),
  ];
}

/** The content of the picture, as elements in a frame of 1200 × 630 px. */
export function layoutOf(picture: Picture, league: string, imageOf: ImageOf): Drawn {
  if (picture.template === 'series') return framed(picture.label, league, ...series(picture, imageOf));
  if (picture.template === 'table') return framed(picture.label, league, ...table(picture, imageOf));
  if (picture.template === 'profile') return framed(picture.label, league, ...profile(picture, imageOf));
  return framed(
    picture.label,
    league,
    words(inPictureLetters(picture.title) || league, { size: 112, width: CONTENT_WIDTH, lines: 3 }),
  );
}

/** The stored pictures that the drawing needs. */
export function imagesIn(picture: Picture): string[] {
  const all = {
    series: () => (picture.template === 'series' ? [picture.home, picture.away] : []),
    table: () => (picture.template === 'table' ? picture.rows : []),
    profile: () => (picture.template === 'profile' ? [picture.subject] : []),
    text: () => [],
  }[picture.template]();
  return all.flatMap(({ image }) => (image === null ? [] : [image]));
}
