import type { SemanticTokens, Tokens } from '@pandacss/dev';
import { PALETTE, type ColorName } from './palette';

/** Paper is white, and the light theme's colours are seen on it, whatever the reader's theme is. */
const themed = (name: ColorName) => ({
  value: { base: PALETTE.dark[name], _light: PALETTE.light[name], _print: PALETTE.light[name] },
});

/** Steps of 4 px, named by their number: `4` is 16 px. */
const steps = Object.fromEntries(
  [0, 0.5, 1, 1.5, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 40, 44].map((n) => [
    n,
    { value: `${n / 4}rem` },
  ]),
);

export const DISPLAY_FONT = "'Barlow Condensed', 'Barlow Condensed Fallback', 'Arial Narrow', sans-serif";
export const TEXT_FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', Arial, sans-serif";

/** From these widths on. A phone is below all of them. */
export const breakpoints = { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' };

/** Dark is the default; only the light theme is a class on the root element. */
export const conditions = { light: '.light &', dark: ':root:not(.light) &' };

export const tokens = {
  fonts: { body: { value: TEXT_FONT }, heading: { value: DISPLAY_FONT }, display: { value: DISPLAY_FONT } },
  // 12, 14, 16, 20, 25, 31, 39 px
  fontSizes: {
    xs: { value: '0.75rem' },
    sm: { value: '0.875rem' },
    md: { value: '1rem' },
    lg: { value: '1.25rem' },
    xl: { value: '1.5625rem' },
    '2xl': { value: '1.9375rem' },
    '3xl': { value: '2.4375rem' },
  },
  fontWeights: {
    normal: { value: '400' },
    medium: { value: '500' },
    semibold: { value: '600' },
    bold: { value: '700' },
  },
  lineHeights: { tight: { value: '1.15' }, normal: { value: '1.5' } },
  radii: { none: { value: '0' }, md: { value: '6px' }, full: { value: '9999px' } },
  spacing: steps,
  sizes: {
    ...steps,
    full: { value: '100%' },
    drawer: { value: '240px' },
    page: { value: '72rem' },
    /** The back office, divisions and brackets use the window. */
    desk: { value: '96rem' },
    prose: { value: '44rem' },
    /** The height of a chart of values over time, and of its placeholder. */
    curve: { value: '240px' },
    /** The smallest size of something to press with a finger. */
    touch: { value: '44px' },
  },
  zIndex: {
    sticky: { value: 10 },
    header: { value: 20 },
    dropdown: { value: 30 },
    toast: { value: 50 },
  },
  durations: { fast: { value: '120ms' }, moderate: { value: '160ms' } },
  shadows: { raised: { value: '0 8px 24px rgb(0 0 0 / 0.35)' } },
} satisfies Tokens;

export const semanticTokens = {
  colors: {
    bg: {
      DEFAULT: themed('canvas'),
      canvas: themed('canvas'),
      surface: themed('surface'),
      raised: themed('raised'),
    },
    fg: {
      DEFAULT: themed('text'),
      muted: themed('muted'),
      link: themed('link'),
      action: themed('action'),
      /** On a drawn crest, whose colours are the same in both themes. */
      crest: themed('onCrest'),
      win: themed('win'),
      loss: themed('loss'),
      draw: themed('draw'),
    },
    action: { DEFAULT: themed('action'), contrast: themed('onAction') },
    border: { DEFAULT: themed('line'), control: themed('control') },
    // the ranks of 6mans: always a bar or an edge, never text alone
    rank: {
      S: themed('rankS'),
      X: themed('rankX'),
      A: themed('rankA'),
      B: themed('rankB'),
      C: themed('rankC'),
      D: themed('rankD'),
      E: themed('rankE'),
    },
  },
} satisfies SemanticTokens;
