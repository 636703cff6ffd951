import { ROLE_IDS } from '../../domain/actor.ts';
import type { RoleName } from '../../domain/actor.ts';
import { roleRef } from '../refs/role-ref.ts';
import type { AdminUser, UserChanges } from './admin-user.ts';
import type { UserSettingsBody } from './users-admin.body.ts';

const ROLES = Object.keys(ROLE_IDS) as RoleName[];

const ENGLISH: Record<RoleName, string> = {
  admin: 'Admin',
  divisionadmin: 'Division admin',
  graphics: 'Graphics',
  writer: 'Writer',
};

/** GET /api/users/allRoles. */
export const toRoleWireRows = () => ROLES.map((role) => ({ ...roleRef(role), engDescription: ENGLISH[role] }));

/** A row of GET /api/admin/{accessToken}/usersOuterJoinedWithPlayers. A player has one picture, under both names. */
export const toAdminUserWireRow = ({
  discordName,
  avatar,
  roles: _roles,
  team: _team,
  isMember: _member,
  ...row
}: AdminUser) => ({
  ...row,
  discord: discordName,
  player_img: avatar,
  avatar,
});

/** A row of GET /api/admin/player/{accessToken}/all. */
export const toAdminPlayerWireRow = ({ playerId, userId, nickname, discordName, mmr }: AdminUser) => ({
  id: playerId,
  nickname,
  discord: discordName,
  mmr,
  userId,
});

/** What the documented body changes. */
export const fromUserSettings = (body: UserSettingsBody): UserChanges => ({
  userId: body.userId ?? null,
  playerId: body.playerId ?? null,
  nickname: body.nickname ?? undefined,
  mmr: body.mmr,
  texts: {
    discordName: body.discord,
    steam: body.steam,
    twitter: body.twitter,
    instagram: body.instagram,
    twitch: body.twitch,
    tiktok: body.tiktok,
    youtube: body.youtube,
    avatar: body.player_img,
  },
  roles: body.roles ? ROLES.filter((role) => body.roles?.includes(ROLE_IDS[role])) : undefined,
});
