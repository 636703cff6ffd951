import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { DISPUTE_DECISIONS } from '../../../../domain/match-week/dispute.ts';
import type { DisputeDecision } from '../../../../domain/match-week/dispute.ts';
import { GAME_MARK, SHA256 } from '../../../../domain/replays/game-mark.ts';
import { MOST_GOALS } from '../../../../domain/series/goal-list.ts';
import { MAX_GAMES } from '../../../../domain/series/series-format.ts';
import { WALKOVERS } from '../../../../domain/series/series-result.ts';
import type { Walkover } from '../../../../domain/series/series-result.ts';
import { SIDES } from '../../../../domain/sides.ts';
import type { Side } from '../../../../domain/sides.ts';
import { IdProperty, NumberProperty, TokenDto } from '../../../../platform/rest/properties.ts';
import { PictureNames } from '../evidence/picture-names.ts';

const MOST_TEXT = 4000;
/** A first limit, larger than any report. */
const MOST_ROWS = 16;

/** The version of the series that the caller saw. */
export class SeenDto extends TokenDto {
  @NumberProperty({ description: 'The version that the caller saw' }) version: number;
}

/** The numbers of a player in a game. */
class OwnRowDto {
  @IdProperty() playerId: number;
  @NumberProperty() score: number;
  @NumberProperty() goals: number;
  @NumberProperty() assists: number;
  @NumberProperty() saves: number;
  @NumberProperty() shots: number;
}

/** One goal of a game. */
class OwnGoalDto {
  @IsIn(SIDES)
  @ApiProperty({ enum: SIDES, description: 'The team that got the goal' })
  side: Side;
  @IdProperty({ isOptional: true, description: 'The scorer; left out for an own goal, or when it is not known' })
  playerId: number | null = null;
}

/** A game of a report. */
class OwnGameDto {
  @NumberProperty() homeGoals: number;
  @NumberProperty() awayGoals: number;
  @IsArray()
  @ArrayMaxSize(MOST_ROWS)
  @ValidateNested({ each: true })
  @Type(() => OwnRowDto)
  @ApiProperty({ type: [OwnRowDto] })
  home: OwnRowDto[];
  @IsArray()
  @ArrayMaxSize(MOST_ROWS)
  @ValidateNested({ each: true })
  @Type(() => OwnRowDto)
  @ApiProperty({ type: [OwnRowDto] })
  away: OwnRowDto[];
  @IsOptional()
  @Matches(GAME_MARK)
  @ApiProperty({
    type: String,
    required: false,
    nullable: true,
    description: 'The mark of the game, as the proposal from its file has it',
  })
  replayDigest: string | null = null;
  @IsOptional()
  @Matches(SHA256)
  @ApiProperty({
    type: String,
    required: false,
    nullable: true,
    description: 'SHA-256 of the whole replay file that it was filled from',
  })
  recording: string | null = null;
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MOST_GOALS)
  @ValidateNested({ each: true })
  @Type(() => OwnGoalDto)
  @ApiProperty({
    type: [OwnGoalDto],
    required: false,
    description: 'In order, from the replay; left out when not known',
  })
  goals: OwnGoalDto[] | null = null;
}

export class OwnReportDto extends SeenDto {
  @IsArray()
  @ArrayMaxSize(MOST_ROWS)
  @ValidateNested({ each: true })
  @Type(() => OwnGameDto)
  @ApiProperty({ type: [OwnGameDto] })
  games: OwnGameDto[];
  @IsOptional()
  @IsBoolean()
  @ApiProperty({ required: false, description: "The players' numbers come later: no game has rows" })
  isResultOnly: boolean = false;
  @IsOptional()
  @IsBoolean()
  @ApiProperty({ required: false, description: 'Suspended or banned players did play, and the caller knows it' })
  acceptsKeptOut: boolean = false;
  @IsOptional()
  @IsBoolean()
  @ApiProperty({ required: false, description: 'Numbers above the usual are right, and the caller knows it' })
  acceptsUnusual: boolean = false;
  @PictureNames()
  @ApiProperty({ type: [String], required: false, description: 'Names of uploaded pictures of the end screens' })
  pictures: string[] = [];
}

export class DisputeDto extends SeenDto {
  @NumberProperty({ isOptional: true, min: 1, max: MAX_GAMES, description: 'Left out: the whole result' })
  game: number | null = null;
  @IsString() @MaxLength(MOST_TEXT) @ApiProperty() reason: string;
  @PictureNames()
  @ApiProperty({ type: [String], required: false, description: 'Names of uploaded pictures' })
  pictures: string[] = [];
}

export class StoryDto extends TokenDto {
  @IsString() @MaxLength(MOST_TEXT) @ApiProperty() text: string;
  @PictureNames()
  @ApiProperty({ type: [String], required: false, description: 'Names of uploaded pictures' })
  pictures: string[] = [];
}

export class DecisionDto extends SeenDto {
  @IsIn(DISPUTE_DECISIONS)
  @ApiProperty({ enum: DISPUTE_DECISIONS, description: 'correct only stores the reason; the report ends the dispute' })
  decision: DisputeDecision;
  @IsOptional()
  @IsIn(WALKOVERS)
  @ApiProperty({ enum: WALKOVERS, required: false, nullable: true, type: String })
  walkover: Walkover | null = null;
  @IsString() @MaxLength(MOST_TEXT) @ApiProperty({ description: 'Both teams read it' }) reason: string;
}

/** The text fields of an upload of replay files. */
export class OwnReplaysDto extends TokenDto {
  @NumberProperty({ isOptional: true, min: 1, max: MAX_GAMES, description: 'The game that a single file is for' })
  gameNumber?: number;
}

/** The whole upload. */
export class OwnReplaysFormDto extends OwnReplaysDto {
  @ApiProperty({ type: 'array', items: { type: 'string', format: 'binary' }, maxItems: MAX_GAMES, required: false })
  files?: unknown;
}
