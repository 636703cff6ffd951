import { LeagueError } from './league-error.ts';
import { assertFacts, lastDayWhenClosed } from './season.ts';

const facts = { name: 'Säsong 8', startsOn: '2026-01-10', endsOn: '2026-05-31', format: 'first-to-3' as const };

function refusalOf(changes: Partial<typeof facts>): string | undefined {
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
  { changes: { endsOn: '2036-05-31' }, field: 'endsOn', why: 'the year is a slip of the finger' },
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
