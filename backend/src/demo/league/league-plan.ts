/** The divisions and the dates of a season. */
import type { SeriesFormat } from '../../domain/series/series-format.ts';
import { addDays, dayOf, hourOf, mondayOf } from './calendar.ts';
import type { BandMeaning } from '../../domain/competition/standings/band-meaning.ts';
import type { DemoBand } from '../model.ts';
import { DIVISIONS, LAYOUTS } from './season-layouts.ts';
import type { DivisionLayout, Incident, SeasonLayout } from './season-layouts.ts';
import type { TieRecipeName } from '../play/tie-recipes.ts';

/** A division's plan before the season. */
export interface DivisionPlan {
  name: string;
  discriminator: string;
  /** 1 is the top; parallel divisions share a rank. */
  rank: number;
  size: number;
  /** How many times every pair meets. */
  cycles: 1 | 2;
  matchesPerWeek: 1 | 2;
  format: SeriesFormat;
  /** The tie that two of its teams get, so that every step of R4 is used somewhere. */
  tie?: TieRecipeName;
  /** Other events in the division. */
  incidents: readonly Incident[];
}

export interface SeasonPlan {
  /** 1, 2, 3 …; `Säsong 1` is the first. */
  number: number;
  startsOn: string;
  format: SeriesFormat;
  ladders: DivisionPlan[][];
}

/** The dimensions of a scale. The number of series grows with eras × ladders, which is the scale. */
export interface LeagueSize {
  /** Periods of ten seasons, one after another, each with its own teams. */
  eras: number;
  /** Ladders of four to six divisions, beside each other in every season. */
  ladders: number;
}

export const SEASONS_PER_ERA = 10;
/** The present game week of the current season. */
export const CURRENT_WEEK = 6;
export const WEEKS_BETWEEN_STARTS = 18;

/** Splits a whole scale into seasons and divisions, as evenly as its divisors allow. */
export function sizeOf(scale: number): LeagueSize {
  if (!Number.isInteger(scale) || scale < 1) throw new RangeError(`scale must be a whole number from 1, not ${scale}`);
  let ladders = Math.floor(Math.sqrt(scale));
  while (scale % ladders !== 0) ladders -= 1;
  return { eras: scale / ladders, ladders };
}

/** The evening of tonight's series: today, or tomorrow when it is too late to play. */
export const tonightOf = (now: Date): string => (hourOf(now) < 19 ? dayOf(now) : addDays(dayOf(now), 1));

/** The first day of a season. Tonight is in the sixth week of the last season. */
export function startOf(season: number, seasons: number, now: Date): string {
  const current = addDays(mondayOf(tonightOf(now)), -7 * (CURRENT_WEEK - 1));
  return addDays(current, -7 * WEEKS_BETWEEN_STARTS * (seasons - season));
}

/** All divisions of a season, by ladder. */
export function planSeason(number: number, size: LeagueSize, now: Date): SeasonPlan {
  const layout = LAYOUTS[(number - 1) % SEASONS_PER_ERA] as SeasonLayout;
  return {
    number,
    startsOn: startOf(number, size.eras * SEASONS_PER_ERA, now),
    format: layout.format ?? 'first-to-3',
    ladders: Array.from({ length: size.ladders }, (_, ladder) =>
      layout.divisions.map((row) => divisionPlan(row, layout, ladder)),
    ),
  };
}

/**
 * The coloured rows: promotion, relegation, and the qualifiers between them. Two teams change places at every border,
 * so of two parallel divisions each sends one.
 */
export function bandsOf(plan: DivisionPlan, ladder: readonly DivisionPlan[]): DemoBand[] {
  const { size, rank } = plan;
  const movers = ladder.filter((other) => other.rank === rank).length > 1 ? 1 : 2;
  const isTop = ladder.every((other) => other.rank >= rank);
  const isLowest = ladder.every((other) => other.rank <= rank);
  const up = isTop
    ? [
        band('champion', 1, 1, '#FFCD1F', 'Mästare', 'Champion'),
        band('playoffs', 2, 4, '#38BDF8', 'Slutspel', 'Play-offs'),
      ]
    : [
        band('promotion', 1, movers, '#22C55E', 'Uppflyttning', 'Promotion'),
        band('promotion-qualifier', movers + 1, movers + 1, '#2DD4BF', 'Uppflyttningskval', 'Promotion qualifier'),
      ];
  if (isLowest) return up;
  return [
    ...up,
    band('relegation-qualifier', size - movers, size - movers, '#FB923C', 'Nedflyttningskval', 'Relegation qualifier'),
    band('relegation', size - movers + 1, size, '#EF4444', 'Nedflyttning', 'Relegation'),
  ];
}

const band = (
  meaning: BandMeaning,
  fromPosition: number,
  toPosition: number,
  hex: string,
  descriptionSv: string,
  descriptionEn: string,
): DemoBand => ({ meaning, fromPosition, toPosition, hex, descriptionSv, descriptionEn });

/** More than any ladder has, so that the ranks of different ladders do not overlap. */
export const RANKS_PER_LADDER = 6;

function divisionPlan(row: DivisionLayout, layout: SeasonLayout, ladder: number): DivisionPlan {
  const [name, slug, rank] = DIVISIONS[row.key];
  return {
    name: ladder === 0 ? name : `${name} (${ladder + 1})`,
    discriminator: ladder === 0 ? slug : `${slug}-${ladder + 1}`,
    rank: rank + ladder * RANKS_PER_LADDER,
    size: row.size,
    cycles: row.double ? 2 : 1,
    matchesPerWeek: row.twice ? 2 : 1,
    format: row.format ?? layout.format ?? 'first-to-3',
    tie: row.tie,
    incidents: row.incidents ?? [],
  };
}
