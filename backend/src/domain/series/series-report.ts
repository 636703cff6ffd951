/**
 * The checks of a reported series before it is stored (R2, R5, T44): who may report it, who may have played, and which
 * numbers are possible. `series-result.ts` checks the order of the games and finds the winner.
 */
import { hasRole } from '../actor.ts';
import type { Actor } from '../actor.ts';
import { LeagueError } from '../league-error.ts';
import * as OwnMatter from '../own-matter.ts';
import { SIDES } from '../sides.ts';
import type { Side, Sides } from '../sides.ts';
import { LARGEST } from './usual-numbers.ts';

/** Three against three: no side has more rows in a game. A side can have fewer when a player left early. */
export const MAX_ROWS_A_SIDE = 3;

/** One player's numbers in one game, as staff give them. */
export interface ReportedRow {
  playerId: number;
  score: number;
  goals: number;
  assists: number;
  saves: number;
  shots: number;
}

/** One game of a report: goals from the scoreboard, and up to three rows for each side. */
export interface ReportedGame {
  goals: Sides<number>;
  rows: Sides<readonly ReportedRow[]>;
}

/** The nicknames, by player id, of the players who may play for each side. Used by checks and messages. */
export type EligiblePlayers = Sides<ReadonlyMap<number, string>>;

/** The facts that decide whether an actor may change a series. */
export interface SeriesRelation {
  divisionAdminUserId: number | null;
  /** The actor plays in the series' division, or did so on the day of the series. */
  isOwnTeam: boolean;
}

/** Admins change all series; division admins the series of their own divisions, except in their own matters. */
export const mayChange = (actor: Actor, { divisionAdminUserId, isOwnTeam }: SeriesRelation): boolean =>
  runs(actor, divisionAdminUserId) && OwnMatter.mayDecide(actor, isOwnTeam);

/** Throws NOT_YOUR_DIVISION or OWN_TEAM when the actor may not change this series. */
export function assertMayChange(actor: Actor, { divisionAdminUserId, isOwnTeam }: SeriesRelation): void {
  if (!runs(actor, divisionAdminUserId)) {
    throw new LeagueError('NOT_YOUR_DIVISION', 'api.series.not-your-division');
  }
  OwnMatter.assertMayDecide(actor, 'series', isOwnTeam);
}

/** No one decides what captains contest about their own team, admins neither (R27, OWN_TEAM). */
export function assertOthersContest({ isContested, isOwnTeam }: { isContested: boolean; isOwnTeam: boolean }): void {
  if (isContested && isOwnTeam) throw new LeagueError('OWN_TEAM', 'api.match-week.dispute.own-team');
}

/** The longest reason that both teams read. */
export const MOST_REASON = 2000;

/**
 * The reason that both teams read when staff end what captains contest (R27) by a result; null when nothing is contested.
 * `given` undefined: the caller has no page that could ask. Refuses a missing reason and one that is too long
 * (INVALID_INPUT).
 */
export function contestReason(isContested: boolean, given: string | null | undefined): string | null {
  if (!isContested || given === undefined) return null;
  const reason = (given ?? '').trim();
  if (reason === '' || reason.length > MOST_REASON) {
    throw new LeagueError('INVALID_INPUT', 'api.series.contest-reason', {
      field: 'reason',
      params: { most: MOST_REASON },
    });
  }
  return reason;
}

/** Refuses a series that has changed since the caller saw it (SERIES_CHANGED_MEANWHILE); with `version` null, they saw it now. */
export function assertVersion(locked: { version: number }, version: number | null): void {
  if (version !== null && version !== locked.version) {
    throw new LeagueError('SERIES_CHANGED_MEANWHILE', 'api.series.changed-meanwhile');
  }
}

/**
 * The series that the caller holds, to change it. Refuses one that is not there (SERIES_NOT_FOUND), one that the actor may
 * not change, and one that has changed since they saw it (SERIES_CHANGED_MEANWHILE); with `version` null, they saw it now.
 */
export function changeableSeries<Locked extends SeriesRelation & { version: number }>(
  actor: Actor,
  locked: Locked | null | undefined,
  version: number | null,
): Locked {
  if (!locked) throw new LeagueError('SERIES_NOT_FOUND', 'match.could-not-find');
  assertMayChange(actor, locked);
  assertVersion(locked, version);
  return locked;
}

const runs = (actor: Actor, divisionAdminUserId: number | null): boolean =>
  hasRole(actor, 'admin') || (divisionAdminUserId !== null && divisionAdminUserId === actor.userId);

/** Refuses the first impossible row, and names the game and the player. */
export function assertRows(games: readonly ReportedGame[], eligible: EligiblePlayers): void {
  games.forEach((game, index) => {
    const seen = new Set<number>();
    for (const side of SIDES) assertSide(game, side, { number: index + 1, eligible, seen });
  });
}

/**
 * Refuses rows in a report of the result alone (R22). With rows for some games only, players would count fewer games than
 * they played.
 */
export function assertNoRows(games: readonly ReportedGame[]): void {
  games.forEach(({ rows }, index) => {
    const side = SIDES.find((each) => rows[each].length > 0);
    if (side) throw refuse('api.series.rows-beside-result', `games.${index}.${side}`, { game: index + 1, side });
  });
}

/**
 * Players who were suspended or banned have played (R24). What happened must be possible to report, but only by a caller
 * who knows it (PLAYER_SUSPENDED).
 */
export function assertSuspendedKnown(nicknames: readonly string[], isKnown: boolean): void {
  if (nicknames.length === 0 || isKnown) return;
  throw new LeagueError('PLAYER_SUSPENDED', 'api.series.suspended', { params: { players: nicknames.join(', ') } });
}

interface SideContext {
  number: number;
  eligible: EligiblePlayers;
  /** Players who already have a row in this game, on either side. */
  seen: Set<number>;
}

function assertSide(game: ReportedGame, side: Side, { number, eligible, seen }: SideContext): void {
  const rows = game.rows[side];
  const field = `games.${number - 1}.${side}`;
  if (rows.length > MAX_ROWS_A_SIDE) throw refuse('api.series.too-many-players', field, { game: number, side });
  if (rows.length === 0) throw refuse('api.series.no-players', field, { game: number, side });
  rows.forEach((row, index) => {
    const player = nameOf(row.playerId, side, eligible, `${field}.${index}.playerId`, number);
    const params = { game: number, player };
    if (seen.has(row.playerId)) throw refuse('api.series.player-twice', `${field}.${index}.playerId`, params);
    seen.add(row.playerId);
    assertNumbers(row, `${field}.${index}`, params);
  });
  assertSums(rows, game.goals[side], field, { game: number, side });
}

function nameOf(id: number, side: Side, eligible: EligiblePlayers, field: string, game: number): string {
  const name = eligible[side].get(id);
  if (name !== undefined) return name;
  const elsewhere = eligible[side === 'home' ? 'away' : 'home'].get(id);
  throw new LeagueError('ROSTER_MISMATCH', 'api.series.player-not-in-team', {
    field,
    params: { game, side, player: elsewhere ?? `#${id}` },
  });
}

function assertNumbers(row: ReportedRow, field: string, params: { game: number; player: string }): void {
  for (const [key, max] of Object.entries(LARGEST) as [keyof typeof LARGEST, number][]) {
    const value = row[key];
    if (!Number.isInteger(value) || value < 0 || value > max) {
      throw refuse('api.series.not-a-number', `${field}.${key}`, { ...params, max });
    }
  }
}

/**
 * The rows may have fewer goals than the scoreboard, because own goals have no scorer and players who left have no row.
 * They may never have more.
 */
function assertSums(
  rows: readonly ReportedRow[],
  goals: number,
  field: string,
  params: { game: number; side: Side },
): void {
  const scored = rows.reduce((sum, row) => sum + row.goals, 0);
  const assisted = rows.reduce((sum, row) => sum + row.assists, 0);
  if (scored > goals) throw mismatch('api.series.too-many-goals', field, { ...params, scored, goals });
  if (assisted > goals) throw mismatch('api.series.too-many-assists', field, { ...params, assisted, goals });
}

const refuse = (key: string, field: string, params: Record<string, string | number>): LeagueError =>
  new LeagueError('INVALID_INPUT', key, { field, params });

const mismatch = (key: string, field: string, params: Record<string, string | number>): LeagueError =>
  new LeagueError('SCORES_DO_NOT_ADD_UP', key, { field, params });
