import fc from 'fast-check';
import { LeagueError, refusalKeyOf } from '../league-error.ts';
import { otherSide, SIDES } from '../sides.ts';
import type { Side } from '../sides.ts';
import { assertMayAnswer, assertMayReport } from './confirmation.ts';
import { DISPUTE_OUTCOMES } from './dispute.ts';
import { assertMayObject, CLAIM_OUTCOMES } from './no-show.ts';
import { assertMayName } from './ready.ts';
import { CAPTAINS_DEEDS, typedStarts } from './testing/captains-acts.ts';
import type { CaptainsAct } from './testing/captains-acts.ts';
import { STAFF_NAMES, STAFFS_DEEDS } from './testing/staffs-acts.ts';
import type { StaffName, StaffsAct } from './testing/staffs-acts.ts';
import { afterAct } from './testing/week-model.ts';
import type { Act, ClocksAct } from './testing/week-model.ts';
import * as Series from './testing/week-series.ts';
import type { Setting, State } from './testing/week-series.ts';
import { assertOpen, afterStaffsTime } from './time-agreement.ts';
import { groupOf, stepOf } from './week-facts.ts';
import { WEEK_RULES_OFF } from './week-rules.ts';
import { windowOf } from './week-window.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Two weeks with a night when the clocks change and an ordinary one, with the limits that a calendar shows. */
const WEEKS = [
  { monday: '2027-03-22', from: '2027-03-21T23:00Z', to: '2027-03-28T22:00Z', deadline: '2027-03-24T19:00Z' },
  { monday: '2027-10-25', from: '2027-10-24T22:00Z', to: '2027-10-31T23:00Z', deadline: '2027-10-27T18:00Z' },
  { monday: '2027-05-17', from: '2027-05-16T22:00Z', to: '2027-05-23T22:00Z', deadline: '2027-05-19T18:00Z' },
].map((week) => {
  const day = (n: number) => new Date(Date.parse(week.monday) + n * DAY_MS).toISOString().slice(0, 10);
  return {
    ...{ from: Date.parse(week.from), to: Date.parse(week.to), deadline: Date.parse(week.deadline) },
    window: windowOf(2, day(-7), WEEK_RULES_OFF),
    slots: [
      ...[`${day(1)} 19:00`, `${day(3)} 19:00`, `${day(3)} 20:30`, `${day(5)} 18:00`, `${day(6)} 03:30`],
      // an hour that spring skips and autumn has twice, the last minute, no whole minute, not in the week
      ...[`${day(6)} 02:30`, `${day(6)} 23:59`, `${day(5)} 18:00:30`, `${day(7)} 00:00`],
    ],
  };
});

type Deed = Act['does'];
type Facts = ReturnType<typeof Series.factsOf>;
const CLOCKS_DEEDS = ['wait', 'go to', 'confirm overdue'] as const;
const EVERY_DEED: readonly Deed[] = [...CAPTAINS_DEEDS, ...STAFFS_DEEDS, ...CLOCKS_DEEDS];

/** An act as it is drawn. What it `does` is null for what people would do next. */
const anyDrawn = fc.record({
  does: fc.constantFrom(...Array<null>(50).fill(null), ...EVERY_DEED),
  side: fc.constantFrom(...SIDES),
  staff: fc.constantFrom<StaffName>('admin', 'admin', 'admin', ...STAFF_NAMES),
  slip: fc.option(fc.constantFrom(...Array<null>(30).fill(null), 'stale', 'careless', 'no-captain')),
  numbers: fc.array(fc.nat({ max: 8 }), { minLength: 1, maxLength: 3 }),
  winner: fc.constantFrom('home', 'away', 'both'),
  ms: fc.constantFrom(MINUTE_MS, 10 * MINUTE_MS, HOUR_MS, DAY_MS),
});
type Drawn = typeof anyDrawn extends fc.Arbitrary<infer T> ? T : never;
const anyHistory = fc.record({
  week: fc.constantFrom(...WEEKS),
  rules: fc.constantFrom({}, {}, {}, {}, {}, {}, { captainsSetTimes: false }, { captainsReport: false }),
  firstHour: fc.integer({ min: -15 * 24, max: 6 * 24 }),
  drawn: fc.array(anyDrawn, { minLength: 1, maxLength: 80, size: 'max' }),
});
type History = typeof anyHistory extends fc.Arbitrary<infer T> ? T : never;

/** What people would do next about the series. */
function likely({ confirmation, isReported, claim, scheduledAt }: Facts): Deed[] {
  if (confirmation === 'disputed') return ['tell', 'tell', 'keep', 'correct', 'store', 'replay', 'give walkover'];
  if (confirmation === 'waiting') return ['confirm', 'dispute', 'dispute', 'report', 'go to', 'confirm overdue'];
  if (isReported) return ['report', 'confirm', 'dispute', 'wait', 'reset'];
  if (claim) return ['object', 'object', 'withdraw', 'grant', 'grant', 'decline', 'go to', 'go to'];
  if (scheduledAt) return ['offer', 'accept', 'go to', 'go to', 'name', 'name', 'report', 'claim', 'claim'];
  return ['offer', 'offer', 'offer', 'accept', 'accept', 'set time'];
}

/** The act that is drawn, in the present state. */
function actOf({ does, side, staff, slip, numbers, winner }: Drawn, facts: Facts): Act {
  const next = likely(facts);
  const deed = does ?? (next[numbers.reduce((sum, one) => sum + one) % next.length] as Deed);
  const isIn = <T extends Deed>(deeds: readonly T[]): boolean => (deeds as readonly Deed[]).includes(deed);
  if (isIn(CLOCKS_DEEDS)) return { who: 'clock', does: deed as ClocksAct['does'] };
  if (isIn(STAFFS_DEEDS))
    return { who: 'staff', by: staff, does: deed as StaffsAct['does'], slip, slots: numbers, winner };
  return { who: 'captain', by: side, does: deed as CaptainsAct['does'], slip, slots: numbers };
}

/** The clock after an act: some time later, or at one of the next moments at which a rule changes its mind, or close to it. */
function clockAfter(act: Act, { ms, numbers: [which = 0, off = 0] }: Drawn, facts: Facts, now: number): number {
  if (act.does === 'wait') return now + ms;
  if (act.does !== 'go to') return now;
  const { window, scheduledAt, confirmBy, claim } = facts;
  const around = [-120, -60, 0, 15, 60].map((minutes) => at(scheduledAt) + minutes * MINUTE_MS);
  const coming = [
    at(window.deadline),
    at(window.to) - 2 * HOUR_MS,
    at(confirmBy),
    at(claim?.claimedAt ?? null) + DAY_MS,
    ...around,
  ]
    .filter((moment) => moment > now)
    .toSorted((one, other) => one - other);
  return Math.max(now, (coming[which % Math.min(3, coming.length)] ?? now) + ([0, 0, 1, -1][off % 4] as number));
}

/** One act of a history, and what the history knows of earlier ones. */
interface Moment {
  week: (typeof WEEKS)[number];
  setting: Setting;
  before: State;
  act: Act;
  after: State;
  /** Of the series afterwards. */
  facts: Facts;
  now: number;
  /** Who set the time, before and after this act, and who stored or decided the result. */
  timeWasBy: Act['who'] | null;
  timeBy: Act['who'] | null;
  resultBy: Act['who'] | null;
  /** When a captain has sent a report last. */
  sentAt: number;
}
type Rules = Record<string, boolean>;

const isAllowed = (check: () => void): boolean => refusalKeyOf(check) === null;
const at = (date: Date | null): number => date?.getTime() ?? NaN;
const isSame = (one: Date | null, other: Date | null): boolean => Object.is(at(one), at(other));
const openOf = <T extends { outcome: string | null }>(all: readonly T[]) => all.filter(({ outcome }) => !outcome);
const contentOf = ({ reportedAt, reportedBy, walkover, reportedBySide }: State): string =>
  [at(reportedAt), reportedBy, walkover, reportedBySide].join();
const isOther = (one: State, other: State): boolean =>
  contentOf(one) !== contentOf(other) || one.confirmation !== other.confirmation;

/** What holds after every act, whatever it was. */
function standing({ week, after, facts, now, ...last }: Moment): Rules {
  const { confirmation, confirmBy, offers, disputes, claims } = after;
  const { isReported, isAgreed, claim } = facts;
  const { from, to, deadline } = facts.window;
  const openOffers = offers.filter(({ status }) => status === 'open').map(({ side }) => side);
  return {
    'the week is as a calendar shows it':
      at(from) === week.from && at(to) === week.to && at(deadline) === week.deadline,
    'a side has one open offer at most': new Set(openOffers).size === openOffers.length,
    'one time is agreed at most': offers.filter(({ status }) => status === 'accepted').length < 2,
    'a time is agreed when captains were the last to set it': isAgreed === (last.timeBy === 'captain'),
    'a result waits, is confirmed or disputed, or is by staff': isReported
      ? (confirmation === null) === (last.resultBy === 'staff')
      : confirmation === null && last.resultBy === null,
    'a side has reported what captains contest': (confirmation === null) === (after.reportedBySide === null),
    'a result waits for 24 hours since the last report':
      confirmation === 'waiting' ? at(confirmBy) === last.sentAt + DAY_MS : confirmBy === null,
    'a disputed result has its dispute': openOf(disputes).length === (confirmation === 'disputed' ? 1 : 0),
    'there is one open claim at most, and no result with it': openOf(claims).length <= (isReported ? 0 : 1),
    'a claim is about the present start': claim === null || isSame(claim.forStart, after.scheduledAt),
    ...asked(facts, new Date(now)),
  };
}

/** What people are asked to do is what they may do. */
function asked(facts: Facts, now: Date): Rules {
  const { claim, isReported, confirmation, ready, window } = facts;
  const group = groupOf(facts, now);
  const mayReport = (side: Side) => isAllowed(() => assertMayReport(facts, side, now));
  const mayName = () => isAllowed(() => void assertMayName(facts, now));
  const isJudged = confirmation === 'waiting' || confirmation === 'disputed';
  const rules: Rules = {
    'staff see what waits, is disputed or is claimed': isJudged
      ? group === confirmation
      : (claim !== null) === (group === 'claimed'),
    'staff are asked for nothing when they have decided': !isReported || isJudged || group === null,
    'staff see a missing line-up while it can be named':
      group !== 'not-ready' || (mayName() && !(ready.home && ready.away)),
    'staff see a missing report when either side may send it': group !== 'not-reported' || SIDES.every(mayReport),
    'staff see a missing time after the deadline':
      group !== 'no-time' || (facts.scheduledAt === null && now >= window.deadline),
  };
  for (const side of SIDES) {
    const step = stepOf(facts, { side, isCaptain: true, hasMarkedEvenings: false }, now);
    const mate = stepOf(facts, { side, isCaptain: false, hasMarkedEvenings: false }, now);
    const mayAnswer = confirmation === 'waiting' && isAllowed(() => assertMayAnswer(facts, side, now));
    const mayObject = claim !== null && isAllowed(() => assertMayObject(claim, side, now));
    const isAskedForTimes = step === 'offer-times' || step === 'answer-times';
    Object.assign(rules, {
      [`${side} is asked to confirm when it may`]: (step === 'confirm') === mayAnswer,
      [`${side} is asked to object when it may`]: (step === 'object') === (mayObject && !claim.isObjected),
      [`${side} is asked to report when it may`]: step !== 'report' || mayReport(side),
      [`${side} is asked for its line-up when it may name it`]: step !== 'name-line-up' || mayName(),
      [`${side} is asked for times when it may offer them`]:
        !isAskedForTimes || isAllowed(() => assertOpen(facts, now)),
      [`${side} is asked for its story of a dispute`]:
        (step === 'tell-story') === (confirmation === 'disputed' && !facts.told[side]),
      [`only the captain of ${side} is asked to act`]: ['mark-evenings', 'play', 'wait', 'done'].includes(mate),
    });
  }
  return rules;
}

/** What an act about the time may do. */
function aboutTime({ week, setting, before, act, after, now, timeWasBy }: Moment): Rules {
  if (isSame(before.scheduledAt, after.scheduledAt)) return {};
  const start = at(after.scheduledAt);
  const { open, agreed } = Series.tableOf(after);
  const rules: Rules = {
    'captains agree on the time, or staff set it': ['offer', 'accept', 'set time', 'remove time', 'replay'].includes(
      act.does,
    ),
    'another time ends the offers and the claim':
      open.home === null && open.away === null && openOf(after.claims).length === 0,
  };
  const table = Series.tableOf(before);
  rules['no one ends with a time what is contested about their own team'] = !isOwnContest(before, act);
  if (act.who !== 'captain') {
    return {
      ...rules,
      'an agreement ends as the domain says': isSame(agreed, afterStaffsTime(table, after.scheduledAt).agreed),
    };
  }
  const sent = typedStarts(setting, before, act).map(at);
  const left = (before.scheduledAt?.getTime() ?? Infinity) - now;
  const common = table.open[otherSide(act.by)]?.map(at).filter((one) => sent.includes(one)) ?? [];
  return {
    ...rules,
    'an agreed time is the first that one side has offered and the other sends': start === Math.min(...common),
    'an agreed time is in the week, on a whole minute, two hours ahead':
      start >= week.from && start < week.to && start % MINUTE_MS === 0 && start - now >= 2 * HOUR_MS,
    'a time stays from two hours before it until the series has ended': left >= 2 * HOUR_MS || left <= -HOUR_MS,
    'a time stays when it is streamed or there is a result':
      !(before.scheduledAt && before.isStreamed) && before.reportedAt === null,
    'after the deadline, the time that staff set stands': timeWasBy !== 'staff' || now < week.deadline,
  };
}

/** What an act about the result may do. */
function aboutResult({ before, act, after, now }: Moment): Rules {
  const isDue = before.confirmation === 'waiting' && now >= at(before.reportedAt) + DAY_MS;
  if (!isOther(before, after)) return { 'what is due is confirmed': act.does !== 'confirm overdue' || !isDue };
  const isContent = contentOf(before) !== contentOf(after);
  const isOwn = act.who === 'captain' && act.by === before.reportedBySide;
  return {
    'staff, captains and the job change results':
      act.who === 'staff' || ['report', 'confirm', 'dispute', 'confirm overdue'].includes(act.does),
    'captains and the clock change no result that is not waiting':
      act.who === 'staff' || before.reportedAt === null || before.confirmation === 'waiting',
    'only the side that reported sends it again, within 24 hours':
      act.does !== 'report' || before.reportedAt === null || (isOwn && !isDue),
    'no report comes before the start, or while a walkover is claimed':
      act.does !== 'report' ||
      (now >= at(before.scheduledAt) && Series.openClaim(before) === null && after.walkover === null),
    'the other side answers within 24 hours, and changes no number':
      (act.does !== 'confirm' && act.does !== 'dispute') || (!isOwn && !isDue && !isContent),
    'the job confirms what is due, and changes no number':
      act.who !== 'clock' || (isDue && after.confirmation === 'confirmed' && !isContent),
    'no one decides what is contested about their own team': !isOwnContest(before, act),
    'a granted walkover is of the side that claims it, after an objection or 24 hours':
      act.does !== 'grant' || isGrantable(before, after, now),
  };
}

const isJudge = ({ by }: StaffsAct): boolean => by === 'admin' || by === 'division admin';
const isOwnContest = (before: State, act: Act): boolean =>
  act.who === 'staff' && !isJudge(act) && (before.confirmation === 'disputed' || Series.openClaim(before) !== null);
function isGrantable(before: State, after: State, now: number): boolean {
  const claim = Series.openClaim(before);
  return claim !== null && after.walkover === claim.side && (claim.isObjected || now >= at(claim.claimedAt) + DAY_MS);
}

/** What an act about a line-up or a claim may do. */
function aboutClaim({ before, act, after, now }: Moment): Rules {
  const rules: Rules = {};
  const start = at(before.scheduledAt);
  const claim = Series.openClaim(before);
  const opened = after.claims.slice(before.claims.length)[0];
  for (const side of SIDES) {
    if (isSame(before.lineUps[side], after.lineUps[side])) continue;
    rules['a captain names the own line-up, from an hour before the start, until there is a result'] =
      act.does === 'name' &&
      act.by === side &&
      isSame(after.lineUps[side], before.scheduledAt) &&
      now >= start - HOUR_MS &&
      before.reportedAt === null;
  }
  if (opened) {
    const isAgain = before.claims.some(
      ({ side, forStart, outcome }) => side === opened.side && outcome === 'declined' && at(forStart) === start,
    );
    rules['a side claims with its line-up, 15 minutes after the start, and not again when staff declined'] =
      act.does === 'claim' &&
      act.by === opened.side &&
      now >= start + 15 * MINUTE_MS &&
      at(before.lineUps[act.by]) === start &&
      !isAgain;
  }
  const then = claim && after.claims[before.claims.indexOf(claim)];
  if (then && then.isObjected !== claim.isObjected) {
    rules['the other side objects within 24 hours'] =
      act.does === 'object' && act.by !== claim.side && now < at(claim.claimedAt) + DAY_MS;
  }
  if (then?.outcome === 'withdrawn')
    rules['a side withdraws its own claim'] = act.does === 'withdraw' && act.by === claim?.side;
  if (then?.outcome === 'declined')
    rules['staff decline, and no one of the teams'] = act.does === 'decline' && isJudge(act);
  return rules;
}

/** What became of the series by an act. */
function endsOf({ before, after, act }: Moment): string[] {
  const fates = <T>(all: readonly T[], old: readonly T[], of: (one: T) => string | null) =>
    all.flatMap((one, index) => {
      const was = old[index];
      const is = of(one);
      return is !== null && (was === undefined || of(was) !== is) ? [is] : [];
    });
  return [
    ...(after.confirmation === 'confirmed' && before.confirmation !== 'confirmed' ? [`${act.does} confirmed`] : []),
    ...fates(after.offers, before.offers, ({ status }) =>
      status === 'accepted' ? `${act.does} agreed` : status === 'moved' ? 'moved' : null,
    ),
    ...fates(after.disputes, before.disputes, ({ outcome }) => outcome && `dispute ${outcome}`),
    ...fates(after.claims, before.claims, ({ outcome }) => outcome && `claim ${outcome}`),
  ];
}

/** What the histories come to, each several times. */
const ENDS = [
  ...['offer agreed', 'accept agreed', 'moved', 'confirm confirmed', 'confirm overdue confirmed'],
  ...DISPUTE_OUTCOMES.map((outcome) => `dispute ${outcome}`),
  ...CLAIM_OUTCOMES.map((outcome) => `claim ${outcome}`),
];

/** Plays a history and counts what it reaches. The first broken rule ends it. */
function play({ week, rules, firstHour, drawn }: History, count: (what: string) => void): void {
  const setting = {
    rules: { ...WEEK_RULES_OFF, captainsSetTimes: true, captainsReport: true, ...rules },
    window: week.window,
    slots: week.slots,
  };
  let [state, now] = [Series.PLANNED, week.from + firstHour * HOUR_MS];
  let facts = Series.factsOf(setting, state);
  let last: Pick<Moment, 'timeBy' | 'resultBy' | 'sentAt'> = { timeBy: null, resultBy: null, sentAt: NaN };
  for (const one of drawn) {
    const before = state;
    const act = actOf(one, facts);
    now = clockAfter(act, one, facts, now);
    const { timeBy: timeWasBy } = last;
    try {
      state = afterAct(setting, before, act, new Date(now));
      count(`${act.does}: ${state === before && act.does === 'confirm overdue' ? 'refused' : 'done'}`);
    } catch (error) {
      if (!(error instanceof LeagueError)) throw error;
      count(`${act.does}: refused`);
      continue;
    }
    if (!isSame(before.scheduledAt, state.scheduledAt)) last = { ...last, timeBy: state.scheduledAt && act.who };
    if (act.who !== 'clock' && isOther(before, state)) last = { ...last, resultBy: state.reportedAt && act.who };
    if (act.does === 'report' && isOther(before, state)) last = { ...last, sentAt: now };
    if (state !== before) facts = Series.factsOf(setting, state);
    const moment = { week, setting, before, act, after: state, facts, now, ...last, timeWasBy };
    const held = { ...standing(moment), ...aboutTime(moment), ...aboutResult(moment), ...aboutClaim(moment) };
    const broken = Object.keys(held).filter((rule) => !held[rule]);
    if (broken.length > 0)
      throw new Error(`${broken.join('; ')}: ${JSON.stringify({ act, now: new Date(now), before })}`);
    endsOf(moment).forEach(count);
  }
}

test('in 2,000 histories of all acts of the match week, every rule holds after every act', () => {
  const counts = new Map<string, number>();
  fc.assert(
    fc.property(anyHistory, (history) => play(history, (what) => counts.set(what, (counts.get(what) ?? 0) + 1))),
    { numRuns: 2000, seed: 27 },
  );
  const deeds = EVERY_DEED.filter((deed) => deed !== 'wait' && deed !== 'go to');
  const wanted = [...deeds.flatMap((deed) => [`${deed}: done`, `${deed}: refused`]), ...ENDS];
  expect(wanted.filter((what) => (counts.get(what) ?? 0) < 10)).toEqual([]);
});
