import { ArgsType, Field, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsOptional, IsString, MaxLength, ValidateNested } from 'class-validator';
import {
  connectionOf,
  ListFilterInput,
  LONGEST_TEXT,
  OrderInput,
  PageArgs,
} from '../../platform/graphql/connection.type.ts';
import type { TeamListFilter, TeamListOrder } from './team-list.ts';
import { TeamType } from './team.type.ts';

@ObjectType('TeamConnection', { description: 'A page of teams' })
export class TeamConnectionType extends connectionOf('Team', TeamType) {}

const TeamOrderEnum = {
  NAME: 'name',
  REGISTERED: 'registered',
} as const satisfies Record<string, TeamListOrder>;
registerEnumType(TeamOrderEnum, {
  name: 'TeamOrderBy',
  description: 'What the list is ordered by',
  valuesMap: {
    NAME: { description: 'By name; upper and lower case are the same' },
    REGISTERED: { description: 'By the order in which they were registered' },
  },
});

@InputType('TeamListFilter', { description: 'Which teams; what is left out does not limit them' })
export class TeamListFilterInput extends ListFilterInput implements TeamListFilter {
  @Field(() => Int, { nullable: true, description: 'In a division of this season' })
  @IsOptional()
  @IsInt()
  seasonId?: number | null;
  @Field(() => Int, { nullable: true, description: 'In this division' })
  @IsOptional()
  @IsInt()
  divisionId?: number | null;
  @Field(() => Boolean, { nullable: true, description: 'true: teams that exist now; false: those that have ended' })
  @IsOptional()
  @IsBoolean()
  isActive?: boolean | null;
  @Field(() => String, { nullable: true, description: 'A part of the name; at most 60 characters' })
  @IsOptional()
  @IsString()
  @MaxLength(LONGEST_TEXT)
  text?: string | null;
}

@InputType('TeamOrder', { description: 'What the list is ordered by, and in which direction' })
export class TeamOrderInput extends OrderInput {
  @Field(() => TeamOrderEnum, { nullable: true, description: 'Left out: NAME' })
  @IsOptional()
  @IsIn(Object.values(TeamOrderEnum))
  by?: TeamListOrder | null;
}

@ArgsType()
export class TeamListArgs extends PageArgs {
  @Field(() => TeamListFilterInput, { nullable: true, description: 'Left out: the whole list' })
  @IsOptional()
  @ValidateNested()
  @Type(() => TeamListFilterInput)
  filter?: TeamListFilterInput | null;

  @Field(() => TeamOrderInput, { nullable: true, description: 'Left out: by name' })
  @IsOptional()
  @ValidateNested()
  @Type(() => TeamOrderInput)
  order?: TeamOrderInput | null;
}
