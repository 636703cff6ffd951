/** What the league's rooms, roles and messages in the chat are called, and what may be written there (T58). */
import { LeagueError } from '../league-error.ts';
import { cleanLines } from '../text.ts';

/** The longest that the chat takes. */
const ROOM_NAME_MAX = 100;
const ROLE_NAME_MAX = 100;
const TOPIC_MAX = 1024;
export const MESSAGE_MAX = 2000;

/** Signs that mean something in the chat: they mention, format, link, or hide. */
const MEANINGFUL = /[\\*_~`|<>[\]()#@:]/g;

/**
 * A name as it can be put into a sentence in the chat: it mentions no one, links nowhere and formats nothing. Its
 * signs are taken out, not escaped, because topics and role names know no escaping.
 */
export const safeName = (name: string): string =>
  name.replace(MEANINGFUL, ' ').replaceAll('discord.gg', 'discord gg').replace(/\s+/g, ' ').trim();

/** Two teams that are to meet. */
export interface RoomSeries {
  seriesId: number;
  generation: number;
  week: number;
  home: string;
  away: string;
  division: string;
}

/** The room's name, always the same for a series: letters, digits and hyphens. */
export function roomNameOf({ week, home, away }: RoomSeries): string {
  const sides = [home, away].map(slugOf);
  // the name is cut in both teams, so that neither goes missing
  const prefix = `v${week}-`;
  const most = Math.floor((ROOM_NAME_MAX - prefix.length - '-vs-'.length) / sides.length);
  return prefix + sides.map((side) => side.slice(0, most).replace(/-+$/, '')).join('-vs-');
}

const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'lag';

/** What a room is known again by. It begins the topic, so that no name that comes after it can pose as one. */
export const markerOf = (seriesId: number, generation: number): string => `sbl-serie ${seriesId}/${generation} · `;

/** The line above the room's messages. */
export const topicOf = (series: RoomSeries): string =>
  `${markerOf(series.seriesId, series.generation)}${safeName(series.division)}, vecka ${series.week}: ${safeName(series.home)} – ${safeName(series.away)}`.slice(
    0,
    TOPIC_MAX,
  );

/**
 * The name of a division's role. It begins as no role of the server's own does, so that no division's name makes its
 * players carry a role that lets them do something.
 */
export const roleNameOf = (season: string, division: string): string =>
  safeName(`SBL ${season} ${division}`).slice(0, ROLE_NAME_MAX).trim();

/** The text of a message as it is stored; refuses with INVALID_INPUT none, and one that the chat does not take. */
export function messageOf(text: string): string {
  const message = cleanLines(text.replace(/[\u200d\ufe0f]/g, ''), 'message');
  if (message.length >= 1 && message.length <= MESSAGE_MAX) return message;
  throw new LeagueError('INVALID_INPUT', 'api.chat.message-length', {
    field: 'message',
    params: { max: MESSAGE_MAX },
  });
}

/** A room needs a time to meet. Throws NO_MATCH_DATE. */
export function assertHasDate(scheduledAt: Date | null): void {
  if (scheduledAt === null) throw new LeagueError('NO_MATCH_DATE', 'api.chat.no-match-date');
}

/** A series of a week, as far as its room is concerned. */
interface WeekSeries {
  scheduledAt: Date | null;
  isReported: boolean;
}

/** Which series of a week get a room, and how many do not, by the reason. Each is counted once. */
export interface WeekRooms<Series> {
  toOpen: Series[];
  alreadyOpen: number;
  reported: number;
  withoutTime: number;
}

/** A room is for two teams that have a time to meet and have not met. */
export function weekRoomsOf<Series extends WeekSeries>(
  all: readonly Series[],
  isOpen: (series: Series) => boolean,
): WeekRooms<Series> {
  const closed = all.filter((series) => !isOpen(series));
  const unreported = closed.filter(({ isReported }) => !isReported);
  const toOpen = unreported.filter(({ scheduledAt }) => scheduledAt !== null);
  return {
    toOpen,
    alreadyOpen: all.length - closed.length,
    reported: closed.length - unreported.length,
    withoutTime: unreported.length - toOpen.length,
  };
}

/** What is known of a series' room and of the work on it. */
export interface RoomFacts {
  isWanted: boolean;
  channelId: string | null;
  /** The first unfinished work on it, if any, and whether it was given up. */
  work: { isDead: boolean } | null;
}

/** How staff see a room: it is being opened, open, being closed or closed, or no one is at work on it although it is not as wanted. */
export type RoomState = 'opening' | 'open' | 'closing' | 'closed' | 'failed';

export function roomStateOf({ isWanted, channelId, work }: RoomFacts): RoomState {
  const hasRoom = channelId !== null;
  if (isWanted && hasRoom) return 'open';
  if (!work) return !isWanted && !hasRoom ? 'closed' : 'failed';
  if (work.isDead) return 'failed';
  return isWanted ? 'opening' : 'closing';
}
