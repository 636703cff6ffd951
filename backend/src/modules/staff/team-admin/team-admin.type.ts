import { Field, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { SeenVersion } from '../../../platform/graphql/seen-version.ts';
import { resultOf } from '../../../platform/errors/problem.type.ts';
import { TableFilter } from '../../../platform/graphql/table-filter.type.ts';
import { LARGEST_INT4 } from '../../../platform/rest/params.ts';
import { DivisionRefType } from '../../refs/division-ref.type.ts';
import { PlayerRefType } from '../../refs/player-ref.type.ts';
import type { TeamSort } from './team-admin.ts';

const TeamSortEnum = { NAME: 'name', PLAYERS: 'players', DIVISION: 'division' } as const satisfies Record<
  string,
  TeamSort
>;
registerEnumType(TeamSortEnum, { name: 'TeamSort' });

/** A first limit for every text; the rules have shorter ones. */
const LONGEST = 1000;
/** A first limit, larger than any roster. */
const MOST_SLOTS = 20;

@ObjectType('AdminTeamRow', { description: 'Staff only: a row of the table of teams' })
export class AdminTeamRowType {
  @Field(() => Int) id: number;
  @Field(() => String) name: string;
  @Field(() => String, { nullable: true }) logo: string | null;
  @Field(() => Boolean) isActive: boolean;
  @Field(() => PlayerRefType, { nullable: true }) captain: PlayerRefType | null;
  @Field(() => Int, { description: 'In the team now' }) players: number;
  @Field(() => DivisionRefType, { nullable: true, description: 'Of the current season' })
  division: DivisionRefType | null;
}

@ObjectType('AdminTeamPage')
export class AdminTeamPageType {
  @Field(() => [AdminTeamRowType]) items: AdminTeamRowType[];
  @Field(() => Int, { description: 'On all pages together' }) total: number;
}

@ObjectType('AdminTeamPlayer')
export class AdminTeamPlayerType {
  @Field(() => PlayerRefType) player: PlayerRefType;
  @Field(() => Int, { nullable: true }) mmr: number | null;
  @Field(() => Int, { description: '1 is the captain' }) sortOrder: number;
}

@ObjectType('AdminTeamPeriod', { description: "A player's time in a team" })
export class AdminTeamPeriodType {
  @Field(() => Int) id: number;
  @Field(() => PlayerRefType) player: PlayerRefType;
  @Field(() => Date) validFrom: string;
  @Field(() => Date, { nullable: true, description: 'null: still in the team' }) validTo: string | null;
  @Field(() => Int, { description: '1 is the captain' }) sortOrder: number;
}

@ObjectType('AdminTeam', { description: 'Staff only: a team as they edit it' })
export class AdminTeamType {
  @Field(() => Int) id: number;
  @Field(() => String) name: string;
  @Field(() => String, { nullable: true }) logo: string | null;
  @Field(() => String, { nullable: true }) banner: string | null;
  @Field(() => Boolean) isActive: boolean;
  @Field(() => [AdminTeamPlayerType], { description: 'The captain first' }) roster: AdminTeamPlayerType[];
  @Field(() => [AdminTeamPeriodType], { description: 'All who have been in the team, the newest first' })
  history: AdminTeamPeriodType[];
  @Field(() => Int, { description: 'Players who have been asked and have not answered' }) pendingInvites: number;
}

@ObjectType('RosterCandidate', { description: 'Staff only: a player whom they can put into a team' })
export class RosterCandidateType {
  @Field(() => Int) id: number;
  @Field(() => String) nickname: string;
  @Field(() => Int, { nullable: true }) mmr: number | null;
}

@InputType({ description: '`text` is a part of the name' })
export class AdminTeamFilter extends TableFilter {
  @Field(() => TeamSortEnum, { nullable: true })
  @IsOptional()
  @IsIn(Object.values(TeamSortEnum))
  sort?: TeamSort | null;
  @Field(() => Boolean, { nullable: true }) @IsOptional() @IsBoolean() isActive?: boolean | null;
}

@InputType({ description: "A player's place in a team" })
export class TeamSlotInput {
  @Field(() => Int) @IsInt() @Min(1) @Max(LARGEST_INT4) playerId: number;
  @Field(() => Int, { description: '1 is the captain' }) @IsInt() @Min(1) @Max(MOST_SLOTS) sortOrder: number;
}

@InputType({
  description:
    'A field that is left out stays as it is. Pictures are named as POST /api/images returned them; null removes one, ' +
    'and the path as it was read changes nothing',
})
export class SaveTeamInput {
  @Field(() => Int) @IsInt() @Min(1) teamId: number;
  @SeenVersion('`AdminTeam.version`') version: string;
  @Field(() => String) @IsString() @MaxLength(LONGEST) name: string;
  @Field(() => String, { nullable: true }) @IsOptional() @IsString() @MaxLength(LONGEST) logo?: string | null;
  @Field(() => String, { nullable: true }) @IsOptional() @IsString() @MaxLength(LONGEST) banner?: string | null;
  @Field(() => Boolean) @IsBoolean() isActive: boolean;
  @Field(() => [TeamSlotInput], { description: 'All who are in the team from now on' })
  @IsArray()
  @ArrayMaxSize(MOST_SLOTS)
  @ValidateNested({ each: true })
  @Type(() => TeamSlotInput)
  players: TeamSlotInput[];
}

@InputType()
export class CreateTeamInput {
  @Field(() => String) @IsString() @MaxLength(LONGEST) name: string;
  @Field(() => [TeamSlotInput], { description: 'Who is in the team; none yet: an empty list' })
  @IsArray()
  @ArrayMaxSize(MOST_SLOTS)
  @ValidateNested({ each: true })
  @Type(() => TeamSlotInput)
  players: TeamSlotInput[];
}

export const CreateTeamResult = resultOf('CreateTeamResult', AdminTeamType);

export const SaveTeamResult = resultOf('SaveTeamResult', AdminTeamType);
