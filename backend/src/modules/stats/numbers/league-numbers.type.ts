import { Field, Int, ObjectType } from '@nestjs/graphql';
import { SeasonRefType } from '../../refs/season-ref.type.ts';

@ObjectType('LeagueSums', { description: 'How large the league is' })
export class LeagueSumsType {
  @Field(() => Int, { description: 'With a game that counts' }) players: number;
  @Field(() => Int, { description: 'That have been in a division' }) teams: number;
  @Field(() => Int, { description: 'Played: without walkovers and annulled ones' }) series: number;
  @Field(() => Int, { description: 'Of these series' }) games: number;
  @Field(() => Int, { description: 'In these games, also in those without the players’ numbers' }) goals: number;
}

@ObjectType('LeagueNumbers', { description: 'The league in numbers' })
export class LeagueNumbersType {
  @Field(() => SeasonRefType, { nullable: true, description: 'The current season, or the one that began last' })
  season: SeasonRefType | null;
  @Field(() => LeagueSumsType) ofSeason: LeagueSumsType;
  @Field(() => LeagueSumsType) allTime: LeagueSumsType;
}
