import type { ShownFieldNumbers } from '../../../../domain/recordings/play/field-sums.ts';

/** What each number means, for the descriptions of GraphQL and REST: its unit, its definition, its base (R37). */
export const MEANING: Readonly<Record<keyof ShownFieldNumbers, string>> = {
  seconds:
    "Seconds with a car on the field while the game is on; the base of the shares. A team's numbers are the sums of its players",
  secondsInGame: 'Seconds in the team while the game is on, also while demolished; the base of what counts per minute',
  distance: 'Field units (1 cm) driven or flown. Base: `seconds`',
  averageSpeed: 'Field units a second: the mean of the speed over `seconds`; null without any',
  supersonicSeconds: 'Seconds at 2,200 field units a second or faster. Base: `seconds`',
  boostSpeedSeconds: 'Seconds at 1,410 to 2,200 field units a second, which takes boost. Base: `seconds`',
  slowSeconds: 'Seconds slower than 1,410 field units a second. Base: `seconds`',
  groundSeconds: 'Seconds at a height of at most 20 field units. Base: `seconds`',
  lowAirSeconds: 'Seconds at a height between 20 and 840 field units. Base: `seconds`',
  highAirSeconds: 'Seconds at a height of 840 field units or more. Base: `seconds`',
  powerslideSeconds: 'Seconds with the handbrake on the ground. Base: `seconds`',
  powerslides: 'Powerslides. A heuristic: when one ends and the next begins is our definition',
  defensiveThirdSeconds: 'Seconds in the third of the field with the own goal. Base: `seconds`',
  neutralThirdSeconds: 'Seconds in the middle third of the field. Base: `seconds`',
  offensiveThirdSeconds: "Seconds in the third with the other team's goal. Base: `seconds`",
  defensiveHalfSeconds: 'Seconds in the own half. Base: `seconds`',
  offensiveHalfSeconds: "Seconds in the other team's half. Base: `seconds`",
  behindBallSeconds: 'Seconds nearer to the own goal line than the ball. Base: `seconds`',
  averageDistanceToBall: 'Field units: the mean distance to the ball over `seconds`; null without any',
  averageDistanceToMates:
    'Field units: the mean distance to the team-mates on the field, over the seconds with one; null without any',
  averageDistanceToBallInPossession:
    'Field units: the mean distance to the ball over `teamPossessionSeconds`; null without any. A heuristic, as possession is',
  averageDistanceToBallOutOfPossession:
    'Field units: the mean distance to the ball over `opponentsPossessionSeconds`; null without any. A heuristic, as possession is',
  teamPossessionSeconds:
    "Seconds with a car while the own team has the ball: from its touch until the other team's, a goal or the countdown. A heuristic. Base: `seconds`",
  opponentsPossessionSeconds: 'Seconds with a car while the other team has the ball. A heuristic. Base: `seconds`',
  mostBackSeconds:
    'Seconds as the last of the team, nearest to the own goal line. A heuristic: no one is the last of one',
  mostForwardSeconds: "Seconds as the first of the team, nearest to the other team's goal line. A heuristic",
  closestToBallSeconds: 'Seconds as the one of the team who is nearest to the ball. A heuristic',
  farthestFromBallSeconds: 'Seconds as the one of the team who is farthest from the ball. A heuristic',
  boostUsed: 'Boost used; a full tank is 100',
  boostUsedPerMinute: 'Boost used a minute of `secondsInGame`; a full tank is 100; null without any',
  boostCollected: 'Boost collected from pads, as far as the tank had room; a full tank is 100',
  boostCollectedPerMinute: 'Boost collected a minute of `secondsInGame`; a full tank is 100; null without any',
  boostOverfill: 'Boost of taken pads for which the tank had no room; a full tank is 100',
  boostStolen: "Boost collected in the other team's half; a full tank is 100",
  bigPads: 'Big pads taken',
  smallPads: 'Small pads taken',
  stolenBigPads: "Big pads taken in the other team's half",
  stolenSmallPads: "Small pads taken in the other team's half",
  zeroBoostSeconds: 'Seconds with an empty tank. Base: `seconds`',
  fullBoostSeconds: 'Seconds with a full tank. Base: `seconds`',
  averageBoost: 'The mean amount of boost over `seconds`, 0 to 100; null without any',
  boostFirstQuarterSeconds: 'Seconds with less than 25 boost; a full tank is 100. Base: `seconds`',
  boostSecondQuarterSeconds: 'Seconds with 25 to less than 50 boost. Base: `seconds`',
  boostThirdQuarterSeconds: 'Seconds with 50 to less than 75 boost. Base: `seconds`',
  boostFourthQuarterSeconds: 'Seconds with 75 boost or more. Base: `seconds`',
  demolitions: 'Opponents demolished',
  demolished: 'Times that they were demolished, by anyone',
  touches: 'Touches of the ball. A heuristic: the file tells which team touched it, not who',
  possessionSeconds:
    "Seconds from their touch of the ball until the other team's, a goal or the countdown. A heuristic",
  kickoffs: 'Kickoffs for which they were the nearest of the team at the first touch',
  kickoffFirstTouches: 'Those of the kickoffs at which they touched first',
  averageKickoffSeconds:
    "Seconds from a kickoff's signal to their touch: the mean over `kickoffFirstTouches`; null without any",
  averageKickoffBoost:
    'Boost left at the first touch of their kickoffs, 0 to 100: the mean over those that were touched; null without any',
  kickoffsWon:
    'Those of the kickoffs after which the own team had the ball 3 seconds after the first hit, or had scored by then. A heuristic, as possession is',
  kickoffsLost:
    'Those of the kickoffs after which the other team had it, or had scored. A heuristic. Together with `kickoffsWon` at most `kickoffs`: after the others no one had the ball, or the game was over',
  lastBackGoalsAgainst: 'Goals conceded while they were the last of the team. A heuristic',
};
