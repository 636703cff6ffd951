import { useTranslation } from 'react-i18next';
import type { TeamCareerQuery } from '../../../league/careers/careers.generated';
import { SparkLine } from '../../../league/careers/spark-line';
import { formatScore } from '../../../lib/i18n/format';
import { paths } from '../../../lib/paths';
import { Disclosure } from '../../../ui/disclosure';
import { Link } from '../../../ui/link';
import { DataTable, type Column } from '../../../ui/table/data-table';
import { Text } from '../../../ui/text';
import { Instant } from '../../../ui/time/instant';

type Series = NonNullable<TeamCareerQuery['teamCareer']>['series'][number];

const isWon = ({ ownGames, otherGames }: Series) => ownGames > otherGames;

/** A team's last ten series: a line of the differences in games, and the series as a table. */
export function LatestSeries({ series }: { series: readonly Series[] }) {
  const { t } = useTranslation('league-careers');
  const said = t('series.says', { count: series.length, won: series.filter(isWon).length });
  const columns: Column<Series>[] = [
    {
      id: 'opponent',
      header: t('opponent'),
      isRowHeader: true,
      cell: ({ seriesId, opponent }) => (
        <Link variant="inline" to={paths.series(seriesId)}>
          {opponent.name}
        </Link>
      ),
    },
    {
      id: 'date',
      header: t('date'),
      width: '4.5rem',
      cell: ({ playedAt }) => <Instant isCompact at={playedAt} as="short-date" />,
    },
    { id: 'result', header: t('result'), width: '5rem', cell: (of) => t(isWon(of) ? 'won' : 'lost') },
    {
      id: 'score',
      header: t('series.score'),
      isNumeric: true,
      isStrong: true,
      width: '5rem',
      cell: ({ ownGames, otherGames, walkover }) =>
        walkover ? t('series.walkover') : formatScore(ownGames, otherGames),
    },
  ];
  return (
    <>
      <SparkLine
        label={said}
        middle={0}
        points={series.map((of) => ({ value: of.ownGames - of.otherGames, isWon: isWon(of) }))}
      />
      <Text color="fg.muted" fontSize="sm" marginBottom="2">
        {said} {t('series.key')}
      </Text>
      <Disclosure summary={t('series.table')}>
        <DataTable
          caption={t('series.caption')}
          columns={columns}
          rows={[...series].reverse()}
          rowKey={({ seriesId }) => seriesId}
          isFitted
        />
      </Disclosure>
    </>
  );
}
