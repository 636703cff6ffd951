import { differencesBetween } from './difference.ts';

test.each([
  { why: 'nothing changed', before: { a: 1, b: [1, 2] }, after: { a: 1, b: [1, 2] }, changes: [] },
  {
    why: 'one field did',
    before: { a: 1, b: 2 },
    after: { a: 1, b: 3 },
    changes: [{ path: 'b', before: 2, after: 3 }],
  },
  {
    why: 'it is new',
    before: null,
    after: { name: 'Elit', adminUserId: null },
    changes: [
      { path: 'name', after: 'Elit' },
      { path: 'adminUserId', after: null },
    ],
  },
  { why: 'it is gone', before: { name: 'Elit' }, after: undefined, changes: [{ path: 'name', before: 'Elit' }] },
  {
    why: 'a list of plain values is said as a whole',
    before: { teams: [1, 2, 3] },
    after: { teams: [2, 3] },
    changes: [{ path: 'teams', before: [1, 2, 3], after: [2, 3] }],
  },
  {
    why: 'a list of things is looked into',
    before: { games: [{ home: 1, away: 0 }] },
    after: {
      games: [
        { home: 2, away: 0 },
        { home: 1, away: 3 },
      ],
    },
    changes: [
      { path: 'games.0.home', before: 1, after: 2 },
      { path: 'games.1.home', after: 1 },
      { path: 'games.1.away', after: 3 },
    ],
  },
  {
    why: 'a list at the top has its places for names',
    before: [{ hex: '#111111' }],
    after: [],
    changes: [
      { path: '0.hex', before: '#111111' },
      { path: '', after: [] },
    ],
  },
  {
    why: 'an empty list became one with something',
    before: { a: [] },
    after: { a: [1] },
    changes: [{ path: 'a', before: [], after: [1] }],
  },
])('$why', ({ before, after, changes }) => {
  expect(differencesBetween(before, after)).toEqual(changes);
});

test('what differs only in nothing is not the same as what is not there', () => {
  expect(differencesBetween({ a: null }, {})).toEqual([{ path: 'a', before: null }]);
});
