/** What pictures of link previews are made of. */
import { inPictureLetters, initialsOf } from './picture-letters.ts';
import type { Pictured } from './preview.ts';

/** An element as the drawing library takes it. */
export interface Drawn {
  type: string;
  props: { style?: Style; children?: (Drawn | string)[] | string; src?: string; width?: number; height?: number };
}
type Style = Record<string, string | number>;

/** A stored picture as a data URL; null when there is none, or it cannot be shown. */
export type ImageOf = (image: string | null) => string | null;

/** The dark theme's colours (frontend/src/theme/palette.ts), because a picture cannot know its reader's theme. */
export const COLOR = {
  canvas: '#0B1220',
  surface: '#121B2E',
  raised: '#1A2540',
  text: '#E8EDF7',
  muted: '#A3B0CC',
  action: '#FFCD1F',
  line: '#3B4A6B',
  home: '#6CB6FF',
  away: '#FB923C',
};

/** The average width of the display font's letters, relative to their size; and of the text font's. */
const LETTER = 0.43;
const WIDE_LETTER = 0.58;
const WIDE = /[\u0370-\u04ff]/;

export const drawnBox = (style: Style, ...children: (Drawn | string | null)[]): Drawn => ({
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
  align?: 'left' | 'center' | 'right';
}

/**
 * Text in a limited number of lines. Long text is smaller, down to half the size, and is cut after that. What the fonts lack
 * is left out.
 */
export function drawnWords(
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
export function drawnCrest({ name, image }: Pictured, size: number, imageOf: ImageOf, isRound = false): Drawn {
  const source = imageOf(image);
  const borderRadius = isRound ? size / 2 : 8;
  if (source) {
    return {
      type: 'img',
      props: { src: source, width: size, height: size, style: { borderRadius, objectFit: 'contain' } },
    };
  }
  return drawnBox(
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
    initialsOf(name) || drawnShield(size * 0.5),
  );
}

const SHIELD = `data:image/svg+xml;base64,${Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64"><path d="M8 6h48v30c0 14-12 20-24 24C20 56 8 50 8 36z" fill="#0b1220" stroke="#ffcd1f" stroke-width="4"/><circle cx="32" cy="29" r="13" fill="none" stroke="#ffcd1f" stroke-width="4"/><path d="M32 16l6 9h-12zM19.5 33l10.5 1-4 9.5zM44.5 33l-10.5 1 4 9.5z" fill="#ffcd1f"/></svg>`,
).toString('base64')}`;

export const drawnShield = (size: number): Drawn => ({
  type: 'img',
  props: { src: SHIELD, width: size, height: size },
});

/** The width of a picture's content, in px. */
export const CONTENT_WIDTH = 1072;
