import { Field, Float, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { LeaderNumber } from '../../../domain/competition/statistics/leaders.ts';
import { PlayerRefType } from '../../refs/player-ref.type.ts';
import { TeamRefType } from '../../refs/team-ref.type.ts';

/** The numbers that have a list, by their GraphQL names. */
export const LeaderNumberEnum = {
  GOALS: 'goals',
  ASSISTS: 'assists',
  SAVES: 'saves',
  SHOTS: 'shots',
  RATING: 'rating',
} as const satisfies Record<string, LeaderNumber>;
registerEnumType(LeaderNumberEnum, { name: 'LeaderNumber', description: 'A number by which players have places' });

@ObjectType('Leader', { description: "A player's place by one number" })
export class LeaderType {
  @Field(() => Int, { description: 'From 1; players with the same number share it' }) place: number;
  @Field(() => Float, { description: 'A sum, or per game with two decimals; a rating is always per game' })
  value: number;
  @Field(() => Int, { description: 'Games played in the scope' }) games: number;
  @Field(() => PlayerRefType) player: PlayerRefType;
  @Field(() => TeamRefType, { description: 'The team that they last played for in the scope, as it was then' })
  team: TeamRefType;
}

@ObjectType('LeaderList', { description: 'The best players by one number' })
export class LeaderListType {
  @Field(() => LeaderNumberEnum) number: LeaderNumber;
  @Field(() => [LeaderType], { description: 'The first ten places; at most twenty players' }) leaders: LeaderType[];
  @Field(() => Int, { description: 'Players who share the last place and are not in the list' }) others: number;
}

@ObjectType('Leaders', { description: 'The best players of a scope' })
export class LeadersType {
  @Field(() => Int, { nullable: true, description: 'null: all time' }) seasonId: number | null;
  @Field(() => Int, { nullable: true, description: 'null: all divisions' }) divisionId: number | null;
  @Field(() => Int, { description: 'Games of the player with the most in the scope' }) mostGames: number;
  @Field(() => Int, { description: 'Games that a place by a number per game needs' }) leastGames: number;
  @Field(() => [LeaderListType], { description: 'Goals, assists, saves, shots and rating' }) lists: LeaderListType[];
}
