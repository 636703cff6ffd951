import { chakra, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../ui/skeleton';
import { formatAverage, formatInteger, swedishToday } from '../../../lib/i18n/format';
import { useLanguage } from '../../../lib/i18n/i18n';
import { DataTable } from '../../../ui/table/data-table';
import { EmptyState } from '../../../ui/page/empty-state';
import { lazyPart } from '../../../ui/page/lazy-part';
import { Section } from '../../../ui/page/section';
import { Instant } from '../../../ui/time/instant';
import { shownColumns, type ListColumn } from '../lists/list-column';
import { SaveTableBelow } from '../lists/save-table';
import type { DayOfGrowthFragment } from './growth-chart.generated';
import { averagePerDay, growthPoints } from './growth-days';

/** The chart library is large, and only this page uses it. */
const GrowthChart = lazyPart(() => import('./growth-chart').then((module) => module.default));

interface GrowthSectionProps {
  heading: string;
  /** Explains the numbers of a day. */
  explanation: string;
  /** The name of the chart. */
  inAll: string;
  empty: string;
  days: readonly DayOfGrowthFragment[];
}

const Details = chakra('details', {
  base: {
    marginTop: '3',
    '& > summary': {
      display: 'flex',
      alignItems: 'center',
      minHeight: 'touch',
      color: 'fg.link',
      cursor: 'pointer',
    },
    '& > div': { maxHeight: '24rem', overflowY: 'auto' },
  },
});

/** Growth as a chart of the total, and as a table day by day, which can be folded. */
export function GrowthSection({ heading, explanation, inAll, empty, days }: GrowthSectionProps) {
  const { t } = useTranslation('admin-dashboard');
  const language = useLanguage();
  const today = swedishToday(new Date());
  const latestFirst = [...days].reverse();
  const columns: ListColumn<DayOfGrowthFragment>[] = [
    {
      id: 'date',
      header: t('column.date'),
      isRowHeader: true,
      text: ({ date }) => date,
      cell: ({ date }) => <Instant isCompact at={date} as="short-date-year" />,
    },
    {
      id: 'count',
      header: t('column.new'),
      isNumeric: true,
      text: ({ count }) => count,
      cell: ({ count }) => formatInteger(count, language),
    },
    {
      id: 'total',
      header: inAll,
      isNumeric: true,
      text: ({ total }) => total,
      cell: ({ total }) => formatInteger(total, language),
    },
  ];

  return (
    <Section heading={heading}>
      <Text color="fg.muted" fontSize="sm" marginBottom="3">
        {explanation}{' '}
        {days.length > 0 && t('average', { average: formatAverage(averagePerDay(days, today), language) })}
      </Text>
      {days.length === 0 && <EmptyState>{empty}</EmptyState>}
      {days.length > 0 && (
        <>
          <GrowthChart
            label={inAll}
            points={growthPoints(days, today)}
            fallback={(hasFailed) =>
              hasFailed ? <Text color="fg.muted">{t('no-chart')}</Text> : <Skeleton height="220px" />
            }
          />
          <Details open>
            <summary>{t('as-table')}</summary>
            <div role="group" aria-label={heading} tabIndex={0}>
              <DataTable
                caption={heading}
                columns={shownColumns(columns)}
                rows={latestFirst}
                rowKey={({ date }) => date}
                isDense
              />
            </div>
            <SaveTableBelow caption={heading} columns={columns} read={() => Promise.resolve(latestFirst)} />
          </Details>
        </>
      )}
    </Section>
  );
}
