import { Box, chakra, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { formatInteger } from '../../../lib/i18n/format';
import { useLanguage } from '../../../lib/i18n/i18n';
import { useTimes } from '../../../lib/i18n/use-times';
import type { PageViewPeriod } from '../../../lib/schema.generated';
import { useAddress } from '../../../lib/use-address';
import { Button } from '../../../ui/button';
import { Disclosure } from '../../../ui/disclosure';
import { Link } from '../../../ui/link';
import { EmptyState } from '../../../ui/page/empty-state';
import { ErrorState } from '../../../ui/page/error-state';
import { Section } from '../../../ui/page/section';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import { DataTable, type Column } from '../../../ui/table/data-table';
import { type DayOfViewsFragment, type ReadPageFragment, usePageViewsQuery } from './page-views.generated';

const PERIODS: readonly PageViewPeriod[] = ['WEEK', 'MONTH'];

const Periods = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2', marginBottom: '3' } });

const Bars = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-end',
    gap: '2px',
    height: '24',
    borderBottomWidth: '1px',
    // a day with few views is still a day with some
    '& > div': { flex: '1', minWidth: '0', borderTopRadius: 'sm', bg: 'fg.action' },
    '& > [data-some]': { minHeight: '2px' },
  },
});

/** The first and the last day under the bars. */
const Ends = chakra('div', {
  base: { display: 'flex', justifyContent: 'space-between', color: 'fg.muted', fontSize: 'xs', marginBottom: '3' },
});

/** How often the site's pages were read in the last days, and which ones most. */
export function ViewsSection() {
  const { t } = useTranslation('admin-dashboard');
  const language = useLanguage();
  const { search, set } = useAddress();
  const period: PageViewPeriod = search.get('views') === '30' ? 'MONTH' : 'WEEK';
  const { data, previousData, error, refetch } = usePageViewsQuery({
    variables: { period, language },
    fetchPolicy: 'cache-and-network',
  });
  // the other period's stay until they come, so that nothing jumps
  const views = (data ?? previousData)?.pageViews;
  return (
    <Section heading={t('views.heading')}>
      <Text color="fg.muted" fontSize="sm" marginBottom="3">
        {t('views.explanation')}
      </Text>
      <Periods role="group" aria-label={t('views.period')}>
        {PERIODS.map((one) => (
          <Button
            key={one}
            variant={one === period ? 'solid' : 'outline'}
            aria-pressed={one === period}
            onClick={() => set({ views: one === 'MONTH' ? '30' : null })}
          >
            {t(`views.${one}`)}
          </Button>
        ))}
      </Periods>
      {!data && error && <ErrorState onRetry={() => void refetch()} />}
      {!views && !error && <SkeletonRows rows={8} rowHeight={44} />}
      {views?.total === 0 && <EmptyState>{t('views.empty')}</EmptyState>}
      {views && views.total > 0 && (
        <>
          <Days days={views.days} total={views.total} />
          <Pages pages={views.pages} />
        </>
      )}
    </Section>
  );
}

function Days({ days, total }: { days: readonly DayOfViewsFragment[]; total: number }) {
  const { t } = useTranslation('admin-dashboard');
  const language = useLanguage();
  const most = Math.max(...days.map(({ views }) => views));
  const times = useTimes();
  const columns: Column<DayOfViewsFragment>[] = [
    { id: 'date', header: t('column.date'), isRowHeader: true, cell: ({ date }) => times.shortDate(date) },
    {
      id: 'views',
      header: t('views.column'),
      isNumeric: true,
      width: '6rem',
      cell: ({ views }) => formatInteger(views, language),
    },
  ];
  return (
    <>
      <Text marginBottom="2">{t('views.total', { count: total, views: formatInteger(total, language) })}</Text>
      <Bars aria-hidden>
        {days.map(({ date, views }) => (
          <div
            key={date}
            title={`${times.shortDate(date)}: ${formatInteger(views, language)}`}
            data-some={views > 0 || undefined}
            style={{ height: `${(100 * views) / most}%` }}
          />
        ))}
      </Bars>
      <Ends aria-hidden>
        <span>{times.shortDate(days[0]?.date ?? '')}</span>
        <span>{t('views.today')}</span>
      </Ends>
      <Box marginBottom="4">
        <Disclosure summary={t('as-table')}>
          <DataTable
            caption={t('views.by-day')}
            columns={columns}
            rows={[...days].reverse()}
            rowKey={({ date }) => date}
            isDense
            isFitted
          />
        </Disclosure>
      </Box>
    </>
  );
}

function Pages({ pages }: { pages: readonly ReadPageFragment[] }) {
  const { t } = useTranslation('admin-dashboard');
  const language = useLanguage();
  const columns: Column<ReadPageFragment>[] = [
    {
      id: 'page',
      header: t('views.page'),
      isRowHeader: true,
      cell: ({ title, path }) => (path === null ? title : <Link to={path}>{title}</Link>),
    },
    {
      id: 'views',
      header: t('views.column'),
      isNumeric: true,
      width: '6rem',
      cell: ({ views }) => formatInteger(views, language),
    },
  ];
  return (
    <DataTable
      caption={t('views.most')}
      isCaptionShown
      columns={columns}
      rows={pages}
      rowKey={({ title, path }) => path ?? title}
      isDense
      isFitted
    />
  );
}
