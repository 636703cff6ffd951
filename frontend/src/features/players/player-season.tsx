import { useTranslation } from 'react-i18next';
import { styled } from '../../styled-system/jsx';
import { RatingFormula } from '../../league/statistics/rating-formula';
import { TeamLink } from '../../league/team-logo';
import { formatAverage, formatInteger } from '../../lib/i18n/format';
import { useLanguage } from '../../lib/i18n/i18n';
import { DataTable, type Column } from '../../ui/table/data-table';
import { EmptyState } from '../../ui/page/empty-state';
import type { PlayerSeasonFragment } from './player-season.generated';

type Stats = NonNullable<PlayerSeasonFragment['stats']>;

const COUNTED = ['score', 'goals', 'assists', 'saves', 'shots'] as const;
type Counted = (typeof COUNTED)[number];

const Heroes = styled('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: '2',
    marginBottom: '3',
    '& > div': {
      display: 'flex',
      flexDirection: 'column-reverse',
      justifyContent: 'flex-end',
      padding: '3',
      bg: 'bg.surface',
      borderRadius: 'md',
    },
    '& dt': { color: 'fg.muted', fontSize: 'sm' },
    '& dd': { fontFamily: 'display', fontSize: 'xl', fontWeight: 'bold', lineHeight: 'tight' },
  },
});

/** A player's numbers in one season (R7), or a text that there are none. */
export function PlayerSeason({ stats }: { stats: Stats | null }) {
  const { t } = useTranslation('players');
  const { t: named } = useTranslation('league-statistics');
  const language = useLanguage();
  if (!stats) return <EmptyState>{t('statistics.missing')}</EmptyState>;

  const columns: Column<Counted>[] = [
    { id: 'what', header: t('statistics.what'), isRowHeader: true, cell: (id) => named(`numbers.${id}.name`) },
    {
      id: 'average',
      header: named('view.average'),
      isNumeric: true,
      isStrong: true,
      cell: (id) => formatAverage(stats[`${id}PerGame`], language),
    },
    { id: 'total', header: named('view.total'), isNumeric: true, cell: (id) => formatInteger(stats[id], language) },
  ];
  return (
    <>
      <styled.p marginBottom="3">
        <TeamLink team={stats.team} />
      </styled.p>
      <Heroes className="numbers">
        <div>
          <dt>{named('numbers.rating.name')}</dt>
          <dd>{formatAverage(stats.rating, language)}</dd>
        </div>
        <div>
          <dt>{named('numbers.games.name')}</dt>
          <dd>{formatInteger(stats.games, language)}</dd>
        </div>
        <div>
          <dt>{named('numbers.shootingPercent.name')}</dt>
          <dd>{formatAverage(stats.shootingPercent, language)}</dd>
        </div>
      </Heroes>
      <DataTable caption={t('statistics.caption')} columns={columns} rows={COUNTED} rowKey={(id) => id} />
      <RatingFormula />
    </>
  );
}
