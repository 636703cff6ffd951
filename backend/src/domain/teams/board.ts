/** The board of those who look for each other (R42): teams with a free place, and players without a team. */
import { LeagueError } from '../league-error.ts';
import { PLATFORMS } from '../series/box-score.ts';
import type { Platform } from '../series/box-score.ts';
import { cleanLine, cleanLines } from '../text.ts';

const DAY_MS = 86_400_000;
/** How many days an entry stays. */
export const BOARD_DAYS = 30;
export const RANK_MAX = 30;
export const WORDS_MAX = 280;
/** The days of the week, Monday first. */
const DAYS = 7;

/** The platforms that an entry can name. */
export type BoardPlatform = Exclude<Platform, 'unknown'>;
export const BOARD_PLATFORMS = PLATFORMS.filter((platform): platform is BoardPlatform => platform !== 'unknown');

/** What someone tells of themselves on the board. */
export interface BoardTerms {
  /** In the game, in their own words; '' when they do not say. */
  rank: string;
  /** null: they do not say, or play on several. */
  platform: string | null;
  /** The evenings on which they can play: 1 is Monday, 7 Sunday. */
  evenings: readonly number[];
  words: string;
}

/** An entry as it is stored. Refuses what is too long or impossible, and texts that nobody can read (INVALID_INPUT). */
export function assertBoardTerms(typed: BoardTerms): BoardTerms {
  const rank = cleanLine(typed.rank, 'rank');
  const words = cleanLines(typed.words, 'words');
  if (rank.length > RANK_MAX) throw tooLong('rank', RANK_MAX);
  if (words.length > WORDS_MAX) throw tooLong('words', WORDS_MAX);
  const evenings = [...new Set(typed.evenings)].sort((one, other) => one - other);
  const areDays = evenings.every((day) => Number.isInteger(day) && day >= 1 && day <= DAYS);
  const isKnown = typed.platform === null || (BOARD_PLATFORMS as readonly string[]).includes(typed.platform);
  if (!areDays || !isKnown) throw new LeagueError('INVALID_INPUT', 'api.board.impossible');
  return { rank, words, evenings, platform: typed.platform };
}

/** Until when an entry stays that is made or renewed now. */
export const boardExpiry = (now: Date): Date => new Date(now.getTime() + BOARD_DAYS * DAY_MS);

/** The team is not on the board, or not any more: it is full, gone, or its time is over. */
export const notOnBoard = (): LeagueError => new LeagueError('NOT_FOUND', 'api.board.gone');

/** The player has asked this team, whose captain has not invited them. */
export const alreadyAsked = (): LeagueError => new LeagueError('SAME_AGAIN', 'api.board.asked');

const tooLong = (field: string, max: number) =>
  new LeagueError('INVALID_INPUT', 'api.board.too-long', { field, params: { max } });
