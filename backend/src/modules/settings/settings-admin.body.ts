import { Allow, IsIn, IsString, ValidateIf } from 'class-validator';
import { START_TYPES } from './settings.service.ts';
import type { StartType } from './settings.service.ts';

const SWITCH = ['true', 'false'] as const;
type Switch = (typeof SWITCH)[number];

class StaffBody {
  /** Read by the access layer, before the body is validated. */
  @Allow() accessToken?: unknown;
}

/** One switch or both; one that is left out stays as it is. */
export class SwitchesBody extends StaffBody {
  /** Who acts is told by the token: what is said here counts for nothing (T08). */
  @Allow() userId?: unknown;
  /** Also looked at when neither switch is there: a call that names none is a mistake. */
  @ValidateIf((body: SwitchesBody) => body.registration !== undefined || body.transfer === undefined)
  @IsIn(SWITCH)
  registration?: Switch;
  @ValidateIf((body: SwitchesBody) => body.transfer !== undefined)
  @IsIn(SWITCH)
  transfer?: Switch;
}

export class StartBody extends StaffBody {
  @IsIn(START_TYPES) starttype: StartType;
  @IsString() startcontent: string;
  @IsString() startcontenteng: string;
}
