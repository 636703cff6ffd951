import { Transform } from 'class-transformer';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Allow, IsBoolean, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { SeriesBody } from '../report/series-report.body.ts';
import { LARGEST_INT4, NumberOrDigits } from '../../../platform/rest/params.ts';

export class CreateAllMatchesBody {
  /** Read by the access layer, before the body is validated. */
  @Allow()
  @ApiPropertyOptional({ type: String, description: 'Or an Authorization header, or the cookie of the site' })
  accessToken?: unknown;

  @NumberOrDigits()
  @IsInt()
  @Min(1)
  @Max(LARGEST_INT4)
  @ApiProperty({ type: Number })
  divisionId: number;

  @NumberOrDigits()
  @IsInt()
  @ApiProperty({ type: Number, description: 'Series of a team in a week: 1 or 2' })
  matchesPerWeek: number;

  @IsOptional()
  @NumberOrDigits()
  @IsInt()
  @ApiPropertyOptional({ type: Number, default: 1, description: 'How often a pair meets: 1 or 2' })
  noOfGamesVsOther = 1;

  @IsOptional()
  @NumberOrDigits()
  @IsInt()
  @ApiPropertyOptional({ type: Number, default: 1, description: 'Another seed draws another schedule' })
  seed = 1;

  @IsOptional()
  @NumberOrDigits()
  @IsInt()
  @ApiPropertyOptional({
    type: Number,
    default: 0,
    description:
      'How many reported series the caller agrees to lose. Any other number than there are is refused with 409, ' +
      'which says how many that is; nothing is changed then.',
  })
  discardedResults = 0;
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
