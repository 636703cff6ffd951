import type { FieldNumbersOfFragment } from './field-numbers.generated';
import type { FieldFormat } from './field-units';

/** The numbers that the site shows: all that it asks for, but the bases of others. */
export type ShownNumber = Exclude<keyof FieldNumbersOfFragment, '__typename' | 'seconds' | 'secondsInGame'>;

/** A number from the field as a column of a table: its texts are `numbers.<id>` in the locales. */
export interface FieldColumn {
  id: ShownNumber;
  format: FieldFormat;
  /** Null when there is nothing to divide by. */
  of: (numbers: FieldNumbersOfFragment) => number | null;
  /** Found by a rule of thumb, so the page says that it is about right. */
  isAbout?: boolean;
  /** It grows with the games, so a season shows it per game. */
  isSum?: boolean;
}

const count = (id: ShownNumber, isAbout = false): FieldColumn => ({
  id,
  format: 'count',
  of: (one) => one[id],
  isAbout,
  isSum: true,
});

/** Amounts and ways: like counts they grow with the games. */
const SUMS: ReadonlySet<ShownNumber> = new Set<ShownNumber>([
  'boostStolen',
  'boostOverfill',
  'distance',
  'powerslideSeconds',
  'possessionSeconds',
]);

/** A part of the time with a car on the field. */
const share = (id: ShownNumber, isAbout = false): FieldColumn => ({
  id,
  format: 'share',
  of: (one) => (one.seconds > 0 ? (one[id] ?? 0) / one.seconds : null),
  isAbout,
});

const value = (id: ShownNumber, format: FieldFormat, isAbout = false): FieldColumn => ({
  id,
  format,
  of: (one) => one[id],
  isAbout,
  isSum: SUMS.has(id),
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
    share('boostFirstQuarterSeconds'),
    share('boostSecondQuarterSeconds'),
    share('boostThirdQuarterSeconds'),
    share('boostFourthQuarterSeconds'),
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
    value('averageDistanceToBallInPossession', 'metres', true),
    value('averageDistanceToBallOutOfPossession', 'metres', true),
  ],
  team: [
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
    share('teamPossessionSeconds', true),
    share('opponentsPossessionSeconds', true),
    count('demolitions'),
    count('demolished'),
  ],
  kickoffs: [
    count('kickoffs'),
    count('kickoffFirstTouches'),
    value('averageKickoffSeconds', 'tenths'),
    value('averageKickoffBoost', 'count'),
    count('kickoffsWon', true),
    count('kickoffsLost', true),
  ],
} as const satisfies Record<string, readonly FieldColumn[]>;

export type NumberGroup = keyof typeof NUMBER_GROUPS;

/** Numbers that mean nothing on a field of another size or with other pads. */
export const STANDARD_FIELD_ONLY: ReadonlySet<ShownNumber> = new Set<ShownNumber>([
  'bigPads',
  'smallPads',
  'boostStolen',
  'boostOverfill',
  'boostCollectedPerMinute',
  'defensiveThirdSeconds',
  'neutralThirdSeconds',
  'offensiveThirdSeconds',
]);

/**
 * Numbers that tell players apart, and not teams: a team always has one player who is last, first, closest and farthest, and
 * one who was last when it conceded.
 */
export const OF_ONE_PLAYER: ReadonlySet<ShownNumber> = new Set<ShownNumber>([
  'mostBackSeconds',
  'mostForwardSeconds',
  'closestToBallSeconds',
  'farthestFromBallSeconds',
  'lastBackGoalsAgainst',
]);

/** Numbers of which both teams of a game have the same, so that a team's season tells nothing by them. */
export const ALIKE_IN_A_GAME: ReadonlySet<ShownNumber> = new Set<ShownNumber>(['kickoffs']);
