import { ArgsType, Field, InputType, Int, ObjectType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { IsBoolean, IsDate, IsInt, IsOptional, ValidateNested } from 'class-validator';
import { connectionOf, OrderInput, PageArgs } from '../../../platform/graphql/connection.type.ts';
import type { GameListFilter } from './game-list.ts';
import { LeagueGameType } from './league-game.type.ts';

@ObjectType('LeagueGameConnection', { description: 'A page of games' })
export class LeagueGameConnectionType extends connectionOf('LeagueGame', LeagueGameType) {}

@InputType('GameListFilter', { description: 'Which games; what is left out does not limit them' })
export class GameListFilterInput implements GameListFilter {
  @Field(() => Int, { nullable: true, description: 'Of this season' })
  @IsOptional()
  @IsInt()
  seasonId?: number | null;
  @Field(() => Int, { nullable: true, description: 'Of this division' })
  @IsOptional()
  @IsInt()
  divisionId?: number | null;
  @Field(() => Int, { nullable: true, description: 'With this team, at home or away' })
  @IsOptional()
  @IsInt()
  teamId?: number | null;
  @Field(() => Int, { nullable: true, description: 'With this team too: the opponent of `teamId`' })
  @IsOptional()
  @IsInt()
  opponentId?: number | null;
  @Field(() => Int, { nullable: true, description: 'In which this player has numbers' })
  @IsOptional()
  @IsInt()
  playerId?: number | null;
  @Field(() => Date, { nullable: true, description: 'Played then or later, by the set time or else by the report' })
  @IsOptional()
  @IsDate()
  from?: Date | null;
  @Field(() => Date, { nullable: true, description: 'Played before that' })
  @IsOptional()
  @IsDate()
  to?: Date | null;
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
