import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsObject } from 'class-validator';
import { MAX_GAMES } from '../../../domain/series/series-format.ts';
import { WALKOVERS } from '../../../domain/series/series-result.ts';
import type { Walkover } from '../../../domain/series/series-result.ts';
import { IdProperty, NumberProperty, TokenDto } from '../../../platform/rest/properties.ts';

const PLACES = 'Rows by match{1..5}_{home|away}_player{1..3}';

/** Which series a documented action is about. */
export class SeriesDto extends TokenDto {
  @IdProperty() seriesId: number;
  /** An addition of ours. */
  @NumberProperty({
    isOptional: true,
    description: 'The version that the form showed; left out, the one that stands when the call arrives',
  })
  version: number | null = null;
}

export class ReportDto extends SeriesDto {
  /** Read row by row by `fromWireScores`, which also takes digits in text and empty places. */
  @IsObject()
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: `${PLACES}, each of teamPlayerId, points, goals, assists, saves and shots; nothing or null for an empty place`,
  })
  scores: Record<string, unknown>;
}

export class WalkoverDto extends SeriesDto {
  /** `both` is an addition of ours: neither team came (R5). */
  @IsIn(WALKOVERS)
  @ApiProperty({ enum: WALKOVERS, description: 'Who is given the series; both: neither team came' })
  teamWon: Walkover;
}

/** The text fields beside the uploaded files. */
export class ReplayUploadDto extends TokenDto {
  @NumberProperty({
    isOptional: true,
    min: 1,
    max: MAX_GAMES,
    description: 'The game that a single file is for; left out, the first one that is empty',
  })
  gameNumber?: number;
}

/** The same as a form with its files, which are taken out before the rest is validated. */
export class ReplayFormDto extends ReplayUploadDto {
  @ApiProperty({ type: 'array', items: { type: 'string', format: 'binary' }, maxItems: MAX_GAMES, required: false })
  files?: unknown;
}
