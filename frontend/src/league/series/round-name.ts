import { useTranslation } from 'react-i18next';
import { htmlLanguage, type Language } from '../../lib/i18n/language';
import type { BracketPart } from '../../lib/schema.generated';

/** A round of a bracket: its part, its number there, and how many rounds that part has. */
export interface BracketRound {
  part: BracketPart;
  partRound: number;
  partRounds: number;
  /** In double elimination the rounds of both parts are numbered. */
  isDouble: boolean;
}

/** How many rounds before the final a round can be that has a name of its own. */
const NAMED = ['semifinal', 'quarterfinal', 'last-16', 'last-32', 'last-64'] as const;

/**
 * What a round of a bracket is called: "Semifinal", "Losers' bracket, round 2".
 *
 * @param language left out: that of the page
 */
export function useRoundName(language?: Language): (round: BracketRound) => string {
  const { t } = useTranslation('league', { lng: language && htmlLanguage(language) });
  return ({ part, partRound, partRounds, isDouble }) => {
    if (part !== 'WINNERS' && part !== 'LOSERS') return t(`bracket.${part}`);
    const named = isDouble ? undefined : NAMED[partRounds - partRound];
    return named ? t(`bracket.${named}`) : t(`bracket.${part}`, { round: partRound });
  };
}
