import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import type { InboxRequestFragment } from './inbox-request.generated';
import { RequestCard } from './request-card';
import type { ChosenRequests } from './several/use-chosen-requests';
import { useRequestFacts } from './facts/use-request-facts';

/** As many requests as a page of the list has. */
const GROUP = 25;

/** The requests in groups of one page each, because each group reads its facts once. */
export function groupsOf(requests: readonly InboxRequestFragment[]): InboxRequestFragment[][] {
  const groups: InboxRequestFragment[][] = [];
  for (let from = 0; from < requests.length; from += GROUP) groups.push(requests.slice(from, from + GROUP));
  return groups;
}

interface RequestGroupProps {
  requests: readonly InboxRequestFragment[];
  choice: ChosenRequests;
  /** This request was decided, or the attempt failed. */
  onTried: (requestId: number) => void;
  /** This request has changed since the list was read. */
  onRefused: (requestId: number) => void;
}

/** The cards of a page, with the facts of all of them from one query. */
export function RequestGroup({ requests, choice, onTried, onRefused }: RequestGroupProps) {
  const page = useRequestFacts(requests);
  // facts that come after the cards would move the buttons below them
  if (page.status === 'loading') return <SkeletonRows rows={requests.length} rowHeight={140} />;
  return requests.map((request) => (
    <RequestCard
      key={request.id}
      request={request}
      page={page}
      choice={choice}
      onTried={() => onTried(request.id)}
      onRefused={() => onRefused(request.id)}
    />
  ));
}
