import { LeagueError } from '../../../domain/league-error.ts';
import type { ReportedRow } from '../../../domain/series/series-report.ts';
import { MAX_GAMES } from '../../../domain/series/series-format.ts';
import { SIDES } from '../../../domain/sides.ts';
import type { Side } from '../../../domain/sides.ts';
import type { EligiblePlayer, StoredGame } from './series-report.repository.ts';
import type { GameOfReport, SeriesReportForm } from './series-report.service.ts';

const KEY = /^match([1-5])_(home|away)_player([1-3])$/;

/** One row of the documented report: `teamPlayerId` is the player's id, `points` the game's own score. */
interface WireRow {
  teamPlayerId: number;
  points: number;
  goals: number;
  assists: number;
  saves: number;
  shots: number;
}

/**
 * Games from the documented `match{1..5}_{home|away}_player{1..3}` object. The call carries no score of a game:
 * it is the sum of the rows' goals (T44). Rows without a player are empty slots; unknown keys are refused by name.
 */
export function fromWireScores(scores: unknown): GameOfReport[] {
  if (typeof scores !== 'object' || scores === null || Array.isArray(scores)) throw invalid('scores');
  const games = Array.from({ length: MAX_GAMES }, () => ({ home: [] as ReportedRow[], away: [] as ReportedRow[] }));
  for (const [key, value] of Object.entries(scores).sort(([a], [b]) => (a < b ? -1 : 1))) {
    const [, number, side] = KEY.exec(key) ?? [];
    const game = games[Number(number) - 1];
    if (!game) throw invalid(`scores.${key}`);
    const row = toRow(value, `scores.${key}`);
    if (row) game[side as Side].push(row);
  }
  const played = games.findLastIndex((game) => game.home.length + game.away.length > 0) + 1;
  return games.slice(0, played).map((rows) => ({
    goals: { home: sumGoals(rows.home), away: sumGoals(rows.away) },
    rows,
    replayDigest: null,
  }));
}

function toRow(value: unknown, field: string): ReportedRow | null {
  if (value === null || value === undefined) return null;
  if (typeof value !== 'object') throw invalid(field);
  const wire = value as Partial<Record<keyof WireRow, unknown>>;
  if (wire.teamPlayerId === null || wire.teamPlayerId === undefined || wire.teamPlayerId === '') return null;
  const number = (key: keyof WireRow): number => {
    const given = wire[key] ?? 0;
    const parsed = typeof given === 'string' && /^\d{1,6}$/.test(given) ? Number(given) : given;
    if (typeof parsed !== 'number' || !Number.isInteger(parsed)) throw invalid(`${field}.${key}`);
    return parsed;
  };
  return {
    playerId: number('teamPlayerId'),
    score: number('points'),
    goals: number('goals'),
    assists: number('assists'),
    saves: number('saves'),
    shots: number('shots'),
  };
}

/** The stored result in the documented shape; a series without one has no keys. */
export function toWireScores(games: readonly StoredGame[]): Record<string, WireRow> {
  return Object.fromEntries(
    games.flatMap((game) =>
      SIDES.flatMap((side) =>
        game.rows
          .filter((row) => row.side === side)
          .map(({ slot, playerId, score, goals, assists, saves, shots }): [string, WireRow] => [
            `match${game.number}_${side}_player${slot}`,
            { teamPlayerId: playerId, points: score, goals, assists, saves, shots },
          ]),
      ),
    ),
  );
}

/** The report form: who may play, what is stored, and the version to send back. */
export const toReportWire = ({ seriesId, version, games, players }: SeriesReportForm) => ({
  seriesId,
  version,
  home: players.filter((player) => player.side === 'home').map(toReportPlayerWireRow),
  away: players.filter((player) => player.side === 'away').map(toReportPlayerWireRow),
  scores: toWireScores(games),
});

export const toReportPlayerWireRow = ({ playerId, nickname, isOnRoster }: EligiblePlayer) => ({
  id: playerId,
  teamPlayerId: playerId,
  nickname,
  active: isOnRoster ? 1 : 0,
});

const sumGoals = (rows: readonly ReportedRow[]): number => rows.reduce((sum, row) => sum + row.goals, 0);

const invalid = (field: string): LeagueError =>
  new LeagueError('INVALID_INPUT', 'invalid', 'api.error.invalid-input', { field });
