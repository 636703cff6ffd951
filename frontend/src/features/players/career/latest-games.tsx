import { useTranslation } from 'react-i18next';
import type { PlayerCareerQuery } from '../../../league/careers/careers.generated';
import { Box } from '../../../styled-system/jsx';
import { SparkLine } from '../../../league/careers/spark-line';
import { formatAverage } from '../../../lib/i18n/format';
import { useLanguage } from '../../../lib/i18n/i18n';
import { paths } from '../../../lib/paths';
import { Disclosure } from '../../../ui/disclosure';
import { Link } from '../../../ui/link';
import { DataTable, type Column } from '../../../ui/table/data-table';
import { Text } from '../../../ui/text';
import { Instant } from '../../../ui/time/instant';

type Game = NonNullable<PlayerCareerQuery['playerCareer']>['games'][number];

/** The mean of every division (R7). */
const MEAN = 1;

/** A player's last ten games: a line of the ratings, and the games as a table. */
export function LatestGames({ games }: { games: readonly Game[] }) {
  const { t } = useTranslation('league-careers');
  const language = useLanguage();
  const ratings = games.flatMap(({ rating }) => (rating === null ? [] : [rating]));
  const said = t('games.says', {
    count: games.length,
    won: games.filter(({ isWon }) => isWon).length,
    low: formatAverage(Math.min(...ratings), language),
    high: formatAverage(Math.max(...ratings), language),
  });
  const columns: Column<Game>[] = [
    {
      id: 'opponent',
      header: t('opponent'),
      isRowHeader: true,
      cell: ({ seriesId, opponent, number }) => (
        <Link variant="inline" to={paths.series(seriesId)}>
          {t('games.game', { opponent: opponent.name, number })}
        </Link>
      ),
    },
    {
      id: 'date',
      header: t('date'),
      width: '4.5rem',
      cell: ({ playedAt }) => <Instant isCompact at={playedAt} as="short-date" />,
    },
    { id: 'result', header: t('result'), width: '4.5rem', cell: ({ isWon }) => t(isWon ? 'won' : 'lost') },
    {
      id: 'rating',
      header: t('rating.name'),
      isNumeric: true,
      isStrong: true,
      width: '4.5rem',
      cell: ({ rating }) => formatAverage(rating, language),
    },
  ];
  return (
    <>
      <SparkLine
        label={said}
        middle={MEAN}
        points={games.map(({ rating, isWon }) => ({ value: rating ?? 0, isWon }))}
      />
      <Text color="fg.muted" fontSize="sm" marginBottom="2">
        {said} {t('games.key')}
      </Text>
      <Box>
        <Disclosure summary={t('games.table')}>
          <DataTable
            caption={t('games.caption')}
            columns={columns}
            rows={[...games].reverse()}
            rowKey={({ seriesId, number }) => `${seriesId}-${number}`}
            isFitted
          />
        </Disclosure>
      </Box>
    </>
  );
}
