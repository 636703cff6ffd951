import { FIELD_NUMBERS } from './field-numbers.ts';
import type { FieldNumber, FieldNumbers } from './field-numbers.ts';
import { HEAT_COLUMNS, HEAT_ROWS } from './field-play.ts';
import type { Heat } from './field-play.ts';

/** The sums that are shown only as an average: a quantity times its seconds, and bases of averages. */
const HIDDEN_SUMS = [
  'speed_seconds',
  'ball_distance_seconds',
  'team_possession_ball_distance_seconds',
  'opponents_possession_ball_distance_seconds',
  'mate_distance_seconds',
  'mate_seconds',
  'boost_seconds',
  'kickoff_touch_seconds',
  'touched_kickoffs',
  'kickoff_boost',
] as const satisfies readonly FieldNumber[];

type Hidden = (typeof HIDDEN_SUMS)[number];

type Camel<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name;

/** What an average is made of: a sum over its base. Per minute, the sum is taken sixty times. */
interface AverageOf {
  sum: FieldNumber;
  base: FieldNumber;
  times: number;
}

/**
 * The averages. Those of the time on the field have `seconds` as their base; what counts per minute has the time in the
 * game, so that being demolished does not raise it.
 */
export const FIELD_AVERAGES = {
  averageSpeed: { sum: 'speed_seconds', base: 'seconds', times: 1 },
  averageDistanceToBall: { sum: 'ball_distance_seconds', base: 'seconds', times: 1 },
  averageDistanceToBallInPossession: {
    sum: 'team_possession_ball_distance_seconds',
    base: 'team_possession_seconds',
    times: 1,
  },
  averageDistanceToBallOutOfPossession: {
    sum: 'opponents_possession_ball_distance_seconds',
    base: 'opponents_possession_seconds',
    times: 1,
  },
  averageDistanceToMates: { sum: 'mate_distance_seconds', base: 'mate_seconds', times: 1 },
  averageBoost: { sum: 'boost_seconds', base: 'seconds', times: 1 },
  boostUsedPerMinute: { sum: 'boost_used', base: 'seconds_in_game', times: 60 },
  boostCollectedPerMinute: { sum: 'boost_collected', base: 'seconds_in_game', times: 60 },
  averageKickoffSeconds: { sum: 'kickoff_touch_seconds', base: 'kickoff_first_touches', times: 1 },
  averageKickoffBoost: { sum: 'kickoff_boost', base: 'touched_kickoffs', times: 1 },
} as const satisfies Record<string, AverageOf>;

export type FieldAverage = keyof typeof FIELD_AVERAGES;

/** The sums that are parts of the time with a car on the field, `seconds`: as shares of it, games of any length compare. */
export const FIELD_TIME_PARTS = [
  'supersonic_seconds',
  'boost_speed_seconds',
  'slow_seconds',
  'ground_seconds',
  'low_air_seconds',
  'high_air_seconds',
  'defensive_third_seconds',
  'neutral_third_seconds',
  'offensive_third_seconds',
  'defensive_half_seconds',
  'offensive_half_seconds',
  'behind_ball_seconds',
  'team_possession_seconds',
  'opponents_possession_seconds',
  'most_back_seconds',
  'most_forward_seconds',
  'closest_to_ball_seconds',
  'farthest_from_ball_seconds',
  'zero_boost_seconds',
  'full_boost_seconds',
  'boost_first_quarter_seconds',
  'boost_second_quarter_seconds',
  'boost_third_quarter_seconds',
  'boost_fourth_quarter_seconds',
] as const satisfies readonly FieldNumber[];

/** Null where the base is 0: there is nothing to take the average of. */
export type FieldAverages = Record<FieldAverage, number | null>;

/** A player's or a team's numbers as they are shown: the sums, and the averages over them. Two decimals. */
export type ShownFieldNumbers = Record<Camel<Exclude<FieldNumber, Hidden>>, number> & FieldAverages;

/** A number that is shown. */
export type ShownFieldNumber = keyof ShownFieldNumbers;

/** Two decimals, so that a sum of stored numbers shows no noise. */
export const inHundredths = (value: number): number => Math.round(value * 100) / 100;

const over = (sum: number, base: number): number | null => (base > 0 ? inHundredths(sum / base) : null);

const HIDDEN: ReadonlySet<FieldNumber> = new Set<FieldNumber>(HIDDEN_SUMS);

const camel = <Name extends FieldNumber>(name: Name) =>
  name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()) as Camel<Name>;

/** The name of a sum outside of the database. */
export type FieldSum = Camel<FieldNumber>;

/** Every sum, with its name outside of the database, also those that are shown only as averages. */
export const FIELD_SUMS: readonly (readonly [FieldNumber, FieldSum])[] = FIELD_NUMBERS.map((name) => [
  name,
  camel(name),
]);

/** The sums that are shown, with the name they are shown by. */
export const SHOWN_SUMS = FIELD_SUMS.filter(([name]) => !HIDDEN.has(name));

/** Sums of players, games or seasons. Without rows all are 0. */
export function addFieldNumbers(rows: readonly FieldNumbers[]): FieldNumbers {
  const sums = Object.fromEntries(FIELD_NUMBERS.map((name) => [name, 0])) as FieldNumbers;
  for (const row of rows) for (const name of FIELD_NUMBERS) sums[name] += row[name];
  return sums;
}

/** Seconds of several heat maps, cell by cell. Two decimals. */
export function addHeat(maps: readonly Heat[]): number[] {
  const sums = new Array<number>(HEAT_COLUMNS * HEAT_ROWS).fill(0);
  for (const map of maps) for (let cell = 0; cell < sums.length; cell++) sums[cell]! += map[cell] ?? 0;
  return sums.map(inHundredths);
}

/** The averages over sums. */
export const fieldAverages = (sums: FieldNumbers): FieldAverages =>
  Object.fromEntries(
    Object.entries(FIELD_AVERAGES).map(([name, { sum, base, times }]) => [name, over(times * sums[sum], sums[base])]),
  ) as FieldAverages;

/** Sums as they are shown, each divided by `games` when they are wanted per game; averages are the same either way. */
export function shownFieldNumbers(sums: FieldNumbers, games = 1): ShownFieldNumbers {
  const shown = Object.fromEntries(SHOWN_SUMS.map(([name, as]) => [as, inHundredths(sums[name] / games)]));
  return { ...(shown as Omit<ShownFieldNumbers, keyof FieldAverages>), ...fieldAverages(sums) };
}

/**
 * Numbers as they are compared with those of others: parts of the time in percent of it, other sums per game, averages as
 * they are. Null without a base. Two decimals.
 */
export function comparedFieldNumbers(sums: FieldNumbers, games: number): Record<ShownFieldNumber, number | null> {
  const shares = FIELD_TIME_PARTS.map((name) => [camel(name), over(100 * sums[name], sums.seconds)] as const);
  return {
    ...shownFieldNumbers(sums, games),
    ...(Object.fromEntries(shares) as Record<ShownFieldNumber, number | null>),
  };
}
