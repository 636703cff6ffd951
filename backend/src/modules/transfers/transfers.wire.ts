import { format } from '../../domain/stockholm-time.ts';
import type { Transfer } from './transfer.ts';

/** A row of GET /api/players/allTransfers. */
export const toTransferWireRow = ({ id, player, team, previousTeam, validFrom, validTo, sortOrder }: Transfer) => ({
  id,
  nickname: player.nickname,
  valid_from: format(new Date(validFrom)),
  valid_to: validTo === null ? null : format(new Date(validTo)),
  previousTeamId: previousTeam?.id ?? null,
  previousTeamname: previousTeam?.name ?? null,
  teamId: team.id,
  teamname: team.name,
  sortorder: sortOrder,
});
