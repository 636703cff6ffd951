import { format } from '../../domain/stockholm-time.ts';
import type { SignedUpTeam } from './signups.service.ts';

/** A row of GET /api/team/signedUpTeams. */
export const toSignedUpWireRow = ({ team, createdAt, players }: SignedUpTeam) => ({
  id: team.id,
  teamname: team.name,
  date: format(new Date(createdAt)),
  players: players.map(({ player, mmr, userId }) => ({ nickname: player.nickname, mmr, userId })),
});
