import { ApiProperty } from '@nestjs/swagger';
import { SwedishTimeProperty } from '../../../platform/rest/properties.ts';
import { formatTime } from '../../../domain/stockholm-time.ts';
import type { SignedUpTeam } from './signups.service.ts';

/** A player of a team that has signed up. */
export class SignedUpPlayerWire {
  @ApiProperty() nickname: string;
  @ApiProperty({ type: 'integer', nullable: true }) mmr: number | null;
  @ApiProperty({ type: 'integer', nullable: true, description: 'null: the player has no account' })
  userId: number | null;
}

/** A row of GET /api/team/signedUpTeams. */
export class SignedUpWire {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty() teamname: string;
  @SwedishTimeProperty({ description: 'When it signed up' }) date: string;
  @ApiProperty({ type: [SignedUpPlayerWire] }) players: SignedUpPlayerWire[];
}

export const toSignedUpWireRow = ({ team, createdAt, players }: SignedUpTeam): SignedUpWire => ({
  id: team.id,
  teamname: team.name,
  date: formatTime(new Date(createdAt)),
  players: players.map(({ player, mmr, userId }) => ({ nickname: player.nickname, mmr, userId })),
});
