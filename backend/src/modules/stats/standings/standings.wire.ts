import { ApiProperty } from '@nestjs/swagger';
import type { StandingsTableRow } from './standings-table.ts';

interface TablePlayer {
  id: number;
  nickname: string;
  mmr: number | null;
  sortOrder: number | null;
}

/** The players of a team: now, and at any time of the season. */
interface TablePlayers {
  active: TablePlayer[];
  everyone: TablePlayer[];
}

/** A player of a team in the table. */
export class StandingsPlayerWire {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty() nickname: string;
  @ApiProperty({ type: 'integer', nullable: true }) mmr: number | null;
  @ApiProperty({ type: 'integer', nullable: true, description: '1 is the captain' }) sortorder: number | null;
}

/** The colour of a row. */
export class StandingsColorWire {
  @ApiProperty({ description: 'As #rrggbb' }) hex: string;
}

/** A row of GET /api/division/{id}/teams. */
export class StandingsWire {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty() team_name: string;
  @ApiProperty({ type: String, nullable: true, description: 'Path under /api' }) team_logo: string | null;
  @ApiProperty({ type: StandingsColorWire, nullable: true }) color: StandingsColorWire | null;
  @ApiProperty({ enum: ['0', '1'] }) disqualified: '0' | '1';
  @ApiProperty({ type: 'integer' }) series_played: number;
  @ApiProperty({ type: 'integer' }) wins: number;
  @ApiProperty({ type: 'integer' }) overtime_wins: number;
  @ApiProperty({ type: 'integer' }) overtime_losses: number;
  @ApiProperty({ type: 'integer' }) losses: number;
  @ApiProperty({ type: 'integer', description: 'Games won less games lost' }) diff: number;
  @ApiProperty({ type: 'integer' }) points: number;
  @ApiProperty({ type: [StandingsPlayerWire], description: 'At any time of the season' })
  players: StandingsPlayerWire[];
  @ApiProperty({ type: [StandingsPlayerWire], description: 'Now' }) activePlayers: StandingsPlayerWire[];
  @ApiProperty({ type: 'integer', description: 'Included in `points`' }) adjustment: number;
}

export const toStandingsWireRow = (row: StandingsTableRow, players: TablePlayers | undefined): StandingsWire => ({
  id: row.team.id,
  team_name: row.team.name,
  team_logo: row.team.logo,
  color: row.color === null ? null : { hex: row.color },
  disqualified: row.isDisqualified ? '1' : '0',
  series_played: row.seriesPlayed,
  wins: row.wins,
  overtime_wins: row.overtimeWins,
  overtime_losses: row.overtimeLosses,
  losses: row.losses,
  diff: row.diff,
  points: row.points,
  players: players?.everyone.map(toPlayerWireRow) ?? [],
  activePlayers: players?.active.map(toPlayerWireRow) ?? [],
  adjustment: row.adjustment,
});

const toPlayerWireRow = ({ id, nickname, mmr, sortOrder }: TablePlayer): StandingsPlayerWire => ({
  id,
  nickname,
  mmr,
  sortorder: sortOrder,
});
