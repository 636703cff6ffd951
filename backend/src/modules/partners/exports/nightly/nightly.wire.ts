import { ApiProperty } from '@nestjs/swagger';
import { DATA_LICENCE, SCHEMA_VERSION } from '../export-files.ts';
import { MANIFEST, type NightManifest } from './night-manifest.ts';

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

/** A night that is kept. */
export class NightWire {
  @ApiProperty({ format: 'date', description: 'The day in Sweden', example: '2026-03-10' }) night: string;
  @ApiProperty({ format: 'date-time', description: 'In UTC; the files are the league at this moment' }) madeAt: string;
  @ApiProperty({ description: 'Where its manifest is', example: '/api/exports/nightly/2026-03-10/manifest.json' })
  manifest: string;
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: "The feed's newest event that the files know: continue with `after`. null: of an earlier version",
  })
  position: number | null;
}

/** GET /api/exports/nightly: the newest night, and the names of all. */
export class NightlyWire {
  @ApiProperty({ format: 'date', description: 'The day in Sweden', example: '2026-03-10' }) night: string;
  @ApiProperty({ format: 'date-time', description: 'In UTC; the files are the league at this moment' }) madeAt: string;
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: "The feed's newest event that the files know: continue with `after`. null: of an earlier version",
  })
  position: number | null;
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description:
      'The number of changes of what visitors see, as `leagueVersion` of GraphQL. null: of an earlier version',
  })
  leagueVersion: number | null;
  @ApiProperty({
    type: 'integer',
    description: 'Grows when a column is removed, renamed or changes its meaning',
    example: SCHEMA_VERSION,
  })
  schemaVersion: number;
  @ApiProperty() licence: LicenceWire;
  @ApiProperty({ type: [DumpedFileWire] }) files: DumpedFileWire[];
  @ApiProperty({ type: [String], description: 'All nights that are kept, newest first' }) nights: string[];
  @ApiProperty({ type: [NightWire], description: 'The same nights, each with the place where a copy continues' })
  kept: NightWire[];
}

export const toNightlyWire = (newest: NightManifest, all: readonly NightManifest[]): NightlyWire => ({
  night: newest.night,
  madeAt: newest.madeAt,
  position: newest.position ?? null,
  leagueVersion: newest.leagueVersion ?? null,
  schemaVersion: newest.schemaVersion,
  licence: { ...newest.licence },
  files: newest.files,
  nights: all.map(({ night }) => night),
  kept: all.map(({ night, madeAt, position = null }) => ({
    ...{ night, madeAt, position },
    manifest: `/api/exports/nightly/${night}/${MANIFEST}`,
  })),
});
