/** What captains do to a series of their match week (R27), as the services do it. */
import { LeagueError } from '../../league-error.ts';
import * as Report from '../../series/series-report.ts';
import { assertMayBePlayed } from '../../series/series-time.ts';
import { otherSide } from '../../sides.ts';
import type { Side } from '../../sides.ts';
import { parseTime } from '../../stockholm-time.ts';
import * as Confirmation from '../confirmation.ts';
import { requiredText } from '../dispute.ts';
import * as NoShow from '../no-show.ts';
import { assertLineUp, assertMayName } from '../ready.ts';
import * as Agreement from '../time-agreement.ts';
import type { AgreementFacts, ProposalStatus, Table } from '../time-agreement.ts';
import {
  bothSides,
  factsOf,
  isSame,
  openClaim,
  openDispute,
  seenBy,
  tableOf,
  withClaim,
  wordsOf,
  writtenState,
} from './week-series.ts';
import type { Setting, Slip, State, Turn } from './week-series.ts';

export interface CaptainsAct {
  who: 'captain';
  by: Side;
  does: keyof typeof CAPTAINS;
  slip: Slip | null;
  /** Numbers of the times that they type. */
  slots: readonly number[];
}

/** The starts that a captain sends: one of the other side's when they accept, or else what they type. */
export function typedStarts({ slots }: Setting, state: State, act: CaptainsAct): Date[] {
  const theirs = tableOf(state).open[otherSide(act.by)];
  const [first = 0] = act.slots;
  if (act.does === 'accept' && theirs && act.slip !== 'careless') return [theirs[first % theirs.length] as Date];
  const starts = act.slots.map((slot, index) => parseTime(slots[slot % slots.length] as string, `starts.${index}`));
  return act.does === 'accept' ? starts.slice(0, 1) : starts;
}

const ended = (state: State, side: Side, status: ProposalStatus): State => ({
  ...state,
  offers: state.offers.map((one) => (one.side === side && one.status === 'open' ? { ...one, status } : one)),
});

function agree(state: State, offeredBy: Side, start: Date): State {
  const offers = state.offers.map((offer) => {
    if (offer.status === 'accepted') return { ...offer, status: 'moved' as const };
    if (offer.status !== 'open') return offer;
    if (offer.side === offeredBy) return { ...offer, status: 'accepted' as const, agreed: start };
    return { ...offer, status: 'overtaken' as const };
  });
  return writtenState({ ...state, offers }, { scheduledAt: start });
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
    Report.assertVersion(turn.state, seenBy(turn));
    return work(turn, factsOf(turn.setting, turn.state));
  };
};
const answer = (confirmation: 'confirmed' | 'disputed') =>
  seen(({ state, act, now }, facts) => {
    Confirmation.assertMayAnswer(facts, act.by, now);
    const answered = writtenState(state, { confirmation, confirmBy: null });
    if (confirmation === 'confirmed') return answered;
    requiredText(wordsOf(act), 'reason');
    const told = bothSides((side) => side === act.by);
    return { ...answered, disputes: [...answered.disputes, { side: act.by, told, outcome: null }] };
  });

/** The series after each act of a captain. What is refused throws a LeagueError. */
export const CAPTAINS = {
  offer: aboutTime(({ setting, state, act, now }, facts, table) => {
    const starts = Agreement.startsOf(typedStarts(setting, state, act), facts, now);
    if (Agreement.isSameOffer(table.open[act.by], starts)) return state;
    const rest = ended(state, act.by, 'replaced');
    const { agreed } = Agreement.afterOffer(table, act.by, starts);
    if (agreed && agreed !== table.agreed) return agree(rest, otherSide(act.by), agreed);
    return {
      ...rest,
      offers: [...rest.offers, { side: act.by, starts: Object.freeze(starts), status: 'open', agreed: null }],
    };
  }),
  accept: aboutTime(({ setting, state, act, now }, facts, table) => {
    const [start] = typedStarts(setting, state, act) as [Date];
    if (!Agreement.afterAcceptance(table, act.by, start)) {
      const theirs = state.offers.filter(
        ({ side, starts }) => side !== act.by && starts.some((at) => isSame(at, start)),
      );
      throw Agreement.notOffered(theirs.at(-1)?.status ?? null, state.scheduledAt);
    }
    Agreement.assertStart(start, facts, now, 'start');
    return agree(state, otherSide(act.by), start);
  }),
  'take back': aboutTime(({ state, act }, _facts, table) => {
    if (!Agreement.afterWithdrawal(table, act.by)) throw Agreement.notOffered(null, null);
    return ended(state, act.by, 'withdrawn');
  }),
  name: ({ setting, state, act, now }: Turn<CaptainsAct>) => {
    const forStart = assertMayName(factsOf(setting, state), now);
    const team = [1, 2, 3].map((playerId) => ({ playerId, isOnRoster: true, isSuspended: false }));
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
    return writtenState(state, { reportedAt: now, reportedBy: act.by, walkover: null, ...waiting });
  }),
  confirm: answer('confirmed'),
  dispute: answer('disputed'),
  tell: ({ state, act }: Turn<CaptainsAct>) => {
    if (!openDispute(state)) throw new LeagueError('DISPUTE_OVER', 'api.match-week.dispute.none');
    requiredText(wordsOf(act), 'text');
    const told = (one: State['disputes'][number]) => ({ ...one, told: { ...one.told, [act.by]: true } });
    return { ...state, disputes: state.disputes.map((one) => (one.outcome === null ? told(one) : one)) };
  },
  claim: seen(({ state, act, now }, facts) => {
    const forStart = NoShow.assertMayClaim(facts, act.by, now);
    NoShow.assertPictured(act.slip === 'careless' ? 0 : 1);
    const claim = { side: act.by, forStart, claimedAt: now, isObjected: false, outcome: null };
    return writtenState(state, { claims: [...state.claims, claim] });
  }),
  object: ({ state, act, now }: Turn<CaptainsAct>) => {
    NoShow.assertMayObject(openClaim(state), act.by, now);
    requiredText(wordsOf(act), 'text');
    return withClaim(state, { isObjected: true });
  },
  withdraw: seen(({ state, act }) => {
    NoShow.assertMayWithdraw(openClaim(state), act.by);
    return withClaim(state, { outcome: 'withdrawn' });
  }),
};

export const CAPTAINS_DEEDS = Object.keys(CAPTAINS) as CaptainsAct['does'][];
