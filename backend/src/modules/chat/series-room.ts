import * as Chat from '../../domain/messages/chat.ts';
import type { RoomState } from '../../domain/messages/chat.ts';

/** A series' room as staff see it. */
export interface SeriesRoomView {
  seriesId: number;
  state: RoomState;
  /** What the chat said when it last failed; null when nothing is in the way. */
  lastError: string | null;
  /** How often the work under way was begun. */
  attempts: number;
}

/** A room as it is stored, with the first unfinished work on it. */
export interface StoredRoom {
  seriesId: number;
  generation: number;
  isWanted: boolean;
  channelId: string | null;
  work: { isDead: boolean; lastError: string | null; attempts: number } | null;
}

/** What decides whether someone may open or close a series' room, and what it is called. */
export interface RoomSubject {
  seriesId: number;
  divisionId: number;
  divisionAdminUserId: number | null;
  scheduledAt: Date | null;
  isReported: boolean;
  home: string;
  away: string;
}

/** What a room is made of. */
export interface RoomPlan {
  seriesId: number;
  generation: number;
  isWanted: boolean;
  channelId: string | null;
  week: number;
  home: string;
  away: string;
  division: string;
  /** Chat ids of both teams' players and of the division's admin. */
  memberIds: string[];
}

/** How many rooms of a week are opened, and how many series got none and why. */
export interface OpenedWeek {
  opened: number;
  alreadyOpen: number;
  /** Played already. */
  reported: number;
  withoutTime: number;
}

/** How many players of a division get its role, and how many cannot because they have no account. */
export interface DivisionRoleGiven {
  roleName: string;
  players: number;
  withoutAccount: number;
}

/** A player who is to carry a division's role. */
export interface RoleBearer {
  nickname: string;
  /** Null without an account. */
  discordId: string | null;
}

export const toRoomView = (room: StoredRoom): SeriesRoomView => ({
  seriesId: room.seriesId,
  state: Chat.roomStateOf(room),
  lastError: room.work?.lastError ?? null,
  attempts: room.work?.attempts ?? 0,
});
