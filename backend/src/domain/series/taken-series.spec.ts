import { refusalKeyOf } from '../league-error.ts';
import { assertMayTake, takenUntil } from './taken-series.ts';

const NOW = new Date('2026-02-11T18:30:00.000Z');
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
const by = (userId: number, minutes: number) => ({ userId, takenAt: ago(minutes), by: 'Åsa' });

test.each([
  { taken: null, key: null, why: 'nobody has it' },
  { taken: by(1, 5), key: null, why: 'the caller has it, and has it longer now' },
  { taken: by(2, 29), key: 'api.series.taken', why: 'another one has it' },
  { taken: by(2, 30), key: null, why: 'another one had it, and half an hour is over' },
])('a series is taken: $why', ({ taken, key }) => {
  expect(refusalKeyOf(() => assertMayTake(1, taken, NOW))).toBe(key);
});

test('it is taken for half an hour', () => {
  expect(takenUntil({ takenAt: ago(0) })).toEqual(new Date('2026-02-11T19:00:00.000Z'));
});
