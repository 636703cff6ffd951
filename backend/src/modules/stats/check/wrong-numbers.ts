import type { WrongTotal } from '../../seasons/divisions/player-totals.ts';
import type { WrongSums } from '../records/record-sums.ts';

/** All stored sums that a comparison with the games found wrong. */
export interface WrongNumbers extends WrongSums {
  totals: WrongTotal[];
}
