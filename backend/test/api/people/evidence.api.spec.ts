import type { Actor } from '../../../src/domain/actor.ts';
import { SessionsService } from '../../../src/modules/auth/sessions.service.ts';
import { pngPicture } from '../../../src/modules/content/media/testing/pictures.ts';
import { weekLeague } from '../../factories/week-league.ts';
import type { WeekLeague } from '../../factories/week-league.ts';
import { bootApp, graphql } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';

let app: TestApp;
let world: WeekLeague;
let seriesId: number;
let picture: string;

beforeAll(async () => {
  app = await bootApp();
  world = await weekLeague(app.db, '2025-03-10');
  seriesId = await world.series({ scheduledAt: new Date('2025-03-12T18:00:00Z') });
});
afterAll(() => app.close());

async function loginOf(actor: Actor | null): Promise<Record<string, string>> {
  if (!actor) return {};
  const sessions = app.app.get(SessionsService, { strict: false });
  return { authorization: `Bearer ${(await sessions.beginSession(actor.userId as number, 'provider')).accessToken}` };
}

async function call(actor: Actor | null, path: string, body?: object): Promise<Response> {
  return fetch(`${app.url}/api/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'Content-Type': 'application/json', ...(await loginOf(actor)) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}

const gql = async (actor: Actor | null, query: string, variables: Record<string, unknown> = {}) =>
  graphql(app.url, query, { variables, headers: await loginOf(actor) });

const REPORT_IT = `mutation ($input: WeekReportInput!) { reportOwnSeries(input: $input) {
  __typename ... on Problem { messageKey } } }`;
const DISPUTE_IT = `mutation ($input: DisputeResultInput!) { disputeResult(input: $input) {
  __typename ... on WeekSeries { result { confirmation dispute { side game stories { side text by } } } } } }`;
const WEEK = `query ($id: Int!) { weekSeries(seriesId: $id) { evidence { id } ready { lobby { name password } }
  result { reportedBySide dispute { stories { text } } } } }`;

const game = (homeGoals: number, awayGoals: number) => ({ homeGoals, awayGoals, home: [], away: [] });
const REPORT = { version: 0, isResultOnly: true, games: [game(1, 0), game(2, 1), game(3, 2)] };

/** One of each role, who do not run the division. */
async function otherStaff(): Promise<Actor[]> {
  const roles = ['divisionadmin', 'graphics', 'writer'] as const;
  return Promise.all(
    roles.map(async (role) => ({ ...world.admin, userId: await world.league.user({}, [role]), roles: [role] })),
  );
}

async function upload(actor: Actor): Promise<string> {
  const image = `data:image/png;base64,${(await pngPicture()).toString('base64')}`;
  return ((await (await call(actor, 'images', { image })).json()) as { name: string }).name;
}

test("another person's picture is refused, and the report with it", async () => {
  const pictures = [await upload(world.squads.away[0])];
  const refused = await gql(world.squads.home[0], REPORT_IT, { input: { ...REPORT, seriesId, pictures } });
  expect(refused.data).toEqual({ reportOwnSeries: { __typename: 'Problem', messageKey: 'api.image.not-yours' } });
  expect(await app.db.query('select reported_at from series where id = $1', [seriesId])).toEqual([
    { reported_at: null },
  ]);
});

test('the pictures of a report are seen by the two teams and staff of the series', async () => {
  const [home] = world.squads.home;
  picture = await upload(home);
  const stored = await gql(home, REPORT_IT, { input: { ...REPORT, seriesId, pictures: [picture, picture] } });
  expect(stored.data).toEqual({ reportOwnSeries: { __typename: 'WeekSeries' } });
  const evidence = await app.db.query<{ id: number; name: string }>(
    'select id, image_name as name from series_evidence where series_id = $1',
    [seriesId],
  );
  expect(evidence).toEqual([{ id: evidence[0]?.id, name: picture }]);
  const path = `match-week/series/${seriesId}/evidence/${evidence[0]?.id}`;
  for (const actor of [home, world.squads.away[2] as Actor, world.steward, world.admin]) {
    const shown = await call(actor, path);
    expect([shown.status, shown.headers.get('content-type'), shown.headers.get('cache-control')]).toEqual([
      200,
      'image/png',
      'private, no-store',
    ]);
    await shown.arrayBuffer();
  }
  expect((await call(world.stranger, path)).status).toBe(404);
  expect((await call(null, path)).status).toBe(401);
  // the door of all pictures has none of evidence, also not for those who see it here
  const everyone = [
    home,
    world.squads.away[0],
    world.stranger,
    world.steward,
    world.admin,
    null,
    ...(await otherStaff()),
  ];
  for (const name of [picture, picture.replace('.png', '-96.webp')]) {
    for (const actor of everyone) expect((await call(actor, `images/${name}`)).status).toBe(404);
  }
  // of another series of the same teams
  const next = await world.series();
  expect((await call(home, path.replace(String(seriesId), String(next)))).status).toBe(404);
});

test("the lobby's password stands in no answer but those of the two teams and staff", async () => {
  const next = await world.series({ scheduledAt: new Date(Date.now() + 30 * 60_000) });
  const own = await gql(world.squads.away[2] as Actor, WEEK, { id: next });
  const { lobby } = (own.data as { weekSeries: { ready: { lobby: { name: string; password: string } } } }).weekSeries
    .ready;
  expect(lobby.password).toMatch(/^[a-z2-9]{8}$/);
  const query = `{ series(id: ${next}) { id state } upcomingSeries(first: 50) { id } weekSeries(seriesId: ${next}) { ready { lobby { password } } } }`;
  const answers = await Promise.all([
    ...[null, world.stranger].map(async (actor) => JSON.stringify(await gql(actor, WEEK, { id: next }))),
    gql(null, query).then((answer) => JSON.stringify(answer)),
    ...[await call(null, `series/${next}`), await fetch(`${app.url}/series/${next}`)].map((answer) => answer.text()),
  ]);
  for (const answer of answers) expect(answer).not.toContain(lobby.password);
});

test('no public answer names the picture, the story or the sides', async () => {
  const story = 'Vi vann faktiskt den tredje';
  const [away] = world.squads.away;
  const told = await gql(away, DISPUTE_IT, { input: { seriesId, version: 1, game: 3, reason: story } });
  const stories = [{ side: 'AWAY', text: story, by: 'beta-1' }];
  expect(told.data).toEqual({
    disputeResult: {
      __typename: 'WeekSeries',
      result: { confirmation: 'DISPUTED', dispute: { side: 'AWAY', game: 3, stories } },
    },
  });
  const query = `{ series(id: ${seriesId}) { id state homeGames games { number } } latestSeries(first: 20) { id }
    __type(name: "Series") { fields { name } } }`;
  const answers = await Promise.all([
    gql(null, query).then((answer) => JSON.stringify(answer)),
    gql(world.stranger, WEEK, { id: seriesId }).then((answer) => JSON.stringify(answer)),
    ...[await call(null, `series/${seriesId}`), await fetch(`${app.url}/series/${seriesId}`)].map((one) => one.text()),
  ]);
  for (const text of answers) {
    expect(text).not.toContain(picture);
    expect(text).not.toContain(story);
    expect(text).not.toContain('reportedBySide');
  }
});
