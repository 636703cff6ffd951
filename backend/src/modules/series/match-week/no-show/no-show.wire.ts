import { ApiProperty } from '@nestjs/swagger';
import { CLAIM_OUTCOMES } from '../../../../domain/match-week/no-show.ts';
import type { ClaimOutcome } from '../../../../domain/match-week/no-show.ts';
import { SIDES } from '../../../../domain/sides.ts';
import type { Side } from '../../../../domain/sides.ts';
import type { WeekSeries } from '../week-series.ts';
import type { WeekNoShow } from './week-no-show.ts';

class ObjectionWire {
  @ApiProperty({ type: String, nullable: true }) text: string | null;
  @ApiProperty({ type: String, nullable: true }) by: string | null;
  @ApiProperty({ format: 'date-time' }) at: string;
}

class ClaimWire {
  @ApiProperty() id: number;
  @ApiProperty({ enum: SIDES, description: 'The team that was there' }) side: Side;
  @ApiProperty({ format: 'date-time' }) claimedAt: string;
  @ApiProperty({ format: 'date-time' }) objectBy: string;
  @ApiProperty({ type: String, nullable: true }) by: string | null;
  @ApiProperty({ type: ObjectionWire, nullable: true }) objection: ObjectionWire | null;
  @ApiProperty({ enum: CLAIM_OUTCOMES, nullable: true, type: String, description: 'null: not decided' })
  outcome: ClaimOutcome | null;
  @ApiProperty({ type: String, nullable: true }) reason: string | null;
}

export class WeekNoShowWire {
  @ApiProperty() seriesId: number;
  @ApiProperty() version: number;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) claimableFrom: string | null;
  @ApiProperty() mayClaim: boolean;
  @ApiProperty() mayObject: boolean;
  @ApiProperty() mayWithdraw: boolean;
  @ApiProperty({ type: ClaimWire, nullable: true }) claim: ClaimWire | null;
}

/** The claim of a series as REST shows it. */
export const toWeekNoShowWire = ({ id, version }: WeekSeries, noShow: WeekNoShow): WeekNoShowWire => ({
  seriesId: id,
  version,
  claimableFrom: noShow.claimableFrom?.toISOString() ?? null,
  mayClaim: noShow.mayClaim,
  mayObject: noShow.mayObject,
  mayWithdraw: noShow.mayWithdraw,
  claim: noShow.claim,
});
