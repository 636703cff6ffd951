import { useTranslation } from 'react-i18next';
import { styled } from '../../styled-system/jsx';
import type { SeriesRowFragment, StandingsTableFragment } from '../../gql/graphql';
import { paths } from '../../lib/paths';
import { Link } from '../../ui/link';
import { StandingsExplanation } from './standings-explanation';
import { walkoversOf } from './walkovers';

interface StandingsDetailsProps {
  rows: readonly StandingsTableFragment[];
  index: number;
  series: readonly SeriesRowFragment[];
}

/** Stays visible, and no wider than the screen, while the table scrolls sideways under it. */
const Details = styled('div', {
  base: {
    position: 'sticky',
    left: '4',
    display: 'grid',
    gap: '2',
    width: 'fit-content',
    maxWidth: 'min(42rem, calc(100vw - 4rem))',
    fontSize: 'sm',
  },
});

/** The details of a row: the reasons for its place, and its walkovers. */
export function StandingsDetails({ rows, index, series }: StandingsDetailsProps) {
  const { t } = useTranslation('divisions');
  const row = rows[index];
  if (!row) return null;
  return (
    <Details>
      <StandingsExplanation rows={rows} index={index} />
      {walkoversOf(row.team.id, series).map(({ seriesId, week, opponent, isWon }) => (
        <span key={seriesId}>
          <Link variant="inline" to={paths.series(seriesId)}>
            {t(isWon ? 'walkover.won' : 'walkover.lost', { week, opponent })}
          </Link>
        </span>
      ))}
    </Details>
  );
}
