import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/paths';
import { Link } from '../../../ui/link';
import { Section } from '../../../ui/page/section';
import { DataTable, type Column } from '../../../ui/table/data-table';
import type { SeasonHealthPartsFragment } from './season-health.generated';
import { useLanguage } from '../../../lib/i18n/i18n';
import { divisionName } from '../../../league/division-name';

type Division = SeasonHealthPartsFragment['divisions'][number];
type Count = 'unplayed' | 'late' | 'timeless' | 'waiting' | 'disputed' | 'claimed';

const COUNTS: readonly Count[] = ['unplayed', 'late', 'timeless', 'waiting', 'disputed', 'claimed'];

/** The page that ends what is counted. A stage's series have no page for their times: the bracket leads to them. */
function placeOf({ division, isStage }: Division, count: Count): string {
  if (count === 'waiting' || count === 'disputed' || count === 'claimed') {
    return paths.adminMatchNight(division.id);
  }
  const { id, seasonId } = division;
  if (count !== 'timeless')
    return paths.adminSeries({ season: seasonId, division: id, state: count === 'late' ? 'LATE' : 'UNREPORTED' });
  return isStage
    ? paths.division(division.discriminator, seasonId)
    : paths.adminTimes({ season: seasonId, division: id });
}

/** What is open in each division and stage, each number with the page that ends it. */
export function DivisionHealth({ divisions }: { divisions: readonly Division[] }) {
  const { t } = useTranslation('admin-season-health');
  const language = useLanguage();
  const columns: Column<Division>[] = [
    {
      id: 'division',
      header: t('divisions.division'),
      isRowHeader: true,
      cell: ({ division }) => <Link to={paths.adminDivision(division.id)}>{divisionName(division, language)}</Link>,
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
              name: divisionName(row.division, language),
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
