import { byStart, eveningState, minutesUntil, type EveningState } from './evening-state';

const NOW = new Date('2026-03-10T19:00:00Z');
const series = (scheduledAt: string, state: 'TIME_SET' | 'REPORTED' = 'TIME_SET') => ({ id: 7, scheduledAt, state });

test.each<{ why: string; of: ReturnType<typeof series>; unconfirmed?: number[]; is: EveningState }>([
  { why: 'before its time it is coming', of: series('2026-03-10T19:00:01Z'), is: 'coming' },
  { why: 'from its time on it is played', of: series('2026-03-10T19:00:00Z'), is: 'on' },
  { why: 'after two hours its result is missing', of: series('2026-03-10T16:59:59Z'), is: 'awaited' },
  { why: 'a result finishes it, also early', of: series('2026-03-10T20:00:00Z', 'REPORTED'), is: 'finished' },
  {
    why: 'a captain’s result waits for the other one',
    of: series('2026-03-10T18:00:00Z', 'REPORTED'),
    unconfirmed: [7],
    is: 'unconfirmed',
  },
])('$why', ({ of, unconfirmed = [], is }) => {
  expect(eveningState(of, unconfirmed, NOW)).toBe(is);
});

test('series are together when they start together', () => {
  const [early, also, late] = [
    series('2026-03-10T18:00:00Z'),
    series('2026-03-10T18:00:00Z'),
    series('2026-03-10T19:30:00Z'),
  ];
  expect(byStart([early, also, late])).toEqual([
    { at: '2026-03-10T18:00:00Z', series: [early, also] },
    { at: '2026-03-10T19:30:00Z', series: [late] },
  ]);
});

test('the last minute counts until the start', () => {
  const until = (at: string) => minutesUntil(at, NOW);
  expect(['20:20:00', '19:00:01', '19:00:00', '18:00:00'].map((time) => until(`2026-03-10T${time}Z`))).toEqual([
    80,
    1,
    null,
    null,
  ]);
});
