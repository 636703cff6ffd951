import { useTranslation } from 'react-i18next';
import type { TeamCareerQuery } from '../../../league/careers/careers.generated';
import { SeasonsChart } from '../../../league/careers/seasons-chart';
import { seasonName } from '../../../league/season-name';
import { formatInteger } from '../../../lib/i18n/format';
import { useLanguage } from '../../../lib/i18n/i18n';
import { paths } from '../../../lib/paths';
import { Link } from '../../../ui/link';
import { DataTable, type Column } from '../../../ui/table/data-table';

type Division = NonNullable<TeamCareerQuery['teamCareer']>['divisions'][number];

/** A team's place in the whole league season by season: a chart, and the same with the divisions as a table. */
export function PlacesBySeason({ divisions }: { divisions: readonly Division[] }) {
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
      id: 'place',
      header: t('places.name'),
      isNumeric: true,
      isStrong: true,
      width: '5.5rem',
      cell: ({ position, teams }) => (position === null ? '–' : t('places.of', { position, teams })),
    },
    {
      id: 'league',
      header: t('places.league'),
      isNumeric: true,
      width: '5rem',
      cell: ({ leaguePlace }) => leaguePlace ?? '–',
    },
  ];
  return (
    <SeasonsChart
      label={t('places.label')}
      isPlaces
      format={(value) => formatInteger(value, language)}
      points={divisions.map((of) => ({
        id: of.division.id,
        name: t('season-short', { name: nameOf(of).replace(/^\D+/, '') || nameOf(of) }),
        value: of.leaguePlace,
        note: t('places.note', {
          season: nameOf(of),
          division: of.division.name,
          position: of.position ?? '–',
          place: of.leaguePlace ?? '–',
        }),
      }))}
      summary={t('places.table')}
    >
      <DataTable
        caption={t('places.caption')}
        columns={columns}
        rows={[...divisions].reverse()}
        rowKey={({ division }) => division.id}
        isFitted
      />
    </SeasonsChart>
  );
}
