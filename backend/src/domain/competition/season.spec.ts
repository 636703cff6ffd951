import { LeagueError } from '../league-error.ts';
import { assertFacts, isBeforeClosing, isSignupTime, lastDayWhenClosed } from './season.ts';
import type { TypedSeason } from './season.ts';

const facts: TypedSeason = {
  name: 'Säsong 8',
  startsOn: '2026-01-10',
  endsOn: '2026-05-31',
  format: 'first-to-3',
  signupOpensAt: null,
  signupClosesAt: null,
  weeks: null,
  transferFrom: null,
  transferTo: null,
  qualifiers: [],
};
const qualifier = { name: 'Extrakval', nameEng: 'Extra qualifier', from: '2026-01-03', to: '2026-01-04' };

function refusalOf(changes: Partial<TypedSeason>): string | undefined {
  try {
    assertFacts({ ...facts, ...changes });
    return undefined;
  } catch (error) {
    return (error as LeagueError).details.field;
  }
}

test.each([
  { changes: {}, field: undefined, why: 'all is well' },
  { changes: { startsOn: '2026-05-31' }, field: undefined, why: 'one day is a season too' },
  { changes: { name: '  ' }, field: 'name', why: 'no name' },
  { changes: { name: 'x'.repeat(61) }, field: 'name', why: 'too long' },
  { changes: { name: 'Sä\u202Esong' }, field: 'name', why: 'turns the text around' },
  { changes: { startsOn: '2026-02-30' }, field: 'startsOn', why: 'no such day' },
  { changes: { startsOn: '10/1 2026' }, field: 'startsOn', why: 'not as days are written' },
  { changes: { endsOn: '' }, field: 'endsOn', why: 'no day' },
  { changes: { endsOn: '2026-01-09' }, field: 'endsOn', why: 'over before it starts' },
  { changes: { signupClosesAt: '2026-01-09 23:59' }, field: undefined, why: 'sign-up closes the evening before' },
  { changes: { signupClosesAt: '2026-05-31T23:59' }, field: undefined, why: 'as late as on the last day' },
  { changes: { signupClosesAt: '2026-06-01 00:00' }, field: 'signupClosesAt', why: 'no one signs up afterwards' },
  { changes: { signupClosesAt: '2026-03-29 02:30' }, field: 'signupClosesAt', why: 'spring skips this hour' },
  { changes: { signupOpensAt: '2025-12-01 12:00' }, field: undefined, why: 'opens in the year before' },
  { changes: { signupOpensAt: '2026-06-01 00:00' }, field: 'signupOpensAt', why: 'opens when the season is over' },
  {
    changes: { signupOpensAt: '2026-01-09 23:59', signupClosesAt: '2026-01-09 23:59' },
    field: 'signupOpensAt',
    why: 'opens when it closes',
  },
  { changes: { weeks: 53 }, field: undefined, why: 'a long year has 53' },
  { changes: { weeks: 0 }, field: 'weeks', why: 'no week' },
  { changes: { weeks: 54 }, field: 'weeks', why: 'no year has 54' },
  { changes: { transferFrom: '2026-04-06', transferTo: '2026-04-12' }, field: undefined, why: 'a week in the middle' },
  { changes: { transferFrom: '2026-04-06' }, field: 'transferTo', why: 'a window that never closes' },
  { changes: { transferTo: '2026-04-06' }, field: 'transferFrom', why: 'a window that never opens' },
  {
    changes: { transferFrom: '2026-04-06', transferTo: '2026-04-05' },
    field: 'transferTo',
    why: 'the wrong way round',
  },
  { changes: { qualifiers: [qualifier] }, field: undefined, why: 'a qualifier before the season' },
  {
    changes: { qualifiers: [qualifier, { ...qualifier, nameEng: ' ' }] },
    field: 'qualifiers.1.nameEng',
    why: 'one name',
  },
  { changes: { qualifiers: [{ ...qualifier, to: '2026-01-02' }] }, field: 'qualifiers.0.to', why: 'ends too early' },
  { changes: { qualifiers: Array(11).fill(qualifier) }, field: 'qualifiers', why: 'too many' },
  { changes: { endsOn: '2036-05-31' }, field: 'endsOn', why: 'the year is a typing mistake' },
])('a season with $changes: $why', ({ changes, field }) => {
  expect(refusalOf(changes)).toBe(field);
});

test('a name is stored without the spaces around it', () => {
  expect(assertFacts({ ...facts, name: ' Säsong 8 ' }).name).toBe('Säsong 8');
});

test.each([
  { today: '2026-03-01', last: '2026-03-01', why: 'it is over today' },
  { today: '2026-07-01', last: '2026-05-31', why: 'it was over already' },
  { today: '2025-12-24', last: '2026-01-10', why: 'it never began, and no season ends before it starts' },
])('closed on $today it ends on $last: $why', ({ today, last }) => {
  expect(lastDayWhenClosed(facts, today)).toBe(last);
});

test.each([
  { typed: '2026-03-01 23:59', utc: '2026-03-01T22:59:00.000Z', why: 'winter' },
  { typed: '2026-03-30 23:59', utc: '2026-03-30T21:59:00.000Z', why: 'the day after the clocks have changed' },
])('a closing time is one of Swedish clocks: $typed ($why)', ({ typed, utc }) => {
  expect(assertFacts({ ...facts, signupClosesAt: typed }).signupClosesAt?.toISOString()).toBe(utc);
});

test('qualifiers are kept in order of time', () => {
  const later = { ...qualifier, name: 'Kval till division 3', from: '2026-01-05', to: '2026-01-06' };
  const { qualifiers } = assertFacts({ ...facts, qualifiers: [later, qualifier] });
  expect(qualifiers.map(({ name }) => name)).toEqual(['Extrakval', 'Kval till division 3']);
});

test.each([
  { now: '2026-01-09T22:58:59.999Z', isOpen: true },
  { now: '2026-01-09T22:59:00.000Z', isOpen: false },
])('at $now, a minute to midnight, sign-up is open: $isOpen', ({ now, isOpen }) => {
  expect(isBeforeClosing(new Date('2026-01-09T22:59:00Z'), new Date(now))).toBe(isOpen);
  expect(isBeforeClosing(null, new Date(now))).toBe(true);
});

test.each([
  ['2026-01-01T10:59:59Z', false, 'a second before it opens'],
  ['2026-01-01T11:00:00Z', true, 'it opens'],
  ['2026-01-09T22:58:59Z', true, 'the last second'],
  ['2026-01-09T22:59:00Z', false, 'it has closed'],
])('sign-up with both times at %s is open: %s, %s', (now, isOpen) => {
  const [signupOpensAt, signupClosesAt] = [new Date('2026-01-01T11:00:00Z'), new Date('2026-01-09T22:59:00Z')];
  expect(isSignupTime({ signupOpensAt, signupClosesAt }, new Date(now))).toBe(isOpen);
  expect(isSignupTime({ signupOpensAt: null, signupClosesAt: null }, new Date(now))).toBe(true);
});
