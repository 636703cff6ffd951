import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { formatInteger } from '../../../lib/i18n/format';
import { useLanguage } from '../../../lib/i18n/i18n';
import { Disclosure } from '../../../ui/disclosure';
import { EmptyState } from '../../../ui/page/empty-state';
import { DataTable, type Column } from '../../../ui/table/data-table';
import { Instant } from '../../../ui/time/instant';
import type { ApiKeyPartsFragment } from './api-keys.generated';

type Day = ApiKeyPartsFragment['days'][number];

const Bars = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-end',
    gap: '2px',
    height: '24',
    marginBottom: '3',
    borderBottomWidth: '1px',
    '& > div': { flex: '1', minWidth: '0', display: 'flex', flexDirection: 'column', borderTopRadius: 'sm' },
    '& > div > .refused': { bg: 'fg.loss' },
    '& > div > .passed': { bg: 'fg.action' },
  },
});

/** The calls of all days. */
export const sumOf = (days: readonly Day[]): number => days.reduce((sum, { calls }) => sum + calls, 0);

/** Noon, so that the day is the same in every time zone of Europe. */

/** A key's calls by day: a chart, and the numbers behind it. */
export function KeyUse({ days }: { days: readonly Day[] }) {
  const { t } = useTranslation('admin-partners');
  const language = useLanguage();
  const most = Math.max(...days.map(({ calls }) => calls), 1);
  const refused = days.reduce((sum, day) => sum + day.refused, 0);
  const used = days.filter(({ calls }) => calls > 0).toReversed();
  const columns: Column<Day>[] = [
    {
      id: 'day',
      header: t('column.day'),
      isRowHeader: true,
      cell: ({ day }) => <Instant isCompact at={day} as="short-date" />,
    },
    {
      id: 'calls',
      header: t('column.calls'),
      isNumeric: true,
      width: '5rem',
      cell: ({ calls }) => formatInteger(calls, language),
    },
    {
      id: 'refused',
      header: t('column.refused'),
      isNumeric: true,
      width: '5.5rem',
      cell: ({ refused }) => formatInteger(refused, language),
    },
  ];
  if (used.length === 0) return <EmptyState>{t('not-used')}</EmptyState>;
  return (
    <>
      <p>{t('use', { calls: formatInteger(sumOf(days), language), refused: formatInteger(refused, language) })}</p>
      <Bars aria-hidden>
        {days.map(({ day, calls, refused: over }) => (
          <div key={day} style={{ height: `${(100 * calls) / most}%` }}>
            <span className="refused" style={{ flexGrow: over }} />
            <span className="passed" style={{ flexGrow: calls - over }} />
          </div>
        ))}
      </Bars>
      <Disclosure summary={t('use-table')}>
        <DataTable
          caption={t('use-caption')}
          columns={columns}
          rows={used}
          rowKey={({ day }) => day}
          isDense
          isFitted
        />
      </Disclosure>
    </>
  );
}
