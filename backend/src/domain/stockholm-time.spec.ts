import fc from 'fast-check';
import * as StockholmTime from './stockholm-time.ts';

const HOUR = 3_600_000;

const anyInstant = fc
  .integer({ min: Date.UTC(1970, 0, 2) / 1000, max: Date.UTC(2150, 0) / 1000 })
  .map((seconds) => new Date(seconds * 1000));

/** Times within three hours of a clock change. Evenly spread times would rarely be there. */
const nearAChange = fc
  .record({
    change: fc.constantFrom('2023-03-26', '2023-10-29', '2026-03-29', '2026-10-25', '2040-03-25', '2040-10-28'),
    minutes: fc.integer({ min: -180, max: 180 }),
  })
  .map(({ change, minutes }) => new Date(Date.parse(`${change}T01:00:00Z`) + minutes * 60_000));

const someInstant = fc.oneof(anyInstant, nearAChange);

const SWEDISH = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Stockholm',
  dateStyle: 'short',
  timeStyle: 'medium',
});

describe('what staff type is Swedish time', () => {
  test.each([
    { typed: '2026-01-15 19:00', utc: '2026-01-15T18:00:00Z', why: 'one hour ahead in winter' },
    { typed: '2026-07-15 19:00', utc: '2026-07-15T17:00:00Z', why: 'two in summer' },
    { typed: '2026-07-15 19:00:30', utc: '2026-07-15T17:00:30Z', why: 'seconds if they are there' },
    { typed: '2026-07-15T19:00', utc: '2026-07-15T17:00:00Z', why: 'as a browser writes it' },
    { typed: ' 2026-07-15 00:30 ', utc: '2026-07-14T22:30:00Z', why: 'the day before, in UTC' },
    { typed: '2026-03-29 01:59', utc: '2026-03-29T00:59:00Z', why: 'the last minute of winter time' },
    { typed: '2026-03-29 03:00', utc: '2026-03-29T01:00:00Z', why: 'the first of summer time' },
    { typed: '2026-10-25 02:00', utc: '2026-10-25T00:00:00Z', why: 'an hour that comes twice is the first one' },
    { typed: '2026-10-25 02:59:59', utc: '2026-10-25T00:59:59Z', why: 'to its last second' },
    { typed: '2026-10-25 03:00', utc: '2026-10-25T02:00:00Z', why: 'and then it is winter' },
    { typed: '2028-02-29 12:00', utc: '2028-02-29T11:00:00Z', why: 'a leap day' },
    { typed: '1988-09-25 02:30', utc: '1988-09-25T00:30:00Z', why: 'summer used to end in September' },
    { typed: '1975-07-01 12:00', utc: '1975-07-01T11:00:00Z', why: 'and before 1980 there was none' },
  ])('$typed is $utc: $why', ({ typed, utc }) => {
    expect(StockholmTime.parseTime(typed)).toEqual(new Date(utc));
  });

  test.each(['2026-03-29 02:00', '2026-03-29 02:30', '2026-03-29 02:59:59'])(
    '%s is skipped, and so refused',
    (typed) => {
      expect(() => StockholmTime.parseTime(typed, 'date')).toThrow(
        expect.objectContaining({
          code: 'INVALID_INPUT',
          messageKey: 'form.skipped-hour',
          details: { field: 'date', params: { text: typed } },
        }),
      );
    },
  );

  test.each([
    { typed: '', why: 'nothing' },
    { typed: '2026-02-30 12:00', why: 'on no such day' },
    { typed: '2027-02-29 12:00', why: 'in no leap year' },
    { typed: '2026-13-01 12:00', why: 'in no such month' },
    { typed: '2026-01-01 24:00', why: 'tomorrow' },
    { typed: '2026-01-01 12:60', why: 'at no such minute' },
    { typed: '2026-01-01', why: 'without a time' },
    { typed: '2026-01-01 7:00', why: 'of one digit' },
    { typed: '0026-01-01 12:00', why: 'in another century' },
    { typed: '2026-01-01 12:00Z', why: 'in another time zone' },
    { typed: '2026-01-01 12:00\n; drop', why: 'more than a time' },
  ])('is no time when it is $why', ({ typed }) => {
    expect(() => StockholmTime.parseTime(typed)).toThrow(expect.objectContaining({ messageKey: 'form.not-a-time' }));
  });
});

describe('what people read is Swedish time', () => {
  test('as the wire writes it', () => {
    expect(StockholmTime.formatTime(new Date('2026-12-31T23:30:05Z'))).toBe('2027-01-01 00:30:05');
    expect(StockholmTime.stockholmDate(new Date('2026-12-31T23:30:05Z'))).toBe('2027-01-01');
    expect(StockholmTime.formatTime(new Date('2026-03-29T00:59:59.999Z'))).toBe('2026-03-29 01:59:59');
    expect(StockholmTime.formatTime(new Date('2026-03-29T01:00:00Z'))).toBe('2026-03-29 03:00:00');
  });

  test('is what the time zone database says, at any instant', () => {
    fc.assert(
      fc.property(someInstant, (instant) => {
        expect(StockholmTime.formatTime(instant)).toBe(SWEDISH.format(instant));
        expect(StockholmTime.stockholmDate(instant)).toBe(SWEDISH.format(instant).slice(0, 10));
      }),
      { numRuns: 500 },
    );
  });

  test('typed again is the same instant, or the first of the two with that reading', () => {
    fc.assert(
      fc.property(someInstant, (instant) => {
        const again = StockholmTime.parseTime(StockholmTime.formatTime(instant));
        const isSecondReading = again.getTime() !== instant.getTime();
        expect(StockholmTime.formatTime(again)).toBe(StockholmTime.formatTime(instant));
        expect(instant.getTime() - again.getTime()).toBe(isSecondReading ? HOUR : 0);
      }),
      { numRuns: 500 },
    );
  });
});

describe('weeks', () => {
  test.each([
    { day: '2023-03-06', year: 2023, week: 10, why: 'the first week of a spring season' },
    { day: '2023-05-21', year: 2023, week: 20, why: 'its last Sunday' },
    { day: '2021-01-03', year: 2020, week: 53, why: 'a Sunday of the year before' },
    { day: '2024-12-30', year: 2025, week: 1, why: 'a Monday of the year after' },
    { day: '2026-12-31', year: 2026, week: 53, why: 'a year of 53 weeks' },
    { day: '2027-01-04', year: 2027, week: 1, why: 'the fourth of January is always in week 1' },
  ])('$day is in week $week of $year: $why', ({ day, year, week }) => {
    expect(StockholmTime.isoWeek(StockholmTime.parseTime(`${day} 12:00`))).toEqual({ year, week });
  });

  test('begin on Monday at midnight in Sweden, not in UTC', () => {
    expect(StockholmTime.isoWeek(new Date('2026-03-29T21:59:59Z'))).toEqual({ year: 2026, week: 13 });
    expect(StockholmTime.isoWeek(new Date('2026-03-29T22:00:00Z'))).toEqual({ year: 2026, week: 14 });
    expect(StockholmTime.startOfIsoWeek({ year: 2026, week: 14 })).toEqual(new Date('2026-03-29T22:00:00Z'));
  });

  test('hold their start, and end where the next begins', () => {
    fc.assert(
      fc.property(someInstant, (instant) => {
        const start = StockholmTime.startOfIsoWeek(StockholmTime.isoWeek(instant));
        const next = StockholmTime.addCalendarWeeks(start, 1);
        expect(StockholmTime.formatTime(start)).toMatch(/ 00:00:00$/);
        expect(start.getTime()).toBeLessThanOrEqual(instant.getTime());
        expect(instant.getTime()).toBeLessThan(next.getTime());
        expect(StockholmTime.isoWeek(start)).toEqual(StockholmTime.isoWeek(instant));
        expect(StockholmTime.isoWeek(next)).not.toEqual(StockholmTime.isoWeek(instant));
      }),
    );
  });

  test('added keep the time on the clock when it changes in between', () => {
    const before = StockholmTime.parseTime('2026-03-25 19:00');
    const after = StockholmTime.addCalendarWeeks(before, 1);
    expect(StockholmTime.formatTime(after)).toBe('2026-04-01 19:00:00');
    expect((after.getTime() - before.getTime()) / HOUR).toBe(7 * 24 - 1);
    expect(StockholmTime.addCalendarWeeks(after, -1)).toEqual(before);
  });

  test('added onto an hour that is skipped move on past it', () => {
    const skipped = StockholmTime.addCalendarWeeks(StockholmTime.parseTime('2026-03-22 02:30'), 1);
    expect(StockholmTime.formatTime(skipped)).toBe('2026-03-29 03:30:00');
  });
});
