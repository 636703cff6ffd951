/** What staff do to a series of the captains' match week (R27), as the services do it. */
import type { Actor, RoleName } from '../../actor.ts';
import { LeagueError } from '../../league-error.ts';
import * as Report from '../../series/series-report.ts';
import type { Walkover } from '../../series/series-result.ts';
import { assertMayBePlayed, assertMayBeTimed } from '../../series/series-time.ts';
import { parseTime } from '../../stockholm-time.ts';
import { assertWalkover, requiredText } from '../dispute.ts';
import type { DisputeDecision } from '../dispute.ts';
import * as NoShow from '../no-show.ts';
import type { TimedClaim } from '../no-show.ts';
import { assertMayJudge } from '../week-relation.ts';
import { isSame, openClaim, openDispute, seenBy, withClaim, wordsOf, writtenState } from './week-series.ts';
import type { Slip, State, Turn } from './week-series.ts';

const person = (userId: number, role: RoleName): Actor => ({
  ...{ userId, playerId: userId, roles: [role], sessionId: null, isMember: true, nationality: 'se' },
});
/** Staff, some of whom play in the division. The fifth one runs another division. */
export const STAFF = {
  admin: { actor: person(1, 'admin'), isOwnTeam: false },
  'division admin': { actor: person(2, 'divisionadmin'), isOwnTeam: false },
  'admin who plays': { actor: person(3, 'admin'), isOwnTeam: true },
  'division admin who plays': { actor: person(2, 'divisionadmin'), isOwnTeam: true },
  stranger: { actor: person(4, 'divisionadmin'), isOwnTeam: false },
} as const;
export type StaffName = keyof typeof STAFF;
export const STAFF_NAMES = Object.keys(STAFF) as StaffName[];
const DIVISION_ADMIN = 2;

export interface StaffsAct {
  who: 'staff';
  by: StaffName;
  does: keyof typeof STAFFS;
  slip: Slip | null;
  slots: readonly number[];
  winner: Walkover;
}

const ofStaff = { confirmation: null, reportedBySide: null, confirmBy: null };

/** The series as the one of the staff holds it, to change it. */
const changeable = (turn: Turn<StaffsAct>) => {
  const { actor, isOwnTeam } = STAFF[turn.act.by];
  const { state } = turn;
  const held = { ...state, isReported: state.reportedAt !== null, divisionAdminUserId: DIVISION_ADMIN, isOwnTeam };
  return Report.changeableSeries(actor, held, seenBy(turn));
};
const assertOthersContest = ({ state, act }: Turn<StaffsAct>): void =>
  Report.assertOthersContest({
    isContested: state.confirmation === 'disputed' || openClaim(state) !== null,
    isOwnTeam: STAFF[act.by].isOwnTeam,
  });
const planned = (plan: (turn: Turn<StaffsAct>) => Partial<Pick<State, 'scheduledAt' | 'isStreamed'>>) => {
  return (turn: Turn<StaffsAct>): State => {
    const { state, now } = turn;
    const { scheduledAt, isStreamed } = { ...state, ...plan(turn) };
    assertMayBeTimed(changeable(turn), scheduledAt, now);
    const isRetimed = !isSame(scheduledAt, state.scheduledAt);
    if (isRetimed) assertOthersContest(turn);
    return isRetimed || isStreamed !== state.isStreamed ? writtenState(state, { scheduledAt, isStreamed }) : state;
  };
};
const decidedResult = (of: (turn: Turn<StaffsAct>) => Partial<State>) => {
  return (turn: Turn<StaffsAct>): State => {
    changeable(turn);
    assertOthersContest(turn);
    const by = { reportedAt: turn.now, reportedBy: turn.act.by, walkover: null };
    return writtenState(turn.state, { ...ofStaff, ...by, ...of(turn) });
  };
};
const storeWalkover = decidedResult(({ act }) => ({ walkover: act.winner }));
const reset = decidedResult(({ state }) => {
  if (!state.reportedAt) throw new LeagueError('SERIES_NOT_REPORTED', 'api.series.not-reported');
  return { reportedAt: null, reportedBy: null };
});
const assertJudge = ({ by }: StaffsAct): void => {
  const { actor, isOwnTeam } = STAFF[by];
  assertMayJudge({ isStaff: Report.mayChange(actor, { divisionAdminUserId: DIVISION_ADMIN, isOwnTeam }), isOwnTeam });
};
const decide = (decision: DisputeDecision, then: (turn: Turn<StaffsAct>) => State) => {
  return (turn: Turn<StaffsAct>): State => {
    assertJudge(turn.act);
    if (!openDispute(turn.state)) throw new LeagueError('DISPUTE_OVER', 'api.match-week.dispute.none');
    Report.assertVersion(turn.state, seenBy(turn));
    assertWalkover(decision, (decision === 'walkover') === (turn.act.slip !== 'careless') ? turn.act.winner : null);
    requiredText(wordsOf(turn.act), 'reason');
    return then(turn);
  };
};
const decideClaim = (then: (turn: Turn<StaffsAct>, claim: TimedClaim) => State) => {
  return (turn: Turn<StaffsAct>): State => {
    assertJudge(turn.act);
    Report.assertVersion(turn.state, seenBy(turn));
    return then(turn, NoShow.claimOrThrow(openClaim(turn.state)));
  };
};

/** The series after each act of staff. What is refused throws a LeagueError. */
export const STAFFS = {
  'set time': planned(({ setting, act }) => ({
    scheduledAt: parseTime(setting.slots[(act.slots[0] ?? 0) % setting.slots.length] as string, 'scheduledAt'),
  })),
  'remove time': planned(() => ({ scheduledAt: null })),
  stream: planned(({ state }) => ({ isStreamed: !state.isStreamed })),
  store: decidedResult(({ state }) => {
    assertMayBePlayed({ ...state, isReported: state.reportedAt !== null });
    return {};
  }),
  'store walkover': storeWalkover,
  reset,
  keep: decide('keep', ({ state }) => writtenState(state, ofStaff)),
  correct: decide('correct', ({ state }) => writtenState(state, {})),
  replay: decide('replay', (turn) => writtenState(reset(turn), { scheduledAt: null })),
  'give walkover': decide('walkover', storeWalkover),
  grant: decideClaim((turn, claim) => {
    NoShow.assertMayGrant(claim, turn.now);
    return storeWalkover({ ...turn, act: { ...turn.act, winner: claim.side } });
  }),
  decline: decideClaim(({ state }) => withClaim(state, { outcome: 'declined' })),
};

export const STAFFS_DEEDS = Object.keys(STAFFS) as StaffsAct['does'][];
