import {
  filledAsBefore,
  filledByDays,
  mondayOfWeek,
  presentWeek,
  typeInto,
  withTyped,
  type PlayDay,
  type TimeRow,
} from './time-rows';

const team = (id: number) => ({ id, name: `Lag ${id}`, logo: null });

const row = (id: number, week: number, more: Partial<TimeRow> = {}): TimeRow => ({
  id,
  version: 3,
  week,
  divisionId: 1,
  division: 'Division 1',
  home: team(10 + id),
  away: team(50 + id),
  playDay: 1,
  isPlayed: false,
  time: '',
  isStreamed: false,
  ...more,
});

describe('what is typed', () => {
  const stored = row(1, 1, { time: '2026-11-23 19:00' });

  test('is a change only while it differs from what is stored', () => {
    const moved = typeInto({}, [[stored, { time: '2026-11-23 20:00' }]]);
    expect(moved).toEqual({ 1: { time: '2026-11-23 20:00', isStreamed: false, version: 3, name: 'Lag 11 – Lag 51' } });
    expect(typeInto(moved, [[stored, { time: '2026-11-23 19:00' }]])).toEqual({});
    const both = typeInto(moved, [[stored, { isStreamed: true }]]);
    expect(both[1]).toMatchObject({ time: '2026-11-23 20:00', isStreamed: true });
  });

  test('keeps the version that was read when it was first typed', () => {
    const moved = typeInto({}, [[stored, { time: 'x' }]]);
    expect(typeInto(moved, [[{ ...stored, version: 9 }, { time: 'y' }]])[1]).toMatchObject({ time: 'y', version: 3 });
  });

  test('stands in place of what is stored, and leaves other rows alone', () => {
    const typed = typeInto({}, [[stored, { time: '' }]]);
    const other = row(2, 1);
    expect(withTyped([stored, other], typed)).toEqual([{ ...stored, time: '' }, other]);
  });
});

describe('filling by days', () => {
  const days: Record<number, PlayDay> = { 1: { weekday: 1, clock: '19:00' }, 2: { weekday: 4, clock: '20:30' } };

  test('gives each week its date, and the second series of a week its own day', () => {
    const rows = [row(1, 4), row(2, 4, { playDay: 2 }), row(3, 6), row(4, 5, { playDay: 3 })];
    const filled = filledByDays(rows, ({ playDay }) => days[playDay] ?? null, { monday: '2026-11-23', ofWeek: 4 });
    expect([...filled]).toEqual([
      [1, '2026-11-23 19:00'],
      [2, '2026-11-26 20:30'],
      [3, '2026-12-07 19:00'],
    ]);
  });

  test('counts back to a week before the known Monday', () => {
    const sunday = { weekday: 7, clock: '18:00' };
    expect([...filledByDays([row(1, 1)], () => sunday, { monday: '2026-11-23', ofWeek: 4 })]).toEqual([
      [1, '2026-11-08 18:00'],
    ]);
  });
});

describe('the Monday of a week', () => {
  const timed = [row(1, 2, { time: '2026-11-18 19:00' }), row(2, 5, { time: '2026-12-16 19:00' }), row(3, 3)];

  test.each([
    { week: 2, monday: '2026-11-16', why: 'it has a time' },
    { week: 3, monday: '2026-11-23', why: 'a week after week 2' },
    { week: 4, monday: '2026-12-07', why: 'a week before week 5, which is nearer' },
    { week: 6, monday: '2026-12-21', why: 'a week after week 5' },
  ])('$week is $monday: $why', ({ week, monday }) => {
    expect(mondayOfWeek(timed, week, '2026-09-01')).toBe(monday);
  });

  test('is counted from the first day of a season without times', () => {
    expect(mondayOfWeek([row(1, 1)], 3, '2026-09-02')).toBe('2026-09-14');
  });

  test('is not taken from a text that is no time', () => {
    expect(mondayOfWeek([row(1, 1, { time: 'tisdag' })], 1, '2026-09-02')).toBe('2026-08-31');
  });
});

describe('filling as the week before', () => {
  test('moves the times of the same division and play day by a week, each series to the next time', () => {
    const all = [
      row(1, 1, { time: '2026-10-20 20:00', isPlayed: true }),
      row(2, 1, { time: '2026-10-20 19:00', isPlayed: true }),
      row(3, 1, { time: '2026-10-22 21:00', playDay: 2 }),
      row(4, 1, { time: '2026-10-19 18:00', divisionId: 2 }),
      row(5, 2),
      row(6, 2),
      row(7, 2),
      row(8, 2, { playDay: 2 }),
      row(9, 2, { divisionId: 2 }),
    ];
    const filled = filledAsBefore(all, all.slice(4));
    // the clocks change on 25 October
    expect([...filled]).toEqual([
      [5, '2026-10-27 19:00'],
      [6, '2026-10-27 20:00'],
      [7, '2026-10-27 20:00'],
      [8, '2026-10-29 21:00'],
      [9, '2026-10-26 18:00'],
    ]);
  });

  test('a filled week is the example of the next, and a week without times is stepped over', () => {
    const all = [row(1, 1, { time: '2026-11-02 19:00' }), row(2, 3), row(3, 4), row(4, 1, { divisionId: 2 })];
    expect([...filledAsBefore(all, [all[2] as TimeRow, all[1] as TimeRow])]).toEqual([
      [2, '2026-11-16 19:00'],
      [3, '2026-11-23 19:00'],
    ]);
  });

  test('the first week, and a division without times, get none', () => {
    const all = [row(1, 1), row(2, 1, { time: '2026-11-02 19:00' }), row(3, 2, { divisionId: 2 })];
    expect([...filledAsBefore(all, [all[0] as TimeRow, all[2] as TimeRow])]).toEqual([]);
  });
});

describe('the week to begin with', () => {
  const played = (id: number, week: number, time: string) => row(id, week, { time, isPlayed: true });

  test.each([
    { now: '2026-11-11 12:00', week: 2, why: 'its time is the nearest' },
    { now: '2026-11-02 12:00', week: 2, why: 'week 1 is nearest and all played' },
    { now: '2026-12-01 12:00', week: 3, why: 'week 3 is nearest' },
  ])('is $week at $now: $why', ({ now, week }) => {
    const rows = [
      played(1, 1, '2026-11-02 19:00'),
      row(2, 2, { time: '2026-11-09 19:00' }),
      row(3, 3, { time: '2026-11-16 19:00' }),
    ];
    expect(presentWeek(rows, now)).toBe(week);
  });

  test('is the first without times, and none when all is played', () => {
    expect(presentWeek([row(1, 3), row(2, 2)], '2026-11-02 12:00')).toBe(2);
    expect(presentWeek([played(1, 1, '2026-11-02 19:00')], '2026-11-02 12:00')).toBeNull();
    expect(presentWeek([], '2026-11-02 12:00')).toBeNull();
  });
});
