import { ArgsType, Field, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, Length, MaxLength, ValidateNested } from 'class-validator';
import {
  connectionOf,
  ListFilterInput,
  LONGEST_TEXT,
  OrderInput,
  PageArgs,
} from '../../platform/graphql/connection.type.ts';
import type { PlayerListFilter, PlayerListOrder } from './player-list.ts';
import { PlayerType } from './player.type.ts';

@ObjectType('PlayerConnection', { description: 'A page of players' })
export class PlayerConnectionType extends connectionOf('Player', PlayerType) {}

const PlayerOrderEnum = {
  NICKNAME: 'nickname',
  REGISTERED: 'registered',
} as const satisfies Record<string, PlayerListOrder>;
registerEnumType(PlayerOrderEnum, {
  name: 'PlayerOrderBy',
  description: 'What the list is ordered by',
  valuesMap: {
    NICKNAME: { description: 'By nickname; upper and lower case are the same' },
    REGISTERED: { description: 'By the order in which they were registered' },
  },
});

@InputType('PlayerListFilter', { description: 'Which players; what is left out does not limit them' })
export class PlayerListFilterInput extends ListFilterInput implements PlayerListFilter {
  @Field(() => String, { nullable: true, description: 'Of this country: two letters, ISO 3166, in capitals' })
  @IsOptional()
  @IsString()
  @Length(2, 2)
  country?: string | null;
  @Field(() => Int, { nullable: true, description: 'In this team now' })
  @IsOptional()
  @IsInt()
  teamId?: number | null;
  @Field(() => Int, { nullable: true, description: 'Who have numbers in this season' })
  @IsOptional()
  @IsInt()
  seasonId?: number | null;
  @Field(() => Int, { nullable: true, description: 'Who have numbers in this division' })
  @IsOptional()
  @IsInt()
  divisionId?: number | null;
  @Field(() => String, { nullable: true, description: 'A part of the nickname; at most 60 characters' })
  @IsOptional()
  @IsString()
  @MaxLength(LONGEST_TEXT)
  text?: string | null;
}

@InputType('PlayerOrder', { description: 'What the list is ordered by, and in which direction' })
export class PlayerOrderInput extends OrderInput {
  @Field(() => PlayerOrderEnum, { nullable: true, description: 'Left out: NICKNAME' })
  @IsOptional()
  @IsIn(Object.values(PlayerOrderEnum))
  by?: PlayerListOrder | null;
}

@ArgsType()
export class PlayerListArgs extends PageArgs {
  @Field(() => PlayerListFilterInput, { nullable: true, description: 'Left out: the whole list' })
  @IsOptional()
  @ValidateNested()
  @Type(() => PlayerListFilterInput)
  filter?: PlayerListFilterInput | null;

  @Field(() => PlayerOrderInput, { nullable: true, description: 'Left out: by nickname' })
  @IsOptional()
  @ValidateNested()
  @Type(() => PlayerOrderInput)
  order?: PlayerOrderInput | null;
}
