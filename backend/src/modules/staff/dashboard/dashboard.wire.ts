import { ApiProperty } from '@nestjs/swagger';
import type { DayCount } from './dashboard.ts';

/** A row of GET /api/users/playersPerDate and /api/team/signedUpTeamsPerDate. */
export class DayWire {
  @ApiProperty({ format: 'date', description: 'A Swedish day' }) date: string;
  @ApiProperty({ type: 'integer', description: 'New on that day' }) count: number;
}

export const toWireDay = ({ date, count }: DayCount): DayWire => ({ date, count });
