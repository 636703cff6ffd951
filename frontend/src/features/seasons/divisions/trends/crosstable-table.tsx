import { useTranslation } from 'react-i18next';
import type { SeriesRowFragment } from '../../../../league/series/series-row.generated';
import type { TeamLogoFragment } from '../../../../league/team-logo.generated';
import { styled } from '../../../../styled-system/jsx';
import { TeamName } from '../../../../league/team-logo';
import { Crest } from '../../../../ui/crest';
import { formatScore } from '../../../../lib/i18n/format';
import { paths } from '../../../../lib/paths';
import { useTimes } from '../../../../lib/i18n/use-times';
import { Link } from '../../../../ui/link';
import { EmptyState } from '../../../../ui/page/empty-state';
import { DataTable } from '../../../../ui/table/data-table';
import { crosstableOf } from './crosstable';

interface CrosstableProps {
  /** In the order of the table. */
  teams: readonly TeamLogoFragment[];
  series: readonly SeriesRowFragment[];
  short: ReadonlyMap<number, string>;
}

const Meeting = styled(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    minWidth: { base: '9', md: 'touch' },
    minHeight: 'touch',
    color: 'fg.muted',
    // a day that is still to come in two short lines
    '&:not([data-result])': {
      maxWidth: { mdDown: '9' },
      fontSize: { mdDown: 'xs' },
      lineHeight: 'tight',
      whiteSpace: 'normal',
    },
    '&[data-result]': { fontFamily: 'display', fontSize: 'lg', fontWeight: 'bold' },
    '&[data-result=home]': { color: 'fg.win' },
    '&[data-result=away]': { color: 'fg.loss' },
  },
});

/** On a phone the names of the rows would leave room for three columns: their crests and short names leave room for most. */
const Home = styled('span', {
  base: {
    '& > :first-child': { mdDown: { srOnly: true } },
    '& > :last-child': { display: { base: 'inline-flex', md: 'none' }, alignItems: 'center', gap: '1.5' },
  },
});

/** A team does not meet itself. */
const Nothing = styled('span', { base: { color: 'fg.muted' } });

/** Every series of a division: home teams are rows, away teams columns. A cell is the result, the day or the week. */
export function CrosstableTable({ teams, series, short }: CrosstableProps) {
  const { t } = useTranslation('seasons-divisions-trends');
  const times = useTimes();
  if (series.length === 0 || teams.length === 0) return <EmptyState>{t('crosstable.empty')}</EmptyState>;
  const cells = crosstableOf(series);

  const shown = (one: SeriesRowFragment) => {
    const { homeGames, awayGames, walkover, scheduledAt, week } = one;
    if (walkover) return t('crosstable.walkover');
    if (homeGames !== null && awayGames !== null) return formatScore(homeGames, awayGames);
    return scheduledAt ? times.write(scheduledAt, 'short-date').swedish : t('crosstable.week', { week });
  };
  const meeting = (one: SeriesRowFragment) => (
    <Meeting
      key={one.id}
      variant="quiet"
      to={paths.series(one.id)}
      data-result={resultOf(one)}
      aria-label={t('crosstable.meeting', { home: one.home.name, away: one.away.name, shown: shown(one) })}
    >
      {shown(one)}
    </Meeting>
  );
  return (
    <DataTable
      caption={t('crosstable.caption')}
      rows={teams}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'home',
          header: t('crosstable.home'),
          isRowHeader: true,
          cell: (team) => (
            <Home>
              <span>
                <TeamName team={team} isWrapping />
              </span>
              <span aria-hidden>
                <Crest image={team.logo} name={team.name} size={20} />
                {short.get(team.id) ?? team.name}
              </span>
            </Home>
          ),
        },
        ...teams.map((away) => ({
          id: String(away.id),
          header: short.get(away.id) ?? away.name,
          fullHeader: away.name,
          cell: (home: TeamLogoFragment) => {
            if (home.id === away.id) return <Nothing aria-label={t('crosstable.itself')}>·</Nothing>;
            const met = cells.get(home.id)?.get(away.id) ?? [];
            return met.length > 0 ? met.map(meeting) : <Nothing aria-label={t('crosstable.none')}>–</Nothing>;
          },
        })),
      ]}
    />
  );
}

/** The side that won; null before there is a result, and when both teams were absent. */
function resultOf({ homeGames, awayGames }: SeriesRowFragment): 'home' | 'away' | undefined {
  if (homeGames === null || awayGames === null || homeGames === awayGames) return undefined;
  return homeGames > awayGames ? 'home' : 'away';
}
