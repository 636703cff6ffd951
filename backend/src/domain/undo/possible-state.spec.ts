import { whyImpossible, whyTeamImpossible } from './possible-state.ts';
import type { SeriesState } from './possible-state.ts';

const START = new Date('2026-03-10T18:00:00Z');
const won = { home: 1, away: 0 };
const lost = { home: 0, away: 1 };

const UNPLAYED: SeriesState = {
  format: 'first-to-3',
  scheduledAt: START,
  isReported: false,
  walkover: null,
  homeGames: null,
  awayGames: null,
  games: [],
  isDisputed: false,
  hasOpenDispute: false,
  claimedFor: null,
};
const PLAYED: SeriesState = { ...UNPLAYED, isReported: true, homeGames: 3, awayGames: 1, games: [won, lost, won, won] };
const GIVEN: SeriesState = { ...UNPLAYED, isReported: true, walkover: 'away', homeGames: 0, awayGames: 3 };

test.each<[string, SeriesState]>([
  ['unplayed', UNPLAYED],
  ['without a time', { ...UNPLAYED, scheduledAt: null }],
  ['claimed', { ...UNPLAYED, claimedFor: START }],
  ['played', PLAYED],
  ['disputed', { ...PLAYED, isDisputed: true, hasOpenDispute: true }],
  ['played, with its score alone', { ...PLAYED, games: [] }],
  ['given', GIVEN],
  ['given before it had a time', { ...GIVEN, scheduledAt: null }],
  ['nobody came', { ...GIVEN, walkover: 'both', awayGames: 0 }],
  ['four games in the other format', { ...PLAYED, format: 'four-plus-decider' }],
])('a series can be %s', (_, series) => {
  expect(whyImpossible(series)).toBeNull();
});

test.each<[string, SeriesState, string]>([
  ['a claim beside a result', { ...PLAYED, claimedFor: START }, 'claim'],
  ['a claim beside a walkover', { ...GIVEN, claimedFor: START }, 'claim'],
  ['a claim about another time', { ...UNPLAYED, claimedFor: new Date(0) }, 'claim-time'],
  ['a claim without a time', { ...UNPLAYED, scheduledAt: null, claimedFor: START }, 'claim-time'],
  ['a disputed result that no one disputes', { ...PLAYED, isDisputed: true }, 'dispute'],
  ['an open dispute about nothing', { ...PLAYED, hasOpenDispute: true }, 'dispute'],
  ['games without a result', { ...UNPLAYED, games: [won] }, 'games'],
  ['games beside a walkover', { ...GIVEN, games: [lost, lost, lost] }, 'games'],
  ['played at no time', { ...PLAYED, scheduledAt: null }, 'time'],
  ['a result of fewer games', { ...PLAYED, games: [won, lost, won] }, 'result'],
  ['a result of other games', { ...PLAYED, games: [lost, won, lost, lost] }, 'result'],
  [
    'a result that the format does not have',
    { ...PLAYED, games: [won, won, won], homeGames: 3, awayGames: 0, format: 'four-plus-decider' },
    'result',
  ],
  ['a score alone that decides nothing', { ...PLAYED, games: [], homeGames: 2 }, 'result'],
  ['a walkover of another format', { ...GIVEN, format: 'four-plus-decider' }, 'result'],
])('no act leaves %s', (_, series, why) => {
  expect(whyImpossible(series)).toBe(why);
});

test('a team has at most five players and open invitations', () => {
  expect([5, 6].map(whyTeamImpossible)).toEqual([null, 'roster']);
});
