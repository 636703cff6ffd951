import type { TFunction } from 'i18next';
import type { BandMeaning } from '../../../lib/schema.generated';
import type { Band } from './division-drafts';

/** What a place can lead to, from the top of a table to its bottom, with the colour that it usually has. */
const USUAL_COLOURS: Readonly<Record<BandMeaning, string>> = {
  CHAMPION: '#ffcd1f',
  PLAYOFFS: '#38bdf8',
  PROMOTION: '#22c55e',
  PROMOTION_QUALIFIER: '#2dd4bf',
  STAYS: '#94a3b8',
  RELEGATION_QUALIFIER: '#fb923c',
  RELEGATION: '#ef4444',
};

export const BAND_MEANINGS = Object.keys(USUAL_COLOURS) as readonly BandMeaning[];

/** The colour of a new band. */
export const NEW_COLOUR = '#2e7d32';

/** A band with another meaning. Colour and words follow it, unless staff have chosen their own. */
export function bandMeaning(band: Band, meaning: BandMeaning | null, t: TFunction<'admin-divisions'>): Band {
  if (meaning === null) return { ...band, meaning };
  const usual = (each: BandMeaning) => ({
    hex: USUAL_COLOURS[each],
    descriptionSv: t(`colours.usual.${each}.sv`),
    descriptionEn: t(`colours.usual.${each}.en`),
  });
  const former = band.meaning && usual(band.meaning);
  const next = usual(meaning);
  const isOwn = (field: 'hex' | 'descriptionSv' | 'descriptionEn', empty: string) =>
    ![empty, former?.[field].toLowerCase()].includes(band[field].trim().toLowerCase());
  return {
    ...band,
    meaning,
    hex: isOwn('hex', NEW_COLOUR) ? band.hex : next.hex,
    descriptionSv: isOwn('descriptionSv', '') ? band.descriptionSv : next.descriptionSv,
    descriptionEn: isOwn('descriptionEn', '') ? band.descriptionEn : next.descriptionEn,
  };
}
