import { useTranslation } from 'react-i18next';
import { Section } from '../../../ui/page/section';
import { DataTable, type Column } from '../../../ui/table/data-table';
import { Note } from '../labelled';
import type { SeasonHealthPartsFragment } from './season-health.generated';

type Week = SeasonHealthPartsFragment['weeks'][number];

/** How each week of the tables went, so that one sees whether the season gets better or worse. */
export function WeekHealth({ weeks }: { weeks: readonly Week[] }) {
  const { t } = useTranslation('admin-season-health');
  const columns: Column<Week>[] = [
    { id: 'week', header: t('weeks.week'), isRowHeader: true, cell: ({ week }) => week },
    { id: 'series', header: t('weeks.series'), isNumeric: true, cell: ({ series }) => series },
    { id: 'in-time', header: t('weeks.in-time'), isNumeric: true, cell: ({ onTime }) => onTime },
    { id: 'afterwards', header: t('weeks.afterwards'), isNumeric: true, cell: ({ afterwards }) => afterwards },
    {
      id: 'unplayed',
      header: t('weeks.unplayed'),
      isNumeric: true,
      cell: ({ series, onTime, afterwards }) => series - onTime - afterwards,
    },
    { id: 'walkovers', header: t('weeks.walkovers'), isNumeric: true, cell: ({ walkovers }) => walkovers },
  ];
  return (
    <Section heading={t('weeks.heading')}>
      {weeks.length === 0 ? (
        <Note>{t('weeks.none')}</Note>
      ) : (
        <DataTable isDense caption={t('weeks.heading')} columns={columns} rows={weeks} rowKey={({ week }) => week} />
      )}
    </Section>
  );
}
