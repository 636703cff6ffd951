import { chosenGame, firstTab } from './chosen-game';

const GAMES = [1, 2, 3];

test.each([
  { at: '', game: null, tab: 'overview' },
  { at: '?game=2', game: 2, tab: 'timeline' },
  { at: '?game=2&goal=1', game: 2, tab: 'timeline' },
  { at: '?game=9', game: null, tab: 'timeline' },
  { at: '?tab=3', game: 3, tab: 'statistics' },
  { at: '?tab=maps&game=1', game: 1, tab: 'timeline' },
  { at: '?game=x', game: null, tab: 'timeline' },
])('the address $at is about game $game, and without a tab opens $tab', ({ at, game, tab }) => {
  const search = new URLSearchParams(at);
  expect(chosenGame(search, GAMES)).toBe(game);
  expect(firstTab(search, true)).toBe(tab);
});

test('a series that was reported by hand has no timeline to open', () => {
  expect(firstTab(new URLSearchParams('?game=2'), false)).toBe('statistics');
});
