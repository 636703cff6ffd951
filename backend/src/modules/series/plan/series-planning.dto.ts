import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsOptional, IsString, MaxLength } from 'class-validator';
import { IdProperty, NumberProperty, TokenDto } from '../../../platform/rest/properties.ts';
import { SeriesDto } from '../report/series-report.dto.ts';

export class CreateAllMatchesDto extends TokenDto {
  @IdProperty() divisionId: number;

  @NumberProperty({ description: 'Series of a team in a week: 1 or 2' })
  matchesPerWeek: number;

  @NumberProperty({ isOptional: true, default: 1, description: 'How often a pair meets: 1 or 2' })
  noOfGamesVsOther = 1;

  @NumberProperty({ isOptional: true, default: 1, description: 'Another seed draws another schedule' })
  seed = 1;

  @NumberProperty({
    isOptional: true,
    default: 0,
    description:
      'How many reported series the caller agrees to lose. Any other number than there are is refused with 409, ' +
      'which says how many that is; nothing is changed then.',
  })
  discardedResults = 0;
}

export class WeekDto extends TokenDto {
  @IdProperty() divisionId: number;
  @NumberProperty({ min: 1, max: 99 }) week: number;
}

const TRUE: readonly unknown[] = [true, 1, '1', 'true'];
const FALSE: readonly unknown[] = [false, 0, '0', 'false', '', null, undefined];

/** The documented call gives the flag no type: 1, '1', 'true' and true mean yes. */
const toFlag = (value: unknown): unknown => (TRUE.includes(value) ? true : FALSE.includes(value) ? false : value);

export class StreamAndTimeDto extends SeriesDto {
  @Transform(({ value }) => toFlag(value))
  @IsBoolean()
  @ApiProperty({
    oneOf: [{ type: 'boolean' }, { type: 'integer' }, { type: 'string' }],
    enum: [...TRUE, ...FALSE.slice(0, -2)],
    required: false,
    nullable: true,
    description: 'Is it shown on stream? Left out, it is not',
  })
  stream = false;

  @IsOptional()
  @IsString()
  @MaxLength(40)
  @ApiProperty({
    type: String,
    maxLength: 40,
    required: false,
    nullable: true,
    description: 'YYYY-MM-DD HH:mm in Swedish time; empty, null or left out takes the time away',
  })
  matchdate: string | null = null;
}
