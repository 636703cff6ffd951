import { SHOWN_FIELD_NUMBERS } from '../../../src/modules/stats/recordings/statistics/field-statistics.ts';
import { Game } from '../../../src/modules/series/game.entity.ts';
import { eventOf, readingOf, storePlay } from '../../factories/field-play.ts';
import { League } from '../../factories/league.ts';
import { bootApp, graphql, statements } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';
import { wrongAnswer } from '../../harness/openapi.ts';
import { SECRETS, smallLeague } from '../small-league.ts';

/** What happened on the field, through all doors (R37, R39, T108). */

let app: TestApp;
let ids: Awaited<ReturnType<typeof smallLeague>>;
let games: number[];
let digest: string;
const TRACK = new Uint8Array([1, ...Array.from({ length: 500 }, (_, at) => at % 7)]);

beforeAll(async () => {
  app = await bootApp();
  ids = await smallLeague(new League(app.db));
  games = (await app.db.repo(Game).find({ where: { seriesId: ids.played }, order: { number: 'ASC' } })).map(
    ({ id }) => id,
  );
  const numbers = { seconds: 300, seconds_in_game: 300, speed_seconds: 420_000, boost_used: 1500, touches: 30 };
  const players = [
    { team: 0, playerId: ids.ada, numbers },
    { team: 1, playerId: null, numbers },
  ] as const;
  const events = [eventOf({ kind: 'goal', team: 0, seconds: 12.5, clock: 288, player: 0, x: 10, y: 20, z: 30 })];
  digest = await storePlay(app.db, games[0]!, readingOf(players, { events, track: TRACK }));
});
afterAll(() => app.close());

/** All numbers, so that the cost of the largest page is tested too. */
const NUMBERS = SHOWN_FIELD_NUMBERS.join(' ');
const TEAM = `{ possessionSeconds ballInOwnHalfSeconds heat numbers { ${NUMBERS} }
  players { player { id nickname } position games heat numbers { ${NUMBERS} } } }`;
const GAME = `{ number map isStandardField activeSeconds inPlaySeconds overtimeSeconds home ${TEAM} away ${TEAM} ballHeat trackUrl
  events { kind side seconds clock isOvertime player { id nickname } other { id nickname } x y z speed isOwnGoal isCountedAsShot kickoffKind kickoffSeconds kickoffWinner homeGoals awayGoals } }`;
const PAGE = `query ($id: Int!) { series(id: $id) {
  id home { name } games { number homeGoals awayGoals fieldPlay ${GAME} } homeTotals { player { id } score }
  fieldPlay { games isStandardField home ${TEAM} away ${TEAM} ballHeat } } }`;

interface Play extends Record<string, unknown> {
  home: { players: { player: unknown; numbers: Record<string, unknown> }[] };
  trackUrl: string;
}
interface Page {
  series: { games: { number: number; fieldPlay: Play | null }[]; fieldPlay: Play | null };
}
const page = (id: number) => graphql<Page>(app.url, PAGE, { variables: { id } });
const rest = (path: string, init?: RequestInit) => fetch(`${app.url}/api/${path}`, init);

test('a series page reads its games, its sums and all of the field in one statement more', async () => {
  const { result, texts } = await statements(() => page(ids.played));
  expect(result.errors).toBeUndefined();
  const [first, second] = result.data?.series.games ?? [];
  expect(first?.fieldPlay).toMatchObject({
    number: 1,
    map: 'Stadium_P',
    events: [{ kind: 'GOAL', side: 'HOME', player: { id: ids.ada }, homeGoals: 1, awayGoals: 0 }],
    trackUrl: `/api/tracks/${digest}`,
  });
  expect(first?.fieldPlay?.home.players[0]?.numbers).toMatchObject({
    seconds: 300,
    averageSpeed: 1400,
    averageBoost: 0,
    boostUsedPerMinute: 300,
    touches: 30,
  });
  expect(second?.fieldPlay).toBeNull();
  expect(result.data?.series.fieldPlay).toMatchObject({ games: 1, isStandardField: true });
  // the change stamp, the page with its games, the field
  expect(texts.length).toBeLessThanOrEqual(3);
});

test('a series without replays has no field play, and neither has one that is not played', async () => {
  const { data } = await page(ids.coming);
  expect(data?.series).toMatchObject({ games: [], fieldPlay: null });
  expect(await (await rest(`series/${ids.coming}/field-play`)).json()).toEqual({
    seriesId: ids.coming,
    games: [],
    whole: null,
  });
});

test('REST and GraphQL tell the same, as it is described', async () => {
  const answer = await rest(`series/${ids.played}/field-play`);
  const body = (await answer.json()) as { games: Play[]; whole: Play };
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
  expect(wrongAnswer('GET', '/api/series/{seriesId}/field-play', 200, body)).toEqual([]);

  const { data } = await page(ids.played);
  const [game] = data?.series.games ?? [];
  const lower = JSON.parse(
    JSON.stringify(game?.fieldPlay).replace('"GOAL"', '"goal"').replace('"HOME"', '"home"'),
  ) as Play;
  expect(body.games).toHaveLength(1);
  expect(body.games[0]).toMatchObject(lower);
  expect(body.whole).toMatchObject(data?.series.fieldPlay ?? {});
});

test.each([
  { whose: 'team', id: () => ids.home },
  { whose: 'player', id: () => ids.ada },
])('the seasons of a $whose on the field are read in one statement more', async ({ whose, id }) => {
  const query = `query ($id: Int!) { ${whose}(id: $id) { id fieldSeasons {
    season { id } division { id } games numbers { touches averageSpeed } percentiles { number value median most less others percent } } } }`;
  const { result, texts } = await statements(() => graphql(app.url, query, { variables: { id: id() } }));
  expect(result.data).toMatchObject({
    [whose]: { fieldSeasons: [{ games: 1, numbers: { touches: 30, averageSpeed: 1400 }, percentiles: [] }] },
  });
  // the change stamp, the team or the player, the seasons
  expect(texts.length).toBeLessThanOrEqual(3);
});

test('an unknown series is not there', async () => {
  const answer = await rest('series/2147483647/field-play');
  expect(answer.status).toBe(404);
});

test('a track is a file for every site that caches keep, and its address names its content', async () => {
  const answer = await rest(`tracks/${digest}`);
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-encoding': 'gzip',
    'content-disposition': `attachment; filename="series-${ids.played}-game-1.track"`,
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    etag: `"${digest}"`,
  });
  // fetch has decompressed it
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(TRACK);

  // as a browser asks; without the second header, fetch would ask for the whole file
  const known = { 'if-none-match': `"${digest}"`, 'cache-control': 'max-age=0' };
  const again = await rest(`tracks/${digest}`, { headers: known });
  expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0]);
  const head = await rest(`tracks/${digest}`, { method: 'HEAD' });
  expect([head.status, Number(head.headers.get('content-length'))]).toEqual([200, expect.any(Number)]);
});

test.each([
  { why: 'unknown', name: '0'.repeat(64) },
  { why: 'no digest', name: '1' },
  { why: 'a path', name: '..%2f..%2fetc%2fpasswd' },
  { why: 'in capitals', name: 'A'.repeat(64) },
])('a track that is not there is 404: $why', async ({ name }) => {
  const answer = await rest(`tracks/${name}`);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('cache-control') ?? '').not.toContain('immutable');
});

test('nothing private is in any answer, also not in the track', async () => {
  const texts = [
    await (await rest(`series/${ids.played}/field-play`)).text(),
    JSON.stringify(await page(ids.played)),
    Buffer.from(await (await rest(`tracks/${digest}`)).arrayBuffer()).toString('latin1'),
  ];
  for (const secret of SECRETS) for (const text of texts) expect(text).not.toContain(secret);
});

test('what is reset is gone: the page has none, and the track is not there', async () => {
  await app.db.repo(Game).delete({ seriesId: ids.played });
  const { data } = await page(ids.played);
  expect(data?.series).toMatchObject({ games: [], fieldPlay: null });
  expect((await rest(`tracks/${digest}`)).status).toBe(404);
});
