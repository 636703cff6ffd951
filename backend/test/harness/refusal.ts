import type { LeagueErrorCode } from '../../src/domain/league-error.ts';
import { refusalOf } from '../factories/rosters.ts';

/** The code with which `work` is refused; null when it is not. */
export const codeOf = (work: () => Promise<unknown>): Promise<LeagueErrorCode | null> => refusalOf(work());
