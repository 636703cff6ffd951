import { readFileSync } from 'node:fs';
import type { NightFiles } from '../../../src/domain/replays/night-files.ts';
import type { ReplayProposal } from '../../../src/domain/replays/replay-proposal.ts';
import { Division } from '../../../src/modules/seasons/divisions/division.entity.ts';
import { GameAccount } from '../../../src/modules/players/game-account.entity.ts';
import { User } from '../../../src/modules/auth/users/user.entity.ts';
import { insertAll } from '../../factories/rows.ts';
import { weekLeague } from '../../factories/week-league.ts';
import type { WeekLeague } from '../../factories/week-league.ts';
import { linkPlayer } from '../../harness/accounts.ts';
import { bootApp } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';
import { signIn } from '../../harness/browser.ts';
import type { Browser } from '../../harness/browser.ts';
import { setTime } from '../../harness/time.ts';
import { queryAsUser } from './division-calls.ts';

/**
 * Invented games: the two of one machine and the other are one game, with a row too few in the second file. The first two
 * of the other three have equal numbers, and began 400 seconds apart.
 */
const SERIES = ['same-numbers-1', 'same-numbers-2', 'same-numbers-3', 'two-machines-a'];
const AGAIN = 'two-machines-b';
const START = '2026-11-28T09:40:00Z';
/** Their players' accounts. */
const HOME = [
  ['epic', '7277fd0a585070179938ea090000019e'],
  ['epic', '24c54b7509667fc738d0fd4f0000001a'],
  ['steam', '76561199000000016'],
] as const;
const AWAY = [
  ['epic', '839d8d0b9d45c4fb03800fd80000006d'],
  ['steam', '76561199000000110'],
  ['steam', '76561199000000249'],
] as const;

let app: TestApp;
let world: WeekLeague;
let admin: Browser;
let captain: Browser;

beforeAll(async () => {
  app = await bootApp();
  setTime([app], new Date('2026-11-28T11:00:00Z'));
  await linkPlayer(app.db, 'admin', { roles: ['admin'] });
  admin = await signIn(app, 'admin');
  world = await weekLeague(app.db, '2026-11-23');
  await app.db.repo(Division).update(world.divisionId, { seriesFormat: 'four-plus-decider' });
  for (const [squad, accounts] of [
    [world.squads.home, HOME],
    [world.squads.away, AWAY],
  ] as const) {
    await insertAll(
      app.db,
      GameAccount,
      accounts.map(([platform, accountId], at) => ({ playerId: squad[at]?.playerId ?? 0, platform, accountId })),
    );
  }
  // the captain of the home team signs in as the demo account of that name
  const { userId } = await linkPlayer(app.db, 'captain');
  const { playerId } = world.squads.home[0];
  await app.db.query('update player set user_id = null where user_id = $1', [userId]);
  await app.db.query(
    `update player set user_id = $1, nationality = 'SE', platform = 'epic', platform_id = 'x', birthdate = '2000-01-31' where id = $2`,
    [userId, playerId],
  );
  await app.db.repo(User).findOneByOrFail({ id: userId });
  captain = await signIn(app, 'captain');
});
afterAll(() => app.close());

const newSeries = () => world.series({ scheduledAt: new Date(START) });

async function post<Answer>(
  who: Browser,
  path: string,
  names: readonly string[],
  gameNumber?: number,
): Promise<Answer> {
  const body = new FormData();
  if (gameNumber !== undefined) body.append('gameNumber', String(gameNumber));
  for (const name of names) {
    const content = readFileSync(new URL(`../../replays/${name}.replay`, import.meta.url));
    body.append('files', new File([new Uint8Array(content)], name));
  }
  const answer = await who.fetch(path, { method: 'POST', body });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Answer;
}

const drop = (seriesId: number, names: readonly string[], gameNumber?: number) =>
  post<ReplayProposal>(admin, `/api/admin/series/${seriesId}/replays`, names, gameNumber);

/** Saves what a proposal has filled in, and answers the code of a refusal. */
async function save(seriesId: number, { games }: ReplayProposal, version = 0): Promise<string | null> {
  const input = {
    ...{ seriesId, version },
    games: games.map(({ homeGoals, awayGoals, rows, replayDigest }) => {
      const of = (side: 'home' | 'away') =>
        rows.filter((row) => row.side === side).map(({ match, stats }) => ({ playerId: match.playerId, ...stats }));
      return { homeGoals, awayGoals, home: of('home'), away: of('away'), replayDigest };
    }),
  };
  const text = `mutation ($input: ReportSeriesInput!) { it: reportSeries(input: $input) { __typename ... on Problem { code } } }`;
  const { it } = await queryAsUser<{ it: { code?: string } }>(app, admin, text, { input });
  return it.code ?? null;
}

const refusedAs = (reasonKey: string, params: object) => ({
  ...{ status: 'refused', gameNumber: null },
  refusal: { code: 'REPLAY_DUPLICATE', reasonKey, params },
});

test.each([
  { who: 'staff', door: 'admin', by: () => admin },
  { who: 'a captain', door: 'match-week', by: () => captain },
])(
  '$who drops the files of a series and one more of a game: it is refused, and equal numbers are two games',
  async ({ door, by }) => {
    const seriesId = await newSeries();
    const path = `/api/${door}/series/${seriesId}/replays`;
    const { files, games } = await post<ReplayProposal>(by(), path, [...SERIES, AGAIN]);
    expect(files.map(({ gameNumber }) => gameNumber)).toEqual([1, 2, 3, 4, null]);
    expect(files[4]).toMatchObject(refusedAs('api.replay.duplicate-game', { file: AGAIN, other: 'two-machines-a' }));
    expect(games.map(({ homeGoals, awayGoals }) => [homeGoals, awayGoals])).toEqual([
      [1, 0],
      [1, 0],
      [3, 0],
      [4, 2],
    ]);
  },
);

test("a night's files: of two recordings of a game one is told as a double, and equal numbers have their series", async () => {
  const seriesId = await newSeries();
  const { files } = await post<NightFiles>(admin, '/api/admin/series/replays', [AGAIN, ...SERIES]);
  expect(files.map(({ status }) => status === 'double')).toEqual([false, false, false, false, true]);
  expect(files[1]?.seriesIds).toContain(seriesId);
  expect(files[4]?.refusal).toMatchObject({ reasonKey: 'api.replay.duplicate-game', params: { other: AGAIN } });
});

test('a stored game is known in a file of another machine, at every door', async () => {
  const seriesId = await newSeries();
  expect(await save(seriesId, await drop(seriesId, SERIES))).toBeNull();

  const [again] = (await post<NightFiles>(admin, '/api/admin/series/replays', [AGAIN])).files;
  expect(again).toMatchObject({
    ...{ status: 'stored', seriesIds: [seriesId] },
    refusal: { reasonKey: 'api.replay.night.stored', params: { file: AGAIN, game: 4, home: 'Alfa', away: 'Beta' } },
  });
  const single = await drop(seriesId, [AGAIN], 2);
  expect(single.files[0]).toMatchObject(refusedAs('api.replay.duplicate-filled-game', { file: AGAIN, game: 4 }));
  expect((await drop(seriesId, [AGAIN], 4)).games).toHaveLength(1);

  const other = await newSeries();
  const { games } = await drop(other, [AGAIN]);
  expect(games[0]?.warnings).toContainEqual({
    code: 'stands-elsewhere',
    params: { game: 4, home: 'Alfa', away: 'Beta' },
  });
});

test('two games of one start are not stored, whoever filled the form', async () => {
  const seriesId = await newSeries();
  const proposal = await drop(seriesId, SERIES);
  const [twice] = (await drop(seriesId, [AGAIN], 3)).games;
  const games = proposal.games.map((game, at) =>
    at === 2 && twice ? { ...game, replayDigest: twice.replayDigest } : game,
  );
  expect(await save(seriesId, { ...proposal, games })).toBe('REPLAY_DUPLICATE');
  expect(await save(seriesId, proposal)).toBeNull();
});
