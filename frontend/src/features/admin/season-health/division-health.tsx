import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/paths';
import { Link } from '../../../ui/link';
import { Section } from '../../../ui/page/section';
import { DataTable, type Column } from '../../../ui/table/data-table';
import type { SeasonHealthPartsFragment } from './season-health.generated';

type Division = SeasonHealthPartsFragment['divisions'][number];
type Count = 'unplayed' | 'late' | 'timeless' | 'waiting' | 'disputed' | 'claimed';

const COUNTS: readonly Count[] = ['unplayed', 'late', 'timeless', 'waiting', 'disputed', 'claimed'];

/** The list of staff's series that has what is counted; the others stand on the page of the night. */
const STATES: Partial<Record<Count, string>> = { unplayed: 'UNREPORTED', late: 'LATE', timeless: 'NOT_STARTED' };

function placeOf({ division }: Division, count: Count): string {
  const state = STATES[count];
  if (state === undefined) return paths.adminMatchNight();
  const filter = new URLSearchParams({ season: String(division.seasonId), division: String(division.id), state });
  return `${paths.adminSeries()}?${filter}`;
}

/** What is open in each division and stage, each number with the list that it counts. */
export function DivisionHealth({ divisions }: { divisions: readonly Division[] }) {
  const { t } = useTranslation('admin-season-health');
  const columns: Column<Division>[] = [
    {
      id: 'division',
      header: t('divisions.division'),
      isRowHeader: true,
      cell: ({ division }) => <Link to={paths.adminDivision(division.id)}>{division.name}</Link>,
    },
    ...COUNTS.map((count) => ({
      id: count,
      header: t(`divisions.${count}`),
      fullHeader: t(`divisions.${count}-long`),
      isNumeric: true,
      cell: (row: Division) => (row[count] === 0 ? '–' : <Link to={placeOf(row, count)}>{row[count]}</Link>),
    })),
  ];
  return (
    <Section heading={t('divisions.heading')}>
      <DataTable
        isDense
        caption={t('divisions.heading')}
        columns={columns}
        rows={divisions}
        rowKey={({ division }) => division.id}
      />
    </Section>
  );
}
