/**
 * One series of the captains' match week (R27), as the services and the triggers of the database change it. Each check is
 * the domain's own: what is refused throws a LeagueError. For histories of all acts together.
 */
import * as Confirmation from '../confirmation.ts';
import { sideOfCaptain } from '../week-relation.ts';
import { CAPTAINS } from './captains-acts.ts';
import type { CaptainsAct } from './captains-acts.ts';
import { STAFFS } from './staffs-acts.ts';
import type { StaffsAct } from './staffs-acts.ts';
import { factsOf, writtenState } from './week-series.ts';
import type { Setting, State } from './week-series.ts';

/** Time passes; or the job confirms what no one has answered. */
export interface ClocksAct {
  who: 'clock';
  does: 'wait' | 'go to' | 'confirm overdue';
}
export type Act = CaptainsAct | StaffsAct | ClocksAct;

/** The series after an act. */
export function afterAct(setting: Setting, state: State, act: Act, now: Date): State {
  if (act.who === 'staff') return STAFFS[act.does]({ setting, state, act, now });
  if (act.who === 'captain') {
    sideOfCaptain({ side: act.by, isCaptain: act.slip !== 'no-captain', isStaff: false });
    return CAPTAINS[act.does]({ setting, state, act, now });
  }
  const isDue = act.does === 'confirm overdue' && Confirmation.isOverdue(factsOf(setting, state), now);
  return isDue ? writtenState(state, { confirmation: 'confirmed', confirmBy: null }) : state;
}
