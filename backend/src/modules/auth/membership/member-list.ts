import type { TableSlice } from '../../../platform/db/table-page.ts';

/** A member of the association, as the register shows them, without the personal identity number. */
export interface ListedMember {
  id: number;
  /** First and last name. This and the next seven fields are null for a member who has filled in no form. */
  name: string | null;
  firstName: string | null;
  lastName: string | null;
  address: string | null;
  phone: string | null;
  zip: string | null;
  city: string | null;
  agreesToMarketing: boolean | null;
  email: string;
  /** ISO text in UTC. */
  joinedAt: string;
  /** Whether a person has logged in with this verified address. */
  hasAccount: boolean;
  /** null: no one has logged in with it. */
  userId: number | null;
  playerId: number | null;
  nickname: string | null;
}

export type MemberSort = 'name' | 'email' | 'joined';

/** A filter. The text is a part of a name or of an address; null filters nothing. */
export interface MemberFilter extends TableSlice {
  sort: MemberSort;
  hasAccount: boolean | null;
  /** Only members with an address like that of this account, the likest first. */
  nearUserId: number | null;
  /** Only this member. */
  id: number | null;
}
