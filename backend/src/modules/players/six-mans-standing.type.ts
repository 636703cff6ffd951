import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { SixMansRank } from '../../domain/competition/six-mans.ts';

export const SixMansRankEnum = {
  S: 's',
  X: 'x',
  A: 'a',
  B: 'b',
  C: 'c',
  D: 'd',
  E: 'e',
} as const satisfies Record<Uppercase<SixMansRank>, SixMansRank>;

registerEnumType(SixMansRankEnum, { name: 'SixMansRank', description: 'The ranks of 6mans, S the highest' });

@ObjectType('SixMansStanding', { description: "A player's standing in 6mans" })
export class SixMansStandingType {
  @Field(() => SixMansRankEnum) rank: SixMansRank;
  @Field(() => Int) elo: number;
  @Field(() => Int, { description: 'The highest Elo ever' }) peak: number;
  @Field(() => Int, { description: 'Series played' }) games: number;
  @Field(() => Int) wins: number;
  @Field(() => Int, { description: 'Wins in a row' }) streak: number;
  @Field(() => Int) bestStreak: number;
}
