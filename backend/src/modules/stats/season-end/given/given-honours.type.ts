import { Field, InputType, Int, ObjectType } from '@nestjs/graphql';
import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { HONOUR_NAME_MAX, HONOUR_TEXT_MAX } from '../../../../domain/competition/season-end/given-honour.ts';
import type { Side } from '../../../../domain/sides.ts';
import { resultOf } from '../../../../platform/errors/problem.type.ts';
import { TableFilter } from '../../../../platform/graphql/table-filter.type.ts';
import { PlayerRefType } from '../../../refs/player-ref.type.ts';
import { TeamRefType } from '../../../refs/team-ref.type.ts';
import { SideEnum } from '../../../series/series.type.ts';

/** A first limit for every text; the rules have shorter ones. */
const LONGEST = 5000;
const TEXT_SV = { nullable: true, description: `What it was given for, in Swedish; null: nothing was written` };
const TEXT_EN = { nullable: true, description: `The same in English; null: the Swedish text goes for both` };
const NAME = { description: `1 to ${HONOUR_NAME_MAX} characters` };
const TEXT = { nullable: true, description: `At most ${HONOUR_TEXT_MAX} characters` };

@ObjectType('OwnHonour', { description: "One of the staff's own honours of a season: a player's or a team's" })
export class OwnHonourType {
  @Field(() => Int) id: number;
  @Field(() => String, { description: 'What it is called, in Swedish' }) nameSv: string;
  @Field(() => String, { description: 'The same in English' }) nameEn: string;
  @Field(() => String, TEXT_SV) textSv: string | null;
  @Field(() => String, TEXT_EN) textEn: string | null;
  @Field(() => PlayerRefType, { nullable: true, description: "null: it is a team's" }) player: PlayerRefType | null;
  @Field(() => TeamRefType, { nullable: true, description: "null: it is a player's" }) team: TeamRefType | null;
  @Field(() => Int, { description: 'What a change must name' }) version: number;
}

@ObjectType('RecordedGoal', { description: 'A goal that the recording of a game has' })
export class RecordedGoalType {
  @Field(() => Int) seriesId: number;
  @Field(() => Int, { description: "The game's number in its series, from 1" }) game: number;
  @Field(() => Int, { description: "The goal's number in its game, from 1" }) goal: number;
  @Field(() => TeamRefType, { description: 'As it was called then' }) home: TeamRefType;
  @Field(() => TeamRefType, { description: 'As it was called then' }) away: TeamRefType;
  @Field(() => SideEnum, { nullable: true, description: 'Whose goal it is; null: no recording has it any more' })
  side: Side | null;
  @Field(() => PlayerRefType, { nullable: true, description: 'null: an own goal, or it is not known' })
  scorer: PlayerRefType | null;
}

@ObjectType('GoalOfSeason', { description: 'The goal of a season, as the staff chose it' })
export class GoalOfSeasonType extends RecordedGoalType {
  @Field(() => Int) id: number;
  @Field(() => String, TEXT_SV) textSv: string | null;
  @Field(() => String, TEXT_EN) textEn: string | null;
  @Field(() => Int, { description: 'What a change must name' }) version: number;
}

@ObjectType('GivenHonours', { description: 'What the staff have given in a season' })
export class GivenHonoursType {
  @Field(() => GoalOfSeasonType, { nullable: true, description: 'null: none is chosen' }) goal: GoalOfSeasonType | null;
  @Field(() => [OwnHonourType], { description: 'The earliest first' }) own: OwnHonourType[];
}

@ObjectType('RecordedGoalPage')
export class RecordedGoalPageType {
  @Field(() => [RecordedGoalType], { description: 'The latest series first' }) items: RecordedGoalType[];
  @Field(() => Int, { description: 'On all pages together' }) total: number;
}

@InputType({ description: "`text` is a part of a scorer's or a team's name" })
export class RecordedGoalFilter extends TableFilter {
  @Field(() => Int) @IsInt() seasonId: number;
}

@InputType({ isAbstract: true })
abstract class HonourTextsInput {
  @Field(() => String, TEXT) @IsOptional() @IsString() @MaxLength(LONGEST) textSv?: string | null;
  @Field(() => String, TEXT) @IsOptional() @IsString() @MaxLength(LONGEST) textEn?: string | null;
}

@InputType({ isAbstract: true })
abstract class HonourWordsInput extends HonourTextsInput {
  @Field(() => String, NAME) @IsString() @MaxLength(LONGEST) nameSv: string;
  @Field(() => String, NAME) @IsString() @MaxLength(LONGEST) nameEn: string;
}

@InputType({ description: 'Of a player or of a team' })
export class GiveHonourInput extends HonourWordsInput {
  @Field(() => Int) @IsInt() seasonId: number;
  @Field(() => Int, { nullable: true }) @IsOptional() @IsInt() playerId?: number | null;
  @Field(() => Int, { nullable: true }) @IsOptional() @IsInt() teamId?: number | null;
}

@InputType()
export class ChangeHonourInput extends HonourWordsInput {
  @Field(() => Int) @IsInt() id: number;
  @Field(() => Int) @IsInt() version: number;
}

@InputType()
export class RemoveHonourInput {
  @Field(() => Int) @IsInt() id: number;
  @Field(() => Int) @IsInt() version: number;
}

@InputType({ description: 'A recorded goal, as its address has it' })
export class ChooseSeasonGoalInput extends HonourTextsInput {
  @Field(() => Int) @IsInt() seasonId: number;
  @Field(() => Int) @IsInt() seriesId: number;
  @Field(() => Int) @IsInt() @Min(1) @Max(99) game: number;
  @Field(() => Int) @IsInt() @Min(1) @Max(999) goal: number;
  @Field(() => Int, { nullable: true, description: 'Of the goal that it replaces; null: none was chosen' })
  @IsOptional()
  @IsInt()
  version?: number | null;
}

export const GivenHonoursResult = resultOf('GivenHonoursResult', GivenHonoursType);
