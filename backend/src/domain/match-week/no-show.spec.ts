import fc from 'fast-check';
import { refusalKeyOf } from '../league-error.ts';
import { otherSide, SIDES } from '../sides.ts';
import type { Side, Sides } from '../sides.ts';
import { claimDecided, claimWithdrawn, walkoverClaimed, walkoverObjected } from './no-show-notices.ts';
import {
  assertMayClaim,
  assertMayGrant,
  assertMayObject,
  assertMayWithdraw,
  assertPictured,
  claimableFrom,
  objectBy,
} from './no-show.ts';
import type { ClaimFacts, TimedClaim } from './no-show.ts';

const START = new Date('2030-03-31T00:30:00Z');
const MINUTE_MS = 60_000;
const after = (minutes: number) => new Date(START.getTime() + minutes * MINUTE_MS);
const NONE: Sides<boolean> = { home: false, away: false };
const FACTS: ClaimFacts = {
  captainsReport: true,
  scheduledAt: START,
  isReported: false,
  ready: { home: true, away: false },
  isClaimed: false,
  declined: NONE,
};

test.each<{ why: string; facts?: Partial<ClaimFacts>; side?: Side; minutes?: number; key: string | null }>([
  { why: 'a quarter of an hour after the start', key: null },
  { why: 'a moment earlier', minutes: 14.99, key: 'too-early' },
  { why: 'a side that has named no line-up', side: 'away', key: 'not-ready' },
  { why: 'a second claim', facts: { isClaimed: true }, key: 'claimed' },
  { why: 'after staff declined', facts: { declined: { home: true, away: false } }, key: 'declined' },
  { why: "after staff declined the other side's claim", facts: { declined: { home: false, away: true } }, key: null },
  { why: 'a series with a result', facts: { isReported: true }, key: 'reported' },
  { why: 'a series without a time', facts: { scheduledAt: null }, key: 'no-time' },
])('a walkover is claimed: $why', ({ facts = {}, side = 'home', minutes = 15, key }) => {
  const refusal = refusalKeyOf(() => assertMayClaim({ ...FACTS, ...facts }, side, after(minutes)));
  expect(refusal).toBe(key && `api.match-week.no-show.${key}`);
});

test('captains of a season in which they do not report claim nothing', () => {
  expect(refusalKeyOf(() => assertMayClaim({ ...FACTS, captainsReport: false }, 'home', after(20)))).toBe(
    'api.match-week.off',
  );
});

test('the other side objects for 24 hours, also over a change of the clocks; the own side does not', () => {
  const claim: TimedClaim = { side: 'home', isObjected: false, claimedAt: after(20) };
  const last = new Date(objectBy(claim.claimedAt).getTime() - 1);
  expect(objectBy(claim.claimedAt).getTime() - claim.claimedAt.getTime()).toBe(24 * 60 * MINUTE_MS);
  expect(refusalKeyOf(() => assertMayObject(claim, 'away', last))).toBeNull();
  expect(() => assertMayObject(claim, 'away', objectBy(claim.claimedAt))).toThrow('too-late');
  expect(() => assertMayObject(claim, 'home', last)).toThrow('own');
  expect(() => assertMayObject(null, 'away', last)).toThrow('none');
});

test('a walkover is given when the other side has answered or had its 24 hours', () => {
  const claim: TimedClaim = { side: 'home', isObjected: false, claimedAt: after(20) };
  const last = new Date(objectBy(claim.claimedAt).getTime() - 1);
  expect(() => assertMayGrant(claim, last)).toThrow('too-soon');
  expect(refusalKeyOf(() => assertMayGrant({ ...claim, isObjected: true }, last))).toBeNull();
  expect(refusalKeyOf(() => assertMayGrant(claim, objectBy(claim.claimedAt)))).toBeNull();
  expect(() => assertMayWithdraw(claim, 'away')).toThrow('of-other-side');
  expect(() => assertPictured(0)).toThrow('picture');
});

/** A series with its claim, as captains, staff and the clock change it. */
interface State extends ClaimFacts {
  claim: TimedClaim | null;
  winner: Side | null;
}

type Act =
  | { by: Side; does: 'claim' | 'object' | 'withdraw' | 'name' }
  | { by: 'staff'; does: 'grant' | 'decline' }
  | { by: 'clock'; minutes: number };

/** The state afterwards. Refused acts throw, as in the services. */
function done(state: State, act: Act, now: Date): State {
  const { claim } = state;
  const isClaimed = claim !== null;
  if (act.by === 'clock') return state;
  if (act.by === 'staff') {
    if (act.does === 'grant') assertMayGrant(claim, now);
    if (!claim) throw new Error('none');
    const ended = { ...state, claim: null, isClaimed: false };
    return act.does === 'grant'
      ? { ...ended, isReported: true, winner: claim.side }
      : { ...ended, declined: { ...state.declined, [claim.side]: true } };
  }
  if (act.does === 'name') return { ...state, ready: { ...state.ready, [act.by]: true } };
  if (act.does === 'claim') {
    assertMayClaim({ ...state, isClaimed }, act.by, now);
    return { ...state, isClaimed: true, claim: { side: act.by, isObjected: false, claimedAt: now } };
  }
  if (act.does === 'object') {
    assertMayObject(claim, act.by, now);
    return { ...state, claim: { ...(claim as TimedClaim), isObjected: true } };
  }
  assertMayWithdraw(claim, act.by);
  return { ...state, claim: null, isClaimed: false };
}

const ACTS = fc.array(
  fc.oneof(
    fc.record({ by: fc.constantFrom(...SIDES), does: fc.constantFrom('claim', 'object', 'withdraw', 'name') }),
    fc.record({ by: fc.constant('staff'), does: fc.constantFrom('grant', 'decline') }),
    fc.record({ by: fc.constant('clock'), minutes: fc.integer({ min: 1, max: 900 }) }),
  ),
  { minLength: 20, maxLength: 60, size: 'max' },
);

test('in 2,000 histories no captain gives themselves a walkover, and none is given before the other side could answer', () => {
  let granted = 0;
  fc.assert(
    fc.property(ACTS, (acts) => {
      let state: State = { ...FACTS, ready: NONE, claim: null, winner: null };
      let now = START;
      for (const act of acts) {
        if (act.by === 'clock') now = new Date(now.getTime() + act.minutes * MINUTE_MS);
        const before = state;
        try {
          state = done(before, act, now);
        } catch {
          expect(state).toBe(before);
        }
        if (state.winner !== before.winner) {
          granted += 1;
          expect(act.by).toBe('staff');
          expect(state.winner).toBe(before.claim?.side);
          const { claimedAt, isObjected } = before.claim as TimedClaim;
          expect(isObjected || now >= objectBy(claimedAt)).toBe(true);
        }
        if (state.claim && !before.claim) {
          expect(now >= claimableFrom(START)).toBe(true);
          expect(before.ready[state.claim.side]).toBe(true);
          expect(before.declined[state.claim.side]).toBe(false);
        }
        // only the other side can object
        if (state.claim?.isObjected && !before.claim?.isObjected) expect(act.by).toBe(otherSide(state.claim.side));
      }
    }),
    { numRuns: 2000 },
  );
  expect(granted).toBeGreaterThan(20);
});

test('the notices name the series and the team in both languages', () => {
  const names = { home: 'Blixt', away: 'Tallmo' };
  const all = [
    walkoverClaimed(names, 'Blixt'),
    walkoverObjected(names, 'Tallmo'),
    claimWithdrawn(names, 'Blixt'),
    claimDecided(names, 'Blixt', 'granted', null),
    claimDecided(names, 'Blixt', 'declined', 'Ni spelar på söndag'),
    claimDecided(names, 'Blixt', 'overtaken', null),
  ];
  for (const { sv, en } of all) {
    expect(sv).toMatch(/^Serien ”Blixt” – ”Tallmo”: /);
    expect(en).toMatch(/^“Blixt” – “Tallmo”: /);
  }
  expect(all[3]?.sv).not.toContain('Skäl');
  expect(all[4]?.sv).toContain('Skäl: Ni spelar på söndag');
});
