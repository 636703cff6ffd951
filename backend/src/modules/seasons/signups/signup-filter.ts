import type { TableSlice } from '../../../platform/db/table-page.ts';

export const SIGNUP_SORTS = ['name', 'date', 'players', 'mmr'] as const;
export type SignupSort = (typeof SIGNUP_SORTS)[number];

/** A page of the teams. `text` is a part of the name. */
export interface SignupFilter extends TableSlice {
  sort: SignupSort;
  /** null: both. */
  isEligible: boolean | null;
}
