import { League, threeTwo } from '../../factories/league.ts';
import { bootApp, graphql } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';
import { smallLeague } from '../small-league.ts';

let app: TestApp;
let ids: Awaited<ReturnType<typeof smallLeague>>;

beforeAll(async () => {
  app = await bootApp();
  ids = await smallLeague(new League(app.db));
});
afterAll(() => app.close());

async function get(path: string): Promise<{ status: number; body: unknown }> {
  const answer = await fetch(`${app.url}/api${path}`);
  return { status: answer.status, body: await answer.json() };
}

/** The row of the played series, in every list of series. */
const playedRow = () => ({
  match_id: ids.played,
  matchdate: '2026-03-10 19:30:00',
  week: 1,
  hometeam: 'Norrsken',
  hometeam_id: ids.home,
  awayteam: 'Vinter',
  awayteam_id: ids.away,
  homescore: 3,
  awayscore: 2,
  division_id: 1,
  division_name: 'Elitdivisionen',
  season_id: 1,
  match_stream: 1,
  home_logo: 'images/norr.png',
  away_logo: null,
  walkover: null,
  annulled: 0,
});

const comingRow = () => ({
  ...playedRow(),
  match_id: ids.coming,
  matchdate: '2099-07-01 20:00:00',
  week: 3,
  homescore: null,
  awayscore: null,
  match_stream: 0,
});

const walkoverRow = () => ({
  ...playedRow(),
  match_id: ids.walkover,
  matchdate: null,
  week: 2,
  hometeam: 'Vinter',
  hometeam_id: ids.away,
  awayteam: 'Norrsken',
  awayteam_id: ids.home,
  homescore: 0,
  awayscore: 3,
  match_stream: 0,
  home_logo: null,
  away_logo: 'images/norr.png',
  walkover: 'away',
});

const sums = { matches: 5, points: 2000, goals: 10, assists: 0, saves: 5, shots: 20 };

describe('the documented calls answer their rows, field by field', () => {
  // the paths and rows need the ids, which exist only when the tests run
  const cases: { path: () => string; body: () => unknown }[] = [
    {
      path: () => '/settings/all',
      body: () => [
        { setting_key: 'current_season', setting_value: String(ids.season) },
        { setting_key: 'registration_open', setting_value: 'true' },
      ],
    },
    { path: () => '/settings/registration', body: () => ({ value: 'true' }) },
    { path: () => '/season/current/divisions', body: () => [{ discriminator: 'elit', name: 'Elitdivisionen' }] },
    {
      path: () => '/season/all/division/all',
      body: () => [
        { id: ids.season, name: 'Säsong 8', divisions: [{ discriminator: 'elit', name: 'Elitdivisionen' }] },
      ],
    },
    {
      path: () => '/season/all',
      body: () => [
        {
          id: ids.season,
          name: 'Säsong 8',
          startdate: '2026-01-12',
          enddate: '2026-12-20',
          numberDivisions: 1,
          format: 'first-to-3',
        },
      ],
    },
    {
      path: () => `/divisionId/elit/season/${ids.season}`,
      body: () => ({ CODE: 200, MESSAGE: { id: ids.division } }),
    },
    {
      path: () => '/division/all',
      body: () => [
        {
          divisionId: ids.division,
          division: 'Elitdivisionen',
          seasonId: ids.season,
          season: 'Säsong 8',
          userId: expect.any(Number),
          nickname: 'domaren',
          numberOfTeams: 2,
          numberOfSeries: 3,
        },
      ],
    },
    {
      path: () => `/division/${ids.division}/divisionAdmin`,
      body: () => ({ CODE: 200, MESSAGE: { playerId: null, nickname: 'domaren' } }),
    },
    {
      path: () => `/division/id/${ids.division}/colors`,
      body: () => [
        { hex: '#10b981', fromIndex: 1, toIndex: 1, engDescription: 'Promotion', sweDescription: 'Uppflyttning' },
      ],
    },
    {
      path: () => `/division/${ids.division}/teamsWithoutPlayers`,
      body: () => [
        { id: ids.home, teamname: 'Norrsken', teamlogo: 'images/norr.png' },
        { id: ids.away, teamname: 'Vinter', teamlogo: null },
      ],
    },
    {
      path: () => `/division/${ids.division}/teams`,
      body: () => ({
        CODE: 200,
        MESSAGE: [
          {
            id: ids.home,
            team_name: 'Norrsken',
            team_logo: 'images/norr.png',
            color: { hex: '#10b981' },
            disqualified: '0',
            series_played: 2,
            wins: 1,
            overtime_wins: 1,
            overtime_losses: 0,
            losses: 0,
            diff: 4,
            points: 5,
            players: [{ id: ids.ada, nickname: 'Ada', mmr: 1450, sortorder: 1 }],
            activePlayers: [{ id: ids.ada, nickname: 'Ada', mmr: 1450, sortorder: 1 }],
            adjustment: 0,
          },
          expect.objectContaining({ id: ids.away, color: null, overtime_losses: 1, losses: 1, diff: -4, points: 1 }),
        ],
      }),
    },
    {
      path: () => `/division/${ids.division}/stats`,
      body: () => ({
        CODE: 200,
        MESSAGE: [
          {
            player_id: ids.ada,
            player_name: 'Ada',
            teamId: ids.home,
            teamname: 'Norrsken',
            ...sums,
            rating: expect.any(Number),
          },
          expect.objectContaining({ player_id: ids.bo, points: 1000 }),
        ],
      }),
    },
    {
      path: () => `/division/${ids.division}/teamStats`,
      body: () => ({
        CODE: 200,
        MESSAGE: [
          { teamId: ids.home, teamname: 'Norrsken', ...sums, rating: expect.any(Number) },
          expect.objectContaining({ teamId: ids.away, matches: 5 }),
        ],
      }),
    },
    {
      path: () => `/division/${ids.division}/matches`,
      body: () => ({ CODE: 200, MESSAGE: [playedRow(), walkoverRow(), comingRow()] }),
    },
    { path: () => '/series/upcoming/division/top', body: () => [comingRow()] },
    { path: () => '/series/upcoming/10', body: () => [comingRow()] },
    { path: () => '/series/latest/10', body: () => [walkoverRow(), playedRow()] },
    { path: () => '/series/latest/1', body: () => [walkoverRow()] },
    {
      path: () => '/team/all',
      body: () => [
        { id: ids.home, teamname: 'Norrsken' },
        { id: ids.away, teamname: 'Vinter' },
      ],
    },
    {
      path: () => `/team/${ids.home}/info`,
      body: () => ({ id: ids.home, teamname: 'Norrsken', teamlogo: null, banner: null }),
    },
    {
      path: () => `/team/${ids.home}/players`,
      body: () => [{ id: ids.ada, nickname: 'Ada', avatar: null, mmr: 1450, sortorder: 1 }],
    },
    {
      path: () => `/team/${ids.home}/playedSeasons`,
      body: () => [{ seasonId: ids.season, season: 'Säsong 8', teamname: 'Norrsken' }],
    },
    { path: () => `/team/${ids.home}/isActive`, body: () => ({ CODE: 200, MESSAGE: true }) },
    {
      path: () => `/team/${ids.home}/season/${ids.season}/division`,
      body: () => ({ CODE: 200, MESSAGE: { id: ids.division, name: 'Elitdivisionen', discriminator: 'elit' } }),
    },
    {
      path: () => `/team/${ids.home}/season/${ids.season}/players`,
      body: () => [{ id: ids.ada, nickname: 'Ada', sortorder: 1 }],
    },
    {
      path: () => `/team/${ids.home}/season/${ids.season}/series`,
      body: () => [playedRow(), walkoverRow(), comingRow()],
    },
    {
      path: () => `/team/${ids.home}/season/${ids.season}/playerStats`,
      body: () => [{ player_id: ids.ada, player_name: 'Ada', ...sums, rating: expect.any(Number) }],
    },
    { path: () => `/player/${ids.ada}/division/${ids.division}/stats`, body: () => sums },
    { path: () => `/player/${ids.ada}/currentTeam`, body: () => ({ id: ids.home, teamname: 'Norrsken' }) },
    {
      path: () => `/player/${ids.ada}/getTeamsAtEndOfEachSeason`,
      body: () => [
        {
          seasonId: ids.season,
          season: 'Säsong 8',
          teamId: ids.home,
          teamname: 'Norrsken',
          currentName: 'Norrsken',
          placement: 1,
          division: 'Elitdivisionen',
          divisionId: ids.division,
          rating: expect.any(Number),
        },
      ],
    },
    {
      path: () => `/user/${ids.ada}/full`,
      body: () => ({
        id: expect.any(Number),
        pId: ids.ada,
        pNickname: 'Ada',
        nickname: 'Ada',
        avatar: null,
        banner: null,
        discord: null,
        discordUsername: 'ada',
        discordDiscriminator: '0',
        discordId: null,
        mmr: 1450,
        nationality: 'SE',
        twitter: null,
        instagram: null,
        twitch: 'ada_live',
        tiktok: null,
        youtube: null,
        roles: [{ id: 4, description: 'Skribent' }],
        sortorder: 1,
      }),
    },
  ];

  test.each(cases.map((row) => [String(row.path).replace(/^\(\)\s*=>\s*/, ''), row] as const))('%s', async (_, row) => {
    await expect(get(row.path())).resolves.toEqual({ status: 200, body: row.body() });
  });

  test('a series in detail: both teams with totals, its games, where and when', async () => {
    const { status, body } = await get(`/series/${ids.played}`);

    const adaRow = { player_id: ids.ada, nickname: 'Ada' };
    expect(status).toBe(200);
    expect(body).toEqual({
      teams: {
        home: {
          id: ids.home,
          name: 'Norrsken',
          teamlogo: 'images/norr.png',
          score: 3,
          totals: [{ ...adaRow, ...sums }],
        },
        away: expect.objectContaining({ id: ids.away, name: 'Vinter', teamlogo: null, score: 2 }),
      },
      matches: threeTwo.map(({ goals }) => ({
        id: expect.any(Number),
        result: { home: goals[0], away: goals[1] },
        home: [{ ...adaRow, points: 400, goals: 2, assists: 0, saves: 1, shots: 4 }],
        away: [expect.objectContaining({ nickname: 'Bo', points: 200 })],
      })),
      info: {
        season: 'Säsong 8',
        season_id: ids.season,
        division: 'Elitdivisionen',
        division_id: ids.division,
        date: '2026-03-10 19:30:00',
        walkover: null,
      },
    });
  });
});

describe('what is not there', () => {
  test.each([
    { path: '/series/999999', message: 'match.could-not-find' },
    { path: '/divisionId/elit/season/999999', message: 'api.division.not-found' },
    { path: '/division/999999/teams', message: 'api.division.not-found' },
    { path: '/division/999999/stats', message: 'api.division.not-found' },
    { path: '/division/999999/teamStats', message: 'api.division.not-found' },
    { path: '/division/999999/matches', message: 'api.division.not-found' },
    { path: '/division/999999/divisionAdmin', message: 'api.division.not-found' },
    { path: '/division/999999/teamsWithoutPlayers', message: 'api.division.not-found' },
    { path: '/division/id/999999/colors', message: 'api.division.not-found' },
    { path: '/team/999999/info', message: 'api.team.not-found' },
    { path: '/team/999999/isActive', message: 'api.team.not-found' },
    { path: '/team/999999/season/1/series', message: 'api.team.not-found' },
    { path: '/team/999999/season/1/playerStats', message: 'api.team.not-found' },
    { path: '/player/999999/currentTeam', message: 'api.player.not-found' },
    { path: '/player/999999/getTeamsAtEndOfEachSeason', message: 'api.player.not-found' },
    { path: '/user/999999/full', message: 'api.player.not-found' },
  ])('$path is 404 $message', async ({ path, message }) => {
    await expect(get(path)).resolves.toMatchObject({ status: 404, body: { CODE: 404, MESSAGE: message } });
  });

  test('a season that the team sat out has the documented message', async () => {
    const { status, body } = await get(`/team/${ids.home}/season/999999/division`);

    expect({ status, body }).toMatchObject({
      status: 404,
      body: { CODE: 404, MESSAGE: 'api.team.getDivisionForTeam.response.did-not-play-this-season' },
    });
  });

  test.each(['/series/0', '/series/abc', '/division/-1/teams', '/team/2147483648/info', '/series/upcoming/1.5'])(
    '%s is no id: 400 that names the parameter',
    async (path) => {
      const { status, body } = await get(path);

      expect(status).toBe(400);
      expect(body).toMatchObject({ CODE: 400, MESSAGE: 'api.error.invalid-input', field: expect.any(String) });
    },
  );

  test('a text that the database cannot hold is bad input, through both doors', async () => {
    expect(await get(`/divisionId/%00/season/${ids.season}`)).toMatchObject({
      status: 400,
      body: { CODE: 400, MESSAGE: 'api.error.invalid-input' },
    });
    const { errors } = await graphql(app.url, '{ division(discriminator: "\\u0000", seasonId: 1) { id } }');
    expect(errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT');
  });
});
