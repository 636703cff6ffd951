import type { Actor } from '../../../src/domain/actor.ts';
import { SessionsService } from '../../../src/modules/auth/sessions.service.ts';
import { png } from '../../../src/modules/content/media/testing/pictures.ts';
import { weekLeague } from '../../factories/week-league.ts';
import type { WeekLeague } from '../../factories/week-league.ts';
import { bootApp } from '../../harness/app.ts';
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

async function call(actor: Actor | null, path: string, body?: object): Promise<Response> {
  const token =
    actor &&
    (await app.app.get(SessionsService, { strict: false }).begin(actor.userId as number, 'provider')).accessToken;
  return fetch(`${app.url}/api/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}

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
  const image = `data:image/png;base64,${(await png()).toString('base64')}`;
  return ((await (await call(actor, 'images', { image })).json()) as { name: string }).name;
}

test("another person's picture is refused, and the report with it", async () => {
  const pictures = [await upload(world.squads.away[0])];
  const refused = await call(world.squads.home[0], `match-week/series/${seriesId}/report`, { ...REPORT, pictures });
  expect([refused.status, await refused.json()]).toMatchObject([400, { MESSAGE: 'api.image.not-yours' }]);
  expect(await app.db.query('select reported_at from series where id = $1', [seriesId])).toEqual([
    { reported_at: null },
  ]);
});

test('the pictures of a report are seen by the two teams and staff of the series', async () => {
  const [home] = world.squads.home;
  picture = await upload(home);
  const stored = await call(home, `match-week/series/${seriesId}/report`, { ...REPORT, pictures: [picture, picture] });
  expect(stored.status).toBe(200);
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
  const ready = await call(world.squads.away[2] as Actor, `match-week/series/${next}/ready`);
  const { lobby } = (await ready.json()) as { lobby: { name: string; password: string } };
  expect(lobby.password).toMatch(/^[a-z2-9]{8}$/);
  const query = `{ series(id: ${next}) { id state } upcomingSeries(first: 50) { id } weekSeries(seriesId: ${next}) { ready { lobby { password } } } }`;
  const asked = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ query }) };
  const answers = await Promise.all([
    call(null, `match-week/series/${next}/ready`),
    call(world.stranger, `match-week/series/${next}/ready`),
    call(world.stranger, `match-week/series/${next}`),
    call(null, `series/${next}`),
    fetch(`${app.url}/graphql`, asked),
    fetch(`${app.url}/series/${next}`),
  ]);
  for (const answer of answers) expect(await answer.text()).not.toContain(lobby.password);
});

test('no public answer names the picture, the story or the sides', async () => {
  const story = 'Vi vann faktiskt den tredje';
  const [away] = world.squads.away;
  const told = await call(away, `match-week/series/${seriesId}/dispute`, { version: 1, game: 3, reason: story });
  expect(told.status).toBe(200);
  const query = `{ series(id: ${seriesId}) { id state homeGames games { number } } latestSeries(first: 20) { id }
    __type(name: "Series") { fields { name } } }`;
  const answers = await Promise.all([
    call(null, `series/${seriesId}`),
    fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ query }),
    }),
    fetch(`${app.url}/series/${seriesId}`),
    call(world.stranger, `match-week/series/${seriesId}/result`),
    call(world.stranger, `match-week/series/${seriesId}`),
  ]);
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  for (const text of texts) {
    expect(text).not.toContain(picture);
    expect(text).not.toContain(story);
    expect(text).not.toContain('reportedBySide');
  }
  expect(await (await call(away, `match-week/series/${seriesId}/result`)).json()).toMatchObject({
    confirmation: 'disputed',
    dispute: { side: 'away', game: 3, stories: [{ side: 'away', text: story, by: 'beta-1' }] },
  });
});
