import { ArgsType, Field, InputType, ObjectType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { IsBoolean, IsOptional, ValidateNested } from 'class-validator';
import { connectionOf, OrderInput, PageArgs } from '../../../platform/graphql/connection.type.ts';
import { PlayedFilterInput } from './played-filter.type.ts';
import type { GameListFilter } from './game-list.ts';
import { LeagueGameType } from './league-game.type.ts';

@ObjectType('LeagueGameConnection', { description: 'A page of games' })
export class LeagueGameConnectionType extends connectionOf('LeagueGame', LeagueGameType) {}

@InputType('GameListFilter', { description: 'Which games; what is left out does not limit them' })
export class GameListFilterInput extends PlayedFilterInput implements GameListFilter {
  @Field(() => Boolean, { nullable: true, description: 'With what happened on the field, or without' })
  @IsOptional()
  @IsBoolean()
  hasFieldPlay?: boolean | null;
}

@InputType('LeagueGameOrder', { description: 'By the time of play; latest first unless said otherwise' })
export class LeagueGameOrderInput extends OrderInput {}

@ArgsType()
export class GameListArgs extends PageArgs {
  @Field(() => GameListFilterInput, { nullable: true, description: 'Left out: the whole list' })
  @IsOptional()
  @ValidateNested()
  @Type(() => GameListFilterInput)
  filter?: GameListFilterInput | null;

  @Field(() => LeagueGameOrderInput, { nullable: true, description: 'Left out: latest first' })
  @IsOptional()
  @ValidateNested()
  @Type(() => LeagueGameOrderInput)
  order?: LeagueGameOrderInput | null;
}
