/**
 * The files of the fonts, by the name that a drawing calls them: the display font, which has Latin alphabets, and the text
 * font for other Latin letters, Cyrillic and Greek. A letter that is missing in one is looked for in the next.
 */
export const FACES = {
  latin: 'barlow-condensed',
  'latin-ext': 'barlow-condensed',
  vietnamese: 'barlow-condensed',
  'text-latin-ext': 'source-sans-3',
  'text-cyrillic': 'source-sans-3',
  'text-cyrillic-ext': 'source-sans-3',
  'text-greek': 'source-sans-3',
} as const satisfies Record<string, 'barlow-condensed' | 'source-sans-3'>;
export type Face = keyof typeof FACES;
export const WEIGHTS = [600, 700] as const;
