import { NUMBER_GROUPS } from '../../../league/field/number-groups';
import { HEAT } from './heat-cells';

const empty = Object.values(NUMBER_GROUPS)
  .flat()
  .map(({ id }) => [id, 0] as const);

/** A player's or a team's numbers: 0, but for those that a test is about. */
export const numbersOf = (more: Record<string, number | null> = {}) => ({
  ...{ __typename: 'FieldNumbers', seconds: 100, secondsInGame: 100, boostUsed: 0, boostCollected: 0 },
  ...{ stolenBigPads: 0, stolenSmallPads: 0, ...Object.fromEntries(empty), ...more },
});

export const refOf = (id: number, nickname: string) => ({ __typename: 'PlayerRef', id, nickname });

/** What a team did, with its players. */
export const teamOf = (players: (ReturnType<typeof refOf> | null)[], more: Record<string, number | null> = {}) => ({
  ...{ __typename: 'TeamFieldPlay', possessionSeconds: 60, ballInOwnHalfSeconds: 50, numbers: numbersOf(more) },
  heat: Array.from({ length: HEAT.columns * HEAT.rows }, () => 1),
  players: players.map((player, position) => ({
    ...{ __typename: 'PlayerFieldPlay', player, position, games: 1, numbers: numbersOf(more) },
    heat: Array.from({ length: HEAT.columns * HEAT.rows }, () => 1),
  })),
});

/** Something that happened, with a place. */
export const eventOf = (kind: string, seconds: number, more: object = {}) => ({
  ...{ __typename: 'FieldEvent', kind, side: 'HOME', seconds, clock: 300 - seconds, isOvertime: false, player: null },
  ...{
    other: null,
    x: 0,
    y: 0,
    z: 93,
    speed: null,
    isOwnGoal: false,
    isCountedAsShot: kind === 'GOAL' ? true : null,
    kickoffKind: null,
    kickoffSeconds: null,
    kickoffWinner: null,
    homeGoals: 0,
    awayGoals: 0,
    ...more,
  },
});
