/**
 * What a reported series must satisfy before it is stored (R2, R5, T44): who may report it, who may be in it, and which
 * numbers can be true. The order of the games and the winner are `series-result.ts`'s.
 */
import { hasRole } from '../actor.ts';
import type { Actor } from '../actor.ts';
import { LeagueError } from '../league-error.ts';
import * as OwnMatter from '../own-matter.ts';
import { SIDES } from '../sides.ts';
import type { Side, Sides } from '../sides.ts';

/** Three against three: no side has more rows in a game. A side may have fewer when a player left before the end. */
export const MAX_ROWS_A_SIDE = 3;

/** The most of each that is taken for one game; more is a slip of the finger. */
const LIMITS = { score: 9999, goals: 99, assists: 99, saves: 199, shots: 199 } as const;

/** One player's numbers in one game, as staff give them. */
export interface ReportedRow {
  playerId: number;
  score: number;
  goals: number;
  assists: number;
  saves: number;
  shots: number;
}

/** One game of a report: goals as shown on the scoreboard, and up to three rows a side. */
export interface ReportedGame {
  goals: Sides<number>;
  rows: Sides<readonly ReportedRow[]>;
}

/** Nicknames by player id of those who may play for each side, for checks and for sentences that name them. */
export type EligiblePlayers = Sides<ReadonlyMap<number, string>>;

/** What decides whether an actor may change a series. */
export interface SeriesStewardship {
  divisionAdminUserId: number | null;
  /** The actor plays in the series' division, or did on the day when it was played. */
  isOwnTeam: boolean;
}

/** An admin changes every series; a division admin those of the own divisions, where these are no own matter. */
export const mayChange = (actor: Actor, { divisionAdminUserId, isOwnTeam }: SeriesStewardship): boolean =>
  runs(actor, divisionAdminUserId) && OwnMatter.mayDecide(actor, isOwnTeam);

/** Throws NOT_YOUR_DIVISION or OWN_TEAM when the actor may not change this series. */
export function assertMayChange(actor: Actor, { divisionAdminUserId, isOwnTeam }: SeriesStewardship): void {
  if (!runs(actor, divisionAdminUserId)) {
    throw new LeagueError('NOT_YOUR_DIVISION', 'api.series.not-your-division');
  }
  OwnMatter.assertMayDecide(actor, 'series', isOwnTeam);
}

const runs = (actor: Actor, divisionAdminUserId: number | null): boolean =>
  hasRole(actor, 'admin') || (divisionAdminUserId !== null && divisionAdminUserId === actor.userId);

/** Refuses the first row that cannot be true, naming game and player. */
export function assertRows(games: readonly ReportedGame[], eligible: EligiblePlayers): void {
  games.forEach((game, index) => {
    const seen = new Set<number>();
    for (const side of SIDES) assertSide(game, side, { number: index + 1, eligible, seen });
  });
}

interface SideContext {
  number: number;
  eligible: EligiblePlayers;
  /** Players already met in this game, on either side. */
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
  for (const [key, max] of Object.entries(LIMITS) as [keyof typeof LIMITS, number][]) {
    const value = row[key];
    if (!Number.isInteger(value) || value < 0 || value > max) {
      throw refuse('api.series.not-a-number', `${field}.${key}`, { ...params, max });
    }
  }
}

/** Own goals have no scorer, and who left early has no row: the rows may lack goals, but never exceed the scoreboard. */
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
