/** The start that staff can give a series with one press, when its captains have not agreed (R27). */
import { atOrAfter, stockholmDate } from '../stockholm-time.ts';
import { bestEvenings, eveningsOf } from './evenings.ts';
import type { PlayersAnswer } from './evenings.ts';
import { firstStart } from './time-agreement.ts';
import { isInWindow } from './week-window.ts';
import type { WeekWindow } from './week-window.ts';

/** When a series starts on an evening that both teams can play and no one has named a time for. */
const USUAL_TIME = '19:00';

/** What both teams have said about the time. */
export interface Wishes {
  /** The starts that captains offer, of both sides. */
  offers: readonly Date[];
  answers: readonly PlayersAnswer[];
}

/**
 * An offered start on the best evening of both teams, else the earliest offered one, else the best evening at 19:00. null
 * when no one has said anything, or what was said is over.
 */
export function suggestedStart(window: WeekWindow, { offers, answers }: Wishes, now: Date): Date | null {
  const first = firstStart(window, now);
  const isPossible = (start: Date) => start >= first && isInWindow(window, start);
  const best = bestEvenings(eveningsOf(window, answers), now);
  const rank = (start: Date) => {
    const place = best.indexOf(stockholmDate(start));
    return place === -1 ? best.length : place;
  };
  const [offered] = offers
    .filter(isPossible)
    .toSorted((one, other) => rank(one) - rank(other) || one.getTime() - other.getTime());
  return offered ?? best.map((day) => atOrAfter(`${day} ${USUAL_TIME}`)).find(isPossible) ?? null;
}
