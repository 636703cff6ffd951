import { ApiProperty } from '@nestjs/swagger';
import type { Totals } from '../../domain/competition/statistics/stats.ts';
import type { PlayerStats, TeamStats } from './rated-stats.ts';

/** GET /api/player/{id}/division/{divisionId}/stats: a game is a match here, and the score is points. */
export class TotalsWire {
  @ApiProperty({ type: 'integer' }) matches: number;
  @ApiProperty({ type: 'integer' }) points: number;
  @ApiProperty({ type: 'integer' }) goals: number;
  @ApiProperty({ type: 'integer' }) assists: number;
  @ApiProperty({ type: 'integer' }) saves: number;
  @ApiProperty({ type: 'integer' }) shots: number;
}

export const toTotalsWire = ({ games, score, goals, assists, saves, shots }: Totals): TotalsWire => ({
  matches: games,
  points: score,
  goals,
  assists,
  saves,
  shots,
});

/** A row of GET /api/team/{id}/season/{seasonId}/playerStats. */
export class TeamPlayerStatsWire extends TotalsWire {
  @ApiProperty({ type: 'integer' }) player_id: number;
  @ApiProperty() player_name: string;
  @ApiProperty({ type: Number, nullable: true, description: 'null: nothing to compare with' }) rating: number | null;
}

export const toTeamPlayerStatsWireRow = (row: PlayerStats): TeamPlayerStatsWire => ({
  player_id: row.player.id,
  player_name: row.player.nickname,
  ...toTotalsWire(row),
  rating: row.rating,
});

/** A row of GET /api/division/{id}/stats. */
export class PlayerStatsWire extends TeamPlayerStatsWire {
  @ApiProperty({ type: 'integer' }) teamId: number;
  @ApiProperty() teamname: string;
}

export const toPlayerStatsWireRow = (row: PlayerStats): PlayerStatsWire => ({
  ...toTeamPlayerStatsWireRow(row),
  teamId: row.team.id,
  teamname: row.team.name,
});

/** A row of GET /api/division/{id}/teamStats. */
export class TeamStatsWire extends TotalsWire {
  @ApiProperty({ type: 'integer' }) teamId: number;
  @ApiProperty() teamname: string;
  @ApiProperty({ type: Number, nullable: true, description: 'null: nothing to compare with' }) rating: number | null;
}

export const toTeamStatsWireRow = (row: TeamStats): TeamStatsWire => ({
  teamId: row.team.id,
  teamname: row.team.name,
  ...toTotalsWire(row),
  rating: row.rating,
});
