import { ApiProperty } from '@nestjs/swagger';
import { SwedishTimeProperty } from '../../platform/rest/properties.ts';
import type { ApprovalStatus, RequestKindName } from '../../domain/requests/approval.ts';
import * as StockholmTime from '../../domain/stockholm-time.ts';
import type { ApprovalRequestRow } from './approval-request.ts';

/** The documented call knows these two decisions, and null for pending. A cancelled request is not listed. */
const ACCEPTED: Partial<Record<ApprovalStatus, '1' | '0'>> = { accepted: '1', denied: '0' };

/** A kind that the documented calls know. Other kinds have no call that decides them, so clients of these calls do not see them. */
type DocumentedKind = Exclude<RequestKindName, 'gameAccount' | 'loginHelp'>;

/** What `content` contains in the documented call, for each of its kinds. */
const CONTENT: Record<DocumentedKind, (row: ApprovalRequestRow) => object> = {
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
  newImages: (row) => ({ avatar: row.avatar, banner: row.banner }),
};

/** The kinds that the documented calls list, count and decide. */
export const DOCUMENTED_KINDS = Object.keys(CONTENT) as DocumentedKind[];

/** A row of GET /api/admin/{accessToken}/requests. */
export class RequestWire {
  @ApiProperty({ enum: DOCUMENTED_KINDS }) requestType: DocumentedKind;
  @ApiProperty({ type: 'integer' }) id: number;
  @SwedishTimeProperty() date: string;
  @ApiProperty({ type: 'integer', nullable: true }) playerId: number | null;
  @ApiProperty({ type: 'integer' }) userId: number;
  @ApiProperty() nickname: string;
  @ApiProperty({ description: 'JSON as text: what is asked for, by the kind' }) content: string;
  @ApiProperty({ enum: ['0', '1'], nullable: true, description: 'null: not decided' }) accepted: '0' | '1' | null;
  @ApiProperty({ type: String, nullable: true }) acceptedByNickname: string | null;
  @SwedishTimeProperty({ nullable: true }) acceptedDate: string | null;
}

/** A row of GET /api/players/allWithoutUser. */
export class ClaimablePlayerWire {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty() nickname: string;
}

/** Takes a row of one of `DOCUMENTED_KINDS`. */
export const toRequestWireRow = (row: ApprovalRequestRow): RequestWire => ({
  requestType: row.kind as DocumentedKind,
  id: row.id,
  date: dateOf(row.createdAt),
  playerId: row.asker.playerId,
  userId: row.asker.userId,
  nickname: row.asker.nickname,
  content: JSON.stringify(CONTENT[row.kind as DocumentedKind](row)),
  accepted: ACCEPTED[row.status] ?? null,
  acceptedByNickname: row.decidedByNickname,
  acceptedDate: row.decidedAt === null ? null : dateOf(row.decidedAt),
});

const dateOf = (instant: string): string => StockholmTime.formatTime(new Date(instant));
