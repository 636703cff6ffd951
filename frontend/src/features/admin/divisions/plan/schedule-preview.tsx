import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { TeamName } from '../../../../league/team-logo';
import type { ScheduleChoiceInput } from '../../../../lib/schema.generated';
import { ErrorState } from '../../../../ui/page/error-state';
import { Section } from '../../../../ui/page/section';
import { SkeletonRows } from '../../../../ui/page/skeleton-rows';
import { Instant } from '../../../../ui/time/instant';
import { useSchedulePreviewQuery } from '../division-parts.generated';

const Weeks = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(auto-fill, minmax(20rem, 1fr))' },
    gap: '5',
    '& h3': { fontWeight: 'bold', marginBottom: '1' },
    '& li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
      alignItems: 'center',
      gap: '2',
      minHeight: '8',
      borderTopWidth: '1px',
      borderColor: 'border',
      fontSize: 'sm',
    },
    '& li > :first-child': { justifySelf: 'end' },
    '& time': { gridColumn: '1 / -1', justifySelf: 'center', color: 'fg.muted', paddingBottom: '1' },
  },
});

/** A preview of the series, week by week. */
export function SchedulePreview({ choice }: { choice: ScheduleChoiceInput }) {
  const { t } = useTranslation('admin-divisions');
  const { data, previousData, error, refetch } = useSchedulePreviewQuery({ variables: { choice } });
  const series = (data ?? previousData)?.schedulePreview ?? [];
  const weeks = [...new Set(series.map(({ week }) => week))];
  if (error) return <ErrorState onRetry={() => void refetch()} />;
  return (
    <Section heading={t('schedule.preview', { count: series.length })}>
      {series.length === 0 && <SkeletonRows rows={10} rowHeight={32} />}
      <Weeks>
        {weeks.map((week) => (
          <div key={week}>
            <h3>{t('week', { week })}</h3>
            <ul>
              {series
                .filter((each) => each.week === week)
                .map(({ home, away, scheduledAt }) => (
                  <li key={`${home.id}-${away.id}`}>
                    <TeamName team={home} size={20} isReversed />
                    <span>–</span>
                    <TeamName team={away} size={20} />
                    {scheduledAt && <Instant isCompact at={scheduledAt} as="weekday-date-time" />}
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </Weeks>
    </Section>
  );
}
