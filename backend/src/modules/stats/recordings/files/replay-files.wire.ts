import { ApiProperty } from '@nestjs/swagger';
import { LEAGUE_ERROR_CODES, type LeagueErrorCode } from '../../../../domain/league-error.ts';
import type { KeptFile } from './replay-files.service.ts';

/** Why a file was not kept. */
export class KeptFileRefusalWire {
  @ApiProperty({ enum: LEAGUE_ERROR_CODES }) code: LeagueErrorCode;
  @ApiProperty({ description: 'Key of the sentence in the translations' }) reasonKey: string;
  @ApiProperty({ type: 'object', additionalProperties: { oneOf: [{ type: 'string' }, { type: 'number' }] } })
  params: Record<string, string | number>;
}

/** What became of one file. */
export class KeptFileWire {
  @ApiProperty() name: string;
  @ApiProperty({ type: String, nullable: true, description: 'Of what was sent' }) sha256: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'The box score that links it to a game; null: not kept' })
  replayDigest: string | null;
  @ApiProperty({ type: KeptFileRefusalWire, nullable: true, description: 'null: it is kept' })
  refusal: KeptFileRefusalWire | null;
}

/** What became of the files. */
export class KeptFilesWire {
  @ApiProperty({ type: [KeptFileWire], description: 'In the order of the upload' }) files: KeptFileWire[];
}

export const toKeptFilesWire = (files: readonly KeptFile[]): KeptFilesWire => ({ files: [...files] });
