/** Who plays (R27): from an hour before the start, each captain names the three or four players of their side. */
import { LeagueError, refusalKeyOf } from '../league-error.ts';
import { READY_BEFORE_MS } from './week-facts.ts';
import { assertSwitchedOn } from './week-relation.ts';

/** Three play; a fourth may step in between games. */
const LEAST_PLAYERS = 3;
export const MOST_PLAYERS = 4;

/** The facts about a series that decide whether its line-ups can be named. */
export interface ReadyFacts {
  /** Captains do something in the season. */
  isOn: boolean;
  scheduledAt: Date | null;
  isReported: boolean;
}

/** A player of the side, as eligible on the day. */
export interface Candidate {
  playerId: number;
  isOnRoster: boolean;
  /** Suspended or banned on the day. */
  isSuspended: boolean;
}

const closed = (why: string): LeagueError => new LeagueError('LINE_UP_CLOSED', `api.match-week.ready.${why}`);

/** Line-ups can be named from then on. */
export const opensAt = (start: Date): Date => new Date(start.getTime() - READY_BEFORE_MS);

/**
 * Returns the start for which line-ups are named. Refuses before the last hour, without a time and after the report
 * (LINE_UP_CLOSED), and in a season in which captains do nothing (MATCH_WEEK_OFF).
 */
export function assertMayName({ isOn, scheduledAt, isReported }: ReadyFacts, now: Date): Date {
  assertSwitchedOn(isOn);
  if (!scheduledAt) throw closed('no-time');
  if (isReported) throw closed('reported');
  if (now < opensAt(scheduledAt)) throw closed('too-early');
  return scheduledAt;
}

/** Can line-ups be named, and does the lobby exist? */
export const isOpen = (facts: ReadyFacts, now: Date): boolean => refusalKeyOf(() => assertMayName(facts, now)) === null;

/**
 * Refuses fewer than three players, more than four, one twice, one who is not in the team on the day, and one who is
 * suspended or banned (INVALID_INPUT, PLAYER_SUSPENDED).
 */
export function assertLineUp(playerIds: readonly number[], candidates: readonly Candidate[]): void {
  const invalid = (why: string) =>
    new LeagueError('INVALID_INPUT', `api.match-week.ready.${why}`, { field: 'playerIds' });
  if (playerIds.length < LEAST_PLAYERS || playerIds.length > MOST_PLAYERS) throw invalid('count');
  if (new Set(playerIds).size < playerIds.length) throw invalid('twice');
  for (const playerId of playerIds) {
    const found = candidates.find((candidate) => candidate.playerId === playerId);
    if (!found?.isOnRoster) throw invalid('not-in-team');
    if (found.isSuspended)
      throw new LeagueError('PLAYER_SUSPENDED', 'api.match-week.ready.suspended', { field: 'playerIds' });
  }
}

/** Letters and digits that no one mistakes for another one. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const PASSWORD_LENGTH = 8;

/** A lobby of the game: what both teams type in. */
export interface Lobby {
  name: string;
  password: string;
}

/**
 * The lobby of a series, from secret bytes that are the same for the same series and start, at least eight. Its name begins with the
 * league's short one, in the letters and digits that every controller can type.
 */
export const lobbyOf = (league: string, seriesId: number, secret: Uint8Array): Lobby => ({
  name: `${league.toLowerCase().replace(/[^a-z0-9]/g, '')}${seriesId}`,
  password: [...secret.subarray(0, PASSWORD_LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join(''),
});
