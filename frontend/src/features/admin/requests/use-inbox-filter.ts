import type { RequestKind, RequestStatus } from '../../../lib/schema.generated';
import { useAddress } from '../../../lib/use-address';

export const STATUSES = ['PENDING', 'ASIDE', 'ACCEPTED', 'DENIED', 'CANCELLED', 'ALL'] as const;
/** Every kind, in the order of the list of choices. */
const CHOICES: Readonly<Record<RequestKind, true>> = {
  NEW_TEAM: true,
  EXISTING_USER: true,
  NEW_IMAGES: true,
  TRANSFER: true,
  CHANGE_TEAM_INFO: true,
  LEAVE_TEAM: true,
  GAME_ACCOUNT: true,
  LOGIN_HELP: true,
};
export const KINDS = Object.keys(CHOICES) as RequestKind[];

export interface InboxFilter {
  /** `PENDING` does not include those that are put aside; these are `ASIDE`. */
  status: RequestStatus | 'ASIDE' | 'ALL';
  /** Null: every kind. */
  kind: RequestKind | null;
}

/** The variables of the list's query. */
export const inboxVariables = ({ status, kind }: InboxFilter) => ({
  status: status === 'ALL' ? null : status === 'ASIDE' ? ('PENDING' as const) : status,
  kind,
  isAside: status === 'ASIDE' ? true : status === 'PENDING' ? false : null,
});

/** The filter of the inbox, stored in the URL. Without one it shows waiting requests. */
export function useInboxFilter() {
  const { search, set } = useAddress();
  const filter: InboxFilter = {
    status: STATUSES.find((status) => status === search.get('status')) ?? 'PENDING',
    kind: KINDS.find((kind) => kind === search.get('kind')) ?? null,
  };
  const choose = (param: 'status' | 'kind', value: string) => set({ [param]: value === 'PENDING' ? null : value });
  return { filter, choose };
}
