import fc from 'fast-check';
import { otherSide, SIDES } from '../sides.ts';
import { bestEvenings, countOf, daysOf } from './evenings.ts';
import type { Evening } from './evenings.ts';
import {
  afterAcceptance,
  assertOpen,
  firstStart,
  isSameOffer,
  notOffered,
  afterOffer,
  afterStaffsTime,
  startsOf,
  afterWithdrawal,
} from './time-agreement.ts';
import type { AgreementFacts, Table } from './time-agreement.ts';
import { WEEK_RULES_OFF } from './week-rules.ts';
import { windowOf } from './week-window.ts';

const WINDOW = windowOf(1, '2030-03-18', WEEK_RULES_OFF);
const facts = (more: Partial<AgreementFacts> = {}): AgreementFacts => ({
  captainsSetTimes: true,
  window: WINDOW,
  scheduledAt: null,
  ...{ isStreamed: false, isReported: false, isAgreed: false },
  ...more,
});
const THURSDAY = new Date('2030-03-21T18:00:00Z');

test.each([
  { why: 'no time', more: {}, now: '2030-03-22T12:00:00Z', key: null },
  { why: 'switched off', more: { captainsSetTimes: false }, now: '2030-03-18T12:00:00Z', key: 'off' },
  { why: 'a result', more: { isReported: true }, now: '2030-03-18T12:00:00Z', key: 'times.reported' },
  { why: 'streamed without a time', more: { isStreamed: true }, now: '2030-03-18T12:00:00Z', key: null },
  {
    why: 'streamed',
    more: { isStreamed: true, scheduledAt: THURSDAY },
    now: '2030-03-18T12:00:00Z',
    key: 'times.streamed',
  },
  { why: 'set by staff, before the deadline', more: { scheduledAt: THURSDAY }, now: '2030-03-20T18:59:59Z', key: null },
  {
    why: 'set by staff, at the deadline',
    more: { scheduledAt: THURSDAY },
    now: '2030-03-20T19:00:00Z',
    key: 'times.set-by-staff',
  },
  {
    why: 'agreed, after the deadline',
    more: { scheduledAt: THURSDAY, isAgreed: true },
    now: '2030-03-20T19:00:00Z',
    key: null,
  },
  { why: 'two hours before', more: { scheduledAt: THURSDAY, isAgreed: true }, now: '2030-03-21T16:00:00Z', key: null },
  {
    why: 'less than two hours before',
    more: { scheduledAt: THURSDAY, isAgreed: true },
    now: '2030-03-21T16:00:01Z',
    key: 'times.too-late',
  },
  { why: 'the week is over', more: {}, now: '2030-03-24T21:00:00Z', key: 'times.week-over' },
])('captains set the time: $why', ({ more, now, key }) => {
  const check = () => assertOpen(facts(more), new Date(now));
  if (key === null) expect(check).not.toThrow();
  else expect(check).toThrow(expect.objectContaining({ messageKey: `api.match-week.${key}` }));
});

const NOW = new Date('2030-03-18T12:00:00Z');

test.each([
  { why: 'none', starts: [], field: 'starts' },
  { why: 'one twice', starts: [THURSDAY, THURSDAY], field: 'starts.1' },
  { why: 'a second that is no whole minute', starts: [new Date('2030-03-21T18:00:01Z')], field: 'starts.0' },
  { why: 'before the week', starts: [new Date('2030-03-17T22:59:00Z')], field: 'starts.0' },
  { why: 'in less than two hours', starts: [new Date('2030-03-18T13:59:00Z')], field: 'starts.0' },
])('an offer is refused: $why', ({ starts, field }) => {
  expect(() => startsOf(starts, facts(), NOW)).toThrow(
    expect.objectContaining({ code: 'INVALID_INPUT', details: expect.objectContaining({ field }) }),
  );
});

test('the present time is no new offer, and an offer is sorted', () => {
  expect(() => startsOf([THURSDAY], facts({ scheduledAt: THURSDAY, isAgreed: true }), NOW)).toThrow();
  const friday = new Date('2030-03-22T18:00:00Z');
  expect(startsOf([friday, THURSDAY], facts(), NOW)).toEqual([THURSDAY, friday]);
  expect([isSameOffer([THURSDAY, friday], [THURSDAY, friday]), isSameOffer([THURSDAY], [friday])]).toEqual([
    true,
    false,
  ]);
});

test('the week of a clock change has its last minute, and two hours are two hours', () => {
  const spring = windowOf(2, '2030-03-18', WEEK_RULES_OFF);
  const last = new Date('2030-03-31T21:59:00Z');
  const inSpring = facts({ window: spring });
  expect(startsOf([last], inSpring, NOW)).toEqual([last]);
  expect(() => startsOf([new Date(last.getTime() + 60_000)], inSpring, NOW)).toThrow();
  // 01:30 in the winter; two hours later it is 04:30, because spring skips an hour
  expect(firstStart(spring, new Date('2030-03-31T00:30:00Z'))).toEqual(new Date('2030-03-31T02:30:00Z'));
});

test.each([
  ['withdrawn', 'was-withdrawn'],
  ['replaced', 'was-replaced'],
  ['overruled', 'was-overruled'],
  ['overtaken', 'already-agreed'],
  [null, 'not-offered'],
] as const)('a start of an offer that is %s is refused with the reason', (status, key) => {
  expect(notOffered(status, new Date('2030-03-21T18:00:00Z')).messageKey).toBe(`api.match-week.times.${key}`);
});

const POOL = [20, 21, 22, 23].map((day) => new Date(`2030-03-${day}T18:00:00Z`));
const act = fc.record({
  side: fc.constantFrom(...SIDES),
  kind: fc.constantFrom('offer', 'accept', 'withdraw', 'staff'),
  starts: fc.uniqueArray(fc.constantFrom(...POOL), { minLength: 1, maxLength: 3 }),
});

test('in every history, an agreed time is one that both sides offered or accepted, and there is one at most', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 25 }), (acts) => {
      let table: Table = { open: { home: null, away: null }, agreed: null };
      for (const { side, kind, starts } of acts) {
        const [start] = starts as [Date, ...Date[]];
        const theirs = table.open[otherSide(side)] ?? [];
        const before = table;
        if (kind === 'offer') table = afterOffer(table, side, starts);
        if (kind === 'accept') table = afterAcceptance(table, side, start) ?? table;
        if (kind === 'withdraw') table = afterWithdrawal(table, side) ?? table;
        if (kind === 'staff') table = afterStaffsTime(table, start);
        if (table.agreed === before.agreed) continue;
        if (kind === 'staff') expect(table.agreed).toBeNull();
        else {
          expect(theirs).toContainEqual(table.agreed);
          expect(kind === 'offer' ? starts : [start]).toContainEqual(table.agreed);
          expect(table.open).toEqual({ home: null, away: null });
        }
      }
    }),
    { numRuns: 3000 },
  );
});

test('evenings on which three of each side can are the best; then those who play if need be count', () => {
  const evening = (day: string, home: [number, number], away: [number, number]): Evening => ({
    day,
    home: { can: home[0], ifNeedBe: home[1], cannot: 0 },
    away: { can: away[0], ifNeedBe: away[1], cannot: 0 },
  });
  const evenings = [
    evening('2030-03-18', [3, 0], [2, 0]),
    evening('2030-03-19', [3, 0], [2, 1]),
    evening('2030-03-20', [3, 0], [3, 0]),
    evening('2030-03-21', [4, 0], [3, 0]),
    evening('2030-03-22', [1, 2], [3, 0]),
  ];
  expect(bestEvenings(evenings, NOW)).toEqual(['2030-03-21', '2030-03-20', '2030-03-19', '2030-03-22']);
  expect(bestEvenings(evenings, new Date('2030-03-21T21:00:00Z'))).toEqual(['2030-03-22']);
  expect(countOf(['can', 'cannot', 'can', 'if-need-be'])).toEqual({ can: 2, ifNeedBe: 1, cannot: 1 });
  expect(daysOf(WINDOW)).toEqual([18, 19, 20, 21, 22, 23, 24].map((day) => `2030-03-${day}`));
});
