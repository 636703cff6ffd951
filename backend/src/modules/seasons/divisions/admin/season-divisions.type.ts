import { Field, InputType, Int, ObjectType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsInt, IsString, MaxLength, ValidateNested } from 'class-validator';
import { resultOf } from '../../../../platform/errors/problem.type.ts';
import { PlayerRefType } from '../../../refs/player-ref.type.ts';
import { SeasonRefType } from '../../../refs/season-ref.type.ts';
import { TeamRefType } from '../../../refs/team-ref.type.ts';
import { AdminDivisionType } from './division-admin.type.ts';

const LONG = 2000;
const MOST_DIVISIONS = 30;
const MOST_TEAMS = 100;

@ObjectType('CorePlayer', { description: 'Who played at least half of the games of a team in a season' })
export class CorePlayerType {
  @Field(() => PlayerRefType) player: PlayerRefType;
  @Field(() => Int, { description: 'Of that season, for that team' }) games: number;
  @Field(() => Boolean, { description: 'Is still in the team' }) isKept: boolean;
}

@ObjectType('DraftTeam', { description: 'A team that could play in a new season' })
export class DraftTeamType {
  @Field(() => TeamRefType) team: TeamRefType;
  @Field(() => Boolean) isSignedUp: boolean;
  @Field(() => Int, { nullable: true, description: "The mean of its three best players' MMR" }) mmr: number | null;
  @Field(() => [CorePlayerType], { description: 'Of the season before, most games first; empty when it did not play' })
  core: CorePlayerType[];
}

@ObjectType('DivisionDraft', { description: 'A division of the season before, as the model of a new one' })
export class DivisionDraftType {
  @Field(() => Int, { description: 'The division of the season before' }) formerId: number;
  @Field(() => String) name: string;
  @Field(() => Int, { description: '1 is the top; two divisions may share a rank' }) rank: number;
  @Field(() => String, { nullable: true }) adminNickname: string | null;
  @Field(() => [DraftTeamType]) teams: DraftTeamType[];
}

@ObjectType('SeasonDraft', { description: 'What a season without divisions can take over from the season before' })
export class SeasonDraftType {
  @Field(() => SeasonRefType) season: SeasonRefType;
  @Field(() => SeasonRefType, { nullable: true, description: 'The latest earlier season that has divisions' })
  from: SeasonRefType | null;
  @Field(() => Int, { description: 'Series of the season before without a result' }) unplayed: number;
  @Field(() => Boolean, { description: 'The season has divisions already' }) hasDivisions: boolean;
  @Field(() => [DivisionDraftType], { description: 'The top division first' }) divisions: DivisionDraftType[];
  @Field(() => [DraftTeamType], { description: 'Active teams of none of them, those that have signed up first' })
  others: DraftTeamType[];
}

@ObjectType('SeasonDivisions', { description: 'The new divisions, the top one first' })
export class SeasonDivisionsType {
  @Field(() => [AdminDivisionType]) divisions: AdminDivisionType[];
}

export const SeasonDivisionsResult = resultOf('SeasonDivisionsResult', SeasonDivisionsType);

@InputType()
export class PlannedDivisionInput {
  @Field(() => Int, { description: 'Rank, bands, format and admin are taken over from this division' })
  @IsInt()
  formerId: number;
  @Field(() => String, { description: '1 to 60 characters' }) @IsString() @MaxLength(LONG) name: string;
  @Field(() => [Int], { description: "In staff's order" })
  @IsArray()
  @ArrayMaxSize(MOST_TEAMS)
  @IsInt({ each: true })
  teamIds: number[];
}

@InputType()
export class CreateSeasonDivisionsInput {
  @Field(() => Int) @IsInt() seasonId: number;
  @Field(() => [PlannedDivisionInput], { description: 'The top division first, at most 30' })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_DIVISIONS)
  @ValidateNested({ each: true })
  @Type(() => PlannedDivisionInput)
  divisions: PlannedDivisionInput[];
}
