/** On which evenings of a week both teams can play (R27), as their players have answered. */
import { LeagueError } from '../league-error.ts';
import { SIDES } from '../sides.ts';
import type { Side, Sides } from '../sides.ts';
import { startOfDay, stockholmDate } from '../stockholm-time.ts';
import { AHEAD_MS } from './time-agreement.ts';
import type { WeekWindow } from './week-window.ts';

/** What a player can answer about an evening. */
export const EVENING_ANSWERS = ['can', 'if-need-be', 'cannot'] as const;
export type EveningChoice = (typeof EVENING_ANSWERS)[number];

/** How many players of a team gave each answer. */
export interface EveningCount {
  can: number;
  ifNeedBe: number;
  cannot: number;
}

/** An evening with the answers of both teams. The day is `YYYY-MM-DD`. */
export interface Evening extends Sides<EveningCount> {
  day: string;
}

const DAY_MS = 86_400_000;
const TEAM_SIZE = 3;

/** A Swedish day some days later. */
const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The seven days of the week, Monday first. */
export function daysOf({ from }: WeekWindow): string[] {
  const monday = stockholmDate(from);
  return [0, 1, 2, 3, 4, 5, 6].map((days) => dayAfter(monday, days));
}

/** Refuses a day that is not in the week (INVALID_INPUT). */
export function assertDay(window: WeekWindow, day: string): void {
  if (!daysOf(window).includes(day)) {
    throw new LeagueError('INVALID_INPUT', 'api.match-week.times.outside-week', { field: 'day' });
  }
}

/** Counts the answers of one team for one evening. */
export function countOf(answers: readonly EveningChoice[]): EveningCount {
  const count = (wanted: EveningChoice) => answers.filter((answer) => answer === wanted).length;
  return { can: count('can'), ifNeedBe: count('if-need-be'), cannot: count('cannot') };
}

/** What one player has answered about a day, `YYYY-MM-DD`. */
export interface PlayersAnswer {
  side: Side;
  day: string;
  answer: EveningChoice;
}

/** The week's evenings with the answers of both teams. */
export const eveningsOf = (window: WeekWindow, answers: readonly PlayersAnswer[]): Evening[] =>
  daysOf(window).map((day) => {
    const of = (side: Side) =>
      answers.filter((one) => one.side === side && one.day === day).map(({ answer }) => answer);
    return { day, home: countOf(of('home')), away: countOf(of('away')) };
  });

/** Can three of each team play, at least if need be? */
export const eveningFits = (evening: Evening): boolean =>
  SIDES.every((side) => evening[side].can + evening[side].ifNeedBe >= TEAM_SIZE);

/** Of the three who would play for each team, how many would rather not. */
const reluctant = (evening: Evening): number =>
  SIDES.reduce((sum, side) => sum + Math.max(0, TEAM_SIZE - evening[side].can), 0);

const willing = ({ home, away }: Evening): number => home.can + away.can;

/**
 * The days on which both teams can play and a series can still start, the best first: with the fewest who play only if
 * need be, then the most who can, then the earliest.
 */
export function bestEvenings(evenings: readonly Evening[], now: Date): string[] {
  return evenings
    .filter(eveningFits)
    .filter(({ day }) => startOfDay(dayAfter(day, 1)).getTime() - now.getTime() > AHEAD_MS)
    .toSorted(
      (one, other) =>
        reluctant(one) - reluctant(other) || willing(other) - willing(one) || (one.day < other.day ? -1 : 1),
    )
    .map(({ day }) => day);
}
