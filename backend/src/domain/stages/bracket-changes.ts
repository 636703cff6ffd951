/** What has to happen to the stored series when a result of a bracket is new, another one, or gone (R43). */
import { LeagueError } from '../league-error.ts';
import type { BracketSeriesState } from './bracket-state.ts';

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
    if (pairing && present.home === pairing.home && present.away === pairing.away) continue;
    if (present.isReported) changes.standing.push(present);
    else if (pairing) changes.exchanged.push({ seriesId: present.seriesId, pairing });
    else changes.removed.push(present.seriesId);
  }
  return changes;
}

/** The two teams that meet; null while one of them is not known, and where nothing is played. */
function pairingOf({ series, upper, lower, state }: BracketSeriesState): Pairing | null {
  if (state !== 'ready' && state !== 'decided') return null;
  if (upper.is !== 'seed' || lower.is !== 'seed') return null;
  const [home, away] = upper.seed < lower.seed ? [upper.seed, lower.seed] : [lower.seed, upper.seed];
  return { position: series.position, round: series.round, home, away };
}

/**
 * Refuses a change of who goes on while a series that stands on it has a result (STAGE_SERIES_STANDS): that one is reset first, the
 * last round before the others. `nameOf` names a series for the sentence.
 */
export function assertNothingStands(changes: BracketChanges, nameOf: (series: PlacedSeries) => string): void {
  const last = changes.standing.at(-1);
  if (!last) return;
  const params = { series: nameOf(last), count: changes.standing.length };
  throw new LeagueError('STAGE_SERIES_STANDS', 'api.stage.series-stands', { params });
}
