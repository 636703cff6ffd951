import { useTranslation } from 'react-i18next';
import type { PlayerCareerQuery } from '../../../league/careers/careers.generated';
import { SeasonsChart } from '../../../league/careers/seasons-chart';
import { seasonName } from '../../../league/season-name';
import { formatAverage } from '../../../lib/i18n/format';
import { useLanguage } from '../../../lib/i18n/i18n';
import { paths } from '../../../lib/paths';
import { Link } from '../../../ui/link';
import { DataTable, type Column } from '../../../ui/table/data-table';

type Division = NonNullable<PlayerCareerQuery['playerCareer']>['divisions'][number];

/** The mean of every division (R7). */
const MEAN = 1;

/** A player's rating season by season: a chart, and the same as a table. */
export function RatingBySeason({ divisions }: { divisions: readonly Division[] }) {
  const { t } = useTranslation('league-careers');
  const language = useLanguage();
  const nameOf = ({ season }: Division) => seasonName(season.name, language);
  const columns: Column<Division>[] = [
    { id: 'season', header: t('season'), isRowHeader: true, cell: nameOf },
    {
      id: 'division',
      header: t('division'),
      cell: ({ division }) => (
        <Link variant="inline" to={paths.division(division.discriminator, division.seasonId)}>
          {division.name}
        </Link>
      ),
    },
    {
      id: 'games',
      header: t('games.short'),
      fullHeader: t('games.name'),
      isNumeric: true,
      width: '4rem',
      cell: ({ games }) => games,
    },
    {
      id: 'rating',
      header: t('rating.name'),
      isNumeric: true,
      isStrong: true,
      width: '5rem',
      cell: ({ rating }) => formatAverage(rating, language),
    },
  ];
  return (
    <SeasonsChart
      label={t('rating.label')}
      mean={MEAN}
      format={(value) => formatAverage(value, language)}
      points={divisions.map((of) => ({
        id: of.division.id,
        name: t('season-short', { name: nameOf(of).replace(/^\D+/, '') || nameOf(of) }),
        value: of.rating,
        note: t('rating.note', {
          season: nameOf(of),
          division: of.division.name,
          rating: formatAverage(of.rating, language),
        }),
      }))}
      summary={t('rating.table')}
    >
      <DataTable
        caption={t('rating.caption')}
        columns={columns}
        rows={[...divisions].reverse()}
        rowKey={({ division }) => division.id}
        isFitted
      />
    </SeasonsChart>
  );
}
