import { refusalKeyOf } from '../../../../domain/league-error.ts';
import { bestEvenings, eveningsOf } from '../../../../domain/match-week/evenings.ts';
import type { Evening, EveningChoice } from '../../../../domain/match-week/evenings.ts';
import { assertOpen, firstStart } from '../../../../domain/match-week/time-agreement.ts';
import type { AgreementFacts, Table } from '../../../../domain/match-week/time-agreement.ts';
import type { Side } from '../../../../domain/sides.ts';
import type { WeekSeries } from '../week-series.ts';
import type { OpenOffer, StoredTimes } from './times.repository.ts';

/** What a player of the person's own team has answered about an evening. */
export interface MateAnswer {
  playerId: number;
  nickname: string;
  answer: EveningChoice;
}

/** An evening as one person sees it. `rank` is 1 for the best evening, and null when three of each side cannot. */
export interface ShownEvening extends Evening {
  own: EveningChoice | null;
  /** The others of the own team who have answered. */
  mates: MateAnswer[];
  rank: number | null;
}

/** How the captains of a series agree on its time, as one person sees it. */
export interface WeekTimes {
  offers: OpenOffer[];
  isAgreed: boolean;
  /** The person may offer and accept now. */
  mayOffer: boolean;
  /** Key of the sentence why no captain may; null when they may. */
  closedKey: string | null;
  firstStart: Date;
  /** Monday to Sunday. */
  evenings: ShownEvening[];
}

/** The facts of a series for the rules. */
export const factsOf = (series: WeekSeries, { agreed }: StoredTimes): AgreementFacts => ({
  captainsSetTimes: series.rules.captainsSetTimes,
  window: series.window,
  scheduledAt: series.scheduledAt,
  isStreamed: series.isStreamed,
  isReported: series.isReported,
  isAgreed: agreed !== null && Date.parse(agreed) === series.scheduledAt?.getTime(),
});

/** The offers of both sides, and what they agreed on. */
export function tableOf({ open, agreed }: StoredTimes): Table {
  const of = (side: Side) => open.find((offer) => offer.side === side)?.starts.map((start) => new Date(start)) ?? null;
  return { open: { home: of('home'), away: of('away') }, agreed: agreed === null ? null : new Date(agreed) };
}

/** The part as one person sees it. */
export function shownTimes(series: WeekSeries, stored: StoredTimes, playerId: number | null, now: Date): WeekTimes {
  const facts = factsOf(series, stored);
  const closed = refusalKeyOf(() => assertOpen(facts, now));
  return {
    offers: stored.open,
    isAgreed: facts.isAgreed,
    mayOffer: series.isCaptain && closed === null,
    closedKey: closed,
    firstStart: firstStart(series.window, now),
    evenings: shownEvenings(series, stored, playerId, now),
  };
}

/** The evenings of a week, Monday first, as one person sees them. */
export function shownEvenings(
  { window, side }: Pick<WeekSeries, 'window' | 'side'>,
  { answers }: StoredTimes,
  playerId: number | null,
  now: Date,
): ShownEvening[] {
  const own = answers.filter((answer) => answer.playerId === playerId);
  const evenings = eveningsOf(window, answers).map((evening) => ({
    ...evening,
    own: own.find(({ day }) => day === evening.day)?.answer ?? null,
    mates: answers
      .filter((one) => one.side === side && one.day === evening.day && one.playerId !== playerId)
      .map(({ playerId: mate, nickname, answer }) => ({ playerId: mate, nickname, answer })),
  }));
  const best = bestEvenings(evenings, now);
  return evenings.map((evening) => ({ ...evening, rank: best.indexOf(evening.day) + 1 || null }));
}
