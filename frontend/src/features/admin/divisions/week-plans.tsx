import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { AdminDivisionPartsFragment } from '../../../gql/admin/graphql';
import { useSeriesPlansQuery } from '../../../gql/admin/hooks';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { SkeletonRows } from '../../../ui/skeleton-rows';
import { Fields, Labelled, Note, Select } from '../labelled';
import { PlanRow } from './plan-row';

/** The series of one week: when they are played, whether they are streamed, and the way to their report. */
export function WeekPlans({ division }: { division: AdminDivisionPartsFragment }) {
  const { t } = useTranslation('admin-divisions');
  const [search, setSearch] = useSearchParams();
  const { id, weeks, weeksLeft, mayRun } = division;
  const asked = Number(search.get('week'));
  const week = Number.isInteger(asked) && asked >= 1 && asked <= weeks ? asked : 1;
  const { data, error, loading, refetch } = useSeriesPlansQuery({
    variables: { divisionId: id, week },
    fetchPolicy: 'cache-and-network',
    skip: weeks === 0,
  });
  if (weeks === 0) return <EmptyState>{t('weeks.none')}</EmptyState>;

  const choose = (value: string) =>
    setSearch(
      (before) => {
        before.set('week', value);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <>
      <Fields>
        <Labelled label={t('weeks.choose')}>
          {(field) => (
            <Select id={field} value={week} onChange={(event) => choose(event.target.value)}>
              {Array.from({ length: weeks }, (_, index) => (
                <option key={index} value={index + 1}>
                  {t('week', { week: index + 1 })}
                </option>
              ))}
            </Select>
          )}
        </Labelled>
      </Fields>
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
