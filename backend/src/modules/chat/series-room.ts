import type { ChatRight } from '../../domain/messages/chat-rights.ts';
import * as Chat from '../../domain/messages/chat.ts';
import type { RoomState } from '../../domain/messages/chat.ts';

/** A series' room, as staff see it. */
export interface SeriesRoomView {
  seriesId: number;
  state: RoomState;
  /** The chat's last error; null when there is none. */
  lastError: string | null;
  /** The right that the bot lacks; null when the error has another reason. */
  missingRight: ChatRight | null;
  /** The number of attempts of the unfinished work. */
  attempts: number;
}

/** A room that its members can enter. */
export interface OpenRoom {
  name: string;
  /** Its address in the chat; null: the chat has none for people. */
  address: string | null;
}

/** A stored room, with the first unfinished work on it. */
export interface StoredRoom {
  seriesId: number;
  generation: number;
  isWanted: boolean;
  channelId: string | null;
  work: { isDead: boolean; lastError: string | null; missingRight: ChatRight | null; attempts: number } | null;
}

/** What decides whether staff may open or close a series' room, and the room's name. */
export interface RoomSubject {
  seriesId: number;
  divisionId: number;
  divisionAdminUserId: number | null;
  scheduledAt: Date | null;
  isReported: boolean;
  home: string;
  away: string;
}

/** What a room is created from. */
export interface RoomPlan {
  seriesId: number;
  generation: number;
  isWanted: boolean;
  channelId: string | null;
  week: number;
  home: string;
  away: string;
  division: string;
  /** The chat ids of both teams' players and of the division's admin. */
  memberIds: string[];
}

/** The number of rooms that are opened, and of series that got none, with the reasons. */
export interface OpenedWeek {
  opened: number;
  alreadyOpen: number;
  /** Series that are already played. */
  reported: number;
  withoutTime: number;
}

/** The number of players who get the role, and of those who cannot, because they have no account. */
export interface DivisionRoleGiven {
  roleName: string;
  players: number;
  withoutAccount: number;
}

/** A player who should get a division's role. */
export interface RoleBearer {
  nickname: string;
  /** The player's account and its id in the chat; null without an account. */
  userId: number | null;
  discordId: string | null;
}

/** Someone who still has a division's role and is in none of its teams any more. */
export interface RoleLeaver {
  divisionId: number;
  userId: number;
  discordId: string;
  /** The nickname, or the name in the chat of an account without a player. */
  name: string;
}

export const toRoomView = (room: StoredRoom): SeriesRoomView => ({
  seriesId: room.seriesId,
  state: Chat.roomStateOf(room),
  lastError: room.work?.lastError ?? null,
  missingRight: room.work?.missingRight ?? null,
  attempts: room.work?.attempts ?? 0,
});
