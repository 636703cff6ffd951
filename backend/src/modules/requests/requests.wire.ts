import { ApiProperty } from '@nestjs/swagger';
import { REQUEST_KINDS } from '../../domain/requests/approval.ts';
import type { ApprovalStatus, RequestKindName } from '../../domain/requests/approval.ts';
import * as StockholmTime from '../../domain/stockholm-time.ts';
import type { ApprovalRequestRow } from './approval-request.ts';

/** The documented call knows these two decisions, and null for pending. A cancelled request is not listed. */
const ACCEPTED: Partial<Record<ApprovalStatus, '1' | '0'>> = { accepted: '1', denied: '0' };

/** What `content` contains in the documented call, for each kind. */
const CONTENT: Record<RequestKindName, (row: ApprovalRequestRow) => object> = {
  newTeam: (row) => ({ teamname: row.teamName, teamlogo: row.logo }),
  transfer: (row) => ({ teamId: row.team?.id ?? null, teamname: row.teamName }),
  changeTeamInfo: (row) => ({
    teamId: row.team?.id ?? null,
    teamname: row.teamName,
    teamlogo: row.logo ?? row.oldLogo,
    banner: row.banner ?? row.oldBanner,
  }),
  existingUser: (row) => ({
    discordUsername: row.discordUsername,
    discordDiscriminator: row.discordDiscriminator,
    discordId: row.discordId,
    discordAvatar: row.discordAvatar,
    helpText: row.helpText,
  }),
  leaveTeam: (row) => ({ teamId: row.team?.id ?? null, teamname: row.teamName }),
  gameAccount: (row) => ({
    teamId: row.team?.id ?? null,
    teamname: row.teamName,
    playerId: row.player?.id ?? null,
    platform: row.platform,
    accountId: row.platformId,
    displayName: row.accountName,
    seriesId: row.seriesId,
  }),
  newImages: (row) => ({ avatar: row.avatar, banner: row.banner }),
};

/** A row of GET /api/admin/{accessToken}/requests. */
export class RequestWire {
  @ApiProperty({ enum: REQUEST_KINDS }) requestType: RequestKindName;
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ description: 'In Swedish time' }) date: string;
  @ApiProperty({ type: 'integer', nullable: true }) playerId: number | null;
  @ApiProperty({ type: 'integer' }) userId: number;
  @ApiProperty() nickname: string;
  @ApiProperty({ description: 'JSON as text: what is asked for, by the kind' }) content: string;
  @ApiProperty({ enum: ['0', '1'], nullable: true, description: 'null: not decided' }) accepted: '0' | '1' | null;
  @ApiProperty({ type: String, nullable: true }) acceptedByNickname: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'In Swedish time' }) acceptedDate: string | null;
}

/** A row of GET /api/players/allWithoutUser. */
export class ClaimablePlayerWire {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty() nickname: string;
}

export const toRequestWireRow = (row: ApprovalRequestRow): RequestWire => ({
  requestType: row.kind,
  id: row.id,
  date: dateOf(row.createdAt),
  playerId: row.asker.playerId,
  userId: row.asker.userId,
  nickname: row.asker.nickname,
  content: JSON.stringify(CONTENT[row.kind](row)),
  accepted: ACCEPTED[row.status] ?? null,
  acceptedByNickname: row.decidedByNickname,
  acceptedDate: row.decidedAt === null ? null : dateOf(row.decidedAt),
});

const dateOf = (instant: string): string => StockholmTime.format(new Date(instant));
