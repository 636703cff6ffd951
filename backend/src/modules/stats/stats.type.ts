import { Field, Float, Int, ObjectType } from '@nestjs/graphql';
import { PlayerRefType } from '../refs/player-ref.type.ts';
import { TeamRefType } from '../refs/team-ref.type.ts';

const RATING = 'Weighted average, 1 is the average of the division; null without games';

/** A player's sums and averages for one team. */
@ObjectType('PlayerStats')
export class PlayerStatsType {
  @Field(() => PlayerRefType) player: PlayerRefType;
  @Field(() => TeamRefType) team: TeamRefType;
  @Field(() => Int) games: number;
  @Field(() => Int) score: number;
  @Field(() => Int) goals: number;
  @Field(() => Int) assists: number;
  @Field(() => Int) saves: number;
  @Field(() => Int) shots: number;
  @Field(() => Float) scorePerGame: number;
  @Field(() => Float) goalsPerGame: number;
  @Field(() => Float) assistsPerGame: number;
  @Field(() => Float) savesPerGame: number;
  @Field(() => Float) shotsPerGame: number;
  @Field(() => Float, { nullable: true, description: 'Goals per hundred shots; null without shots' })
  shootingPercent: number | null;
  @Field(() => Float, { nullable: true, description: RATING }) rating: number | null;
}

/** A team's sums and averages in a division. */
@ObjectType('TeamStats')
export class TeamStatsType {
  @Field(() => TeamRefType) team: TeamRefType;
  @Field(() => Int) games: number;
  @Field(() => Int) score: number;
  @Field(() => Int) goals: number;
  @Field(() => Int) assists: number;
  @Field(() => Int) saves: number;
  @Field(() => Int) shots: number;
  @Field(() => Float) scorePerGame: number;
  @Field(() => Float) goalsPerGame: number;
  @Field(() => Float) assistsPerGame: number;
  @Field(() => Float) savesPerGame: number;
  @Field(() => Float) shotsPerGame: number;
  @Field(() => Float, { nullable: true, description: 'Goals per hundred shots; null without shots' })
  shootingPercent: number | null;
  @Field(() => Float, { nullable: true, description: RATING }) rating: number | null;
}
