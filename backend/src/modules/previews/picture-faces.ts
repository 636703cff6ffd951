/**
 * The display face in its files, each with the letters of other alphabets of Latin: what one has not is looked for in
 * the next, so they go by different names.
 */
export const FACES = ['latin', 'latin-ext', 'vietnamese'] as const;
export const WEIGHTS = [600, 700] as const;
