/** What has to happen to the stored series when a result of a bracket is new, another one, or gone (R43). */
import { LeagueError } from '../league-error.ts';
import type { BracketSeries } from './bracket.ts';
import { bracketStates } from './bracket-state.ts';
import type { BracketResult, BracketSeriesState } from './bracket-state.ts';
import { withGoingOn, withoutGoingOn } from './stage-exit.ts';
import type { SeedStatus } from './seed-status.ts';

/** A series that is stored for a place of the bracket, by its seeds. */
export interface PlacedSeries {
  seriesId: number;
  position: number;
  home: number;
  away: number;
  isReported: boolean;
}

/** The seeds who play a series; the better one is at home. */
export interface Pairing {
  position: number;
  round: number;
  home: number;
  away: number;
}

/** What the stored series lack. */
export interface BracketChanges {
  /** Two teams have met in the bracket, and their series is not stored. */
  added: Pairing[];
  /** Other teams have come there, and nothing is played: the series is theirs, at its time. */
  exchanged: { seriesId: number; pairing: Pairing }[];
  /** No two teams meet there any more. */
  removed: number[];
  /** As `exchanged` or `removed`, but they have a result. */
  standing: PlacedSeries[];
}

/** Compares the bracket with the series that are stored for it. */
export function bracketChanges(states: readonly BracketSeriesState[], stored: readonly PlacedSeries[]): BracketChanges {
  const changes: BracketChanges = { added: [], exchanged: [], removed: [], standing: [] };
  const byPosition = new Map(stored.map((series) => [series.position, series]));
  for (const state of states) {
    const pairing = pairingOf(state);
    const present = byPosition.get(state.series.position);
    if (!present) {
      if (pairing) changes.added.push(pairing);
      continue;
    }
    if (pairing && isBetween(present, pairing)) continue;
    if (present.isReported) changes.standing.push(present);
    else if (pairing) changes.exchanged.push({ seriesId: present.seriesId, pairing });
    else changes.removed.push(present.seriesId);
  }
  return changes;
}

/** Whether a series is of these two. In a league that has moved in the other one may have been at home. */
const isBetween = (series: PlacedSeries, { home, away }: Pairing): boolean =>
  (series.home === home && series.away === away) || (series.home === away && series.away === home);

/** The two teams that meet; null while one of them is not known, and where nothing is played. */
function pairingOf({ series, upper, lower, state }: BracketSeriesState): Pairing | null {
  if (state !== 'ready' && state !== 'decided') return null;
  if (upper.is !== 'seed' || lower.is !== 'seed') return null;
  const [home, away] = upper.seed < lower.seed ? [upper.seed, lower.seed] : [lower.seed, upper.seed];
  return { position: series.position, round: series.round, home, away };
}

/** What staff want with series that were played before a result that leads to them was changed. */
export const PLAYED_CHOICES = ['keep', 'clear'] as const;
export type PlayedChoice = (typeof PLAYED_CHOICES)[number];

/** A bracket with all that is stored of it. */
export interface StoredBracket {
  bracket: readonly BracketSeries[];
  results: readonly BracketResult[];
  statuses: readonly SeedStatus[];
  stored: readonly PlacedSeries[];
}

/** The bracket as it would be with another result of a series; null: with none. */
export const withResult = (story: StoredBracket, position: number, result: BracketResult | null): StoredBracket => ({
  ...story,
  results: [...story.results.filter((one) => one.position !== position), ...(result ? [result] : [])],
  stored: story.stored.map((one) => (one.position === position ? { ...one, isReported: result !== null } : one)),
});

/** The series that have a result and do not follow any more from what is stored, the first round first. */
export const playedUnder = (story: StoredBracket): PlacedSeries[] => standingIn(story, neededStatuses(story));

/**
 * The played series that staff decide about when this one gets its result: those that do not follow from it, and those that stand fast
 * against it because staff have chosen so before.
 */
export const playedAgainst = (story: StoredBracket, position: number): PlacedSeries[] =>
  playedUnder(withoutKeeping(story, position));

/** The story as if staff had let nothing stand fast against the result of this series. Who comes back for a disqualified winner does. */
export function withoutKeeping(story: StoredBracket, position: number): StoredBracket {
  const { bracket, results, statuses } = story;
  const isReturn = bracketStates(bracket, results, statuses)[position]?.overrule === 'returned';
  return isReturn ? story : { ...story, statuses: withoutGoingOn(statuses, position) };
}

const standingIn = ({ bracket, results, stored }: StoredBracket, statuses: readonly SeedStatus[]): PlacedSeries[] =>
  bracketChanges(bracketStates(bracket, results, statuses), stored).standing;

/**
 * What is decided about the seeds when every series stands fast that was played before the result of this one was changed: its team goes
 * on as before. null: that cannot be, because nobody had gone on, or because other results do not lead there either.
 */
export function statusesThatKeep(story: StoredBracket, position: number): SeedStatus[] | null {
  const series = story.stored.find((one) => one.position === position);
  if (!series) return null;
  const ways = [series.home, series.away].map((seed) => withGoingOn(story.statuses, { seed, position }));
  return ways.find((statuses) => standingIn(story, statuses).length === 0) ?? null;
}

/**
 * What is still decided about the seeds: who goes on against a result, only while a played series needs it or because the winner was
 * disqualified. So a correction that is taken back, and a later result that is reset, leave nothing behind.
 */
export function neededStatuses(story: StoredBracket): SeedStatus[] {
  let statuses = [...story.statuses];
  for (const { seed, goesOnFrom } of story.statuses) {
    for (const position of goesOnFrom) {
      const state = bracketStates(story.bracket, story.results, statuses)[position];
      const without = withoutGoingOn(statuses, position);
      const isReturn = state?.overrule === 'returned' && state.winner.is === 'seed' && state.winner.seed === seed;
      if (!isReturn && standingIn(story, without).length <= standingIn(story, statuses).length) statuses = without;
    }
  }
  return statuses;
}

/**
 * Refuses a change of who goes on while a series that stands on it has a result (STAGE_SERIES_STANDS): staff decide what becomes of it.
 * `nameOf` names a series for the sentence.
 */
export function assertNothingStands(changes: BracketChanges, nameOf: (series: PlacedSeries) => string): void {
  const last = changes.standing.at(-1);
  if (!last) return;
  const params = { series: nameOf(last), count: changes.standing.length };
  throw new LeagueError('STAGE_SERIES_STANDS', 'api.stage.series-stands', { params });
}
