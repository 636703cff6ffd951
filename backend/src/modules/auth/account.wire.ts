import { ApiProperty } from '@nestjs/swagger';
import { roleRef, RoleRef } from '../refs/role-ref.ts';
import type { Viewer } from './viewer.service.ts';

/** GET /api/user/hidden/{accessToken}/full. */
export class CurrentUserWire {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ description: 'Of the player, or the name in the chat' }) nickname: string;
  @ApiProperty() discordUsername: string;
  @ApiProperty() discordDiscriminator: string;
  @ApiProperty({ type: String, nullable: true, description: 'Path under /api' }) avatar: string | null;
  @ApiProperty({ type: 'integer', nullable: true, description: 'null: the account has no player' })
  playerId: number | null;
  @ApiProperty({ type: [RoleRef] }) roles: RoleRef[];
  @ApiProperty({ enum: [0, 1] }) member: 0 | 1;
  @ApiProperty({ type: String, nullable: true, description: 'Two letters' }) nationality: string | null;
}

/** A row of GET /api/user/hidden/{accessToken}/guilds: a server of the chat that the account is in. */
export class GuildWire {
  @ApiProperty() id: string;
}

export const toCurrentUserWire = (viewer: Viewer): CurrentUserWire => ({
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
