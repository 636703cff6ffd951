import { ApiProperty } from '@nestjs/swagger';
import { SwedishTimeProperty } from '../../../platform/rest/properties.ts';
import { formatTime } from '../../../domain/stockholm-time.ts';
import type { Transfer } from './transfer.ts';

/** A row of GET /api/players/allTransfers. */
export class TransferWire {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty() nickname: string;
  @SwedishTimeProperty() valid_from: string;
  @SwedishTimeProperty({ nullable: true, description: 'null: still in the team' }) valid_to: string | null;
  @ApiProperty({ type: 'integer', nullable: true }) previousTeamId: number | null;
  @ApiProperty({ type: String, nullable: true }) previousTeamname: string | null;
  @ApiProperty({ type: 'integer' }) teamId: number;
  @ApiProperty() teamname: string;
  @ApiProperty({ type: 'integer', description: '1 is the captain' }) sortorder: number;
}

export const toTransferWireRow = ({
  id,
  player,
  team,
  previousTeam,
  validFrom,
  validTo,
  sortOrder,
}: Transfer): TransferWire => ({
  id,
  nickname: player.nickname,
  valid_from: formatTime(new Date(validFrom)),
  valid_to: validTo === null ? null : formatTime(new Date(validTo)),
  previousTeamId: previousTeam?.id ?? null,
  previousTeamname: previousTeam?.name ?? null,
  teamId: team.id,
  teamname: team.name,
  sortorder: sortOrder,
});
