import { useTranslation } from 'react-i18next';
import type { SeriesRowFragment } from '../../../../league/series/series-row.generated';
import { FormGuide } from '../../../../league/series/form-guide';
import { StarButton } from '../../../../league/stars/star-button';
import { styled } from '../../../../styled-system/jsx';
import { paths } from '../../../../lib/paths';
import { Link } from '../../../../ui/link';
import { Heading } from '../../../../ui/text';
import { Instant } from '../../../../ui/time/instant';
import type { StandingsTableFragment } from '../standings-table.generated';
import { leftToMeet } from './left-to-meet';
import { StandingsExplanation } from './standings-explanation';
import { walkoversOf } from './walkovers';

interface OpenedRowProps {
  rows: readonly StandingsTableFragment[];
  index: number;
  series: readonly SeriesRowFragment[];
}

/** On wide screens the reasons are beside the series that are left. */
const Parts = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
    columnGap: '8',
    rowGap: '4',
    '& > div': { display: 'grid', gap: '1', alignContent: 'start' },
  },
});

const Left = styled('ul', {
  base: {
    '& a': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2', minHeight: 'touch' },
    '& small': { color: 'fg.muted', fontSize: 'sm' },
  },
});

/** The letters, where the row has only bars. */
const Form = styled('div', { base: { display: 'flex', gap: '2', alignItems: 'center', md: { display: 'none' } } });

/** An opened row of the table: why the team stands there, how far it has moved, and whom it has left to meet. */
export function OpenedRow({ rows, index, series }: OpenedRowProps) {
  const { t } = useTranslation('seasons-divisions');
  const row = rows[index];
  if (!row) return null;
  const { team, placesWon } = row;
  const left = leftToMeet(team.id, series);
  const hasSeries = series.some(({ home, away }) => home.id === team.id || away.id === team.id);
  return (
    <Parts>
      <div>
        <Heading as="h3" size="sm">
          {t('opened.why')}
        </Heading>
        {row.form.length > 0 && (
          <Form>
            {t('column.form')} <FormGuide form={row.form} />
          </Form>
        )}
        <StandingsExplanation rows={rows} index={index} />
        {placesWon !== null && <p>{t(wonKey(placesWon), { count: Math.abs(placesWon) })}</p>}
        {walkoversOf(team.id, series).map(({ seriesId, week, opponent, isWon }) => (
          <span key={seriesId}>
            <Link variant="inline" to={paths.series(seriesId)}>
              {t(isWon ? 'walkover.won' : 'walkover.lost', { week, opponent })}
            </Link>
          </span>
        ))}
        <div>
          <StarButton team={team} hasWords />
        </div>
      </div>
      {hasSeries && (
        <div>
          <Heading as="h3" size="sm">
            {t('opened.left')}
          </Heading>
          {left.length === 0 && <p>{t('opened.left-none')}</p>}
          <Left>
            {left.map(({ seriesId, opponent, isHome, week, scheduledAt }) => (
              <li key={seriesId}>
                <Link to={paths.series(seriesId)}>
                  {opponent}
                  <small>
                    {t(isHome ? 'opened.home' : 'opened.away')},{' '}
                    {scheduledAt ? <Instant at={scheduledAt} /> : t('opened.week', { week })}
                  </small>
                </Link>
              </li>
            ))}
          </Left>
        </div>
      )}
    </Parts>
  );
}

function wonKey(placesWon: number): 'opened.won.up' | 'opened.won.down' | 'opened.won.same' {
  if (placesWon === 0) return 'opened.won.same';
  return placesWon > 0 ? 'opened.won.up' : 'opened.won.down';
}
