import { MatchNightChangedDocument } from '../../../../gql/admin/graphql';
import { useWeekMattersQuery } from '../../../../gql/admin/hooks';
import { usePushed } from '../../../../lib/live/use-pushed';
import { ErrorState } from '../../../../ui/page/error-state';
import { SHOWN_GROUPS } from './shown-group';
import { WeekMatterGroup } from './week-matter-group';

/** How often it is read while there is no socket. */
const REFRESH_MS = 30_000;

/** The series of the match week that need staff, in groups by what they need. Nothing when captains do nothing. */
export function WeekMatters() {
  const { data, error, refetch } = useWeekMattersQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: REFRESH_MS,
    skipPollAttempt: () => document.hidden || isLive,
  });
  const isLive = usePushed(MatchNightChangedDocument, {}, () => void refetch().catch(() => undefined));
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : null;
  return SHOWN_GROUPS.map((group) => (
    <WeekMatterGroup key={group} group={group} matters={data.weekMatters.filter((matter) => matter.group === group)} />
  ));
}
