import fc from 'fast-check';
import { SIDES } from '../sides.ts';
import type { Side } from '../sides.ts';
import { assertMayAnswer, assertMayReport, confirmByOf, isOverdue } from './confirmation.ts';
import type { ResultFacts } from './confirmation.ts';
import { assertGame, assertWalkover, requiredText } from './dispute.ts';
import { assertMayJudge, mayJudge } from './week-relation.ts';

const START = new Date('2030-03-31T00:30:00Z');
const HOUR_MS = 3_600_000;

/** A series with its result, as captains, staff and the clock change it: the text is who stored the result. */
interface State extends ResultFacts {
  storedBy: string | null;
}

const UNPLAYED: State = {
  captainsReport: true,
  scheduledAt: START,
  isReported: false,
  confirmation: null,
  reportedBySide: null,
  confirmBy: null,
  isClaimed: false,
  storedBy: null,
};

type Act =
  | { by: Side; does: 'report' | 'confirm' | 'dispute' }
  | { by: 'staff'; does: 'store' | 'reset' | 'keep' }
  | { by: 'clock'; does: 'tick'; hours: number };

const STAFF: State = { ...UNPLAYED, isReported: true, storedBy: 'staff' };

/** The state afterwards. Refused acts throw, as in the services. */
function after(state: State, act: Act, now: Date): State {
  if (act.by === 'clock')
    return isOverdue(state, now) ? { ...state, confirmation: 'confirmed', confirmBy: null } : state;
  if (act.by === 'staff') {
    if (act.does === 'store') return STAFF;
    if (act.does === 'reset') return UNPLAYED;
    return state.confirmation === 'disputed' ? { ...STAFF, storedBy: state.storedBy } : state;
  }
  if (act.does === 'report') {
    assertMayReport(state, act.by, now);
    const waiting = { confirmation: 'waiting', reportedBySide: act.by, confirmBy: confirmByOf(now) } as const;
    return { ...state, ...waiting, isReported: true, storedBy: act.by };
  }
  assertMayAnswer(state, act.by, now);
  return { ...state, confirmation: act.does === 'confirm' ? 'confirmed' : 'disputed', confirmBy: null };
}

const ACTS = fc.array(
  fc.oneof(
    fc.record({ by: fc.constantFrom(...SIDES), does: fc.constantFrom('report', 'confirm', 'dispute') }),
    fc.record({ by: fc.constant('staff'), does: fc.constantFrom('store', 'reset', 'keep') }),
    fc.record({ by: fc.constant('clock'), does: fc.constant('tick'), hours: fc.integer({ min: 0, max: 30 }) }),
  ),
  { maxLength: 30 },
);

test('in 2,000 histories, a result is waiting, confirmed or disputed, and captains change nothing that staff decided', () => {
  let refused = 0;
  let done = 0;
  fc.assert(
    fc.property(ACTS, (acts) => {
      let state = UNPLAYED;
      let now = new Date(START);
      for (const act of acts) {
        if (act.by === 'clock') now = new Date(now.getTime() + act.hours * HOUR_MS);
        const before = state;
        try {
          state = after(before, act, now);
          done += 1;
        } catch {
          refused += 1;
        }
        const { confirmation, isReported, reportedBySide, confirmBy } = state;
        expect(confirmation === null).toBe(reportedBySide === null);
        expect(confirmBy !== null).toBe(confirmation === 'waiting');
        if (confirmation !== null) expect(isReported).toBe(true);
        if (act.by !== 'staff' && before.isReported && before.confirmation === null) expect(state).toBe(before);
        // the own side never answers its own report
        if (before.confirmation === 'waiting' && act.by === before.reportedBySide) {
          expect(['waiting', null]).toContain(confirmation);
        }
        // only the clock confirms without the other side, and not before its time
        if (act.by === 'clock' && state !== before) expect(now >= (before.confirmBy as Date)).toBe(true);
      }
    }),
    { numRuns: 2000 },
  );
  expect(Math.min(refused, done)).toBeGreaterThan(1000);
});

test('24 hours are 24 hours, also in the nights when the clocks change', () => {
  for (const night of ['2030-03-30T18:00:00Z', '2030-10-26T18:00:00Z']) {
    const at = new Date(night);
    expect(confirmByOf(at).getTime() - at.getTime()).toBe(24 * HOUR_MS);
    const waiting: State = { ...STAFF, confirmation: 'waiting', reportedBySide: 'home', confirmBy: confirmByOf(at) };
    expect(isOverdue(waiting, new Date(confirmByOf(at).getTime() - 1))).toBe(false);
    expect(isOverdue(waiting, confirmByOf(at))).toBe(true);
    expect(() => assertMayAnswer(waiting, 'away', confirmByOf(at))).toThrow('confirmed');
  }
});

test.each([
  [{ scheduledAt: null }, 'no-time'],
  [{ scheduledAt: new Date(START.getTime() + 1) }, 'not-started'],
  [{ captainsReport: false }, 'off'],
  [{ isReported: true }, 'by-staff'],
  [{ isReported: true, confirmation: 'waiting', reportedBySide: 'away' }, 'by-other-side'],
  [{ isReported: true, confirmation: 'confirmed', reportedBySide: 'home' }, 'confirmed'],
  [{ isReported: true, confirmation: 'disputed', reportedBySide: 'home' }, 'disputed'],
] as const)('a report is refused when %j', (facts, why) => {
  expect(() => assertMayReport({ ...UNPLAYED, ...facts }, 'home', START)).toThrow(why);
});

test('a dispute has words and a game of the series, and a walkover its winner', () => {
  expect(requiredText('  It was ours ', 'reason')).toBe('It was ours');
  for (const text of ['', '   ', 'x'.repeat(2001)]) expect(() => requiredText(text, 'reason')).toThrow('text');
  for (const game of [0, 4, -1]) expect(() => assertGame(game, 3)).toThrow('game');
  for (const game of [null, 1, 3]) expect(() => assertGame(game, 3)).not.toThrow();
  expect(() => assertWalkover('walkover', null)).toThrow('walkover');
  expect(() => assertWalkover('keep', 'home')).toThrow('walkover');
  expect(() => assertWalkover('walkover', 'both')).not.toThrow();
});

test('staff decide disputes of others only', () => {
  expect(mayJudge({ isStaff: true, isOwnTeam: false })).toBe(true);
  expect(mayJudge({ isStaff: true, isOwnTeam: true })).toBe(false);
  expect(() => assertMayJudge({ isStaff: true, isOwnTeam: true })).toThrow('own-team');
  expect(() => assertMayJudge({ isStaff: false, isOwnTeam: false })).toThrow('not-your-division');
});
