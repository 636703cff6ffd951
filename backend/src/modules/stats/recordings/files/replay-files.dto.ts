import { ApiProperty } from '@nestjs/swagger';
import { MAX_GAMES } from '../../../../domain/series/series-format.ts';
import { TokenDto } from '../../../../platform/rest/properties.ts';

/** The form of an upload of replay files that are kept. */
export class KeepReplaysDto extends TokenDto {
  @ApiProperty({ type: 'array', items: { type: 'string', format: 'binary' }, maxItems: MAX_GAMES, required: false })
  files?: unknown;
}
