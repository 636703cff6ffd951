import { ApiProperty } from '@nestjs/swagger';
import { MAX_GAMES } from '../../../../domain/series/series-format.ts';
import { NumberProperty, TokenDto } from '../../../../platform/rest/properties.ts';

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
