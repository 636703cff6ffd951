import type { StandingsTableRow } from './standings-table.ts';

interface WirePlayer {
  id: number;
  nickname: string;
  mmr: number | null;
  sortOrder: number | null;
}

/** Who is in a team: now, and at any time of the season. */
interface WirePlayers {
  active: WirePlayer[];
  everyone: WirePlayer[];
}

/** A row of GET /api/division/{id}/teams. `adjustment` is included in `points`. */
export const toStandingsWireRow = (row: StandingsTableRow, players: WirePlayers | undefined) => ({
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

const toPlayerWireRow = ({ id, nickname, mmr, sortOrder }: WirePlayer) => ({ id, nickname, mmr, sortorder: sortOrder });
