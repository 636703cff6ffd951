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
import type { LeftOutReason } from '../../../domain/stages/open-seeds.ts';
import { LOTS } from '../../../domain/stages/seed-lot.ts';
import { MOST_TEAMS_OF_CUP, STAGE_FORMATS, STAGE_KINDS } from '../../../domain/stages/stage-shape.ts';
import { SERIES_FORMATS } from '../../../domain/series/series-format.ts';
import type { SeriesFormat } from '../../../domain/series/series-format.ts';
import type { StageFormat, StageKind } from '../../../domain/stages/stage-shape.ts';
import { resultOf } from '../../../platform/errors/problem.type.ts';
import { SeasonRefType } from '../../refs/season-ref.type.ts';
import { TeamRefType } from '../../refs/team-ref.type.ts';
import { SeriesFormatEnum } from '../../seasons/series-format.type.ts';
import { StageFormatEnum, StageKindEnum } from '../../series/stages/stage.type.ts';

const LONG = 2000;
const MOST_ROUNDS = 20;
const LAST_PLACE = 100;
const MOST_SIGNUPS = 1000;

@ObjectType('PlaceHolder', { description: 'Who has the place of a table or of another stage that a stage takes' })
export class PlaceHolderType {
  @Field(() => Int, { description: 'The seed that takes the place' }) seed: number;
  @Field(() => TeamRefType) team: TeamRefType;
}

@ObjectType('StageTable', { description: 'A table or another stage that a stage takes places from' })
export class StageTableType {
  @Field(() => Int) divisionId: number;
  @Field(() => String) name: string;
  @Field(() => Int, { description: 'Series without a result, or with one that can still be contested' }) open: number;
}

/** Why a team that has signed up gets no seed, by the GraphQL names. */
const LeftOutReasonEnum = {
  PLAYERS: 'players',
  OTHER_STAGE: 'other-stage',
  FULL: 'full',
} as const satisfies Record<string, LeftOutReason>;
registerEnumType(LeftOutReasonEnum, {
  name: 'LeftOutReason',
  valuesMap: {
    PLAYERS: { description: 'It has fewer players than R11 asks for' },
    OTHER_STAGE: { description: 'It has a seed in another one of the season' },
    FULL: { description: 'Stronger teams have the seeds' },
  },
});

@ObjectType('LeftOutTeam', { description: 'A team that has signed up and gets no seed by the draw' })
export class LeftOutTeamType {
  @Field(() => TeamRefType) team: TeamRefType;
  @Field(() => LeftOutReasonEnum) why: LeftOutReason;
  @Field(() => String, { nullable: true, description: 'The other stage of the season in which it has a seed' })
  otherStage: string | null;
}

@ObjectType('StageCandidate', { description: 'A team that can play in a stage' })
export class StageCandidateType {
  @Field(() => TeamRefType) team: TeamRefType;
  @Field(() => Boolean) isSignedUp: boolean;
  @Field(() => String, { nullable: true, description: 'Its division in the season' }) division: string | null;
  @Field(() => Int, { nullable: true, description: "The mean of its three best players' MMR; null: none is known" })
  mmr: number | null;
}

@ObjectType('AdminStage', { description: 'A stage, with what staff may change of it until it is drawn' })
export class AdminStageType {
  @Field(() => Int) divisionId: number;
  @Field(() => String) name: string;
  @Field(() => String, { nullable: true, description: 'Its name in English; null: the same' }) nameEng: string | null;
  @Field(() => String, { description: 'Its name in addresses' }) discriminator: string;
  @Field(() => SeasonRefType) season: SeasonRefType;
  @Field(() => StageKindEnum) kind: StageKind;
  @Field(() => Boolean) isDrawn: boolean;
  @Field(() => Int) version: number;
}

export const AdminStageResult = resultOf('AdminStageResult', AdminStageType);

@InputType()
export class CreateStageInput {
  @Field(() => Int) @IsInt() seasonId: number;
  @Field(() => String, { description: '1 to 60 characters' }) @IsString() @MaxLength(LONG) name: string;
  @Field(() => String, { nullable: true, description: 'In English, the same; left out: the same name' })
  @IsOptional()
  @IsString()
  @MaxLength(LONG)
  nameEng?: string | null;
  @Field(() => StageKindEnum) @IsIn(STAGE_KINDS) kind: StageKind;
}

@InputType({ description: 'Either a team, or the place of a table or of another stage' })
export class StageEntrantInput {
  @Field(() => Int, { nullable: true }) @IsOptional() @IsInt() teamId?: number | null;
  @Field(() => Int, { nullable: true }) @IsOptional() @IsInt() divisionId?: number | null;
  @Field(() => Int, { nullable: true }) @IsOptional() @IsInt() @Min(1) @Max(LAST_PLACE) place?: number | null;
}

@InputType()
export class SaveStageInput {
  @Field(() => Int) @IsInt() divisionId: number;
  @Field(() => Int, { description: 'The version that the caller has seen' }) @IsInt() version: number;
  @Field(() => String, { description: '1 to 60 characters' }) @IsString() @MaxLength(LONG) name: string;
  @Field(() => String, { nullable: true, description: 'In English, the same; left out: as before' })
  @IsOptional()
  @IsString()
  @MaxLength(LONG)
  nameEng?: string | null;
  @Field(() => StageKindEnum) @IsIn(STAGE_KINDS) kind: StageKind;
  @Field(() => StageFormatEnum) @IsIn(STAGE_FORMATS) format: StageFormat;
  @Field(() => Boolean, { description: 'Only in single elimination' }) @IsBoolean() hasThirdPlace: boolean;
  @Field(() => Boolean, { description: 'Only in double elimination' }) @IsBoolean() hasSecondFinal: boolean;
  @Field(() => [Int], { description: 'The game week of each round; rounds without one follow week by week' })
  @IsArray()
  @ArrayMaxSize(MOST_ROUNDS)
  @IsInt({ each: true })
  weeks: number[];
  @Field(() => [SeriesFormatEnum], {
    nullable: true,
    description:
      'How the series of each round are played; rounds without one as those of the season. Left out: as before',
  })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MOST_ROUNDS)
  @IsIn(SERIES_FORMATS, { each: true })
  roundFormats?: SeriesFormat[];
  @Field(() => Int, { nullable: true, description: 'The number of the lot that gives this order of the entrants' })
  @IsOptional()
  @IsInt()
  @Min(LOTS.min)
  @Max(LOTS.max)
  lot?: number | null;
  @Field(() => Boolean, {
    nullable: true,
    description:
      'The draw exchanges seeds where teams of one division would meet in their first series. Left out: as before',
  })
  @IsOptional()
  @IsBoolean()
  keepsDivisionsApart?: boolean;
  @Field(() => Boolean, {
    nullable: true,
    description: 'Teams that sign up for its season without a place get seeds by the draw. Left out: as before',
  })
  @IsOptional()
  @IsBoolean()
  takesSignups?: boolean;
  @Field(() => [StageEntrantInput], { description: 'The best seed first' })
  @IsArray()
  @ArrayMaxSize(MOST_TEAMS_OF_CUP)
  @ValidateNested({ each: true })
  @Type(() => StageEntrantInput)
  entrants: StageEntrantInput[];
}

@InputType()
export class DrawStageInput {
  @Field(() => Int) @IsInt() divisionId: number;
  @Field(() => Int, { description: 'The version that the caller has seen' }) @IsInt() version: number;
  @Field(() => Boolean, {
    description: 'The tables and the other stages are final, also where series are open',
  })
  @IsBoolean()
  acceptsOpenTables: boolean;
  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Who has signed up is enough, also while other teams can sign up, and before they could',
  })
  @IsBoolean()
  acceptsOpenSignup: boolean;
  @Field(() => [Int], {
    nullable: true,
    description: 'The teams that the caller has seen to get no seed: no other one is left out. Left out: any',
  })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MOST_SIGNUPS)
  @IsInt({ each: true })
  seenLeftOut?: number[] | null;
}

@InputType()
export class DeleteStageInput {
  @Field(() => Int) @IsInt() divisionId: number;
  @Field(() => Int, { description: 'The version that the caller has seen' }) @IsInt() version: number;
}

@InputType()
export class MoveStageRoundsInput {
  @Field(() => Int) @IsInt() divisionId: number;
  @Field(() => Int, { description: 'The version that the caller has seen' }) @IsInt() version: number;
  @Field(() => [Int], { description: 'The game week of each round; one that has a result keeps its week' })
  @IsArray()
  @ArrayMaxSize(MOST_ROUNDS)
  @IsInt({ each: true })
  weeks: number[];
}
