/** The columns for everything in the demo league that waits for an answer. */
import type { ImageRow, InviteRow, NoticeRow, RequestRow } from './inbox.ts';
import type { Columns } from '../insert-rows.ts';
import type { DemoSignup } from '../league/next-season.ts';

export const INVITE: Columns<InviteRow> = {
  id: ['int', ({ id }) => id],
  team_id: ['int', ({ teamId }) => teamId],
  player_id: ['int', ({ playerId }) => playerId],
  invited_by_player_id: ['int', ({ invitedByPlayerId }) => invitedByPlayerId],
  status: ['smallint', ({ status }) => status],
  with_request: ['boolean', ({ withRequest }) => withRequest],
  created_at: ['timestamptz', ({ createdAt }) => createdAt],
  decided_at: ['timestamptz', ({ status, createdAt }) => (status === 0 ? null : createdAt)],
};

export const APPROVAL_REQUEST: Columns<RequestRow> = {
  kind: ['text', ({ kind }) => kind],
  user_id: ['int', ({ userId }) => userId],
  player_id: ['int', ({ playerId }) => playerId],
  team_id: ['int', ({ teamId }) => teamId],
  invite_id: ['int', ({ inviteId }) => inviteId],
  payload: ['jsonb', ({ payload }) => JSON.stringify(payload)],
  created_at: ['timestamptz', ({ createdAt }) => createdAt],
};

export const NOTIFICATION: Columns<NoticeRow> = {
  user_id: ['int', ({ userId }) => userId],
  created_at: ['timestamptz', ({ createdAt }) => createdAt],
  description_sv: ['text', ({ sv }) => sv],
  description_en: ['text', ({ en }) => en],
  invite_id: ['int', ({ inviteId }) => inviteId],
  team_id: ['int', ({ teamId }) => teamId],
  read_at: ['timestamptz', ({ isRead, createdAt }) => (isRead ? createdAt : null)],
};

export const IMAGE: Columns<ImageRow> = {
  name: ['text', ({ name }) => name],
  uploaded_by_user_id: ['int', ({ userId }) => userId],
};

export const SIGNUP: Columns<DemoSignup & { userId: number | null }> = {
  season_id: ['int', ({ seasonId }) => seasonId],
  team_id: ['int', ({ teamId }) => teamId],
  user_id: ['int', ({ userId }) => userId],
  created_at: ['timestamptz', ({ createdAt }) => createdAt],
};
