import fc from 'fast-check';
import { SIDES } from '../sides.ts';
import type { Side } from '../sides.ts';
import { groupOf, READY_BEFORE_MS, stepOf, WEEK_GROUPS, WEEK_STEPS } from './week-facts.ts';
import type { WeekFacts, WeekPerson } from './week-facts.ts';
import { WEEK_RULES_OFF } from './week-rules.ts';
import { EXPECTED_LENGTH_MS, windowOf } from './week-window.ts';

const START = new Date('2030-03-20T18:00:00Z');
const NONE = { home: false, away: false };
const BOTH = { home: true, away: true };

/** A series of the week of 18 March 2030, without a time. */
const series = (more: Partial<WeekFacts> = {}): WeekFacts => ({
  scheduledAt: null,
  isReported: false,
  rules: { captainsSetTimes: true, captainsReport: true },
  window: windowOf(1, '2030-03-18', WEEK_RULES_OFF),
  ...{ offered: NONE, ready: NONE, told: NONE },
  confirmation: null,
  ...{ reportedBySide: null, confirmBy: null },
  claim: null,
  ...more,
});
const at = (minutes: number): Date => new Date(START.getTime() + minutes * 60_000);
const claimOf = (side: Side) => ({ side, isObjected: false, claimedAt: at(20) });
const CLAIM = { home: claimOf('home'), away: claimOf('away') };
const HOUR = 60;

test.each([
  { why: 'before the deadline', facts: {}, now: '2030-03-20T18:59:59Z', group: null },
  { why: 'at the deadline', facts: {}, now: '2030-03-20T19:00:00Z', group: 'no-time' },
  { why: 'captains set no times', facts: { rules: WEEK_RULES_OFF }, now: '2030-03-22T19:00:00Z', group: null },
  { why: 'more than an hour before', facts: { scheduledAt: START }, now: at(-61), group: null },
  { why: 'an hour before', facts: { scheduledAt: START }, now: at(-60), group: 'not-ready' },
  {
    why: 'one side is ready',
    facts: { scheduledAt: START, ready: { home: true, away: false } },
    now: at(5),
    group: 'not-ready',
  },
  { why: 'both are ready', facts: { scheduledAt: START, ready: BOTH }, now: at(5), group: null },
  { why: 'it should have ended', facts: { scheduledAt: START, ready: BOTH }, now: at(60), group: 'not-reported' },
  {
    why: 'a side claims a walkover',
    facts: { scheduledAt: START, claim: CLAIM.home },
    now: at(20),
    group: 'claimed',
  },
  {
    why: 'it waits for the other side',
    facts: { scheduledAt: START, isReported: true, confirmation: 'waiting' },
    now: at(60),
    group: 'waiting',
  },
  {
    why: 'it is disputed',
    facts: { scheduledAt: START, isReported: true, confirmation: 'disputed' },
    now: at(60),
    group: 'disputed',
  },
  {
    why: 'it is confirmed',
    facts: { scheduledAt: START, isReported: true, confirmation: 'confirmed' },
    now: at(60),
    group: null,
  },
  { why: 'staff decided', facts: { scheduledAt: START, isReported: true }, now: at(60), group: null },
] as const)('for staff: $why', ({ facts, now, group }) => {
  expect(groupOf(series(facts), new Date(now))).toBe(group);
});

const CAPTAIN: WeekPerson = { side: 'home', isCaptain: true, hasMarkedEvenings: false };
const MATE: WeekPerson = { ...CAPTAIN, isCaptain: false };
const REPORTED = { scheduledAt: START, isReported: true } as const;

test.each([
  { why: 'no time yet', facts: {}, captain: 'offer-times', mate: 'mark-evenings' },
  {
    why: 'the own offer is open',
    facts: { offered: { home: true, away: false } },
    captain: 'mark-evenings',
    mate: 'mark-evenings',
  },
  { why: 'the other side has offered', facts: { offered: BOTH }, captain: 'answer-times', mate: 'mark-evenings' },
  { why: 'the time is far', facts: { scheduledAt: START }, now: at(-300), captain: 'play', mate: 'play' },
  { why: 'the start is near', facts: { scheduledAt: START }, now: at(-30), captain: 'name-line-up', mate: 'play' },
  { why: 'ready', facts: { scheduledAt: START, ready: BOTH }, now: at(-30), captain: 'play', mate: 'play' },
  { why: 'it has begun', facts: { scheduledAt: START, ready: BOTH }, now: at(1), captain: 'report', mate: 'play' },
  {
    why: 'it should have ended, without a line-up',
    facts: { scheduledAt: START },
    now: at(61),
    captain: 'report',
    mate: 'play',
  },
  {
    why: 'the other side reported',
    facts: { ...REPORTED, confirmation: 'waiting', reportedBySide: 'away' },
    captain: 'confirm',
    mate: 'wait',
  },
  {
    why: 'the own side reported',
    facts: { ...REPORTED, confirmation: 'waiting', reportedBySide: 'home' },
    captain: 'wait',
    mate: 'wait',
  },
  {
    why: 'a dispute without the own story',
    facts: { ...REPORTED, confirmation: 'disputed', told: { home: false, away: true } },
    captain: 'tell-story',
    mate: 'wait',
  },
  {
    why: 'a dispute with it',
    facts: { ...REPORTED, confirmation: 'disputed', told: BOTH },
    captain: 'wait',
    mate: 'wait',
  },
  {
    why: 'the other side claims a walkover',
    facts: { scheduledAt: START, claim: CLAIM.away },
    captain: 'object',
    mate: 'wait',
  },
  {
    why: 'the other side claimed 24 hours ago',
    facts: { scheduledAt: START, claim: CLAIM.away },
    now: at(20 + 24 * HOUR),
    captain: 'wait',
    mate: 'wait',
  },
  {
    why: 'the other side reported 24 hours ago',
    facts: { ...REPORTED, confirmation: 'waiting', reportedBySide: 'away', confirmBy: at(25 * HOUR) },
    now: at(25 * HOUR),
    captain: 'wait',
    mate: 'wait',
  },
  {
    why: 'no start of the week can be offered any more',
    facts: {},
    now: new Date('2030-03-24T21:00:00Z'),
    captain: 'wait',
    mate: 'wait',
  },
  {
    why: 'the own side claims',
    facts: { scheduledAt: START, claim: CLAIM.home },
    captain: 'wait',
    mate: 'wait',
  },
  { why: 'confirmed', facts: { ...REPORTED, confirmation: 'confirmed' }, captain: 'done', mate: 'done' },
] as const)('for the teams: $why', ({ facts, captain, mate, ...more }) => {
  const now = ('now' in more ? more.now : null) ?? at(-1000);
  expect([stepOf(series(facts), CAPTAIN, now), stepOf(series(facts), MATE, now)]).toEqual([captain, mate]);
});

test('a player who has marked the evenings waits', () => {
  expect(stepOf(series(), { ...MATE, hasMarkedEvenings: true }, at(-1000))).toBe('wait');
});

const sides = fc.record({ home: fc.boolean(), away: fc.boolean() });
const anySeries = fc
  .record({
    scheduledAt: fc.option(fc.constant(START)),
    isReported: fc.boolean(),
    rules: fc.record({ captainsSetTimes: fc.boolean(), captainsReport: fc.boolean() }),
    ...{ offered: sides, ready: sides, told: sides },
    confirmation: fc.option(fc.constantFrom('waiting', 'confirmed', 'disputed')),
    reportedBySide: fc.constantFrom(...SIDES),
    claim: fc.option(
      fc.record({ side: fc.constantFrom(...SIDES), isObjected: fc.boolean(), claimedAt: fc.constant(at(20)) }),
    ),
  })
  .map((facts) => series({ ...facts, confirmation: facts.isReported ? facts.confirmation : null }));
const anyTime = fc.integer({ min: -3000, max: 3000 }).map(at);

test('no one is asked to act for their own advantage alone, and only captains act', () => {
  const acts = new Set(WEEK_STEPS.slice(0, WEEK_STEPS.indexOf('mark-evenings')));
  fc.assert(
    fc.property(anySeries, anyTime, fc.constantFrom(...SIDES), fc.boolean(), (facts, now, side, isCaptain) => {
      const step = stepOf(facts, { side, isCaptain, hasMarkedEvenings: false }, now);
      if (!isCaptain) expect(acts.has(step)).toBe(false);
      if (step === 'confirm') expect(facts.reportedBySide).not.toBe(side);
      if (step === 'object') expect(facts.claim?.side).not.toBe(side);
      if (step === 'report') expect(facts.isReported).toBe(false);
    }),
    { numRuns: 2000 },
  );
});

test('a series is in one group at most, and in none when staff have decided it', () => {
  fc.assert(
    fc.property(anySeries, anyTime, (facts, now) => {
      const group = groupOf(facts, now);
      expect(group === null || WEEK_GROUPS.includes(group)).toBe(true);
      if (facts.isReported && facts.confirmation === null) expect(group).toBeNull();
    }),
    { numRuns: 2000 },
  );
});

test('an hour is an hour in the night when the clocks change', () => {
  // 02:30 does not exist on that night in Sweden; the series starts at 03:30
  const scheduledAt = new Date('2030-03-31T01:30:00Z');
  const early = new Date(scheduledAt.getTime() - READY_BEFORE_MS - 1);
  expect(groupOf(series({ scheduledAt }), early)).toBeNull();
  expect(groupOf(series({ scheduledAt }), new Date(early.getTime() + 1))).toBe('not-ready');
  expect(groupOf(series({ scheduledAt }), new Date(scheduledAt.getTime() + EXPECTED_LENGTH_MS))).toBe('not-reported');
});
