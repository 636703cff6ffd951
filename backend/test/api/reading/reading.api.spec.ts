import { League } from '../../factories/league.ts';
import { bootApp, graphql } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';
import { PAGES } from './page-queries.ts';
import type { Page } from './page-queries.ts';
import { SECRETS, smallLeague } from '../small-league.ts';

let app: TestApp;
let ids: Awaited<ReturnType<typeof smallLeague>>;

beforeAll(async () => {
  app = await bootApp();
  ids = await smallLeague(new League(app.db));
});
afterAll(() => app.close());

const page = async <T>(name: Page, variables: Record<string, unknown> = {}): Promise<T> => {
  const { data, errors } = await graphql<T>(app.url, PAGES[name], { variables });
  expect(errors).toBeUndefined();
  return data as T;
};

async function get(path: string): Promise<{ status: number; body: unknown }> {
  const answer = await fetch(`${app.url}/api${path}`);
  return { status: answer.status, body: await answer.json() };
}

describe('both doors tell the same', () => {
  interface DivisionPage {
    division: {
      standings: { team: { id: number }; points: number; diff: number; color: string | null }[];
      series: { id: number; homeGames: number | null; awayGames: number | null }[];
      playerStats: { player: { id: number }; score: number; rating: number }[];
      teamStats: { team: { id: number }; games: number; rating: number }[];
    };
  }

  test('about a division', async () => {
    const { division } = await page<DivisionPage>('division', { discriminator: 'elit', seasonId: ids.season });
    const rest = async (part: string) =>
      ((await get(`/division/${ids.division}/${part}`)).body as { MESSAGE: unknown }).MESSAGE;

    expect(await rest('teams')).toMatchObject(
      division.standings.map(({ team, points, diff, color }) => ({
        id: team.id,
        points,
        diff,
        color: color === null ? null : { hex: color },
      })),
    );
    expect(await rest('matches')).toMatchObject(
      division.series.map(({ id, homeGames, awayGames }) => ({
        match_id: id,
        homescore: homeGames,
        awayscore: awayGames,
      })),
    );
    expect(await rest('stats')).toMatchObject(
      division.playerStats.map(({ player, score, rating }) => ({ player_id: player.id, points: score, rating })),
    );
    expect(await rest('teamStats')).toMatchObject(
      division.teamStats.map(({ team, games, rating }) => ({ teamId: team.id, matches: games, rating })),
    );
  });

  test('about a series: its sums are those of its games, rated within the division', async () => {
    interface SeriesPage {
      series: {
        homeTotals: { player: { id: number }; games: number; score: number; rating: number }[];
        games: { number: number; home: { score: number }[] }[];
      };
    }
    const { series } = await page<SeriesPage>('series', { id: ids.played });
    const { body } = await get(`/series/${ids.played}`);

    expect(series.games.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
    expect(series.homeTotals).toMatchObject([{ player: { id: ids.ada }, games: 5, score: 2000 }]);
    // the only series of the division: compared with a mean of 300 points, 1.5 goals, 0.5 assists, 0.5 saves and 3
    // shots
    expect(series.homeTotals[0]?.rating).toBeCloseTo(0.2 * (4 / 3) + 0.25 * (4 / 3) + 0 + 0.2 * 2 + 0.15 * (4 / 3), 10);
    expect(body).toMatchObject({ teams: { home: { totals: [{ player_id: ids.ada, points: 2000 }] } } });
  });

  test('about a team and a player', async () => {
    const { team } = await page<{ team: Record<string, unknown> }>('team', { id: ids.home });
    const { player } = await page<{ player: Record<string, unknown> }>('player', { id: ids.ada });

    expect(team).toMatchObject({
      name: 'Norrsken',
      roster: [{ player: { id: ids.ada }, isCaptain: true, since: '2026-01-05T12:00:00.000Z' }],
      seasons: [
        {
          season: { id: ids.season },
          division: { id: ids.division },
          position: 1,
          roster: [{ id: ids.ada }],
          series: [{ id: ids.played }, { id: ids.walkover }, { id: ids.coming }],
          playerStats: [{ player: { id: ids.ada }, score: 2000 }],
        },
      ],
    });
    expect(player).toMatchObject({
      displayName: 'Ada',
      roles: ['WRITER'],
      team: { id: ids.home },
      seasons: [{ placement: 1, stats: { score: 2000 }, currentTeamName: 'Norrsken' }],
      transfers: [{ team: { id: ids.home }, previousTeam: null, validTo: null }],
    });
  });

  test('about the coming and the latest series, and the seasons', async () => {
    const start = await page<Record<string, unknown>>('start');

    expect(start).toMatchObject({
      settings: { currentSeasonId: ids.season, registrationOpen: true, transferOpen: false, startType: 'matches' },
      currentSeason: { id: ids.season, isCurrent: true, format: 'FIRST_TO_3', divisions: [{ id: ids.division }] },
      upcomingTopSeries: [{ id: ids.coming, state: 'TIME_SET', scheduledAt: '2099-07-01T18:00:00.000Z' }],
      upcomingSeries: [{ id: ids.coming }],
      latestSeries: [
        { id: ids.walkover, walkover: 'AWAY', state: 'REPORTED' },
        { id: ids.played, walkover: null, isOvertime: true },
      ],
    });
    await expect(page('week', { divisionId: ids.division, week: 2 })).resolves.toMatchObject({
      divisionWeekSeries: [{ id: ids.walkover }],
    });
  });
});

test('nothing private leaves through any page, of anyone', async () => {
  const pages: [Page, Record<string, unknown>][] = [
    ['start', {}],
    ['division', { discriminator: 'elit', seasonId: ids.season }],
    ['series', { id: ids.played }],
    ['team', { id: ids.home }],
    ['player', { id: ids.ada }],
    ['search', { text: 'ada' }],
    ['transfers', {}],
  ];
  const paths = [
    `/user/${ids.ada}/full`,
    `/team/${ids.home}/players`,
    `/division/${ids.division}/teams`,
    `/division/${ids.division}/stats`,
    `/series/${ids.played}`,
    '/division/all',
  ];
  const told = JSON.stringify([
    await Promise.all(pages.map(([name, variables]) => page(name, variables))),
    await Promise.all(paths.map(get)),
  ]);
  const lists = await partnersLists();

  expect(told).toContain('Ada');
  // every list has rows, so nothing is missing because it is empty
  expect(Object.values(lists).map(({ edges }) => edges.length > 0)).toEqual(Array(7).fill(true));
  const texts = [told, ...cursorsIn(lists), JSON.stringify(lists)];
  for (const secret of SECRETS) for (const text of texts) expect(text).not.toContain(secret);
});

/** What programs read of all lists, with the cursors. Together they cost more than one document may. */
const PARTNERS_LISTS = `query {
  allTeams { edges { cursor node { id name logo banner roster { player { id nickname } mmr since } sanctions { kind } } } }
  allPlayers { edges { cursor node { id nickname displayName discordName nationality mmr roles twitter team { id }
    transfers { id } sanctions { reasonSv } } } }
  allSeries { edges { cursor node { id home { name } scheduledAt reportedAt games { home { player { nickname } } } } } }
  allGames { edges { cursor node { id home { player { id nickname nationality } } series { id isOwnMatter } } } }
  allTransfers { edges { cursor node { id player { nickname } team { name } } } }
}`;
const PARTNERS_SUMS = `query ($season: Int!) {
  players: playerStatistics(filter: { seasonId: $season }) { edges { cursor node { player { id nickname } goals } } }
  teams: teamStatistics(filter: { seasonId: $season }) { edges { cursor node { team { id name } goals } } }
}`;
interface Rows {
  edges: { cursor: string }[];
}
async function partnersLists(): Promise<Record<string, Rows>> {
  const lists = await graphql(app.url, PARTNERS_LISTS);
  const sums = await graphql(app.url, PARTNERS_SUMS, { variables: { season: ids.season } });
  return { ...lists.data, ...sums.data } as Record<string, Rows>;
}
const cursorsIn = (lists: Record<string, Rows>): string[] =>
  Object.values(lists).flatMap(({ edges }) => edges.map(({ cursor }) => Buffer.from(cursor, 'base64url').toString()));

test('a too long search is refused with the field, not with a fault', async () => {
  const { errors } = await graphql(app.url, PAGES.search, { variables: { text: 'x'.repeat(35) } });

  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'text' });
});

test('what is not there is null', async () => {
  await expect(page('division', { discriminator: 'finns-inte', seasonId: ids.season })).resolves.toEqual({
    division: null,
  });
  await expect(page('series', { id: 999_999 })).resolves.toEqual({ series: null });
  await expect(page('team', { id: 999_999 })).resolves.toEqual({ team: null });
  await expect(page('player', { id: 999_999 })).resolves.toEqual({ player: null });
});
