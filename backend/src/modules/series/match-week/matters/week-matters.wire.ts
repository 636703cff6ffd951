import { ApiProperty } from '@nestjs/swagger';
import { WEEK_GROUPS } from '../../../../domain/match-week/week-facts.ts';
import type { WeekGroup } from '../../../../domain/match-week/week-facts.ts';
import type { WeekMatter } from './week-matter.ts';

export class WeekMatterWire {
  @ApiProperty() seriesId: number;
  @ApiProperty({ enum: WEEK_GROUPS, description: 'The most urgent first' }) group: WeekGroup;
  @ApiProperty() divisionId: number;
  @ApiProperty() week: number;
  @ApiProperty() homeTeamId: number;
  @ApiProperty() awayTeamId: number;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) scheduledAt: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) confirmBy: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'What suits both teams best' })
  suggestedStart: string | null;
}

/** A matter as REST shows it. */
export const toWeekMatterWire = (matter: WeekMatter): WeekMatterWire => ({
  seriesId: matter.seriesId,
  group: matter.group,
  divisionId: matter.divisionId,
  week: matter.week,
  homeTeamId: matter.teamIds.home,
  awayTeamId: matter.teamIds.away,
  scheduledAt: matter.scheduledAt?.toISOString() ?? null,
  confirmBy: matter.confirmBy?.toISOString() ?? null,
  suggestedStart: matter.suggestedStart?.toISOString() ?? null,
});
