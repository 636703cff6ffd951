import type { SeriesFormat } from '../../domain/series-format.ts';
import type { DivisionRef } from '../refs/division-ref.ts';

/** One edition of the league with its divisions, the top one first. Dates are `YYYY-MM-DD`, both inclusive. */
export interface Season {
  id: number;
  name: string;
  startsOn: string;
  endsOn: string;
  format: SeriesFormat;
  isCurrent: boolean;
  divisions: DivisionRef[];
}
