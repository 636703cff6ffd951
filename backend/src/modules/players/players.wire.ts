import { roleRef } from '../refs/role-ref.ts';
import type { PlayerProfile } from './player.ts';

/**
 * GET /api/user/{playerId}/full. `discordId` is a field of the documented row and always null: it is
 * private (T01). Neither is there any e-mail address, birthdate or platform id.
 */
export const toProfileWire = (player: PlayerProfile) => ({
  id: player.userId,
  pId: player.id,
  pNickname: player.nickname,
  nickname: player.nickname,
  avatar: player.avatar,
  banner: player.banner,
  discord: player.discord,
  discordUsername: player.discordUsername,
  discordDiscriminator: player.discordDiscriminator,
  discordId: null,
  mmr: player.mmr,
  nationality: player.nationality,
  twitter: player.twitter,
  instagram: player.instagram,
  twitch: player.twitch,
  tiktok: player.tiktok,
  youtube: player.youtube,
  roles: player.roles.map(roleRef),
});

/** GET /api/player/{id}/currentTeam; both null without a team. */
export const toCurrentTeamWire = ({ team }: PlayerProfile) => ({
  id: team?.id ?? null,
  teamname: team?.name ?? null,
});
