import { ApiProperty } from '@nestjs/swagger';
import { DATA_LICENCE, SCHEMA_VERSION } from '../export-files.ts';
import type { NightManifest } from './night-manifest.ts';

/** The licence of the data. */
export class LicenceWire {
  @ApiProperty({ description: 'Its SPDX name', example: DATA_LICENCE.id }) id: string;
  @ApiProperty({ example: DATA_LICENCE.url }) url: string;
  @ApiProperty({ description: 'Whom to name', example: DATA_LICENCE.attribution }) attribution: string;
}

/** A file of a night. */
export class DumpedFileWire {
  @ApiProperty({ example: 'series.csv.gz' }) name: string;
  @ApiProperty({ type: 'integer', description: 'The lines of the table, without the header' }) rows: number;
  @ApiProperty({ type: 'integer', description: 'The size of the gzip file' }) bytes: number;
  @ApiProperty({ description: 'The SHA-256 of the gzip file, hexadecimal' }) sha256: string;
}

/** GET /api/exports/nightly: the newest night, and the names of all. */
export class NightlyWire {
  @ApiProperty({ format: 'date', description: 'The day in Sweden', example: '2026-03-10' }) night: string;
  @ApiProperty({ format: 'date-time', description: 'In UTC; the files are the league at this moment' }) madeAt: string;
  @ApiProperty({
    type: 'integer',
    description: 'Grows when a column is removed, renamed or changes its meaning',
    example: SCHEMA_VERSION,
  })
  schemaVersion: number;
  @ApiProperty() licence: LicenceWire;
  @ApiProperty({ type: [DumpedFileWire] }) files: DumpedFileWire[];
  @ApiProperty({ type: [String], description: 'All nights that are kept, newest first' }) nights: string[];
}

export const toNightlyWire = (newest: NightManifest, all: readonly NightManifest[]): NightlyWire => ({
  night: newest.night,
  madeAt: newest.madeAt,
  schemaVersion: newest.schemaVersion,
  licence: { ...newest.licence },
  files: newest.files,
  nights: all.map(({ night }) => night),
});
