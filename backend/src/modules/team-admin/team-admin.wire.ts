import { format } from '../../domain/stockholm-time.ts';
import type { AdminTeam, AdminTeamPeriod, SeatablePlayer } from './team-admin.ts';

/** A row of GET /api/team/{id}/allPlayers. */
export const toTeamHistoryWireRow = ({ player, validFrom, validTo, sortOrder }: AdminTeamPeriod) => ({
  nickname: player.nickname,
  valid_from: format(new Date(validFrom)),
  valid_to: validTo === null ? null : format(new Date(validTo)),
  sortorder: sortOrder,
});

/** A row of GET /api/team/{id}/allWithoutTeamAndActivePlayers. */
export const toSeatableWireRow = ({ id, nickname }: SeatablePlayer) => ({ id, nickname });

/** A row of GET /api/team/allWithPlayers; active is 1 or 0. */
export const toTeamWithPlayersWireRow = ({ id, name, logo, banner, isActive, roster }: AdminTeam) => ({
  teamId: id,
  teamname: name,
  teamlogo: logo,
  banner,
  active: isActive ? 1 : 0,
  activePlayers: roster.map(toActivePlayerWire),
  // the same under the name that POST /api/admin/team/saveTeam takes them by
  players: roster.map(toActivePlayerWire),
});

const toActivePlayerWire = ({ player, mmr, sortOrder }: AdminTeam['roster'][number]) => ({
  id: player.id,
  nickname: player.nickname,
  mmr,
  sortorder: sortOrder,
});
