import fc from 'fast-check';
import { assertLineUp, assertMayName, lobbyOf, opensAt } from './ready.ts';
import type { Candidate } from './ready.ts';

const START = new Date('2030-03-31T01:30:00Z');
const minutes = (n: number) => new Date(START.getTime() + n * 60_000);
const OPEN = { isOn: true, scheduledAt: START, isReported: false };
const player = (playerId: number, more: Partial<Candidate> = {}): Candidate => ({
  ...{ playerId, isOnRoster: true, isSuspended: false },
  ...more,
});
const TEAM = [1, 2, 3, 4, 5].map((id) => player(id));

test('line-ups are named from an hour before the start, also in the night when the clocks change', () => {
  expect(() => assertMayName(OPEN, minutes(-60.001))).toThrow('too-early');
  expect(assertMayName(OPEN, minutes(-60))).toBe(START);
  expect(assertMayName(OPEN, minutes(300))).toBe(START);
  expect(opensAt(START)).toEqual(minutes(-60));
});

test.each([
  [{ isOn: false }, 'off'],
  [{ scheduledAt: null }, 'no-time'],
  [{ isReported: true }, 'reported'],
])('they are refused when %j', (facts, why) => {
  expect(() => assertMayName({ ...OPEN, ...facts }, START)).toThrow(why);
});

test.each([
  [[1, 2], 'count'],
  [[1, 2, 3, 4, 5], 'count'],
  [[1, 2, 2], 'twice'],
  [[1, 2, 9], 'not-in-team'],
  [[1, 2, 6], 'not-in-team'],
  [[1, 2, 7], 'suspended'],
])('the line-up %j is refused: %s', (ids, why) => {
  const candidates = [...TEAM, player(6, { isOnRoster: false }), player(7, { isSuspended: true })];
  expect(() => assertLineUp(ids, candidates)).toThrow(why);
});

test('every accepted line-up has three or four different players of the team', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 8 }), { maxLength: 6 }), (ids) => {
      try {
        assertLineUp(ids, TEAM);
      } catch {
        return;
      }
      expect([3, 4]).toContain(new Set(ids).size);
      expect(ids.length).toBe(new Set(ids).size);
      expect(ids.every((id) => id <= 5)).toBe(true);
    }),
  );
});

test('a lobby password has eight characters that are not mistaken', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (secret) => {
      const { name, password } = lobbyOf('Å-B 1', 7, secret);
      expect(name).toBe('b17');
      expect(password).toMatch(/^[a-z2-9]{8}$/);
      expect(password).not.toMatch(/[ilo]/);
    }),
  );
});
