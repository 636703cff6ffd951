import { Field, Float, Int, ObjectType } from '@nestjs/graphql';
import type { ShownFieldNumbers } from '../../../../domain/recordings/play/field-sums.ts';
import { MEANING } from './field-meanings.ts';

@ObjectType('FieldNumbers', {
  description:
    'Numbers from the field (R37), of a player or a team, over one game or several. They count while the game is on: from the kickoff until a goal or the whistle. Averages are null when there is nothing to take them of. What is called a heuristic is our definition, and other sites may count otherwise',
})
export class FieldNumbersType implements ShownFieldNumbers {
  @Field(() => Float, { description: MEANING.seconds }) seconds: number;
  @Field(() => Float, { description: MEANING.secondsInGame }) secondsInGame: number;
  @Field(() => Float, { description: MEANING.distance }) distance: number;
  @Field(() => Float, { description: MEANING.averageSpeed, nullable: true }) averageSpeed: number | null;
  @Field(() => Float, { description: MEANING.supersonicSeconds }) supersonicSeconds: number;
  @Field(() => Float, { description: MEANING.boostSpeedSeconds }) boostSpeedSeconds: number;
  @Field(() => Float, { description: MEANING.slowSeconds }) slowSeconds: number;
  @Field(() => Float, { description: MEANING.groundSeconds }) groundSeconds: number;
  @Field(() => Float, { description: MEANING.lowAirSeconds }) lowAirSeconds: number;
  @Field(() => Float, { description: MEANING.highAirSeconds }) highAirSeconds: number;
  @Field(() => Float, { description: MEANING.powerslideSeconds }) powerslideSeconds: number;
  @Field(() => Int, { description: MEANING.powerslides }) powerslides: number;
  @Field(() => Float, { description: MEANING.defensiveThirdSeconds }) defensiveThirdSeconds: number;
  @Field(() => Float, { description: MEANING.neutralThirdSeconds }) neutralThirdSeconds: number;
  @Field(() => Float, { description: MEANING.offensiveThirdSeconds }) offensiveThirdSeconds: number;
  @Field(() => Float, { description: MEANING.defensiveHalfSeconds }) defensiveHalfSeconds: number;
  @Field(() => Float, { description: MEANING.offensiveHalfSeconds }) offensiveHalfSeconds: number;
  @Field(() => Float, { description: MEANING.behindBallSeconds }) behindBallSeconds: number;
  @Field(() => Float, { description: MEANING.averageDistanceToBall, nullable: true }) averageDistanceToBall:
    number | null;
  @Field(() => Float, { description: MEANING.averageDistanceToMates, nullable: true }) averageDistanceToMates:
    number | null;
  @Field(() => Float, { description: MEANING.averageDistanceToBallInPossession, nullable: true })
  averageDistanceToBallInPossession: number | null;
  @Field(() => Float, { description: MEANING.averageDistanceToBallOutOfPossession, nullable: true })
  averageDistanceToBallOutOfPossession: number | null;
  @Field(() => Float, { description: MEANING.teamPossessionSeconds }) teamPossessionSeconds: number;
  @Field(() => Float, { description: MEANING.opponentsPossessionSeconds }) opponentsPossessionSeconds: number;
  @Field(() => Float, { description: MEANING.mostBackSeconds }) mostBackSeconds: number;
  @Field(() => Float, { description: MEANING.mostForwardSeconds }) mostForwardSeconds: number;
  @Field(() => Float, { description: MEANING.closestToBallSeconds }) closestToBallSeconds: number;
  @Field(() => Float, { description: MEANING.farthestFromBallSeconds }) farthestFromBallSeconds: number;
  @Field(() => Float, { description: MEANING.boostUsed }) boostUsed: number;
  @Field(() => Float, { description: MEANING.boostUsedPerMinute, nullable: true }) boostUsedPerMinute: number | null;
  @Field(() => Float, { description: MEANING.boostCollected }) boostCollected: number;
  @Field(() => Float, { description: MEANING.boostCollectedPerMinute, nullable: true }) boostCollectedPerMinute:
    number | null;
  @Field(() => Float, { description: MEANING.boostOverfill }) boostOverfill: number;
  @Field(() => Float, { description: MEANING.boostStolen }) boostStolen: number;
  @Field(() => Int, { description: MEANING.bigPads }) bigPads: number;
  @Field(() => Int, { description: MEANING.smallPads }) smallPads: number;
  @Field(() => Int, { description: MEANING.stolenBigPads }) stolenBigPads: number;
  @Field(() => Int, { description: MEANING.stolenSmallPads }) stolenSmallPads: number;
  @Field(() => Float, { description: MEANING.zeroBoostSeconds }) zeroBoostSeconds: number;
  @Field(() => Float, { description: MEANING.fullBoostSeconds }) fullBoostSeconds: number;
  @Field(() => Float, { description: MEANING.averageBoost, nullable: true }) averageBoost: number | null;
  @Field(() => Float, { description: MEANING.boostFirstQuarterSeconds }) boostFirstQuarterSeconds: number;
  @Field(() => Float, { description: MEANING.boostSecondQuarterSeconds }) boostSecondQuarterSeconds: number;
  @Field(() => Float, { description: MEANING.boostThirdQuarterSeconds }) boostThirdQuarterSeconds: number;
  @Field(() => Float, { description: MEANING.boostFourthQuarterSeconds }) boostFourthQuarterSeconds: number;
  @Field(() => Int, { description: MEANING.demolitions }) demolitions: number;
  @Field(() => Int, { description: MEANING.demolished }) demolished: number;
  @Field(() => Int, { description: MEANING.touches }) touches: number;
  @Field(() => Float, { description: MEANING.possessionSeconds }) possessionSeconds: number;
  @Field(() => Int, { description: MEANING.kickoffs }) kickoffs: number;
  @Field(() => Int, { description: MEANING.kickoffFirstTouches }) kickoffFirstTouches: number;
  @Field(() => Float, { description: MEANING.averageKickoffSeconds, nullable: true }) averageKickoffSeconds:
    number | null;
  @Field(() => Float, { description: MEANING.averageKickoffBoost, nullable: true }) averageKickoffBoost: number | null;
  @Field(() => Int, { description: MEANING.kickoffsWon }) kickoffsWon: number;
  @Field(() => Int, { description: MEANING.kickoffsLost }) kickoffsLost: number;
  @Field(() => Int, { description: MEANING.lastBackGoalsAgainst }) lastBackGoalsAgainst: number;
}
