/**
 * One series of the captains' match week (R27), as the services and the triggers of the database change it. Each check is
 * the domain's own: what is refused throws a LeagueError. For histories of all acts together.
 */
import type { Actor, RoleName } from '../../actor.ts';
import { LeagueError } from '../../league-error.ts';
import * as Report from '../../series/series-report.ts';
import type { Walkover } from '../../series/series-result.ts';
import { assertMayBePlayed, assertMayBeTimed } from '../../series/series-time.ts';
import { otherSide } from '../../sides.ts';
import type { Side, Sides } from '../../sides.ts';
import { parse } from '../../stockholm-time.ts';
import * as Confirmation from '../confirmation.ts';
import type { ResultFacts } from '../confirmation.ts';
import { assertWalkover, saidText } from '../dispute.ts';
import type { DisputeDecision, DisputeOutcome } from '../dispute.ts';
import * as NoShow from '../no-show.ts';
import type { ClaimFacts, ClaimOutcome, TimedClaim } from '../no-show.ts';
import { assertLineUp, assertMayName } from '../ready.ts';
import type { ReadyFacts } from '../ready.ts';
import * as Agreement from '../time-agreement.ts';
import type { AgreementFacts, ProposalStatus, Table } from '../time-agreement.ts';
import type { WeekFacts } from '../week-facts.ts';
import { assertMayJudge, sideOfCaptain } from '../week-relation.ts';
import type { WeekRules } from '../week-rules.ts';
import type { WeekWindow } from '../week-window.ts';

/** The week, its rules, and the Swedish times that people type in this history. */
export interface Setting {
  rules: WeekRules;
  window: WeekWindow;
  slots: readonly string[];
}

/** What the database has about the series. */
export interface State {
  scheduledAt: Date | null;
  isStreamed: boolean;
  version: number;
  reportedAt: Date | null;
  reportedBy: string | null;
  walkover: Walkover | null;
  confirmation: Confirmation.Confirmation | null;
  reportedBySide: Side | null;
  confirmBy: Date | null;
  offers: readonly { side: Side; starts: readonly Date[]; status: ProposalStatus; agreed: Date | null }[];
  /** The start for which each side has named its line-up. */
  lineUps: Sides<Date | null>;
  disputes: readonly { side: Side; told: Sides<boolean>; outcome: DisputeOutcome | null }[];
  claims: readonly (TimedClaim & { forStart: Date; outcome: ClaimOutcome | null })[];
}

/** A series that is only planned. */
export const PLANNED: State = {
  ...{ scheduledAt: null, isStreamed: false, version: 1, reportedAt: null, reportedBy: null, walkover: null },
  ...{ confirmation: null, reportedBySide: null, confirmBy: null },
  ...{ offers: [], lineUps: { home: null, away: null }, disputes: [], claims: [] },
};

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

/** What a person does wrong: they saw an older version, they send half a form, or they lead no team. */
export type Slip = 'stale' | 'careless' | 'no-captain';

export interface CaptainsAct {
  who: 'captain';
  by: Side;
  does: keyof typeof CAPTAINS;
  slip: Slip | null;
  /** Numbers of the times that they type. */
  slots: readonly number[];
}
export interface StaffsAct {
  who: 'staff';
  by: StaffName;
  does: keyof typeof STAFFS;
  slip: Slip | null;
  slots: readonly number[];
  winner: Walkover;
}
/** Time passes; or the job confirms what no one has answered. */
export interface ClocksAct {
  who: 'clock';
  does: 'wait' | 'go to' | 'confirm overdue';
}
export type Act = CaptainsAct | StaffsAct | ClocksAct;
interface Turn<Act> {
  setting: Setting;
  state: State;
  act: Act;
  now: Date;
}

const isSame = (one: Date | null, other: Date | null): boolean => one?.getTime() === other?.getTime();

/** The claim that staff have not decided. */
export const openClaim = ({ claims }: State) => claims.find(({ outcome }) => outcome === null) ?? null;
/** The dispute that staff have not decided. */
export const openDispute = ({ disputes }: State) => disputes.find(({ outcome }) => outcome === null) ?? null;
/** The offers of both sides, and what they agreed on. */
export const tableOf = ({ offers }: State): Table => {
  const of = (side: Side) => offers.find((offer) => offer.side === side && offer.status === 'open')?.starts ?? null;
  return {
    open: { home: of('home'), away: of('away') },
    agreed: offers.find(({ status }) => status === 'accepted')?.agreed ?? null,
  };
};
const bothSides = <T>(of: (side: Side) => T): Sides<T> => ({ home: of('home'), away: of('away') });

/** All facts about the series for the rules, as the services gather them. */
export function factsOf({ rules, window }: Setting, state: State) {
  const { open, agreed } = tableOf(state);
  const { scheduledAt, isStreamed, confirmation, reportedBySide, confirmBy } = state;
  const claim = openClaim(state);
  const ready = bothSides((side) => scheduledAt !== null && isSame(state.lineUps[side], scheduledAt));
  return {
    ...{ rules, window, scheduledAt, isStreamed, confirmation, reportedBySide, confirmBy, claim, ready },
    captainsSetTimes: rules.captainsSetTimes,
    captainsReport: rules.captainsReport,
    isOn: rules.captainsSetTimes || rules.captainsReport,
    isReported: state.reportedAt !== null,
    isAgreed: agreed !== null && isSame(agreed, scheduledAt),
    isClaimed: claim !== null,
    declined: bothSides((side) =>
      state.claims.some((one) => one.side === side && one.outcome === 'declined' && isSame(one.forStart, scheduledAt)),
    ),
    offered: bothSides((side) => open[side] !== null),
    told: bothSides((side) => openDispute(state)?.told[side] ?? false),
  } satisfies AgreementFacts & ResultFacts & ClaimFacts & ReadyFacts & WeekFacts;
}

/** The starts that a captain sends: one of the other side's when they accept, or else what they type. */
export function typedStarts({ slots }: Setting, state: State, act: CaptainsAct): Date[] {
  const theirs = tableOf(state).open[otherSide(act.by)];
  const [first = 0] = act.slots;
  if (act.does === 'accept' && theirs && act.slip !== 'careless') return [theirs[first % theirs.length] as Date];
  const starts = act.slots.map((slot, index) => parse(slots[slot % slots.length] as string, `starts.${index}`));
  return act.does === 'accept' ? starts.slice(0, 1) : starts;
}

/** Writes columns of the series; the rest are the database's triggers. */
function written(before: State, columns: Partial<State>): State {
  const after = { ...before, ...columns, version: before.version + 1 };
  const isRetimed = !isSame(before.scheduledAt, after.scheduledAt);
  const isOver = before.confirmation === 'disputed' && after.confirmation !== 'disputed';
  const isNews = before.reportedAt === null && after.reportedAt !== null;
  const ended = (outcome: ClaimOutcome | null, side: Side) =>
    outcome ?? (after.walkover === side ? 'granted' : 'overtaken');
  return {
    ...after,
    offers: after.offers.map((offer) =>
      isRetimed &&
      (offer.status === 'open' || (offer.status === 'accepted' && !isSame(offer.agreed, after.scheduledAt)))
        ? { ...offer, status: 'overruled' }
        : offer,
    ),
    disputes: isOver
      ? after.disputes.map((one) => ({ ...one, outcome: one.outcome ?? disputeOutcome(before, after) }))
      : after.disputes,
    claims:
      isRetimed || isNews
        ? after.claims.map((one) => ({ ...one, outcome: ended(one.outcome, one.side) }))
        : after.claims,
  };
}

function disputeOutcome(before: State, after: State): DisputeOutcome {
  if (after.reportedAt === null) return 'replay';
  const isUntouched = isSame(before.reportedAt, after.reportedAt) && before.reportedBy === after.reportedBy;
  if (isUntouched && before.walkover === after.walkover) return 'kept';
  return after.walkover === null ? 'corrected' : 'walkover';
}

const ofStaff = { confirmation: null, reportedBySide: null, confirmBy: null };
const ended = (state: State, side: Side, status: ProposalStatus): State => ({
  ...state,
  offers: state.offers.map((one) => (one.side === side && one.status === 'open' ? { ...one, status } : one)),
});
const withClaim = (state: State, more: Partial<State['claims'][number]>): State =>
  written(state, { claims: state.claims.map((one) => (one.outcome === null ? { ...one, ...more } : one)) });
const seenBy = ({ state, act }: Turn<{ slip: Slip | null }>): number =>
  act.slip === 'stale' ? state.version - 1 : state.version;
const wordsOf = ({ slip }: { slip: Slip | null }): string => (slip === 'careless' ? '  ' : 'That is how it was');

function agree(state: State, offeredBy: Side, start: Date): State {
  const offers = state.offers.map((offer) => {
    if (offer.status === 'accepted') return { ...offer, status: 'moved' as const };
    if (offer.status !== 'open') return offer;
    if (offer.side === offeredBy) return { ...offer, status: 'accepted' as const, agreed: start };
    return { ...offer, status: 'overtaken' as const };
  });
  return written({ ...state, offers }, { scheduledAt: start });
}

/** An act of `times.service.ts`: only while the captains may set the time. */
const aboutTime = (work: (turn: Turn<CaptainsAct>, facts: AgreementFacts, table: Table) => State) => {
  return (turn: Turn<CaptainsAct>): State => {
    const facts = factsOf(turn.setting, turn.state);
    Agreement.assertOpen(facts, turn.now);
    return work(turn, facts, tableOf(turn.state));
  };
};
/** An act of captains who must have seen the latest version. */
const seen = (work: (turn: Turn<CaptainsAct>, facts: ReturnType<typeof factsOf>) => State) => {
  return (turn: Turn<CaptainsAct>): State => {
    Report.assertSeen(turn.state, seenBy(turn));
    return work(turn, factsOf(turn.setting, turn.state));
  };
};
const answer = (confirmation: 'confirmed' | 'disputed') =>
  seen(({ state, act, now }, facts) => {
    Confirmation.assertMayAnswer(facts, act.by, now);
    const answered = written(state, { confirmation, confirmBy: null });
    if (confirmation === 'confirmed') return answered;
    saidText(wordsOf(act), 'reason');
    const told = bothSides((side) => side === act.by);
    return { ...answered, disputes: [...answered.disputes, { side: act.by, told, outcome: null }] };
  });

const CAPTAINS = {
  offer: aboutTime(({ setting, state, act, now }, facts, table) => {
    const starts = Agreement.startsOf(typedStarts(setting, state, act), facts, now);
    if (Agreement.isSameOffer(table.open[act.by], starts)) return state;
    const rest = ended(state, act.by, 'replaced');
    const { agreed } = Agreement.offered(table, act.by, starts);
    if (agreed && agreed !== table.agreed) return agree(rest, otherSide(act.by), agreed);
    return {
      ...rest,
      offers: [...rest.offers, { side: act.by, starts: Object.freeze(starts), status: 'open', agreed: null }],
    };
  }),
  accept: aboutTime(({ setting, state, act, now }, facts, table) => {
    const [start] = typedStarts(setting, state, act) as [Date];
    if (!Agreement.accepted(table, act.by, start)) {
      const theirs = state.offers.filter(
        ({ side, starts }) => side !== act.by && starts.some((at) => isSame(at, start)),
      );
      throw Agreement.notOffered(theirs.at(-1)?.status ?? null, state.scheduledAt && 'then');
    }
    Agreement.assertStart(start, facts, now, 'start');
    return agree(state, otherSide(act.by), start);
  }),
  'take back': aboutTime(({ state, act }, _facts, table) => {
    if (!Agreement.withdrawn(table, act.by)) throw Agreement.notOffered(null, null);
    return ended(state, act.by, 'withdrawn');
  }),
  name: ({ setting, state, act, now }: Turn<CaptainsAct>) => {
    const forStart = assertMayName(factsOf(setting, state), now);
    const team = [1, 2, 3].map((playerId) => ({ playerId, isOnRoster: true, isKeptOut: false }));
    assertLineUp(act.slip === 'careless' ? [1, 2] : [1, 2, 3], team);
    return { ...state, lineUps: { ...state.lineUps, [act.by]: forStart } };
  },
  report: seen(({ state, act, now }, facts) => {
    Confirmation.assertMayReport(facts, act.by, now);
    assertMayBePlayed({ ...facts, walkover: state.walkover });
    const waiting = {
      confirmation: 'waiting',
      reportedBySide: act.by,
      confirmBy: Confirmation.confirmByOf(now),
    } as const;
    return written(state, { reportedAt: now, reportedBy: act.by, walkover: null, ...waiting });
  }),
  confirm: answer('confirmed'),
  dispute: answer('disputed'),
  tell: ({ state, act }: Turn<CaptainsAct>) => {
    if (!openDispute(state)) throw new LeagueError('DISPUTE_OVER', 'api.match-week.dispute.none');
    saidText(wordsOf(act), 'text');
    const told = (one: State['disputes'][number]) => ({ ...one, told: { ...one.told, [act.by]: true } });
    return { ...state, disputes: state.disputes.map((one) => (one.outcome === null ? told(one) : one)) };
  },
  claim: seen(({ state, act, now }, facts) => {
    const forStart = NoShow.assertMayClaim(facts, act.by, now);
    NoShow.assertPictured(act.slip === 'careless' ? 0 : 1);
    const claim = { side: act.by, forStart, claimedAt: now, isObjected: false, outcome: null };
    return written(state, { claims: [...state.claims, claim] });
  }),
  object: ({ state, act, now }: Turn<CaptainsAct>) => {
    NoShow.assertMayObject(openClaim(state), act.by, now);
    saidText(wordsOf(act), 'text');
    return withClaim(state, { isObjected: true });
  },
  withdraw: seen(({ state, act }) => {
    NoShow.assertMayWithdraw(openClaim(state), act.by);
    return withClaim(state, { outcome: 'withdrawn' });
  }),
};

/** The series as the one of the staff holds it, to change it. */
const changeable = (turn: Turn<StaffsAct>) => {
  const { actor, isOwnTeam } = STAFF[turn.act.by];
  const { state } = turn;
  const held = { ...state, isReported: state.reportedAt !== null, divisionAdminUserId: DIVISION_ADMIN, isOwnTeam };
  return Report.changeable(actor, held, seenBy(turn));
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
    return isRetimed || isStreamed !== state.isStreamed ? written(state, { scheduledAt, isStreamed }) : state;
  };
};
const decidedResult = (of: (turn: Turn<StaffsAct>) => Partial<State>) => {
  return (turn: Turn<StaffsAct>): State => {
    changeable(turn);
    assertOthersContest(turn);
    const by = { reportedAt: turn.now, reportedBy: turn.act.by, walkover: null };
    return written(turn.state, { ...ofStaff, ...by, ...of(turn) });
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
    Report.assertSeen(turn.state, seenBy(turn));
    assertWalkover(decision, (decision === 'walkover') === (turn.act.slip !== 'careless') ? turn.act.winner : null);
    saidText(wordsOf(turn.act), 'reason');
    return then(turn);
  };
};
const decideClaim = (then: (turn: Turn<StaffsAct>, claim: TimedClaim) => State) => {
  return (turn: Turn<StaffsAct>): State => {
    assertJudge(turn.act);
    Report.assertSeen(turn.state, seenBy(turn));
    return then(turn, NoShow.existing(openClaim(turn.state)));
  };
};

const STAFFS = {
  'set time': planned(({ setting, act }) => ({
    scheduledAt: parse(setting.slots[(act.slots[0] ?? 0) % setting.slots.length] as string, 'scheduledAt'),
  })),
  'remove time': planned(() => ({ scheduledAt: null })),
  stream: planned(({ state }) => ({ isStreamed: !state.isStreamed })),
  store: decidedResult(({ state }) => {
    assertMayBePlayed({ ...state, isReported: state.reportedAt !== null });
    return {};
  }),
  'store walkover': storeWalkover,
  reset,
  keep: decide('keep', ({ state }) => written(state, ofStaff)),
  correct: decide('correct', ({ state }) => written(state, {})),
  replay: decide('replay', (turn) => written(reset(turn), { scheduledAt: null })),
  'give walkover': decide('walkover', storeWalkover),
  grant: decideClaim((turn, claim) => {
    NoShow.assertMayGrant(claim, turn.now);
    return storeWalkover({ ...turn, act: { ...turn.act, winner: claim.side } });
  }),
  decline: decideClaim(({ state }) => withClaim(state, { outcome: 'declined' })),
};

export const CAPTAINS_DEEDS = Object.keys(CAPTAINS) as CaptainsAct['does'][];
export const STAFFS_DEEDS = Object.keys(STAFFS) as StaffsAct['does'][];

/** The series after an act. */
export function afterAct(setting: Setting, state: State, act: Act, now: Date): State {
  if (act.who === 'staff') return STAFFS[act.does]({ setting, state, act, now });
  if (act.who === 'captain') {
    sideOfCaptain({ side: act.by, isCaptain: act.slip !== 'no-captain', isStaff: false });
    return CAPTAINS[act.does]({ setting, state, act, now });
  }
  const isDue = act.does === 'confirm overdue' && Confirmation.isOverdue(factsOf(setting, state), now);
  return isDue ? written(state, { confirmation: 'confirmed', confirmBy: null }) : state;
}
