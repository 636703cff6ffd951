/**
 * The files of the display font. Each has the letters of other Latin alphabets. A letter that is missing in one is
 * looked for in the next, so they have different names.
 */
export const FACES = ['latin', 'latin-ext', 'vietnamese'] as const;
export const WEIGHTS = [600, 700] as const;
