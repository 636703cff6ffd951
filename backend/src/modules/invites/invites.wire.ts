import type { InvitablePlayer, TeamInvite } from './invite-lists.repository.ts';

/** A row of GET /api/team/{id}/invited-players; `id` is the invite's. */
export const toInvitedWireRow = ({ id, toUserId, player }: TeamInvite) => ({
  id,
  toUserId,
  nickname: player.nickname,
  avatar: player.avatar,
});

/** A row of GET /api/players/inactiveWithConnection; `id` is the player's. */
export const toInvitableWireRow = ({ player, userId }: InvitablePlayer) => ({
  id: player.id,
  userId,
  nickname: player.nickname,
});
