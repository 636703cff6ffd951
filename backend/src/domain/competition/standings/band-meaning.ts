/** What a place of the table leads to (R44). The band's words and its colour are staff's own. */

export const BAND_MEANINGS = [
  'champion',
  'playoffs',
  'stays',
  'promotion',
  'promotion-qualifier',
  'relegation-qualifier',
  'relegation',
] as const;

export type BandMeaning = (typeof BAND_MEANINGS)[number];

/** The first that fits counts: a qualifier is named before what it leads to. */
const WORDS: readonly (readonly [BandMeaning, RegExp])[] = [
  ['playoffs', /slutspel|play-?\s?offs?/],
  ['champion', /mästar|champion/],
  ['promotion-qualifier', /kval.*upp|upp.*kval|(promotion|upper).*qualif|qualif.*promotion/],
  ['relegation-qualifier', /kval.*ned|ned.*kval|relegation.*qualif|qualif.*relegation/],
  ['promotion', /uppflytt|promotion|promoted/],
  ['relegation', /nedflytt|degrader|relegat/],
  ['stays', /stannar|kvar\b|stays?\b/],
];

/**
 * The meaning that the words of a band tell, for callers that know no meanings; null when the words tell none, or the two
 * languages tell different ones.
 */
export function meaningOfWords(descriptionSv: string, descriptionEn: string): BandMeaning | null {
  const told = [descriptionSv, descriptionEn].map(meaningIn).filter((each) => each !== null);
  const [first] = told;
  return first !== undefined && told.every((each) => each === first) ? first : null;
}

const meaningIn = (words: string): BandMeaning | null =>
  WORDS.find(([, pattern]) => pattern.test(words.toLowerCase()))?.[0] ?? null;
