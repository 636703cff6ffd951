import { Field, Float, Int, ObjectType } from '@nestjs/graphql';
import type { ShownFieldNumbers } from '../../../domain/recordings/field-sums.ts';

@ObjectType('FieldNumbers', {
  description:
    'Numbers from the field (R37), of a player or a team, over one game or several. They count while the game is on: from the kickoff until a goal or the whistle. Averages are null when there is nothing to take them of. What is called a heuristic is our definition, and other sites may count otherwise',
})
export class FieldNumbersType implements ShownFieldNumbers {
  @Field(() => Float, {
    description:
      "Seconds with a car on the field while the game is on; the base of the shares. A team's numbers are the sums of its players",
  })
  seconds: number;
  @Field(() => Float, {
    description: 'Seconds in the team while the game is on, also while demolished; the base of what counts per minute',
  })
  secondsInGame: number;
  @Field(() => Float, { description: 'Field units (1 cm) driven or flown. Base: `seconds`' }) distance: number;
  @Field(() => Float, {
    description: 'Field units a second: the mean of the speed over `seconds`; null without any',
    nullable: true,
  })
  averageSpeed: number | null;
  @Field(() => Float, { description: 'Seconds at 2,200 field units a second or faster. Base: `seconds`' })
  supersonicSeconds: number;
  @Field(() => Float, {
    description: 'Seconds at 1,410 to 2,200 field units a second, which takes boost. Base: `seconds`',
  })
  boostSpeedSeconds: number;
  @Field(() => Float, { description: 'Seconds slower than 1,410 field units a second. Base: `seconds`' })
  slowSeconds: number;
  @Field(() => Float, { description: 'Seconds at a height of at most 20 field units. Base: `seconds`' })
  groundSeconds: number;
  @Field(() => Float, { description: 'Seconds at a height between 20 and 840 field units. Base: `seconds`' })
  lowAirSeconds: number;
  @Field(() => Float, { description: 'Seconds at a height of 840 field units or more. Base: `seconds`' })
  highAirSeconds: number;
  @Field(() => Float, { description: 'Seconds with the handbrake on the ground. Base: `seconds`' })
  powerslideSeconds: number;
  @Field(() => Int, { description: 'Powerslides. A heuristic: when one ends and the next begins is our definition' })
  powerslides: number;
  @Field(() => Float, { description: 'Seconds in the third of the field with the own goal. Base: `seconds`' })
  defensiveThirdSeconds: number;
  @Field(() => Float, { description: 'Seconds in the middle third of the field. Base: `seconds`' })
  neutralThirdSeconds: number;
  @Field(() => Float, { description: "Seconds in the third with the other team's goal. Base: `seconds`" })
  offensiveThirdSeconds: number;
  @Field(() => Float, { description: 'Seconds in the own half. Base: `seconds`' }) defensiveHalfSeconds: number;
  @Field(() => Float, { description: "Seconds in the other team's half. Base: `seconds`" })
  offensiveHalfSeconds: number;
  @Field(() => Float, { description: 'Seconds nearer to the own goal line than the ball. Base: `seconds`' })
  behindBallSeconds: number;
  @Field(() => Float, {
    description: 'Field units: the mean distance to the ball over `seconds`; null without any',
    nullable: true,
  })
  averageDistanceToBall: number | null;
  @Field(() => Float, {
    description:
      'Field units: the mean distance to the team-mates on the field, over the seconds with one; null without any',
    nullable: true,
  })
  averageDistanceToMates: number | null;
  @Field(() => Float, {
    description:
      'Seconds as the last of the team, nearest to the own goal line. A heuristic: no one is the last of one',
  })
  mostBackSeconds: number;
  @Field(() => Float, {
    description: "Seconds as the first of the team, nearest to the other team's goal line. A heuristic",
  })
  mostForwardSeconds: number;
  @Field(() => Float, { description: 'Seconds as the one of the team who is nearest to the ball. A heuristic' })
  closestToBallSeconds: number;
  @Field(() => Float, { description: 'Seconds as the one of the team who is farthest from the ball. A heuristic' })
  farthestFromBallSeconds: number;
  @Field(() => Float, { description: 'Boost used; a full tank is 100' }) boostUsed: number;
  @Field(() => Float, {
    description: 'Boost used a minute of `secondsInGame`; a full tank is 100; null without any',
    nullable: true,
  })
  boostUsedPerMinute: number | null;
  @Field(() => Float, { description: 'Boost collected from pads, as far as the tank had room; a full tank is 100' })
  boostCollected: number;
  @Field(() => Float, {
    description: 'Boost collected a minute of `secondsInGame`; a full tank is 100; null without any',
    nullable: true,
  })
  boostCollectedPerMinute: number | null;
  @Field(() => Float, { description: 'Boost of taken pads for which the tank had no room; a full tank is 100' })
  boostOverfill: number;
  @Field(() => Float, { description: "Boost collected in the other team's half; a full tank is 100" })
  boostStolen: number;
  @Field(() => Int, { description: 'Big pads taken' }) bigPads: number;
  @Field(() => Int, { description: 'Small pads taken' }) smallPads: number;
  @Field(() => Int, { description: "Big pads taken in the other team's half" }) stolenBigPads: number;
  @Field(() => Int, { description: "Small pads taken in the other team's half" }) stolenSmallPads: number;
  @Field(() => Float, { description: 'Seconds with an empty tank. Base: `seconds`' }) zeroBoostSeconds: number;
  @Field(() => Float, { description: 'Seconds with a full tank. Base: `seconds`' }) fullBoostSeconds: number;
  @Field(() => Float, {
    description: 'The mean amount of boost over `seconds`, 0 to 100; null without any',
    nullable: true,
  })
  averageBoost: number | null;
  @Field(() => Int, { description: 'Opponents demolished' }) demolitions: number;
  @Field(() => Int, { description: 'Times that they were demolished, by anyone' }) demolished: number;
  @Field(() => Int, { description: 'Touches of the ball. A heuristic: the file tells which team touched it, not who' })
  touches: number;
  @Field(() => Float, {
    description: "Seconds from their touch of the ball until the other team's, a goal or the countdown. A heuristic",
  })
  possessionSeconds: number;
  @Field(() => Int, { description: 'Kickoffs for which they were the nearest of the team at the first touch' })
  kickoffs: number;
  @Field(() => Int, { description: 'Those of the kickoffs at which they touched first' }) kickoffFirstTouches: number;
  @Field(() => Int, { description: 'Goals conceded while they were the last of the team. A heuristic' })
  lastBackGoalsAgainst: number;
}
