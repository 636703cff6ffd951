import { Field, InputType, Int, ObjectType } from '@nestjs/graphql';
import { ApiProperty } from '@nestjs/swagger';
import type { ApiPropertyOptions } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsBoolean,
  IsDate,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { pastedNumber } from '../../../domain/text.ts';
import { NEWCOMER, SIX_MANS_SIDE } from '../../../domain/competition/six-mans.ts';
import type { LoserGames, SixMansRank } from '../../../domain/competition/six-mans.ts';
import { resultOf } from '../../../platform/errors/problem.type.ts';
import { LARGEST_INT4 } from '../../../platform/rest/params.ts';
import { PlayerRefType } from '../../refs/player-ref.type.ts';
import { SixMansRankEnum } from '../six-mans-standing.type.ts';

@ObjectType('SixMansEntry', { description: 'A player of the 6mans leaderboard' })
export class SixMansEntryType {
  @Field(() => Int, { description: 'Over all ranks, from 1' }) position: number;
  @Field(() => String) name: string;
  @Field(() => PlayerRefType, { nullable: true, description: 'null: not a player of the league' })
  player: PlayerRefType | null;
  @Field(() => Int, { description: `Each player starts at ${NEWCOMER.elo}` }) elo: number;
  @Field(() => Int, { description: 'The highest ever' }) peak: number;
  @Field(() => Int, { description: 'Series played' }) games: number;
  @Field(() => Int) wins: number;
  @Field(() => Int, { description: 'Wins in a row' }) streak: number;
  @Field(() => Int) bestStreak: number;
}

@ObjectType('SixMansTier', { description: 'A rank of the 6mans leaderboard with its players' })
export class SixMansTierType {
  @Field(() => SixMansRankEnum) rank: SixMansRank;
  @Field(() => Int, { nullable: true, description: 'Its lowest Elo; null for the lowest rank' }) floor: number | null;
  @Field(() => [SixMansEntryType], { description: 'The best first' }) entries: SixMansEntryType[];
}

@ObjectType('SixMansPoint', { description: 'A series of 6mans on a player’s Elo curve' })
export class SixMansPointType {
  @Field(() => Int) seriesId: number;
  @Field(() => Date) playedAt: string;
  @Field(() => Int, { description: 'After the series' }) elo: number;
  @Field(() => Boolean) isWin: boolean;
}

@ObjectType('SixMansChange', { description: 'What a series of 6mans did to a player’s Elo' })
export class SixMansChangeType {
  @Field(() => String) name: string;
  @Field(() => PlayerRefType, { nullable: true }) player: PlayerRefType | null;
  @Field(() => Int) eloBefore: number;
  @Field(() => Int) eloAfter: number;
}

@ObjectType('SixMansSeries', { description: 'A series of 6mans' })
export class SixMansSeriesType {
  @Field(() => Int) id: number;
  @Field(() => Date) playedAt: string;
  @Field(() => Int, { description: 'Games that the losers won, 0 to 2; the winners won 3' }) loserGames: number;
  @Field(() => [SixMansChangeType]) winners: SixMansChangeType[];
  @Field(() => [SixMansChangeType]) losers: SixMansChangeType[];
}

@ObjectType('SixMansSeriesPage', { description: 'A page of 6mans series, newest first' })
export class SixMansSeriesPageType {
  @Field(() => [SixMansSeriesType]) items: SixMansSeriesType[];
  @Field(() => Int) total: number;
}

const DISCORD_ID = /^\d{5,20}$/;

/** A pasted id of the chat, also one that was copied as a mention: `<@123456>`. */
const chatIdOf = (value: unknown): unknown =>
  typeof value === 'string' ? pastedNumber(value).replace(/^<@!?(\d+)>$/, '$1') : value;

@InputType({ description: 'A player of the league by id, or an account of the chat server with its name' })
export class SixMansPersonInput {
  @ApiProperty({ type: 'integer', required: false, nullable: true })
  @Field(() => Int, { nullable: true })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(LARGEST_INT4)
  playerId?: number | null;
  @ApiProperty({ type: String, pattern: DISCORD_ID.source, required: false, nullable: true })
  @Field(() => String, { nullable: true })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => chatIdOf(value))
  @Matches(DISCORD_ID)
  discordId?: string | null;
  @ApiProperty({ type: String, maxLength: 100, required: false, nullable: true })
  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  name?: string | null;
}

/** The number of players on a side. */
const SIDE = {
  type: [SixMansPersonInput] as [typeof SixMansPersonInput],
  minItems: SIX_MANS_SIDE,
  maxItems: SIX_MANS_SIDE,
} satisfies ApiPropertyOptions;
const ANOTHER = 'The same six have the same result moments ago, and this is another series; refused otherwise';
const REFERENCE = 'Your own name for the series; the same one is refused a second time';

/** A written time as an instant. Anything else stays as it is, and is refused: not every object becomes a date. */
const instantOf = (value: unknown): unknown => (typeof value === 'string' ? new Date(value) : value);

@InputType()
export class SixMansReportInput {
  @ApiProperty(SIDE)
  @Field(() => [SixMansPersonInput])
  @ArrayMinSize(SIX_MANS_SIDE)
  @ArrayMaxSize(SIX_MANS_SIDE)
  @ValidateNested({ each: true })
  @Type(() => SixMansPersonInput)
  winners: SixMansPersonInput[];
  @ApiProperty(SIDE)
  @Field(() => [SixMansPersonInput])
  @ArrayMinSize(SIX_MANS_SIDE)
  @ArrayMaxSize(SIX_MANS_SIDE)
  @ValidateNested({ each: true })
  @Type(() => SixMansPersonInput)
  losers: SixMansPersonInput[];
  @ApiProperty({ enum: [0, 1, 2], description: 'Games that the losers won; the winners won 3' })
  @Field(() => Int, { description: '0 to 2' })
  @IsIn([0, 1, 2])
  loserGames: LoserGames;
  @ApiProperty({ type: Date, required: false, nullable: true, description: 'Now, when left out' })
  @Field(() => Date, { nullable: true, description: 'Now, when left out' })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => instantOf(value))
  @IsDate()
  playedAt?: Date | null;
  @ApiProperty({ type: String, maxLength: 100, required: false, nullable: true, description: REFERENCE })
  @Field(() => String, { nullable: true, description: REFERENCE })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  reference?: string | null;
  @ApiProperty({ type: Boolean, required: false, nullable: true, description: ANOTHER })
  @Field(() => Boolean, { nullable: true, description: ANOTHER })
  @IsOptional()
  @IsBoolean()
  isAnother?: boolean | null;
}

@InputType({ description: 'The lowest Elo of each rank; lower is E' })
export class SixMansFloorsInput {
  @Field(() => Int) @IsInt() s: number;
  @Field(() => Int) @IsInt() x: number;
  @Field(() => Int) @IsInt() a: number;
  @Field(() => Int) @IsInt() b: number;
  @Field(() => Int) @IsInt() c: number;
  @Field(() => Int) @IsInt() d: number;
}

@ObjectType('SixMansReported')
export class SixMansReportedType {
  @Field(() => Int) seriesId: number;
}

export const ReportSixMansResult = resultOf('ReportSixMansResult', SixMansReportedType);
