import { ApiProperty } from '@nestjs/swagger';
import { CONFIRMATIONS } from '../../../domain/match-week/confirmation.ts';
import type { Confirmation } from '../../../domain/match-week/confirmation.ts';
import { WEEK_STEPS } from '../../../domain/match-week/week-facts.ts';
import type { WeekStep } from '../../../domain/match-week/week-facts.ts';
import { SIDES } from '../../../domain/sides.ts';
import type { Side } from '../../../domain/sides.ts';
import type { OwnSeries } from './own-series.ts';

export class OwnSeriesWire {
  @ApiProperty() seriesId: number;
  @ApiProperty() week: number;
  @ApiProperty({ enum: SIDES }) side: Side;
  @ApiProperty({ enum: WEEK_STEPS, description: 'What the caller does next' }) step: WeekStep;
  @ApiProperty() homeTeamId: number;
  @ApiProperty() awayTeamId: number;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) scheduledAt: string | null;
  @ApiProperty({ enum: CONFIRMATIONS, nullable: true, type: String }) confirmation: Confirmation | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) confirmBy: string | null;
  @ApiProperty({ format: 'date-time' }) deadline: string;
}

/** A series of the caller's team as REST shows it. */
export const toOwnSeriesWire = (series: OwnSeries): OwnSeriesWire => ({
  seriesId: series.seriesId,
  week: series.week,
  side: series.side,
  step: series.step,
  homeTeamId: series.teamIds.home,
  awayTeamId: series.teamIds.away,
  scheduledAt: series.scheduledAt?.toISOString() ?? null,
  confirmation: series.confirmation,
  confirmBy: series.confirmBy?.toISOString() ?? null,
  deadline: series.window.deadline.toISOString(),
});
