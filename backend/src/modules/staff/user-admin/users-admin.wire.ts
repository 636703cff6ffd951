import { ApiProperty } from '@nestjs/swagger';
import { ROLE_IDS } from '../../../domain/actor.ts';
import type { RoleName } from '../../../domain/actor.ts';
import { roleRef, RoleRef } from '../../refs/role-ref.ts';
import type { AdminUser, UserChanges } from './admin-user.ts';
import type { UserSettingsDto } from './users-admin.dto.ts';

const ROLES = Object.keys(ROLE_IDS) as RoleName[];

const ENGLISH: Record<RoleName, string> = {
  admin: 'Admin',
  divisionadmin: 'Division admin',
  graphics: 'Graphics',
  writer: 'Writer',
};

/** A row of GET /api/users/allRoles. */
export class RoleWire extends RoleRef {
  @ApiProperty() engDescription: string;
}

export const toRoleWireRows = (): RoleWire[] =>
  ROLES.map((role) => ({ ...roleRef(role), engDescription: ENGLISH[role] }));

/**
 * A row of GET /api/admin/{accessToken}/usersOuterJoinedWithPlayers. A player has one picture, which is sent under both
 * names.
 */
export class AdminUserWire {
  @ApiProperty({ type: 'integer', nullable: true, description: 'null: a player without an account' })
  userId: number | null;
  @ApiProperty({ type: 'integer', nullable: true, description: 'null: an account without a player' })
  playerId: number | null;
  @ApiProperty({ type: String, nullable: true }) nickname: string | null;
  @ApiProperty({ type: String, nullable: true }) discord: string | null;
  @ApiProperty({ type: String, nullable: true }) discordUsername: string | null;
  @ApiProperty({ type: String, nullable: true }) discordDiscriminator: string | null;
  @ApiProperty({ type: String, nullable: true }) discordEmail: string | null;
  @ApiProperty({ type: String, nullable: true }) discordId: string | null;
  @ApiProperty({ type: String, nullable: true }) player_img: string | null;
  @ApiProperty({ type: String, nullable: true }) avatar: string | null;
  @ApiProperty({ type: String, nullable: true }) banner: string | null;
  @ApiProperty({ type: String, nullable: true }) steam: string | null;
  @ApiProperty({ type: 'integer', nullable: true }) mmr: number | null;
  @ApiProperty({ type: String, nullable: true }) twitter: string | null;
  @ApiProperty({ type: String, nullable: true }) instagram: string | null;
  @ApiProperty({ type: String, nullable: true }) twitch: string | null;
  @ApiProperty({ type: String, nullable: true }) tiktok: string | null;
  @ApiProperty({ type: String, nullable: true }) youtube: string | null;
}

export const toAdminUserWireRow = ({
  discordName,
  avatar,
  roles: _roles,
  team: _team,
  isMember: _member,
  ...row
}: AdminUser): AdminUserWire => ({
  ...row,
  discord: discordName,
  player_img: avatar,
  avatar,
});

/** A row of GET /api/admin/player/{accessToken}/all. */
export class AdminPlayerWire {
  @ApiProperty({ type: 'integer', nullable: true }) id: number | null;
  @ApiProperty({ type: String, nullable: true }) nickname: string | null;
  @ApiProperty({ type: String, nullable: true }) discord: string | null;
  @ApiProperty({ type: 'integer', nullable: true }) mmr: number | null;
  @ApiProperty({ type: 'integer', nullable: true, description: 'null: a player without an account' })
  userId: number | null;
}

export const toAdminPlayerWireRow = ({ playerId, userId, nickname, discordName, mmr }: AdminUser): AdminPlayerWire => ({
  id: playerId,
  nickname,
  discord: discordName,
  mmr,
  userId,
});

/** What the documented body changes. */
export const fromUserSettings = (body: UserSettingsDto): UserChanges => ({
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
