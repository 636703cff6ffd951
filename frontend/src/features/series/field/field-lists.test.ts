import type { FieldEvent } from './event-words';
import { formatClock, formatField } from '../../../league/field/field-units';
import { clockMarks, leadOf } from './lead-line';
import { areShotsMissing, shotsOf } from './shots-of';

const ada = { id: 1, nickname: 'Ada' };
const cia = { id: 2, nickname: 'Cia' };
const event = (kind: FieldEvent['kind'], seconds: number, more: Partial<FieldEvent> = {}): FieldEvent => ({
  ...{ kind, seconds, side: 'HOME', clock: 200, isOvertime: false, player: ada, other: null },
  ...{ x: 0, y: 0, z: 93, speed: 3000, isOwnGoal: false, kickoffKind: null, kickoffSeconds: null, kickoffWinner: null },
  ...{ isCountedAsShot: kind === 'GOAL' ? true : null },
  ...{ homeGoals: 0, awayGoals: 0 },
  ...more,
});

test('a goal is a mark of the player in that game', () => {
  expect(shotsOf(2, [event('GOAL', 11, { homeGoals: 1 })])).toMatchObject([{ game: 2, isGoal: true, player: ada }]);
});

test('a shot just before a goal of the same player is a shot of its own', () => {
  const shots = shotsOf(1, [event('SHOT', 8), event('GOAL', 11)]);
  expect(shots.map(({ isGoal, isCounted }) => [isGoal, isCounted])).toEqual([
    [false, true],
    [true, true],
  ]);
});

test.each([
  { isCountedAsShot: true, isCounted: true, why: 'the game counted a shot' },
  { isCountedAsShot: false, isCounted: false, why: 'the game counted none' },
  { isCountedAsShot: null, isCounted: true, why: 'it was read before this was looked at' },
])('a goal is drawn, and counted as a shot: $isCounted ($why)', ({ isCountedAsShot, isCounted }) => {
  expect(shotsOf(1, [event('GOAL', 11, { isCountedAsShot })])).toMatchObject([{ isGoal: true, isCounted }]);
});

test.each([
  { why: 'as many as the box score', events: [event('SHOT', 1), event('GOAL', 9)], is: false },
  { why: 'fewer', events: [event('GOAL', 9)], is: true },
  {
    why: 'more: the box score was corrected',
    events: [event('SHOT', 1), event('SHOT', 5), event('GOAL', 9)],
    is: false,
  },
  {
    why: 'as many only with a goal that counts as no shot',
    events: [event('SHOT', 1), event('GOAL', 9, { isCountedAsShot: false })],
    is: true,
  },
  { why: 'a mate has more', events: [event('SHOT', 1), event('SHOT', 2, { player: cia })], is: true },
  {
    why: 'an unknown mate may be the player',
    events: [event('SHOT', 1), event('SHOT', 2, { player: null })],
    is: false,
  },
  {
    why: 'an unknown opponent is not',
    events: [event('SHOT', 1), event('SHOT', 2, { player: null, side: 'AWAY' })],
    is: true,
  },
])('shots of the box score are missing: $is ($why)', ({ events, is }) => {
  const rows = [
    { player: ada, shots: 2 },
    { player: cia, shots: 0 },
  ];
  expect(areShotsMissing(shotsOf(1, events), [{ number: 1, home: rows, away: [] }])).toBe(is);
});

test('saves, demolitions and kickoffs are no shots', () => {
  expect(shotsOf(1, [event('SAVE', 1), event('DEMOLITION', 2), event('KICKOFF', 3)])).toEqual([]);
});

test('the distance is to the goal that the team attacks', () => {
  const [home, away] = shotsOf(1, [
    event('SHOT', 1, { x: 0, y: 4120 }),
    event('SHOT', 2, { x: 0, y: 4120, side: 'AWAY', player: null }),
  ]);
  expect([home?.distance, away?.distance]).toEqual([1000, 9240]);
});

test('a shot from a place that is not known has no distance', () => {
  expect(shotsOf(1, [event('SHOT', 1, { x: null, y: null })])[0]?.distance).toBeNull();
});

test('the lead begins even and changes with each goal', () => {
  const goals = [
    event('GOAL', 20, { homeGoals: 1 }),
    event('SAVE', 25),
    event('GOAL', 30, { homeGoals: 1, awayGoals: 1, side: 'AWAY' }),
    event('GOAL', 40, { homeGoals: 1, awayGoals: 2, side: 'AWAY' }),
  ];
  expect(leadOf(goals)).toEqual([
    { seconds: 0, lead: 0 },
    { seconds: 20, lead: 1 },
    { seconds: 30, lead: 0 },
    { seconds: 40, lead: -1 },
  ]);
});

test.each([
  { clock: 187, isOvertime: false, text: '3:07', why: 'counts down' },
  { clock: 42, isOvertime: true, text: '+0:42', why: 'counts up in overtime' },
  { clock: null, isOvertime: false, text: '–', why: 'not known' },
  { clock: -1, isOvertime: false, text: '–', why: 'not known yet, as the track writes it' },
])('the clock says $text ($why)', ({ clock, isOvertime, text }) => {
  expect(formatClock(clock, isOvertime)).toBe(text);
});

test('field units are written as people measure', () => {
  expect([
    formatField(2300, 'speed', 'se'),
    formatField(3240, 'metres', 'en'),
    formatField(null, 'count', 'se'),
  ]).toEqual(['83\u00a0km/h', '32\u00a0m', '–']);
});

const clocks = (marks: ReturnType<typeof clockMarks>) => marks.map(({ seconds, text }) => `${seconds}=${text}`);

test('the marks below the lead are the clock of the game, which counts down, and up in overtime', () => {
  expect(clocks(clockMarks([event('KICKOFF', 2, { clock: 298 })], 300))).toEqual([
    ...['0=5:00', '60=4:00', '120=3:00', '180=2:00', '240=1:00', '300=0:00'],
  ]);
  const over = clockMarks(
    [event('KICKOFF', 2, { clock: 298 }), event('OVERTIME', 300, { clock: 0, isOvertime: true })],
    425,
  );
  expect(clocks(over).slice(5)).toEqual(['300=0:00', '360=+1:00', '420=+2:00']);
});

test('a recording that begins in the middle of the game begins with what the clock showed', () => {
  expect(clocks(clockMarks([event('GOAL', 20, { clock: 180 })], 200))).toEqual([
    ...['20=3:00', '80=2:00', '140=1:00', '200=0:00'],
  ]);
});
