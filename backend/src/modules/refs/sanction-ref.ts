import { seriesServed } from '../../domain/people/sanction.ts';
import type { CountedTerm, SanctionTerm } from '../../domain/people/sanction.ts';

/** A sanction as visitors read it: never with staff's note, nor with who decided it. */
export interface PublicSanction extends SanctionTerm {
  id: number;
  reasonSv: string;
  /** null: there is only the Swedish one. */
  reasonEn: string | null;
  /** How many series of a suspension are over. */
  seriesServed: number;
}

/** The same as the statement reads it. */
export type PublicSanctionRow = Omit<PublicSanction, 'seriesServed'> & CountedTerm;

/** Counts the series. Without the time of today, because the answer is kept until something changes. */
export const toPublicSanction = ({ series, ...row }: PublicSanctionRow): PublicSanction => ({
  ...row,
  seriesServed: seriesServed({ ...row, series }),
});
