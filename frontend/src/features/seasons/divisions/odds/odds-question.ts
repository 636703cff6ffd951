import type { SeriesFormat, SeriesState, Walkover } from '../../../../lib/schema.generated';
import type { OddsQuestion } from './simulate';
import { strengthOf } from './strength';

/** A row of the table, as far as the odds need it. */
export interface OddsRow {
  team: { id: number };
  position: number;
  points: number;
  diff: number;
  gamesWon: number;
  isDisqualified: boolean;
  /** Among level teams that have nothing left to play; null or missing: not known, or something is left. */
  levelPlace?: number | null;
}

export interface KnownSeries {
  id: number;
  state: SeriesState;
  homeGames: number | null;
  awayGames: number | null;
  walkover: Walkover | null;
  home: { id: number };
  away: { id: number };
}

interface KnownDivision {
  format: SeriesFormat;
  /** The table to begin with: the present one, or the one with supposed results. */
  rows: readonly OddsRow[];
  series: readonly KnownSeries[];
  /** Series that count for neither team. */
  annulled: ReadonlySet<number>;
  /** Series whose result is supposed; they are in `rows` already. */
  whatIfs: ReadonlySet<number>;
  /** Goals scored minus conceded, by team. */
  goals: ReadonlyMap<number, number>;
}

const SEASONS = 10_000;
/** The same for everyone, so that two readers see the same odds. */
const SEED = 29;

/** Series that are still to be played and will count. */
export const openSeries = <Series extends KnownSeries>(
  series: readonly Series[],
  annulled: ReadonlySet<number>,
): Series[] => series.filter(({ id, state }) => state !== 'REPORTED' && !annulled.has(id));

/** How many of the series are not played but become walkovers, because one team of the two is disqualified (R5). */
export const walkoversIn = ({ teams, series }: OddsQuestion): number =>
  series.filter(({ home, away }) => teams[home]?.isDisqualified !== teams[away]?.isDisqualified).length;

/**
 * What to simulate (R29). A team's strength comes from its played games only: a walkover says nothing about it, and a
 * supposed result is a wish.
 */
export function oddsQuestion({ format, rows, series, annulled, whatIfs, goals }: KnownDivision): OddsQuestion {
  const records = new Map(
    rows.map(({ team }) => [team.id, { gamesWon: 0, gamesLost: 0, goalDifference: goals.get(team.id) ?? 0 }]),
  );
  for (const { id, state, walkover, homeGames, awayGames, home, away } of series) {
    if (state !== 'REPORTED' || walkover !== null || annulled.has(id)) continue;
    const [own, other] = [records.get(home.id), records.get(away.id)];
    if (!own || !other || homeGames === null || awayGames === null) continue;
    own.gamesWon += homeGames;
    own.gamesLost += awayGames;
    other.gamesWon += awayGames;
    other.gamesLost += homeGames;
  }
  const indexOf = new Map(rows.map(({ team }, index) => [team.id, index]));
  const nothing = { gamesWon: 0, gamesLost: 0, goalDifference: 0 };
  return {
    format,
    seasons: SEASONS,
    seed: SEED,
    teams: rows.map(({ team, position, points, diff, gamesWon, isDisqualified, levelPlace = null }) => ({
      position,
      points,
      diff,
      gamesWon,
      isDisqualified,
      levelPlace,
      strength: strengthOf(records.get(team.id) ?? nothing),
    })),
    series: openSeries(series, annulled).flatMap(({ id, home, away }) => {
      const [at, against] = [indexOf.get(home.id), indexOf.get(away.id)];
      return whatIfs.has(id) || at === undefined || against === undefined ? [] : [{ home: at, away: against }];
    }),
  };
}
