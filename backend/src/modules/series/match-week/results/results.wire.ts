import { ApiProperty } from '@nestjs/swagger';
import { CONFIRMATIONS } from '../../../../domain/match-week/confirmation.ts';
import type { Confirmation } from '../../../../domain/match-week/confirmation.ts';
import { DISPUTE_OUTCOMES } from '../../../../domain/match-week/dispute.ts';
import type { DisputeOutcome } from '../../../../domain/match-week/dispute.ts';
import type { ReportedGoal } from '../../../../domain/series/goal-list.ts';
import type { ReportedRow } from '../../../../domain/series/series-report.ts';
import { SIDES } from '../../../../domain/sides.ts';
import type { Side } from '../../../../domain/sides.ts';
import type { WeekSeries } from '../week-series.ts';
import type { DisputeView, WeekResult } from './week-result.ts';

class StoryWire {
  @ApiProperty({ enum: SIDES }) side: Side;
  @ApiProperty() text: string;
  @ApiProperty({ type: String, nullable: true }) by: string | null;
  @ApiProperty({ format: 'date-time' }) at: string;
}

class DisputeWire {
  @ApiProperty() id: number;
  @ApiProperty({ enum: SIDES }) side: Side;
  @ApiProperty({ type: Number, nullable: true, description: 'null: the whole result' }) game: number | null;
  @ApiProperty({ format: 'date-time' }) openedAt: string;
  @ApiProperty({ enum: DISPUTE_OUTCOMES, nullable: true, type: String, description: 'null: not decided' })
  outcome: DisputeOutcome | null;
  @ApiProperty({ type: String, nullable: true }) reason: string | null;
  @ApiProperty({ type: [StoryWire] }) stories: StoryWire[];
}

export class WeekResultWire {
  @ApiProperty() seriesId: number;
  @ApiProperty() version: number;
  @ApiProperty({ enum: CONFIRMATIONS, nullable: true, type: String }) confirmation: Confirmation | null;
  @ApiProperty({ enum: SIDES, nullable: true, type: String }) reportedBySide: Side | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) confirmBy: string | null;
  @ApiProperty() mayReport: boolean;
  @ApiProperty() mayAnswer: boolean;
  @ApiProperty({ type: DisputeWire, nullable: true }) dispute: DisputeView | null;
}

/** The result of a series as REST shows it. */
export const toWeekResultWire = ({ id, version }: WeekSeries, result: WeekResult): WeekResultWire => ({
  seriesId: id,
  version,
  confirmation: result.confirmation,
  reportedBySide: result.reportedBySide,
  confirmBy: result.confirmBy?.toISOString() ?? null,
  mayReport: result.mayReport,
  mayAnswer: result.mayAnswer,
  dispute: result.dispute,
});

/** A game as it is typed. */
interface TypedGame {
  homeGoals: number;
  awayGoals: number;
  home: ReportedRow[];
  away: ReportedRow[];
  replayDigest: string | null;
  recording: string | null;
  goals: ReportedGoal[] | null;
}

/** A game of a report as the use-case takes it. */
export const toGameOfReport = ({ homeGoals, awayGoals, home, away, replayDigest, recording, goals }: TypedGame) => ({
  goals: { home: homeGoals, away: awayGoals },
  rows: { home, away },
  replayDigest,
  recording,
  goalList: goals ?? [],
});
