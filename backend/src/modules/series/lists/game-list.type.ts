import { ArgsType, Field, InputType, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { IsIn, IsBoolean, IsOptional, ValidateNested } from 'class-validator';
import { connectionOf, OrderInput, PageArgs } from '../../../platform/graphql/connection.type.ts';
import { PlayedFilterInput } from './played-filter.type.ts';
import type { GameListFilter, GameListOrder } from './game-list.ts';
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

const GameOrderEnum = {
  PLAYED: 'played',
  REGISTERED: 'registered',
} as const satisfies Record<string, GameListOrder>;
registerEnumType(GameOrderEnum, {
  name: 'LeagueGameOrderBy',
  description: 'What the list is ordered by',
  valuesMap: {
    PLAYED: { description: 'By the time of play' },
    REGISTERED: { description: 'By the order in which they were stored' },
  },
});

@InputType('LeagueGameOrder', {
  description: 'What the list is ordered by; the latest come first unless said otherwise',
})
export class LeagueGameOrderInput extends OrderInput {
  @Field(() => GameOrderEnum, { nullable: true, description: 'Left out: PLAYED' })
  @IsOptional()
  @IsIn(Object.values(GameOrderEnum))
  by?: GameListOrder | null;
}

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
