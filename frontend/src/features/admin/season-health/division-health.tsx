import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/paths';
import { Link } from '../../../ui/link';
import { Section } from '../../../ui/page/section';
import { DataTable, type Column } from '../../../ui/table/data-table';
import type { SeasonHealthPartsFragment } from './season-health.generated';

type Division = SeasonHealthPartsFragment['divisions'][number];
type Count = 'unplayed' | 'late' | 'timeless' | 'waiting' | 'disputed' | 'claimed';

const COUNTS: readonly Count[] = ['unplayed', 'late', 'timeless', 'waiting', 'disputed', 'claimed'];

/** The page that ends what is counted. Staff's list of series has no stages: their own page has all their series. */
function placeOf({ division, isStage }: Division, count: Count): string {
  if (count === 'waiting' || count === 'disputed' || count === 'claimed') {
    return `${paths.adminMatchNight()}?division=${division.id}`;
  }
  if (isStage) return paths.division(division.discriminator, division.seasonId);
  if (count === 'timeless') return paths.adminTimes({ season: division.seasonId, division: division.id });
  const state = count === 'late' ? 'LATE' : 'UNREPORTED';
  const filter = new URLSearchParams({ season: String(division.seasonId), division: String(division.id), state });
  return `${paths.adminSeries()}?${filter}`;
}

/** What is open in each division and stage, each number with the page that ends it. */
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
      cell: (row: Division) =>
        row[count] === 0 ? (
          '–'
        ) : (
          <Link
            to={placeOf(row, count)}
            aria-label={t('divisions.of', {
              count: row[count],
              what: t(`divisions.${count}-long`),
              name: row.division.name,
            })}
          >
            {row[count]}
          </Link>
        ),
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
