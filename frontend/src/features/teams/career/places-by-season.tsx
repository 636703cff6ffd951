import { useTranslation } from 'react-i18next';
import type { TeamCareerQuery } from '../../../league/careers/careers.generated';
import { seasonName } from '../../../league/season-name';
import { useLanguage } from '../../../lib/i18n/i18n';
import { paths } from '../../../lib/paths';
import { Box } from '../../../styled-system/jsx';
import { Disclosure } from '../../../ui/disclosure';
import { Link } from '../../../ui/link';
import { DataTable, type Column } from '../../../ui/table/data-table';
import { DivisionLineDrawing } from './division-line-drawing';

type Division = NonNullable<TeamCareerQuery['teamCareer']>['divisions'][number];

/** A team's way through the divisions season by season: a drawing, and the same with the place in the whole league as a table. */
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
  const table = (
    <DataTable
      caption={t('places.caption')}
      columns={columns}
      rows={[...divisions].reverse()}
      rowKey={({ division }) => division.id}
      isFitted
    />
  );
  // one place is no line
  if (divisions.filter(({ position }) => position !== null).length < 2) return table;
  return (
    <>
      <DivisionLineDrawing
        label={t('places.label')}
        seasons={divisions.map((of) => ({
          id: of.division.id,
          ...{ rank: of.division.rank, divisionName: of.division.name, position: of.position, teams: of.teams },
          name: t('season-short', { name: nameOf(of).replace(/^\D+/, '') || nameOf(of) }),
          note: t('places.note', {
            season: nameOf(of),
            division: of.division.name,
            position: of.position ?? '–',
            place: of.leaguePlace ?? '–',
          }),
        }))}
      />
      <Box marginTop="2">
        <Disclosure summary={t('places.table')}>{table}</Disclosure>
      </Box>
    </>
  );
}
