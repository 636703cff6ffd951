import { useTranslation } from 'react-i18next';
import type { BracketSideFragment, StageBracketFragment } from './stage-bracket.generated';
import { divisionName } from '../../../../league/division-name';
import { useLanguage } from '../../../../lib/i18n/i18n';

type Entrant = StageBracketFragment['entrants'][number];

/** What stands on a side of a series. */
interface SideWords {
  /** Who plays there, or would with today's places. */
  team: Entrant['team'];
  /** Without a team: where one comes from. */
  instead: string;
  /** Beside the team: how it has left, or for which place it stands there. */
  note: string | null;
}

/** The words for each side of a bracket's series. `isShort`: as on paper, where there is little room. */
export function useSideWords(
  { entrants, holders }: StageBracketFragment,
  isShort = false,
): (side: BracketSideFragment) => SideWords {
  const { t } = useTranslation('seasons-divisions-bracket');
  const language = useLanguage();
  const placeOf = ({ division, isStage, place }: NonNullable<Entrant['source']>): string => {
    const name = divisionName(division, language);
    if (isStage && place === 1) return t('winner-of-stage', { stage: name });
    if (isStage && place === 2) return t('second-of-stage', { stage: name });
    return t('place', { division: name, place });
  };
  return ({ seed, isNobody, from, fromPosition }) => {
    const entrant = entrants.find((one) => one.seed === seed);
    const place = entrant?.source && !entrant.team ? placeOf(entrant.source) : null;
    const way = t(`${isShort ? 'short.' : ''}${from === 'LOSER' ? 'loser-of' : 'winner-of'}`, {
      series: (fromPosition ?? 0) + 1,
    });
    const team = entrant?.team ?? holders.find((one) => one.seed === seed)?.team ?? null;
    return {
      team: isNobody ? null : team,
      instead: isNobody ? t('nobody') : (place ?? way),
      note: entrant?.exit ? t(`exits.${entrant.exit}`) : place,
    };
  };
}
