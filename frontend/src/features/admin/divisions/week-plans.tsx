import { useTranslation } from 'react-i18next';
import type { AdminDivisionPartsFragment } from '../../../gql/admin/graphql';
import { useSeriesPlansQuery } from '../../../gql/admin/hooks';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { SkeletonRows } from '../../../ui/skeleton-rows';
import { Note } from '../labelled';
import { useChosenWeek, WeekChoice } from '../week-choice';
import { PlanRow } from './plan-row';

/** The series of one week: when they are played, whether they are streamed, and the way to their report. */
export function WeekPlans({ division }: { division: AdminDivisionPartsFragment }) {
  const { t } = useTranslation('admin-divisions');
  const { id, weeks, weeksLeft, mayRun } = division;
  const chosen = useChosenWeek(weeks, 1);
  const { data, error, loading, refetch } = useSeriesPlansQuery({
    variables: { divisionId: id, week: chosen.week },
    fetchPolicy: 'cache-and-network',
    skip: weeks === 0,
  });
  if (weeks === 0) return <EmptyState>{t('weeks.none')}</EmptyState>;

  return (
    <>
      <WeekChoice label={t('weeks.choose')} weeks={weeks} chosen={chosen} />
      <Note>{t('weeks.left', { count: weeksLeft, weeks })}</Note>
      {loading && !data && <SkeletonRows rows={6} />}
      {error && !data && <ErrorState onRetry={() => void refetch()} />}
      <ul>
        {data?.seriesPlans.map((plan) => (
          <PlanRow
            key={`${plan.series.id}-${plan.version}`}
            plan={plan}
            mayRun={mayRun}
            onConflict={() => void refetch()}
          />
        ))}
      </ul>
    </>
  );
}
