import type { TableSlice } from '../../platform/db/table-page.ts';

/** A member of the association, as its register has them. The personal identity number is not among it. */
export interface ListedMember {
  id: number;
  /** First and last name; null for a member who came without a form, as are the four that follow. */
  name: string | null;
  phone: string | null;
  zip: string | null;
  city: string | null;
  agreesToMarketing: boolean | null;
  email: string;
  /** ISO text in UTC. */
  joinedAt: string;
  /** An account with this address, verified, has logged in. */
  hasAccount: boolean;
  playerId: number | null;
  nickname: string | null;
}

export type MemberSort = 'name' | 'email' | 'joined';

/** Which members. The text is a piece of a name or of an address; null is for all. */
export interface MemberFilter extends TableSlice {
  sort: MemberSort;
  hasAccount: boolean | null;
}
