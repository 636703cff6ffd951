import { Allow, IsInt, IsOptional, IsString, Max, Min } from 'class-validator';
import { LARGEST_INT4, NumberOrDigits } from '../../platform/rest/params.ts';

class StaffBody {
  /** Read by the access layer, before the body is validated. */
  @Allow() accessToken?: unknown;
}

export class NewsCategoryBody extends StaffBody {
  @IsString() category: string;
}

export class NewsBody extends StaffBody {
  /** Who writes is told by the token: what is said here counts for nothing (T08). */
  @Allow() userId?: unknown;
  @NumberOrDigits() @IsInt() @Min(1) @Max(LARGEST_INT4) newscategory: number;
  /** Data URLs; empty or left out, there is no picture. */
  @IsOptional() @IsString() newsthumbnail?: string | null;
  @IsOptional() @IsString() newsimage?: string | null;
  /** Empty or left out, it is made of the title. */
  @IsOptional() @IsString() newscustomUrl?: string | null;
  @IsOptional() @IsString() newsdescription?: string | null;
  @IsString() newstitle: string;
  @IsString() newscontent: string;
}
