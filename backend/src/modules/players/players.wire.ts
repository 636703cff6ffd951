import { ApiProperty } from '@nestjs/swagger';
import { roleRef, RoleRef } from '../refs/role-ref.ts';
import type { PlayerProfile } from './player.ts';

/**
 * GET /api/user/{playerId}/full. `discordId` is a field of the documented row. It is always null, because it is private
 * (T01). There is also no e-mail address, birthdate or platform id.
 */
export class ProfileWire {
  @ApiProperty({ type: 'integer', nullable: true, description: 'Of the account; null: the player has none' })
  id: number | null;
  @ApiProperty({ type: 'integer', description: 'Of the player' }) pId: number;
  @ApiProperty() pNickname: string;
  @ApiProperty() nickname: string;
  @ApiProperty({ type: String, nullable: true, description: 'Path under /api' }) avatar: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'Path under /api' }) banner: string | null;
  @ApiProperty({ type: String, nullable: true }) discord: string | null;
  @ApiProperty({ type: String, nullable: true }) discordUsername: string | null;
  @ApiProperty({ type: String, nullable: true }) discordDiscriminator: string | null;
  @ApiProperty({ type: 'null', description: 'Always null: it is private' }) discordId: null;
  @ApiProperty({ type: 'integer', nullable: true }) mmr: number | null;
  @ApiProperty({ type: String, nullable: true, description: 'Two letters' }) nationality: string | null;
  @ApiProperty({ type: String, nullable: true }) twitter: string | null;
  @ApiProperty({ type: String, nullable: true }) instagram: string | null;
  @ApiProperty({ type: String, nullable: true }) twitch: string | null;
  @ApiProperty({ type: String, nullable: true }) tiktok: string | null;
  @ApiProperty({ type: String, nullable: true }) youtube: string | null;
  @ApiProperty({ type: [RoleRef] }) roles: RoleRef[];
  @ApiProperty({ type: 'integer', nullable: true, description: 'In the team; 1: its captain. null: no team' })
  sortorder: number | null;
}

export const toProfileWire = (player: PlayerProfile): ProfileWire => ({
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
  sortorder: player.sortOrder,
});

/** GET /api/player/{id}/currentTeam; both null without a team. */
export class CurrentTeamWire {
  @ApiProperty({ type: 'integer', nullable: true }) id: number | null;
  @ApiProperty({ type: String, nullable: true }) teamname: string | null;
}

export const toCurrentTeamWire = ({ team }: PlayerProfile): CurrentTeamWire => ({
  id: team?.id ?? null,
  teamname: team?.name ?? null,
});
