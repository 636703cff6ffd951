import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsObject } from 'class-validator';
import { MAX_GAMES, TABLE_GAMES } from '../../../domain/series/series-format.ts';
import { WALKOVERS } from '../../../domain/series/series-result.ts';
import type { Walkover } from '../../../domain/series/series-result.ts';
import { IdProperty, NumberProperty, TokenDto } from '../../../platform/rest/properties.ts';

const PLACES = 'Rows by match{1..7}_{home|away}_player{1..3}';

/** The series that a documented action changes. */
export class SeriesDto extends TokenDto {
  @IdProperty() seriesId: number;
  /** The original documented call does not have this field. */
  @NumberProperty({
    isOptional: true,
    description: 'The version that the form showed; when missing, the present one',
  })
  version: number | null = null;
}

export class ReportDto extends SeriesDto {
  /** `fromWireScores` reads the rows. It also accepts numbers as text, and empty rows. */
  @IsObject()
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: `${PLACES}, each of teamPlayerId, points, goals, assists, saves and shots; nothing or null for an empty place`,
  })
  scores: Record<string, unknown>;
}

export class WalkoverDto extends SeriesDto {
  /** The original documented call does not have `both`: neither team came (R5). */
  @IsIn(WALKOVERS)
  @ApiProperty({ enum: WALKOVERS, description: 'Who is given the series; both: neither team came' })
  teamWon: Walkover;
}

/** The text fields of the upload form. */
export class ReplayUploadDto extends TokenDto {
  @NumberProperty({
    isOptional: true,
    min: 1,
    max: MAX_GAMES,
    description: 'The game that a single file is for; left out, the first one that is empty',
  })
  gameNumber?: number;
}

/** The whole upload form. The files are taken out before the text fields are validated. */
export class ReplayFormDto extends ReplayUploadDto {
  @ApiProperty({ type: 'array', items: { type: 'string', format: 'binary' }, maxItems: MAX_GAMES, required: false })
  files?: unknown;
}

/** The parts of replay files that a call can have. */
export const REPLAY_PARTS = ['file', 'header'] as const;

/** The text fields of a night's upload. */
export class NightUploadDto extends TokenDto {
  @IsIn(REPLAY_PARTS)
  @ApiProperty({
    enum: REPLAY_PARTS,
    required: false,
    description: 'header: each file ends after its header section, which has all numbers',
  })
  part: (typeof REPLAY_PARTS)[number] = 'file';
}

/** The whole upload form of a night. */
export class NightFormDto extends NightUploadDto {
  @ApiProperty({ type: 'array', items: { type: 'string', format: 'binary' }, maxItems: TABLE_GAMES, required: false })
  files?: unknown;
}
