import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SeriesRowFragment } from '../../../league/series/series-row.generated';
import { Box, Stack, styled } from '../../../styled-system/jsx';
import { Heading } from '../../../ui/text';
import { SeriesList } from '../../../league/series/series-list';
import { Disclosure } from '../../../ui/disclosure';
import { EmptyState } from '../../../ui/page/empty-state';
import { nearnessOf, seriesByWeek, type SeriesWeek } from './series-by-week';
import { WeekSummary } from './week-summary';

interface WeeksProps {
  series: readonly SeriesRowFragment[];
  currentWeek: number | null;
}

interface DivisionSeriesProps extends WeeksProps {
  /** A bracket leaves no space beside it: the open week is here on every screen. */
  isStage: boolean;
}

/** Where the open week stands beside the table instead, it is not told again below it (`OpenWeek`). */
const ASIDE_FROM = 'xl';

const Weeks = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    gap: '2',
    alignItems: 'start',
  },
});

/** A division's series by week. The week that is played next is first and open; a press opens the others. */
export function DivisionSeries({ series, currentWeek, isStage }: DivisionSeriesProps) {
  const { t } = useTranslation('seasons-divisions');
  const { current, coming, played } = seriesByWeek(series, currentWeek);
  if (!current) return <EmptyState>{t(isStage ? 'stage.no-series' : 'series.empty')}</EmptyState>;
  const open = <Open current={current} isOver={currentWeek === null} isInColumns={isStage} />;
  return (
    <Stack gap="6">
      {isStage ? open : <Box hideFrom={ASIDE_FROM}>{open}</Box>}
      <OtherWeeks heading={t('series.coming')} weeks={coming} />
      <OtherWeeks heading={t('series.played')} weeks={played} />
    </Stack>
  );
}

/** The week that is played next, beside the table on a wide screen. */
export function OpenWeek({ series, currentWeek }: WeeksProps) {
  const { current } = seriesByWeek(series, currentWeek);
  return (
    <Box as="aside" hideBelow={ASIDE_FROM}>
      {current && <Open current={current} isOver={currentWeek === null} />}
    </Box>
  );
}

interface OpenProps {
  current: SeriesWeek<SeriesRowFragment>;
  isOver: boolean;
  isInColumns?: boolean;
}

function Open({ current, isOver, isInColumns }: OpenProps) {
  const { t } = useTranslation('seasons-divisions');
  const nearness = nearnessOf(current.series, new Date());
  return (
    <WeekGroup heading={t(`series.open-week.${isOver ? 'last' : (nearness ?? 'any')}`, { week: current.week })}>
      <SeriesList series={current.series} isInColumns={isInColumns} />
    </WeekGroup>
  );
}

function OtherWeeks({ heading, weeks }: { heading: string; weeks: readonly SeriesWeek<SeriesRowFragment>[] }) {
  if (weeks.length === 0) return null;
  return (
    <WeekGroup heading={heading}>
      <Weeks>
        {weeks.map((week) => (
          <Disclosure key={week.week} summary={<WeekSummary week={week} />}>
            <SeriesList series={week.series} />
          </Disclosure>
        ))}
      </Weeks>
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
