/** Something that staff decide, once (R10): pending, then accepted, denied, or cancelled because nobody asks any more. */
import { LeagueError } from './league-error.ts';

export type ApprovalStatus = 'pending' | 'accepted' | 'denied' | 'cancelled';

const MOVES: Record<ApprovalStatus, readonly ApprovalStatus[]> = {
  pending: ['accepted', 'denied', 'cancelled'],
  accepted: [],
  denied: [],
  cancelled: [],
};

/** The state that a request moves to; whoever comes second is refused with REQUEST_ALREADY_DECIDED. */
export function decide(from: ApprovalStatus, to: ApprovalStatus): ApprovalStatus {
  if (MOVES[from].includes(to)) return to;
  throw new LeagueError('REQUEST_ALREADY_DECIDED', 'conflict', 'api.request.already-decided');
}
