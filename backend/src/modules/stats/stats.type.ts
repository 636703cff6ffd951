import { Field, Float, Int, ObjectType } from '@nestjs/graphql';
import { PlayerRefType } from '../refs/player-ref.type.ts';
import { TeamRefType } from '../refs/team-ref.type.ts';

/** Sums and averages of the rows played for a team. */
@ObjectType({ isAbstract: true })
abstract class StatsType {
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
  @Field(() => Float, {
    nullable: true,
    description: 'Weighted average, 1 is the average of the division; null without games',
  })
  rating: number | null;
}

@ObjectType('PlayerStats', { description: "A player's, for one team" })
export class PlayerStatsType extends StatsType {
  @Field(() => PlayerRefType) player: PlayerRefType;
}

@ObjectType('TeamStats', { description: "A team's in a division" })
export class TeamStatsType extends StatsType {}
