import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack, styled } from '../../../styled-system/jsx';
import { Heading } from '../../../ui/text';
import type { SeriesRowFragment } from '../../../gql/graphql';
import { SeriesList } from '../../../league/series/series-list';
import { Disclosure } from '../../../ui/disclosure';
import { EmptyState } from '../../../ui/page/empty-state';
import { nearnessOf, seriesByWeek, type SeriesWeek } from './series-by-week';

interface DivisionSeriesProps {
  series: readonly SeriesRowFragment[];
  currentWeek: number | null;
}

/** A division's series by week. The week that is played next is first and open; a click opens the others. */
export function DivisionSeries({ series, currentWeek }: DivisionSeriesProps) {
  const { t } = useTranslation('seasons-divisions');
  const { current, coming, played } = seriesByWeek(series, currentWeek);
  if (!current) return <EmptyState>{t('series.empty')}</EmptyState>;
  const isOver = currentWeek === null;
  const nearness = nearnessOf(current.series, new Date());
  return (
    <Stack gap="6">
      <WeekGroup heading={t(`series.open-week.${isOver ? 'last' : (nearness ?? 'any')}`, { week: current.week })}>
        <SeriesList series={current.series} />
      </WeekGroup>
      <OtherWeeks heading={t('series.coming')} weeks={coming} />
      <OtherWeeks heading={t('series.played')} weeks={played} />
    </Stack>
  );
}

function OtherWeeks({ heading, weeks }: { heading: string; weeks: readonly SeriesWeek<SeriesRowFragment>[] }) {
  const { t } = useTranslation('league');
  if (weeks.length === 0) return null;
  return (
    <WeekGroup heading={heading}>
      <Stack gap="2">
        {weeks.map(({ week, series }) => (
          <Disclosure key={week} summary={t('series.week', { week })}>
            <SeriesList series={series} />
          </Disclosure>
        ))}
      </Stack>
    </WeekGroup>
  );
}

function WeekGroup({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <styled.section aria-labelledby={id}>
      <Heading as="h3" size="sm" id={id} marginBottom="2">
        {heading}
      </Heading>
      {children}
    </styled.section>
  );
}
