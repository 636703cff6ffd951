/** A small division, for the tests of this folder. */
import { DivisionTrendsDocument } from '../division-trends.generated';
import { answerTo } from '../../../../../test/answer-to';
import type { TrendsPart } from '../trends-part';

export const address = { discriminator: 'elit', seasonId: 10 };
export const team = (id: number, name: string) => ({ id, name, logo: null });
export const NORR = team(7, 'Norrsken');
export const SYD = team(8, 'Sydpolen');

export type Division = Parameters<typeof TrendsPart>[0]['division'];
export type Row = Division['standings'][number];
export type Series = Division['series'][number];

export const row = (position: number, of: typeof NORR, points: number): Row => ({
  position,
  team: of,
  color: null,
  isDisqualified: false,
  seriesPlayed: 1,
  wins: 0,
  overtimeWins: 0,
  overtimeLosses: 0,
  losses: 0,
  gamesWon: 0,
  gamesLost: 0,
  diff: 0,
  points,
  adjustment: 0,
  adjustmentReason: null,
  placesWon: null,
  form: [],
  trace: null,
});
export const series = (id: number, home: typeof NORR, away: typeof NORR, fields: Partial<Series> = {}): Series => ({
  id,
  week: id,
  scheduledAt: null,
  isStreamed: false,
  state: 'NOT_STARTED',
  homeGames: null,
  awayGames: null,
  walkover: null,
  isOvertime: false,
  division: { id: 4, name: 'Elit', nameEng: null, discriminator: 'elit', seasonId: 10 },
  home,
  away,
  ...fields,
});
export const division = (fields: Partial<Division> = {}): Division => ({
  id: 4,
  name: 'Elit',
  nameEng: null,
  format: 'FIRST_TO_3',
  currentWeek: null,
  isStage: false,
  bracket: null,
  season: { id: 10, name: '10' },
  admin: null,
  bands: [],
  standings: [],
  series: [],
  ...fields,
});
export const trends = (
  placesByWeek: object[],
  annulled: object[] = [],
  level: [teamId: number, place: number][] = [],
) =>
  answerTo(
    DivisionTrendsDocument,
    {
      division: {
        id: 4,
        standings: level.map(([id, levelPlace]) => ({
          team: { id },
          levelPlace,
        })),
        placesByWeek,
        series: annulled,
      },
    },
    { variables: address, times: 9 },
  );
export const week = (number: number, ...places: [teamId: number, position: number, points: number][]) => ({
  week: number,
  places: places.map(([teamId, position, points]) => ({
    teamId,
    position,
    points,
    goalDifference: 0,
  })),
});

export const twoTeams = division({
  standings: [row(1, NORR, 3), row(2, SYD, 0)],
  series: [
    series(1, NORR, SYD, { state: 'REPORTED', homeGames: 3, awayGames: 1 }),
    series(2, SYD, NORR, { state: 'TIME_SET', scheduledAt: '2026-11-27T18:00:00Z' }),
    series(3, SYD, NORR, { week: 12 }),
    series(4, NORR, SYD, { state: 'REPORTED', homeGames: 0, awayGames: 3, walkover: 'AWAY' }),
  ],
});
