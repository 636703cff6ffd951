import type { FieldNumbersOfFragment } from '../../../gql/field/graphql';
import type { FieldFormat } from './field-units';

/** A number from the field as a column of a table: its texts are `numbers.<id>` in the locales. */
export interface FieldColumn {
  id: string;
  format: FieldFormat;
  /** Null when there is nothing to divide by. */
  of: (numbers: FieldNumbersOfFragment) => number | null;
  /** Found by a rule of thumb, so the page says that it is about right. */
  isAbout?: boolean;
}

type Key = Exclude<keyof FieldNumbersOfFragment, '__typename'>;

const count = (id: Key, isAbout = false): FieldColumn => ({ id, format: 'count', of: (one) => one[id], isAbout });

/** A part of the time with a car on the field. */
const share = (id: Key, isAbout = false): FieldColumn => ({
  id,
  format: 'share',
  of: (one) => (one.seconds > 0 ? (one[id] ?? 0) / one.seconds : null),
  isAbout,
});

const value = (id: Key, format: FieldFormat, isAbout = false): FieldColumn => ({
  id,
  format,
  of: (one) => one[id],
  isAbout,
});

/** The tables of a game, a series or a season: which numbers stand together (R37). */
export const NUMBER_GROUPS = {
  boost: [
    value('boostCollectedPerMinute', 'count', true),
    value('boostUsedPerMinute', 'count', true),
    count('bigPads'),
    count('smallPads'),
    value('boostStolen', 'count', true),
    value('boostOverfill', 'count', true),
    value('averageBoost', 'count'),
    share('zeroBoostSeconds'),
    share('fullBoostSeconds'),
  ],
  movement: [
    value('averageSpeed', 'speed'),
    value('distance', 'kilometres'),
    share('supersonicSeconds'),
    share('boostSpeedSeconds'),
    share('slowSeconds'),
    share('groundSeconds'),
    share('lowAirSeconds'),
    share('highAirSeconds'),
    value('powerslideSeconds', 'seconds'),
    count('powerslides', true),
  ],
  positioning: [
    share('defensiveThirdSeconds'),
    share('neutralThirdSeconds'),
    share('offensiveThirdSeconds'),
    share('defensiveHalfSeconds'),
    share('offensiveHalfSeconds'),
    share('behindBallSeconds'),
    value('averageDistanceToBall', 'metres'),
    value('averageDistanceToMates', 'metres'),
    share('mostBackSeconds', true),
    share('mostForwardSeconds', true),
    share('closestToBallSeconds', true),
    share('farthestFromBallSeconds', true),
    count('lastBackGoalsAgainst', true),
  ],
  duels: [
    count('touches', true),
    value('possessionSeconds', 'seconds', true),
    count('demolitions'),
    count('demolished'),
    count('kickoffs'),
    count('kickoffFirstTouches'),
  ],
} as const satisfies Record<string, readonly FieldColumn[]>;

export type NumberGroup = keyof typeof NUMBER_GROUPS;

/** Numbers that mean nothing on a field of another size or with other pads. */
export const STANDARD_FIELD_ONLY: ReadonlySet<string> = new Set([
  'bigPads',
  'smallPads',
  'boostStolen',
  'boostOverfill',
  'boostCollectedPerMinute',
  'defensiveThirdSeconds',
  'neutralThirdSeconds',
  'offensiveThirdSeconds',
]);
