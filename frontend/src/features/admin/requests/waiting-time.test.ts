import { formatAgo } from './waiting-time';

const NOW = new Date('2026-11-21T12:00:00Z');

test.each([
  { at: '2026-11-21T12:00:30Z', said: 'för 0 minuter sedan', why: 'a clock that goes ahead' },
  { at: '2026-11-21T11:59:10Z', said: 'för 0 minuter sedan', why: 'just now' },
  { at: '2026-11-21T11:01:00Z', said: 'för 59 minuter sedan', why: 'not yet an hour' },
  { at: '2026-11-21T11:00:00Z', said: 'för 1 timme sedan', why: 'an hour' },
  { at: '2026-11-20T12:00:01Z', said: 'för 23 timmar sedan', why: 'not yet a day' },
  { at: '2026-11-18T12:00:00Z', said: 'för 3 dagar sedan', why: 'three days' },
])('$at was $said: $why', ({ at, said }) => {
  expect(formatAgo(at, NOW, 'se')).toBe(said);
});

test('in English too', () => {
  expect(formatAgo('2026-11-18T12:00:00Z', NOW, 'en')).toBe('3 days ago');
});
