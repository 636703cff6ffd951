import { refusalOf } from '../factories/rosters.ts';
import type { LeagueErrorCode } from '../../src/domain/league-error.ts';
import { collideCalls } from './locks.ts';
import type { LockedRows } from './locks.ts';

/** The code with which a call was refused; null when it was done. */
export type Outcome = LeagueErrorCode | null;

/** One round: the rows that its two calls need, the calls, and what must be true of their outcomes. */
export interface Round {
  rows: readonly number[];
  calls: readonly [() => Promise<unknown>, () => Promise<unknown>];
  check: (outcomes: readonly [Outcome, Outcome]) => Promise<void>;
}

/** The place and the number of rounds. */
export interface Race {
  url: string;
  table: LockedRows['table'];
  rounds: number;
}

/** The number of rounds at the same time. Their calls have a connection each. */
const AT_ONCE = 5;

/** Plays all rounds, five at a time. Every second round starts its calls in the other order. */
export async function raceRounds({ url, table, rounds: total }: Race, prepare: () => Promise<Round>): Promise<void> {
  for (let from = 0; from < total; from += AT_ONCE) {
    const rounds: Round[] = [];
    for (let n = from; n < Math.min(from + AT_ONCE, total); n++) rounds.push(await prepare());
    const calls = rounds.flatMap(({ calls: [one, other] }, n) => (n % 2 === 0 ? [one, other] : [other, one]));
    const outcomes = await collideCalls(
      url,
      { table, ids: rounds.flatMap(({ rows }) => rows) },
      calls.map((call) => () => refusalOf(call())),
    );
    for (const [n, round] of rounds.entries()) {
      const [first = null, second = null] = outcomes.slice(2 * n, 2 * n + 2);
      await round.check(n % 2 === 0 ? [first, second] : [second, first]);
    }
  }
}
