import { ApiProperty } from '@nestjs/swagger';
import { TABLE_FORMATS } from '../../domain/series/series-format.ts';
import type { SeriesFormat } from '../../domain/series/series-format.ts';
import type { DivisionRef } from '../refs/division-ref.ts';
import type { SeasonWithDivisions } from './season.ts';

/** A row of GET /api/season/current/divisions. */
export class DivisionLinkWire {
  @ApiProperty({ description: 'The name in addresses' }) discriminator: string;
  @ApiProperty() name: string;
}

export const toDivisionLinkWireRow = ({ discriminator, name }: DivisionRef): DivisionLinkWire => ({
  discriminator,
  name,
});

/** A row of GET /api/season/all/division/all. */
export class SeasonDivisionsWire {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty() name: string;
  @ApiProperty({ type: [DivisionLinkWire] }) divisions: DivisionLinkWire[];
}

export const toSeasonDivisionsWireRow = ({ id, name, divisions }: SeasonWithDivisions): SeasonDivisionsWire => ({
  id,
  name,
  divisions: divisions.map(toDivisionLinkWireRow),
});

/** A row of GET /api/season/all. */
export class SeasonWire {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty() name: string;
  @ApiProperty({ format: 'date', description: 'A Swedish day' }) startdate: string;
  @ApiProperty({ format: 'date', description: 'A Swedish day' }) enddate: string;
  @ApiProperty({ type: 'integer' }) numberDivisions: number;
  @ApiProperty({ enum: TABLE_FORMATS }) format: SeriesFormat;
}

export const toSeasonWireRow = ({
  id,
  name,
  startsOn,
  endsOn,
  divisions,
  format,
}: SeasonWithDivisions): SeasonWire => ({
  id,
  name,
  startdate: startsOn,
  enddate: endsOn,
  numberDivisions: divisions.length,
  format,
});
