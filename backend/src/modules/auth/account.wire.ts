import { roleRef } from '../refs/role-ref.ts';
import type { Viewer } from './viewer.service.ts';

/** GET /api/user/hidden/{accessToken}/full; `nickname` is what he is called with or without a player. */
export const toCurrentUserWire = (viewer: Viewer) => ({
  id: viewer.userId,
  nickname: viewer.displayName,
  discordUsername: viewer.discordUsername,
  discordDiscriminator: viewer.discordDiscriminator,
  avatar: viewer.avatar,
  playerId: viewer.playerId,
  roles: viewer.roles.map(roleRef),
  member: viewer.isMember ? 1 : 0,
  nationality: viewer.nationality,
});
