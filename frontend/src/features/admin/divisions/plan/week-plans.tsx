import { useTranslation } from 'react-i18next';
import { useDraftState } from '../../../../lib/drafts/use-draft-state';
import { paths } from '../../../../lib/paths';
import { Link } from '../../../../ui/link';
import { EmptyState } from '../../../../ui/page/empty-state';
import { ErrorState } from '../../../../ui/page/error-state';
import { SkeletonRows } from '../../../../ui/page/skeleton-rows';
import { DraftNotice } from '../../draft-notice';
import { Note } from '../../labelled';
import { useUnsavedGuard } from '../../../../league/drafts/use-unsaved-guard';
import { useChosenWeek, WeekChoice } from '../../week-choice';
import type { AdminDivisionPartsFragment } from '../admin-division.generated';
import { isPlanDrafts } from '../division-drafts';
import { useSeriesPlansQuery } from '../division-parts.generated';
import { PlanRow, type PlanDraft, type PlanDrafts } from './plan-row';

const NOTHING_TYPED: PlanDrafts = {};

/** The series of one week: their times, whether they are streamed, and links to their reports. */
export function WeekPlans({ division }: { division: AdminDivisionPartsFragment }) {
  const { t } = useTranslation('admin-divisions');
  const { id, weeks, weeksLeft, presentWeek, mayRun } = division;
  const chosen = useChosenWeek(weeks, presentWeek ?? 1);
  const { data, error, loading, refetch } = useSeriesPlansQuery({
    variables: { divisionId: id, week: chosen.week },
    fetchPolicy: 'cache-and-network',
    skip: weeks === 0,
  });
  // typed values stay while another week or another tab is open
  const drafts = useDraftState({ form: 'plans', thing: id }, NOTHING_TYPED, { isValid: isPlanDrafts });
  const guard = useUnsavedGuard(drafts.isChanged);
  const unsaved = [...new Set(Object.values(drafts.value).map(({ week }) => week))].sort((a, b) => a - b);
  const elsewhere = unsaved.filter((week) => week !== chosen.week);
  if (weeks === 0) return <EmptyState>{t('weeks.none')}</EmptyState>;

  const onDraft = (seriesId: number, draft: PlanDraft | null) =>
    drafts.change((before) => {
      const others = Object.entries(before).filter(([series]) => series !== String(seriesId));
      return Object.fromEntries(draft ? [...others, [String(seriesId), draft]] : others);
    });

  return (
    <>
      <WeekChoice label={t('weeks.choose')} weeks={weeks} chosen={chosen} />
      <Link to={paths.adminTimes({ season: division.season.id, division: id, week: chosen.week })}>
        {t('weeks.in-one')}
      </Link>
      <Note>{t('weeks.left', { count: weeksLeft, weeks })}</Note>
      {drafts.isRestored && <DraftNotice onDiscard={drafts.clear} />}
      {elsewhere.length > 0 && (
        <Note role="status">{t('weeks.unsaved', { count: elsewhere.length, weeks: elsewhere.join(', ') })}</Note>
      )}
      {loading && !data && <SkeletonRows rows={6} />}
      {error && !data && <ErrorState onRetry={() => void refetch()} />}
      <ul>
        {data?.seriesPlans.map((plan) => (
          <PlanRow
            key={plan.series.id}
            plan={plan}
            divisionId={id}
            week={chosen.week}
            mayRun={mayRun}
            draft={drafts.value[String(plan.series.id)]}
            onDraft={onDraft}
            onConflict={() => void refetch()}
          />
        ))}
      </ul>
      {guard}
    </>
  );
}
