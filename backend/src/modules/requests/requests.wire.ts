import type { ApprovalStatus, RequestKindName } from '../../domain/requests/approval.ts';
import * as StockholmTime from '../../domain/stockholm-time.ts';
import type { ApprovalRequestRow } from './approval-request.ts';

/** A request that was taken back is not in the list: the documented call has these two, and null for pending. */
const ACCEPTED: Partial<Record<ApprovalStatus, '1' | '0'>> = { accepted: '1', denied: '0' };

/** What `content` holds in the documented call, by kind. */
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
  newImages: (row) => ({ avatar: row.avatar, banner: row.banner }),
};

/** A row of GET /api/admin/{accessToken}/requests. */
export const toRequestWireRow = (row: ApprovalRequestRow) => ({
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
