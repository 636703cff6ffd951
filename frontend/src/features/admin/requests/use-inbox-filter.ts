import type { RequestKind, RequestStatus } from '../../../gql/admin/graphql';
import { useAddress } from '../../../lib/use-address';

export const STATUSES = ['PENDING', 'ACCEPTED', 'DENIED', 'CANCELLED', 'ALL'] as const;
export const KINDS = [
  'NEW_TEAM',
  'EXISTING_USER',
  'NEW_IMAGES',
  'TRANSFER',
  'CHANGE_TEAM_INFO',
  'LEAVE_TEAM',
] as const satisfies readonly RequestKind[];

export interface InboxFilter {
  status: RequestStatus | 'ALL';
  /** Null: every kind. */
  kind: RequestKind | null;
}

/** Which requests the inbox shows, kept in the URL. Those that wait go without saying. */
export function useInboxFilter() {
  const { search, set } = useAddress();
  const filter: InboxFilter = {
    status: STATUSES.find((status) => status === search.get('status')) ?? 'PENDING',
    kind: KINDS.find((kind) => kind === search.get('kind')) ?? null,
  };
  const choose = (param: 'status' | 'kind', value: string) => set({ [param]: value === 'PENDING' ? null : value });
  return { filter, choose };
}
