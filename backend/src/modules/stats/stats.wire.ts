import type { Totals } from '../../domain/competition/stats.ts';
import type { PlayerStats, TeamStats } from './rated-stats.ts';

/** GET /api/player/{id}/division/{divisionId}/stats: a game is a match here, and the score is points. */
export const toTotalsWire = ({ games, score, goals, assists, saves, shots }: Totals) => ({
  matches: games,
  points: score,
  goals,
  assists,
  saves,
  shots,
});

/** A row of GET /api/team/{id}/season/{seasonId}/playerStats. */
export const toTeamPlayerStatsWireRow = (row: PlayerStats) => ({
  player_id: row.player.id,
  player_name: row.player.nickname,
  ...toTotalsWire(row),
  rating: row.rating,
});

/** A row of GET /api/division/{id}/stats. */
export const toPlayerStatsWireRow = (row: PlayerStats) => ({
  ...toTeamPlayerStatsWireRow(row),
  teamId: row.team.id,
  teamname: row.team.name,
});

/** A row of GET /api/division/{id}/teamStats. */
export const toTeamStatsWireRow = (row: TeamStats) => ({
  teamId: row.team.id,
  teamname: row.team.name,
  ...toTotalsWire(row),
  rating: row.rating,
});
