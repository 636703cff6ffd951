/** The names of the league's rooms, roles and messages in the chat, and what may be written there (T58). */
import { LeagueError } from '../league-error.ts';
import { cleanLines } from '../text.ts';

/** The longest name and the longest message that the chat accepts. */
const ROOM_NAME_MAX = 100;
const ROLE_NAME_MAX = 100;
const TOPIC_MAX = 1024;
export const MESSAGE_MAX = 2000;

/** Characters with a meaning in the chat: they mention, format, link or hide. */
const MEANINGFUL = /[\\*_~`|<>[\]()#@:]/g;

/**
 * A name that is safe in a sentence in the chat: it mentions no one, links to nothing and formats nothing. The special
 * characters are removed, not escaped, because topics and role names have no escaping.
 */
export const safeName = (name: string): string =>
  name
    .replace(MEANINGFUL, ' ')
    .replace(/\S+/g, (word) => (isInvite(word) ? word.replace(DOTS, ' ') : word))
    .replace(/\s+/g, ' ')
    .trim();

/** A full stop, and what browsers read as one in the name of a host. */
const DOTS = /[.\u3002\uff0e\uff61\u2024]/g;

/** The chat links the host of its invites in any case, also without a scheme; of other addresses only those with `:`. */
const isInvite = (word: string): boolean => /discord|\.gg/i.test(word.normalize('NFKC').replace(DOTS, '.'));

/** Two teams with a planned series. */
export interface RoomSeries {
  seriesId: number;
  generation: number;
  week: number;
  home: string;
  away: string;
  division: string;
}

/** The room's name, always the same for a series. Has only letters, digits and hyphens. */
export function roomNameOf({ week, home, away }: RoomSeries): string {
  const sides = [home, away].map(slugOf);
  // both team names are shortened, so that both are in the room's name.
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

/**
 * The mark by which a room is recognised, so it does not follow the league's name. It begins the topic, so that a team's name after it
 * cannot look like a mark.
 */
export const markerOf = ({ seriesId, generation }: Pick<RoomSeries, 'seriesId' | 'generation'>): string =>
  `serie ${seriesId}/${generation} · `;

/** The text above the room's messages. */
export const topicOf = (series: RoomSeries): string =>
  `${markerOf(series)}${safeName(series.division)}, vecka ${series.week}: ${safeName(series.home)} – ${safeName(series.away)}`.slice(
    0,
    TOPIC_MAX,
  );

/**
 * The name of a division's role. It begins unlike the server's other roles, so that a division's name can never give
 * its players another role's rights.
 */
export const roleNameOf = (league: string, season: string, division: string): string =>
  safeName(`${league} ${season} ${division}`).slice(0, ROLE_NAME_MAX).trim();

/** The stored form of a message. Refuses an empty text, and one that the chat does not accept (INVALID_INPUT). */
export function messageOf(text: string): string {
  const message = cleanLines(text, 'message');
  if (message.length >= 1 && message.length <= MESSAGE_MAX) return message;
  throw new LeagueError('INVALID_INPUT', 'api.chat.message-length', {
    field: 'message',
    params: { max: MESSAGE_MAX },
  });
}

/** A room needs a series with a time. Throws NO_MATCH_DATE. */
export function assertHasDate(scheduledAt: Date | null): void {
  if (scheduledAt === null) throw new LeagueError('NO_MATCH_DATE', 'api.chat.no-match-date');
}

/** The facts of a series that matter for its room. */
interface WeekSeries {
  scheduledAt: Date | null;
  isReported: boolean;
}

/** The series of a week that get a room, and how many get none, by reason. Each is counted once. */
export interface WeekRooms<Series> {
  toOpen: Series[];
  alreadyOpen: number;
  reported: number;
  withoutTime: number;
}

/** A series gets a room when its teams have a time and have not played yet. */
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

/** What is known about a series' room and about the unfinished work for it. */
export interface RoomFacts {
  isWanted: boolean;
  channelId: string | null;
  /** The first unfinished work for it, if any, and whether it was given up. */
  work: { isDead: boolean } | null;
}

/** A room's state for staff. Failed: the room is not as it should be, and no work for it is waiting. */
export type RoomState = 'opening' | 'open' | 'closing' | 'closed' | 'failed';

export function roomStateOf({ isWanted, channelId, work }: RoomFacts): RoomState {
  const hasRoom = channelId !== null;
  if (isWanted && hasRoom) return 'open';
  if (!work) return !isWanted && !hasRoom ? 'closed' : 'failed';
  if (work.isDead) return 'failed';
  return isWanted ? 'opening' : 'closing';
}
