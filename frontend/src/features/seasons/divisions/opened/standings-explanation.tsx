import { useTranslation } from 'react-i18next';
import { styled } from '../../../../styled-system/jsx';
import { formatInteger, formatList, formatSigned } from '../../../../lib/i18n/format';
import { useLanguage } from '../../../../lib/i18n/i18n';
import type { StandingsExplanationFragment } from '../standings-explanation.generated';
import { explainPlace, type Measure, type Reason } from './explain-place';

/** Differences are shown with their sign, sums without. */
const SIGNED: ReadonlySet<Measure> = new Set([
  'GAME_DIFFERENCE',
  'GOAL_DIFFERENCE',
  'HEAD_TO_HEAD_GAME_DIFFERENCE',
  'HEAD_TO_HEAD_GOAL_DIFFERENCE',
]);

/** With more teams than this on one position, their number is shown in place of their names. */
const MOST_NAMED = 3;

const List = styled('ul', { base: { display: 'grid', gap: '1' } });

interface StandingsExplanationProps {
  rows: readonly StandingsExplanationFragment[];
  index: number;
}

/** The reasons for a team's place in the table, in plain sentences. */
export function StandingsExplanation({ rows, index }: StandingsExplanationProps) {
  const say = useReasonText();
  return (
    <List>
      {explainPlace(rows, index).map((reason) => (
        <li key={reason.kind + ('side' in reason ? reason.side : '')}>{say(reason)}</li>
      ))}
    </List>
  );
}

function useReasonText(): (reason: Reason) => string {
  const { t } = useTranslation('seasons-divisions');
  const language = useLanguage();

  return (reason) => {
    if (reason.kind === 'shared') {
      const { position, teams } = reason;
      if (teams.length > MOST_NAMED) return t('place.shared-many', { position, count: teams.length });
      return t('place.shared', { position, teams: formatList(teams, language) });
    }
    const { kind, side, team } = reason;
    if (kind !== 'measure') return t(`place.${kind}.${side}`, { team });

    const number = (value: number) =>
      SIGNED.has(reason.measure) ? formatSigned(value) : formatInteger(value, language);
    const values = {
      team,
      measure: t(`measure.${reason.measure}`),
      own: number(reason.own),
      other: number(reason.other),
    };
    if (reason.among.length === 0) return t(`place.${side}`, values);
    return t(`place.among.${side}`, { ...values, teams: formatList(reason.among, language) });
  };
}
