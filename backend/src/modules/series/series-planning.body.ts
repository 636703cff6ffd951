import { Transform } from 'class-transformer';
import { Allow, IsBoolean, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { SeriesBody } from './series-report.body.ts';
import { LARGEST_INT4, NumberOrDigits } from '../../platform/rest/params.ts';

export class CreateAllMatchesBody {
  /** Read by the access layer, before the body is validated. */
  @Allow() accessToken?: unknown;
  @NumberOrDigits() @IsInt() @Min(1) @Max(LARGEST_INT4) divisionId: number;
  @NumberOrDigits() @IsInt() matchesPerWeek: number;
  /** Not in the document: how often a pair meets. */
  @IsOptional() @NumberOrDigits() @IsInt() noOfGamesVsOther = 1;
  /** Not in the document: another seed draws another schedule. */
  @IsOptional() @NumberOrDigits() @IsInt() seed = 1;
  /** Not in the document: without it, series with results are never replaced. */
  @IsOptional() @NumberOrDigits() @IsInt() discardedResults = 0;
}

export class WeekBody {
  @Allow() accessToken?: unknown;
  @NumberOrDigits() @IsInt() @Min(1) @Max(LARGEST_INT4) divisionId: number;
  @NumberOrDigits() @IsInt() @Min(1) @Max(99) week: number;
}

const TRUE: readonly unknown[] = [true, 1, '1', 'true'];
const FALSE: readonly unknown[] = [false, 0, '0', 'false', '', null, undefined];

/** The document has no type for the flag: 1, '1', 'true' and true are yes. */
const toFlag = (value: unknown): unknown => (TRUE.includes(value) ? true : FALSE.includes(value) ? false : value);

export class StreamAndTimeBody extends SeriesBody {
  @Transform(({ value }) => toFlag(value)) @IsBoolean() stream = false;
  /** Swedish time; empty or null takes the time away. */
  @IsOptional() @IsString() @MaxLength(40) matchdate: string | null = null;
}
