import { Field, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsBoolean, IsIn, IsInt, IsOptional, IsString, MaxLength, ValidateNested } from 'class-validator';
import type { Confirmation } from '../../../../domain/match-week/confirmation.ts';
import { DISPUTE_DECISIONS } from '../../../../domain/match-week/dispute.ts';
import type { DisputeDecision, DisputeOutcome } from '../../../../domain/match-week/dispute.ts';
import type { Walkover } from '../../../../domain/series/series-result.ts';
import type { PlayedChoice } from '../../../../domain/stages/bracket-changes.ts';
import type { Side } from '../../../../domain/sides.ts';
import { SanctionType } from '../../../refs/sanction-ref.type.ts';
import { GameInput, PlayedAfter, toReportPlayers } from '../../report/series-report.type.ts';
import type { SeriesReportForm } from '../../report/series-report.service.ts';
import { WalkoverEnum } from '../../series.type.ts';
import { SideEnum } from '../../series.type.ts';
import { PictureNames } from '../evidence/picture-names.ts';

/** The states of a captain's report by their GraphQL names. */
export const ConfirmationEnum = {
  WAITING: 'waiting',
  CONFIRMED: 'confirmed',
  DISPUTED: 'disputed',
} as const satisfies Record<string, Confirmation>;
registerEnumType(ConfirmationEnum, { name: 'Confirmation' });

/** How a dispute ended. */
export const DisputeOutcomeEnum = {
  UPHELD: 'upheld',
  CORRECTED: 'corrected',
  REPLAY: 'replay',
  WALKOVER: 'walkover',
} as const satisfies Record<string, DisputeOutcome>;
registerEnumType(DisputeOutcomeEnum, { name: 'DisputeOutcome' });

/** What staff do about a dispute. */
export const DisputeDecisionEnum = {
  KEEP: 'keep',
  CORRECT: 'correct',
  REPLAY: 'replay',
  WALKOVER: 'walkover',
} as const satisfies Record<string, DisputeDecision>;
registerEnumType(DisputeDecisionEnum, {
  name: 'DisputeDecision',
  valuesMap: { CORRECT: { description: 'Only stores the reason: the report form ends the dispute' } },
});

@ObjectType('DisputeStory', { description: 'What a team says about a dispute' })
export class DisputeStoryType {
  @Field(() => SideEnum) side: Side;
  @Field(() => String) text: string;
  @Field(() => String, { nullable: true, description: 'The player who said it' }) by: string | null;
  @Field(() => Date) at: string;
}

@ObjectType('Dispute', { description: 'A result that one team does not accept' })
export class DisputeType {
  @Field(() => Int) id: number;
  @Field(() => SideEnum, { description: 'The team that does not accept it' }) side: Side;
  @Field(() => Int, { nullable: true, description: 'null: the whole result' }) game: number | null;
  @Field(() => Date) openedAt: string;
  @Field(() => DisputeOutcomeEnum, { nullable: true, description: 'null: not decided' })
  outcome: DisputeOutcome | null;
  @Field(() => String, { nullable: true, description: 'What staff said' }) reason: string | null;
  @Field(() => [DisputeStoryType]) stories: DisputeStoryType[];
}

@ObjectType('WeekResult', { description: 'What captains have done about the result of a series' })
export class WeekResultType {
  @Field(() => ConfirmationEnum, { nullable: true, description: 'null: no result, or staff stored it' })
  confirmation: Confirmation | null;
  @Field(() => SideEnum, { nullable: true }) reportedBySide: Side | null;
  @Field(() => Date, { nullable: true, description: 'When a waiting result is confirmed by itself' })
  confirmBy: Date | null;
  @Field(() => Boolean, { description: 'The viewer may report now' }) mayReport: boolean;
  @Field(() => String, { nullable: true, description: "Key of the sentence why the viewer's team cannot report" })
  reportClosedKey: string | null;
  @Field(() => Boolean, { description: 'The viewer may confirm or dispute the result' }) mayAnswer: boolean;
  @Field(() => Boolean, { description: 'The viewer may tell their side of a dispute' }) mayTell: boolean;
  @Field(() => Boolean, { description: 'The viewer may end a dispute' }) mayDecide: boolean;
  @Field(() => DisputeType, { nullable: true, description: 'The latest one' }) dispute: DisputeType | null;
}

@ObjectType('WeekReportPlayer')
export class WeekReportPlayerType {
  @Field(() => Int) playerId: number;
  @Field(() => String) nickname: string;
  @Field(() => Boolean, { description: 'In the team at the time of play' }) isOnRoster: boolean;
  @Field(() => Int, { nullable: true, description: "Their row in the team's last game before this one, from 1" })
  lastSlot: number | null;
  @Field(() => Int, { nullable: true, description: 'Their row in the line-up named for this series, from 1' })
  namedSlot: number | null;
  @Field(() => SanctionType, {
    nullable: true,
    description: 'Suspended or banned at the time of play; the reason is empty unless it is published',
  })
  suspended: SanctionType | null;
}

/** The report form of a captain. It knows nothing of game accounts, unlike that of staff. */
@ObjectType('WeekReport', { description: 'The form in which a captain reports a series' })
export class WeekReportType {
  @Field(() => Int) seriesId: number;
  @Field(() => Int, { description: 'Send it back: the report is refused when the result was changed meanwhile' })
  version: number;
  @Field(() => [WeekReportPlayerType]) home: WeekReportPlayerType[];
  @Field(() => [WeekReportPlayerType]) away: WeekReportPlayerType[];
  @Field(() => [String], {
    nullable: 'items',
    description: 'By game: the replay that the stored numbers came from; null: none',
  })
  replayDigests: (string | null)[];
}

/** The form in the schema's shape. */
export const toWeekReport = (form: SeriesReportForm): WeekReportType => ({
  seriesId: form.seriesId,
  version: form.version,
  ...toReportPlayers(form),
  replayDigests: form.games.map(({ replayDigest }) => replayDigest),
});

/** A first limit, larger than any form. */
const MOST = 16;
const MOST_TEXT = 4000;

@InputType()
export class WeekReportInput {
  @Field(() => Int) @IsInt() seriesId: number;
  @Field(() => Int) @IsInt() version: number;
  @Field(() => [GameInput])
  @ArrayMaxSize(MOST)
  @ValidateNested({ each: true })
  @Type(() => GameInput)
  games: GameInput[];
  @Field(() => Boolean, { nullable: true, description: "The players' numbers come later: no game has rows" })
  @IsOptional()
  @IsBoolean()
  isResultOnly?: boolean | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'Suspended or banned players did play, and the caller knows it',
  })
  @IsOptional()
  @IsBoolean()
  acceptsSuspended?: boolean | null;
  @Field(() => Boolean, { nullable: true, description: 'Numbers above the usual are right, and the caller knows it' })
  @IsOptional()
  @IsBoolean()
  acceptsUnusual?: boolean | null;
  @Field(() => [String], { nullable: true, description: 'Names of uploaded pictures of the end screens' })
  @PictureNames()
  pictures?: string[] | null;
}

@InputType()
export class DisputeResultInput {
  @Field(() => Int) @IsInt() seriesId: number;
  @Field(() => Int) @IsInt() version: number;
  @Field(() => Int, { nullable: true, description: 'null: the whole result' }) @IsOptional() @IsInt() game?:
    number | null;
  @Field(() => String) @IsString() @MaxLength(MOST_TEXT) reason: string;
  @Field(() => [String], { nullable: true, description: 'Names of uploaded pictures' })
  @PictureNames()
  pictures?: string[] | null;
}

@InputType()
export class TellStoryInput {
  @Field(() => Int) @IsInt() seriesId: number;
  @Field(() => String) @IsString() @MaxLength(MOST_TEXT) text: string;
  @Field(() => [String], { nullable: true, description: 'Names of uploaded pictures' })
  @PictureNames()
  pictures?: string[] | null;
}

@InputType()
export class DecideDisputeInput {
  @Field(() => Int) @IsInt() seriesId: number;
  @Field(() => Int) @IsInt() version: number;
  @Field(() => DisputeDecisionEnum) @IsIn(DISPUTE_DECISIONS) decision: DisputeDecision;
  @Field(() => WalkoverEnum, { nullable: true, description: 'Who wins by walkover; only with that decision' })
  @IsOptional()
  @IsIn(Object.values(WalkoverEnum))
  walkover?: Walkover | null;
  @Field(() => String, { description: 'Both teams read it' }) @IsString() @MaxLength(MOST_TEXT) reason: string;
  @PlayedAfter() played?: PlayedChoice | null;
}
