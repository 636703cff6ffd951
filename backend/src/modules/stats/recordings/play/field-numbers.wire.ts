import { ApiProperty } from '@nestjs/swagger';
import type { ShownFieldNumbers } from '../../../../domain/recordings/play/field-sums.ts';
import { MEANING } from './field-meanings.ts';

/** Numbers from the field, of a player or a team, over one game or several (R37). */
export class FieldNumbersWire implements ShownFieldNumbers {
  @ApiProperty({ type: 'number', description: MEANING.seconds }) seconds: number;
  @ApiProperty({ type: 'number', description: MEANING.secondsInGame }) secondsInGame: number;
  @ApiProperty({ type: 'number', description: MEANING.distance }) distance: number;
  @ApiProperty({ type: 'number', description: MEANING.averageSpeed, nullable: true }) averageSpeed: number | null;
  @ApiProperty({ type: 'number', description: MEANING.supersonicSeconds }) supersonicSeconds: number;
  @ApiProperty({ type: 'number', description: MEANING.boostSpeedSeconds }) boostSpeedSeconds: number;
  @ApiProperty({ type: 'number', description: MEANING.slowSeconds }) slowSeconds: number;
  @ApiProperty({ type: 'number', description: MEANING.groundSeconds }) groundSeconds: number;
  @ApiProperty({ type: 'number', description: MEANING.lowAirSeconds }) lowAirSeconds: number;
  @ApiProperty({ type: 'number', description: MEANING.highAirSeconds }) highAirSeconds: number;
  @ApiProperty({ type: 'number', description: MEANING.powerslideSeconds }) powerslideSeconds: number;
  @ApiProperty({ type: 'integer', description: MEANING.powerslides }) powerslides: number;
  @ApiProperty({ type: 'number', description: MEANING.defensiveThirdSeconds }) defensiveThirdSeconds: number;
  @ApiProperty({ type: 'number', description: MEANING.neutralThirdSeconds }) neutralThirdSeconds: number;
  @ApiProperty({ type: 'number', description: MEANING.offensiveThirdSeconds }) offensiveThirdSeconds: number;
  @ApiProperty({ type: 'number', description: MEANING.defensiveHalfSeconds }) defensiveHalfSeconds: number;
  @ApiProperty({ type: 'number', description: MEANING.offensiveHalfSeconds }) offensiveHalfSeconds: number;
  @ApiProperty({ type: 'number', description: MEANING.behindBallSeconds }) behindBallSeconds: number;
  @ApiProperty({ type: 'number', description: MEANING.averageDistanceToBall, nullable: true }) averageDistanceToBall:
    number | null;
  @ApiProperty({ type: 'number', description: MEANING.averageDistanceToMates, nullable: true }) averageDistanceToMates:
    number | null;
  @ApiProperty({ type: 'number', nullable: true, description: MEANING.averageDistanceToBallInPossession })
  averageDistanceToBallInPossession: number | null;
  @ApiProperty({ type: 'number', nullable: true, description: MEANING.averageDistanceToBallOutOfPossession })
  averageDistanceToBallOutOfPossession: number | null;
  @ApiProperty({ type: 'number', description: MEANING.teamPossessionSeconds }) teamPossessionSeconds: number;
  @ApiProperty({ type: 'number', description: MEANING.opponentsPossessionSeconds }) opponentsPossessionSeconds: number;
  @ApiProperty({ type: 'number', description: MEANING.mostBackSeconds }) mostBackSeconds: number;
  @ApiProperty({ type: 'number', description: MEANING.mostForwardSeconds }) mostForwardSeconds: number;
  @ApiProperty({ type: 'number', description: MEANING.closestToBallSeconds }) closestToBallSeconds: number;
  @ApiProperty({ type: 'number', description: MEANING.farthestFromBallSeconds }) farthestFromBallSeconds: number;
  @ApiProperty({ type: 'number', description: MEANING.boostUsed }) boostUsed: number;
  @ApiProperty({ type: 'number', description: MEANING.boostUsedPerMinute, nullable: true }) boostUsedPerMinute:
    number | null;
  @ApiProperty({ type: 'number', description: MEANING.boostCollected }) boostCollected: number;
  @ApiProperty({ type: 'number', description: MEANING.boostCollectedPerMinute, nullable: true })
  boostCollectedPerMinute: number | null;
  @ApiProperty({ type: 'number', description: MEANING.boostOverfill }) boostOverfill: number;
  @ApiProperty({ type: 'number', description: MEANING.boostStolen }) boostStolen: number;
  @ApiProperty({ type: 'integer', description: MEANING.bigPads }) bigPads: number;
  @ApiProperty({ type: 'integer', description: MEANING.smallPads }) smallPads: number;
  @ApiProperty({ type: 'integer', description: MEANING.stolenBigPads }) stolenBigPads: number;
  @ApiProperty({ type: 'integer', description: MEANING.stolenSmallPads }) stolenSmallPads: number;
  @ApiProperty({ type: 'number', description: MEANING.zeroBoostSeconds }) zeroBoostSeconds: number;
  @ApiProperty({ type: 'number', description: MEANING.fullBoostSeconds }) fullBoostSeconds: number;
  @ApiProperty({ type: 'number', description: MEANING.averageBoost, nullable: true }) averageBoost: number | null;
  @ApiProperty({ type: 'number', description: MEANING.boostFirstQuarterSeconds }) boostFirstQuarterSeconds: number;
  @ApiProperty({ type: 'number', description: MEANING.boostSecondQuarterSeconds }) boostSecondQuarterSeconds: number;
  @ApiProperty({ type: 'number', description: MEANING.boostThirdQuarterSeconds }) boostThirdQuarterSeconds: number;
  @ApiProperty({ type: 'number', description: MEANING.boostFourthQuarterSeconds }) boostFourthQuarterSeconds: number;
  @ApiProperty({ type: 'integer', description: MEANING.demolitions }) demolitions: number;
  @ApiProperty({ type: 'integer', description: MEANING.demolished }) demolished: number;
  @ApiProperty({ type: 'integer', description: MEANING.touches }) touches: number;
  @ApiProperty({ type: 'number', description: MEANING.possessionSeconds }) possessionSeconds: number;
  @ApiProperty({ type: 'integer', description: MEANING.kickoffs }) kickoffs: number;
  @ApiProperty({ type: 'integer', description: MEANING.kickoffFirstTouches }) kickoffFirstTouches: number;
  @ApiProperty({ type: 'number', nullable: true, description: MEANING.averageKickoffSeconds }) averageKickoffSeconds:
    number | null;
  @ApiProperty({ type: 'number', nullable: true, description: MEANING.averageKickoffBoost }) averageKickoffBoost:
    number | null;
  @ApiProperty({ type: 'integer', description: MEANING.kickoffsWon }) kickoffsWon: number;
  @ApiProperty({ type: 'integer', description: MEANING.kickoffsLost }) kickoffsLost: number;
  @ApiProperty({ type: 'integer', description: MEANING.lastBackGoalsAgainst }) lastBackGoalsAgainst: number;
}
