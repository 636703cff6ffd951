import { refusalOf } from '../../src/domain/league-error.ts';
import type { LeagueErrorCode } from '../../src/domain/league-error.ts';

/** The code with which `work` is refused; null when it is not. */
export const codeOf = async (work: () => Promise<unknown>): Promise<LeagueErrorCode | null> =>
  (await refusalOf(work))?.code ?? null;
