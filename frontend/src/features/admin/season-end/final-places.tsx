import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { TeamLink } from '../../../league/team-logo';
import { Section } from '../../../ui/page/section';
import { DataTable, type Column } from '../../../ui/table/data-table';
import type { AdminSeasonEndPartsFragment } from './season-end.generated';

type FinalTable = AdminSeasonEndPartsFragment['tables'][number];
type FinalPlace = FinalTable['places'][number];

const Grid = chakra('div', {
  base: { display: 'grid', gap: '5', gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' } },
});

/** The final places of each division, the top one first; until the season is settled, as the tables stand. */
export function FinalPlaces({ tables, isSettled }: { tables: readonly FinalTable[]; isSettled: boolean }) {
  const { t } = useTranslation('admin-season-end');
  const columns: Column<FinalPlace>[] = [
    {
      id: 'place',
      header: t('places.place-short'),
      fullHeader: t('places.place'),
      isNumeric: true,
      width: '4.5rem',
      cell: ({ place }) => place,
    },
    {
      id: 'team',
      header: t('places.team'),
      isRowHeader: true,
      cell: ({ team }) => <TeamLink team={team} isWrapping />,
    },
    {
      id: 'table',
      header: t('places.table'),
      width: '8rem',
      cell: ({ tablePlace, isByPlayoffs }) => (isByPlayoffs ? `${tablePlace} (${t('places.playoffs')})` : tablePlace),
    },
  ];
  return (
    <Section heading={t(isSettled ? 'places.heading' : 'places.heading-now')}>
      <Grid>
        {tables
          .filter(({ places }) => places.length > 0)
          .map(({ division, places }) => (
            <DataTable
              key={division.id}
              isFitted
              isDense
              isCaptionShown
              caption={division.name}
              columns={columns}
              rows={places}
              rowKey={({ team }) => team.id}
            />
          ))}
      </Grid>
    </Section>
  );
}
