import { Allow, IsIn, IsInt, IsObject, IsOptional, Max, Min } from 'class-validator';
import { MAX_GAMES } from '../../../domain/series/series-format.ts';
import type { Walkover } from '../../../domain/series/series-result.ts';
import { LARGEST_INT4, NumberOrDigits } from '../../../platform/rest/params.ts';

/** Which series a documented action is about. */
export class SeriesBody {
  /** Read by the access layer, before the body is validated. */
  @Allow() accessToken?: unknown;
  @NumberOrDigits() @IsInt() @Min(1) @Max(LARGEST_INT4) seriesId: number;
  /** An addition of ours: the version that the form showed. Without it, the one that stands when the call arrives. */
  @IsOptional() @NumberOrDigits() @IsInt() version: number | null = null;
}

export class ReportBody extends SeriesBody {
  @IsObject() scores: Record<string, unknown>;
}

export class WalkoverBody extends SeriesBody {
  /** `both` is an addition of ours: neither team came (R5). */
  @IsIn(['home', 'away', 'both']) teamWon: Walkover;
}

/** The text fields beside the uploaded files. */
export class ReplayUploadBody {
  @Allow() accessToken?: unknown;
  @IsOptional() @NumberOrDigits() @IsInt() @Min(1) @Max(MAX_GAMES) gameNumber?: number;
}
