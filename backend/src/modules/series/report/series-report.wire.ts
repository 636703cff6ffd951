import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { LeagueError } from '../../../domain/league-error.ts';
import type { ReportedRow } from '../../../domain/series/series-report.ts';
import { MAX_GAMES } from '../../../domain/series/series-format.ts';
import { SIDES } from '../../../domain/sides.ts';
import type { Side } from '../../../domain/sides.ts';
import type { EligiblePlayer } from './eligible-player.ts';
import type { StoredGame } from './reportable-series.ts';
import type { GameOfReport } from './played-result.service.ts';
import type { SeriesReportForm } from './series-report.service.ts';

const KEY = /^match([1-7])_(home|away)_player([1-3])$/;

/** One row of the documented report. `teamPlayerId` is the player's id; `points` is the score in the game. */
export class ReportRowWire {
  @ApiProperty({ type: 'integer' }) teamPlayerId: number;
  @ApiProperty({ type: 'integer' }) points: number;
  @ApiProperty({ type: 'integer' }) goals: number;
  @ApiProperty({ type: 'integer' }) assists: number;
  @ApiProperty({ type: 'integer' }) saves: number;
  @ApiProperty({ type: 'integer' }) shots: number;
}

/** Rows by `match{1..7}_{home|away}_player{1..3}`. */
export const SCORES = {
  type: 'object',
  additionalProperties: { $ref: getSchemaPath(ReportRowWire) },
  description: 'Rows by match{1..7}_{home|away}_player{1..3}; an empty place has no row',
} as const;

/**
 * Games from the documented `match{1..7}_{home|away}_player{1..3}` object. The call carries no score of a game:
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
  const wire = value as Partial<Record<keyof ReportRowWire, unknown>>;
  if (wire.teamPlayerId === null || wire.teamPlayerId === undefined || wire.teamPlayerId === '') return null;
  const number = (key: keyof ReportRowWire): number => {
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

/** The stored result in the documented shape; an empty object without a result. */
export function toWireScores(games: readonly StoredGame[]): Record<string, ReportRowWire> {
  return Object.fromEntries(
    games.flatMap((game) =>
      SIDES.flatMap((side) =>
        game.rows
          .filter((row) => row.side === side)
          .map(({ slot, playerId, score, goals, assists, saves, shots }): [string, ReportRowWire] => [
            `match${game.number}_${side}_player${slot}`,
            { teamPlayerId: playerId, points: score, goals, assists, saves, shots },
          ]),
      ),
    ),
  );
}

/** A player who may stand in the report. */
export class ReportPlayerWire {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ type: 'integer', description: 'The same again, as the body of the report names it' })
  teamPlayerId: number;
  @ApiProperty() nickname: string;
  @ApiProperty({ enum: [0, 1], description: '1: in the team now' }) active: 0 | 1;
}

/** The report form: the players who may stand in it, the stored result, and the version to send back. */
@ApiExtraModels(ReportRowWire)
export class ReportWire {
  @ApiProperty({ type: 'integer' }) seriesId: number;
  @ApiProperty({ type: 'integer' }) version: number;
  @ApiProperty({ type: [ReportPlayerWire] }) home: ReportPlayerWire[];
  @ApiProperty({ type: [ReportPlayerWire] }) away: ReportPlayerWire[];
  @ApiProperty(SCORES) scores: Record<string, ReportRowWire>;
}

export const toReportWire = ({ seriesId, version, games, players }: SeriesReportForm): ReportWire => ({
  seriesId,
  version,
  home: players.filter((player) => player.side === 'home').map(toReportPlayerWireRow),
  away: players.filter((player) => player.side === 'away').map(toReportPlayerWireRow),
  scores: toWireScores(games),
});

export const toReportPlayerWireRow = ({ playerId, nickname, isOnRoster }: EligiblePlayer): ReportPlayerWire => ({
  id: playerId,
  teamPlayerId: playerId,
  nickname,
  active: isOnRoster ? 1 : 0,
});

const sumGoals = (rows: readonly ReportedRow[]): number => rows.reduce((sum, row) => sum + row.goals, 0);

const invalid = (field: string): LeagueError => new LeagueError('INVALID_INPUT', 'api.error.invalid-input', { field });
