import { ApiProperty } from '@nestjs/swagger';
import type { InvitablePlayer, TeamInvite } from './invite-lists.repository.ts';

/** A row of GET /api/team/{id}/invited-players. */
export class InvitedWire {
  @ApiProperty({ type: 'integer', description: 'Of the invite' }) id: number;
  @ApiProperty({ type: 'integer', nullable: true }) toUserId: number | null;
  @ApiProperty() nickname: string;
  @ApiProperty({ type: String, nullable: true, description: 'Path under /api' }) avatar: string | null;
}

export const toInvitedWireRow = ({ id, toUserId, player }: TeamInvite): InvitedWire => ({
  id,
  toUserId,
  nickname: player.nickname,
  avatar: player.avatar,
});

/** A row of GET /api/players/inactiveWithConnection. */
export class InvitableWire {
  @ApiProperty({ type: 'integer', description: 'Of the player' }) id: number;
  @ApiProperty({ type: 'integer' }) userId: number;
  @ApiProperty() nickname: string;
}

export const toInvitableWireRow = ({ player, userId }: InvitablePlayer): InvitableWire => ({
  id: player.id,
  userId,
  nickname: player.nickname,
});
