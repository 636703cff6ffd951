import type { Meeting } from './meetings.ts';
import { meetingsBySeason, sumOfMeetings } from './meetings.ts';

const [ALFA, BETA] = [1, 2];

const meeting = (
  homeTeamId: number,
  [homeGames, awayGames]: [number, number],
  more: Partial<Meeting> = {},
): Meeting => ({
  homeTeamId,
  homeGames,
  awayGames,
  homeGoals: homeGames * 2,
  awayGoals: awayGames * 2,
  walkover: null,
  isAnnulled: false,
  seasonId: 10,
  ...more,
});

test('what a team did away counts for the same team', () => {
  expect(sumOfMeetings(ALFA, [meeting(ALFA, [3, 1]), meeting(BETA, [3, 2])])).toEqual({
    played: 2,
    series: { home: 1, away: 1 },
    games: { home: 5, away: 4 },
    goals: { home: 10, away: 8 },
    walkovers: 0,
    annulled: 0,
  });
});

test('walkovers and annulled series are counted, and are in no sum', () => {
  const sum = sumOfMeetings(ALFA, [
    meeting(ALFA, [3, 0], { walkover: 'home' }),
    meeting(ALFA, [0, 0], { walkover: 'both' }),
    meeting(BETA, [3, 1], { isAnnulled: true }),
    meeting(BETA, [3, 0], { isAnnulled: true, walkover: 'home' }),
  ]);
  expect(sum).toMatchObject({ played: 0, walkovers: 2, annulled: 2, games: { home: 0, away: 0 } });
});

test('teams that never met have sums of nothing', () => {
  expect(sumOfMeetings(ALFA, [])).toMatchObject({ played: 0, series: { home: 0, away: 0 } });
  expect(meetingsBySeason(ALFA, [])).toEqual([]);
});

test('each season has its own sums, in the order of the meetings', () => {
  const seasons = meetingsBySeason(ALFA, [
    meeting(ALFA, [3, 1], { seasonId: 11 }),
    meeting(ALFA, [1, 3], { seasonId: 10 }),
    meeting(BETA, [0, 3], { seasonId: 11 }),
  ]);
  expect(seasons.map(({ seasonId, sum }) => [seasonId, sum.series])).toEqual([
    [11, { home: 2, away: 0 }],
    [10, { home: 0, away: 1 }],
  ]);
});
