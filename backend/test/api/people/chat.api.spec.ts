import { setTimeout as sleep } from 'node:timers/promises';
import { toldDayTime } from '../../../src/domain/messages/told-time.ts';
import { DEMO_ACCOUNTS } from '../../../src/integrations/discord/emulator/demo-accounts.ts';
import type { Series } from '../../../src/modules/series/series.entity.ts';
import { chatLeague } from '../../factories/chat-league.ts';
import type { ChatAct } from '../../factories/chat-league.ts';
import type { Columns } from '../../factories/rows.ts';
import { linkPlayer } from '../../harness/accounts.ts';
import { bootApp, graphql } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';
import { signIn } from '../../harness/browser.ts';
import type { Browser } from '../../harness/browser.ts';
import { collideCalls } from '../../harness/locks.ts';
import { outboxSettled, outboxSettledAtOnce } from '../../harness/outbox.ts';

const BOT = { authorization: 'Bot emulator' };
const GUILD = '900000000000000001';
const MESSAGE = 'Välkomna till spelvecka 1\nKom överens om en tid, @here.';

let app: TestApp;
let world: Awaited<ReturnType<typeof chatLeague>>;
let admin: Browser;
let divisionAdmin: Browser;
let week = 0;

beforeAll(async () => {
  app = await bootApp();
  world = await chatLeague(app);
  [admin, divisionAdmin] = [await signIn(app, 'admin'), await signIn(app, 'divisionadmin')];
});
beforeEach(() => week++);
afterEach(() => trouble(null));
afterAll(() => app.close());

const series = (columns: Columns<Series> = {}): Promise<number> =>
  world.league.series(world.divisionId, world.home, world.away, {
    week,
    scheduledAt: '2026-04-01T18:00:00Z',
    ...columns,
  });

async function call(as: Browser, path: string, body: Record<string, unknown>) {
  const answer = await as.post(`/api/${path}`, { accessToken: 'session', ...body });
  return { status: answer.status, message: ((await answer.json()) as { MESSAGE: unknown }).MESSAGE };
}

async function ask<T>(as: Browser, query: string, variables: Record<string, unknown> = {}): Promise<T> {
  const headers = { cookie: as.cookieHeader, 'sec-fetch-site': 'same-origin' };
  const { data, errors } = await graphql<T>(app.url, query, { variables, headers });
  if (!data) throw new Error(JSON.stringify(errors));
  return data;
}

async function trouble(body: Record<string, unknown> | null): Promise<void> {
  await fetch(`${app.url}/emulator/discord/trouble`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body ?? {}),
  });
}

const log = async (): Promise<ChatAct[]> =>
  (await (await fetch(`${app.url}/emulator/discord/log`)).json()) as ChatAct[];

/** What was added to the chat, or removed from it, while `work` ran. */
async function actsOf(work: () => Promise<unknown>): Promise<string[]> {
  const before = (await log()).length;
  await work();
  return (await log()).slice(before).flatMap(({ made }) => made ?? []);
}

interface Stored {
  kind: string;
  attempts: number;
  isDone: boolean;
  isDead: boolean;
  lastError: string | null;
}

const entries = (subject: string): Promise<Stored[]> =>
  app.db.query<Stored>(
    `select kind, attempts, done_at is not null as "isDone", dead_at is not null as "isDead", last_error as "lastError"
       from outbox_entry where subject = $1 order by id`,
    [subject],
  );

const settled = () => outboxSettled(app.db);

interface Channel {
  id: string;
  name: string;
  topic: string;
  permission_overwrites: { id: string; type: number; allow: string; deny: string }[];
}

const inChat = async <T>(path: string): Promise<T> =>
  (await (await fetch(`${app.url}/emulator/discord/v10${path}`, { headers: BOT })).json()) as T;

const roomOf = async (seriesId: number): Promise<Channel | undefined> =>
  (await inChat<Channel[]>(`/guilds/${GUILD}/channels`)).find(({ topic }) => topic.startsWith(`serie ${seriesId}/`));

const idOf = (handle: string) => DEMO_ACCOUNTS.find((account) => account.handle === handle)?.discordId;

describe('a room', () => {
  test('is opened for both teams and the division admin, and for no one else', async () => {
    const seriesId = await series();
    expect(await call(divisionAdmin, 'admin/series/createDiscordChannel', { seriesId })).toEqual({
      status: 200,
      message: 'api.chat.room-opened',
    });
    await settled();
    const room = await roomOf(seriesId);
    expect(room?.name).toBe(`v${week}-norrsken-everyone-vs-vinter`);
    expect(room?.topic).not.toContain('@');
    const rights = room?.permission_overwrites ?? [];
    expect(rights.find(({ id }) => id === GUILD)).toMatchObject({ type: 0, allow: '0', deny: '1024' });
    const seeing = rights.filter(({ allow }) => (BigInt(allow) & 1024n) > 0n).map(({ id }) => id);
    expect(seeing.sort()).toEqual(
      ['captain', 'captain2', 'player', 'divisionadmin'].map(idOf).concat('930000000000000001').sort(),
    );
  });

  test('is opened with a message that mentions no one', async () => {
    const seriesId = await series({ scheduledAt: null });
    const made = await actsOf(async () => {
      expect((await call(admin, 'division/createMatchRoom', { seriesId, message: MESSAGE })).status).toBe(200);
      await settled();
    });
    const room = await roomOf(seriesId);
    expect(made).toEqual([`channel ${room?.name}`, `message in ${room?.name}`]);
    expect(await inChat(`/channels/${room?.id}/messages`)).toMatchObject([{ content: MESSAGE }]);
  });

  test('that is there already is not opened again, and nothing is said twice', async () => {
    const seriesId = await series();
    await call(admin, 'division/createMatchRoom', { seriesId, message: MESSAGE });
    for (const path of ['division/createMatchRoom', 'admin/series/createDiscordChannel']) {
      expect(await call(admin, path, { seriesId, message: MESSAGE })).toEqual({
        status: path.startsWith('division') ? 409 : 400,
        message: expect.anything() as unknown,
      });
    }
    expect(await call(admin, 'admin/series/createDiscordChannel', { seriesId })).toEqual({
      status: 409,
      message: 'api.chat.room-open',
    });
    await settled();
    expect((await entries(`series:${seriesId}`)).map(({ kind }) => kind)).toEqual(['open-room', 'post-message']);
  });

  test('is closed, opened again as another one, and closed only when there is one', async () => {
    const seriesId = await series();
    expect((await call(admin, 'admin/series/closeDiscordChannel', { seriesId })).message).toBe('api.chat.no-room');
    await call(admin, 'admin/series/createDiscordChannel', { seriesId });
    await settled();
    const first = await roomOf(seriesId);
    expect((await call(admin, 'admin/series/closeDiscordChannel', { seriesId })).message).toBe('api.chat.room-closed');
    await settled();
    expect(await roomOf(seriesId)).toBeUndefined();
    await call(admin, 'admin/series/createDiscordChannel', { seriesId });
    await settled();
    expect((await roomOf(seriesId))?.id).not.toBe(first?.id);
  });

  test('that is closed before it was made is never there', async () => {
    const seriesId = await series();
    await trouble({ mode: 'error', path: '/guilds' });
    await call(admin, 'admin/series/createDiscordChannel', { seriesId });
    await call(admin, 'admin/series/closeDiscordChannel', { seriesId });
    await trouble(null);
    expect(await actsOf(() => settled())).toEqual([]);
    expect(await roomOf(seriesId)).toBeUndefined();
  });

  test('goes with its series when the division gets a new schedule', async () => {
    const divisionId = await world.league.division(world.seasonId);
    const [home, away] = [
      await world.league.teamIn(divisionId, `H${week}`),
      await world.league.teamIn(divisionId, `B${week}`),
    ];
    const seriesId = await world.league.series(divisionId, home, away, { scheduledAt: '2026-04-01T18:00:00Z' });
    await call(admin, 'admin/series/createDiscordChannel', { seriesId });
    await settled();
    expect(await roomOf(seriesId)).toBeDefined();
    const body = { divisionId, matchesPerWeek: 1, noOfGamesVsOther: 1 };
    expect((await call(admin, 'division/createAllMatches', body)).status).toBe(200);
    await settled();
    expect(await roomOf(seriesId)).toBeUndefined();
  });

  test('needs a match date when it is opened by itself', async () => {
    const seriesId = await series({ scheduledAt: null });
    expect(await call(admin, 'admin/series/createDiscordChannel', { seriesId })).toEqual({
      status: 409,
      message: 'api.chat.no-match-date',
    });
    expect(await entries(`series:${seriesId}`)).toEqual([]);
  });

  test("of another's division is not a division admin's to open or close, through either door", async () => {
    const [home, away] = [
      await world.league.teamIn(world.otherDivisionId, `C${week}`),
      await world.league.teamIn(world.otherDivisionId, `D${week}`),
    ];
    const seriesId = await world.league.series(world.otherDivisionId, home, away, {
      scheduledAt: '2026-04-01T18:00:00Z',
    });
    for (const path of ['admin/series/createDiscordChannel', 'admin/series/closeDiscordChannel']) {
      expect((await call(divisionAdmin, path, { seriesId })).status).toBe(403);
    }
    const query = `mutation ($id: Int!) { openSeriesRoom(seriesId: $id) { ... on Problem { code } } }`;
    expect(await ask(divisionAdmin, query, { id: seriesId })).toEqual({
      openSeriesRoom: { code: 'NOT_YOUR_DIVISION' },
    });
    expect(await entries(`series:${seriesId}`)).toEqual([]);
  });

  test('that two open at once has one entry, ten times over', async () => {
    for (let round = 0; round < 10; round++) {
      const seriesId = await series();
      const open = () => call(admin, 'admin/series/createDiscordChannel', { seriesId });
      const answers = await collideCalls(app.databaseUrl, { table: 'division', ids: [world.divisionId] }, [open, open]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      await settled();
      expect(await entries(`series:${seriesId}`)).toHaveLength(1);
    }
  });
});

test("a week's rooms are opened together, where there is something to meet for and no room yet", async () => {
  const ids = [await series(), await series(), await series()];
  await series({ scheduledAt: null });
  await world.league.walkover(world.divisionId, [world.home, world.away], 'home', { week });
  const timed = { week, scheduledAt: '2026-04-01T18:00:00Z' };
  await world.league.walkover(world.divisionId, [world.home, world.away], 'home', timed);
  await call(admin, 'admin/series/createDiscordChannel', { seriesId: ids[0] });
  const query = `mutation ($input: OpenWeekRoomsInput!) { openWeekRooms(input: $input) {
    ... on OpenedWeekRooms { opened alreadyOpen reported withoutTime } ... on Problem { messageKey } } }`;
  const open = (message: string) =>
    ask(divisionAdmin, query, { input: { divisionId: world.divisionId, week, message } });
  expect(await open('')).toEqual({ openWeekRooms: { messageKey: 'api.chat.message-length' } });
  expect(await open(MESSAGE)).toEqual({ openWeekRooms: { opened: 2, alreadyOpen: 1, reported: 2, withoutTime: 1 } });
  expect(await open(MESSAGE)).toEqual({ openWeekRooms: { opened: 0, alreadyOpen: 3, reported: 2, withoutTime: 1 } });
  await settled();
  const plans = `query ($id: Int!, $week: Int!) { seriesPlans(divisionId: $id, week: $week) { room { state lastError } } }`;
  const { seriesPlans } = await ask<{ seriesPlans: { room: object | null }[] }>(admin, plans, {
    id: world.divisionId,
    week,
  });
  expect(seriesPlans.filter(({ room }) => room !== null)).toEqual(
    ids.map(() => ({ room: { state: 'OPEN', lastError: null } })),
  );
});

test('what happens to a series is said in its room, once each, after it is so', async () => {
  const [seriesId, roomless] = [await series(), await series()];
  await call(admin, 'admin/series/createDiscordChannel', { seriesId });
  await settled();
  for (const id of [seriesId, roomless]) {
    expect(
      (await call(admin, 'admin/series/saveStreamAndTime', { seriesId: id, matchdate: '2026-04-02 19:00' })).status,
    ).toBe(200);
    // the same time again, with only the stream changed
    await call(admin, 'admin/series/saveStreamAndTime', { seriesId: id, matchdate: '2026-04-02 19:00', stream: 1 });
    await call(admin, 'admin/series/saveWOSeries', { seriesId: id, teamWon: 'home' });
    await call(admin, 'admin/series/saveWOSeries', { seriesId: id, teamWon: 'home' });
    await call(admin, 'admin/series/resetSeries', { seriesId: id });
    expect((await call(admin, 'admin/series/resetSeries', { seriesId: id })).status).toBe(409);
  }
  await settled();
  const room = await roomOf(seriesId);
  const messages = await inChat<{ content: string }[]>(`/channels/${room?.id}/messages`);
  expect(messages.map(({ content }) => content).toReversed()).toEqual([
    `Serien ”Norrsken everyone” mot ”Vinter” är flyttad till ${toldDayTime(new Date('2026-04-02T17:00Z'))}.`,
    'Serien ”Norrsken everyone” mot ”Vinter” är avgjord på walkover. Laget ”Norrsken everyone” vinner.',
    'Serien ”Norrsken everyone” mot ”Vinter” har inte längre något resultat. Ligaledningen har nollställt den.',
  ]);
  expect(await roomOf(roomless)).toBeUndefined();
});

test('every player of a division gets its role once, and those who joined since get it the next time', async () => {
  const give = () => call(divisionAdmin, 'division/addRoleToAllPlayers', { divisionId: world.divisionId });
  const first = await actsOf(async () => {
    expect(await give()).toEqual({ status: 200, message: 'api.chat.role-given' });
    await settled();
  });
  expect(first[0]).toBe('role SBL Vår 2026 Division 1');
  expect(
    first
      .slice(1)
      .map((act) => act.replace(/role \d+ of /, ''))
      .sort(),
  ).toEqual(['captain', 'captain2', 'player'].map(idOf).sort());
  expect(await actsOf(async () => (await give(), await settled()))).toEqual([]);
  expect(
    (await call(divisionAdmin, 'division/addRoleToAllPlayers', { divisionId: world.otherDivisionId })).status,
  ).toBe(403);
});

test('a division whose name is that of a role with powers gives its players none of them', async () => {
  // the emulated server has a role "SBL Staff" with all rights
  const seasonId = await world.league.season({ name: ':' });
  const divisionId = await world.league.division(seasonId, { name: 'Staff' });
  const teamId = await world.league.teamIn(divisionId, 'Kuppmakarna');
  const { playerId } = await linkPlayer(app.db, 'freeagent');
  await world.league.sign(playerId, teamId, '2026-01-05');
  await call(admin, 'division/addRoleToAllPlayers', { divisionId });
  await settled();
  expect(await entries(`division:${divisionId}`)).toMatchObject([
    { kind: 'make-role', isDead: true, lastError: 'the role SBL Staff carries permissions' },
    { kind: 'give-role', isDead: true, lastError: 'the division has no role' },
  ]);
});

describe('when the chat', () => {
  const openAndTell = async (wait: () => Promise<unknown> = settled) => {
    const seriesId = await series();
    const acts = await actsOf(async () => {
      // when it waited for the chat, it would fail with it
      expect((await call(admin, 'division/createMatchRoom', { seriesId, message: MESSAGE })).status).toBe(200);
      await wait();
    });
    return { seriesId, acts };
  };
  const once = (acts: string[]) => acts.map((act) => act.split(' ')[0]);

  test.each([
    ['answers 500', { mode: 'error', status: 500, remaining: 2 }, 2],
    ['answers 503', { mode: 'error', status: 503, remaining: 2 }, 2],
    ['answers what is no JSON', { mode: 'garbage', method: 'POST', remaining: 1 }, 1],
    ['does it and loses the answer', { mode: 'lost', method: 'POST', remaining: 1 }, 1],
    ['is too slow to be waited for', { mode: 'slow', method: 'POST', ms: 6000, remaining: 1 }, 1],
    ['does not answer at all', { mode: 'hang', path: '/channels', remaining: 1 }, 1],
  ])('%s, the league goes on, and the room is made once', async (_what, body, failures) => {
    await trouble({ path: '/guilds', ...body });
    let again = 0;
    const { acts } = await openAndTell(async () => (again = await outboxSettledAtOnce(app.db)));
    expect(once(acts)).toEqual(['channel', 'message']);
    expect(again).toBeGreaterThanOrEqual(failures);
  });

  test('does it after the caller has gone, the league has waited for it, and the room is made once', async () => {
    await trouble({ path: '/guilds', mode: 'late', method: 'POST', ms: 7000, remaining: 1 });
    expect(once((await openAndTell()).acts)).toEqual(['channel', 'message']);
  });

  test('asks to slow down, it is left alone for as long as it asked', async () => {
    await trouble({ mode: 'rate-limited', path: '/guilds', ms: 3000, remaining: 1 });
    const before = (await log()).length;
    const started = performance.now();
    const { acts } = await openAndTell();
    expect(once(acts)).toEqual(['channel', 'message']);
    expect(performance.now() - started).toBeGreaterThan(3000);
    expect((await log()).slice(before).filter(({ status }) => status === 429)).toHaveLength(1);
  });

  test('is down, staff see it and try again when it is back; what was given up because of it comes along', async () => {
    const seriesId = await series();
    await trouble({ mode: 'error', path: '/' });
    await call(divisionAdmin, 'division/createMatchRoom', { seriesId, message: MESSAGE });
    const tasks = `query ($filter: ChatTaskFilter!) { chatTasks(filter: $filter) {
        counts { open failing dead } items { id kind state attempts lastError about mayRetry divisionName } } }`;
    interface Tasks {
      chatTasks: { counts: object; items: { id: number; kind: string; state: string; lastError: string | null }[] };
    }
    const open = async () => (await ask<Tasks>(divisionAdmin, tasks, { filter: 'OPEN' })).chatTasks;
    while (!(await open()).items.some(({ lastError }) => lastError !== null)) await sleep(50);
    expect((await open()).items.at(-1)).toMatchObject({
      kind: 'OPEN_ROOM',
      lastError: 'GET guilds: answered 503',
      about: 'Norrsken @everyone – Vinter',
      mayRetry: true,
      divisionName: 'Division 1',
    });
    // the twentieth attempt is the last
    await app.db.query('update outbox_entry set attempts = 19, next_at = now() where subject = $1', [
      `series:${seriesId}`,
    ]);
    await app.db.query("select pg_notify('outbox', '')");
    await settled();
    const { items, counts } = (await ask<Tasks>(divisionAdmin, tasks, { filter: 'DEAD' })).chatTasks;
    expect(counts).toMatchObject({ open: 0, failing: 0 });
    expect(items.slice(0, 2)).toMatchObject([
      { kind: 'POST_MESSAGE', lastError: 'there is no room to write in', state: 'DEAD' },
      { kind: 'OPEN_ROOM', state: 'DEAD' },
    ]);
    const plan = `query ($id: Int!, $week: Int!) { seriesPlans(divisionId: $id, week: $week) { room { state } } }`;
    expect(await ask(admin, plan, { id: world.divisionId, week })).toEqual({
      seriesPlans: [{ room: { state: 'FAILED' } }],
    });
    await trouble(null);
    const retry = `mutation ($id: Int!) { retryChatTask(id: $id) { ... on ChatTask { state } ... on Problem { messageKey } } }`;
    expect(await ask(divisionAdmin, retry, { id: items[1]?.id })).toEqual({ retryChatTask: { state: 'WAITING' } });
    await settled();
    expect((await entries(`series:${seriesId}`)).every(({ isDone }) => isDone)).toBe(true);
    expect(await ask(divisionAdmin, retry, { id: items[1]?.id })).toEqual({
      retryChatTask: { messageKey: 'api.chat.task-done' },
    });
    const [audited] = await app.db.query<{ n: number }>(
      "select count(*)::int as n from audit_entry where act = 'outbox.retry'",
    );
    expect(audited?.n).toBe(1);
  });

  test('is asked by processes that die of it, the entry is given up after twenty of them, and the chat left alone', async () => {
    const seriesId = await series();
    await trouble({ mode: 'rate-limited', path: '/guilds', ms: 3000, remaining: 1 });
    await call(admin, 'division/createMatchRoom', { seriesId, message: MESSAGE });
    while ((await entries(`series:${seriesId}`))[0]?.lastError === null) await sleep(25);
    // the state after the twentieth attempt
    await app.db.query(
      'update outbox_entry set attempts = 20, next_at = now(), locked_until = now(), last_error = null where subject = $1',
      [`series:${seriesId}`],
    );
    await app.db.query("select pg_notify('outbox', '')");
    const acts = await actsOf(() => settled());
    expect(acts).toEqual([]);
    expect(await entries(`series:${seriesId}`)).toMatchObject([
      { kind: 'open-room', isDead: true, lastError: 'begun 20 times and never ended' },
      { kind: 'post-message', isDead: true },
    ]);
  });

  test('is down, a logout works, and the token is revoked when it is back, and not kept', async () => {
    await trouble({ mode: 'error', path: '/oauth2/token/revoke', remaining: 1 });
    const browser = await signIn(app, 'captain');
    const made = await actsOf(async () => {
      expect((await browser.post('/api/auth/logout')).status).toBe(200);
      await settled();
    });
    expect(made).toEqual(['no token']);
    const left = await app.db.query(
      "select payload from outbox_entry where kind = 'revoke-token' and payload ? 'sealed'",
    );
    expect(left).toEqual([]);
  });
});

test('two instances share the work, and nothing is done twice', async () => {
  const env = {
    DISCORD_CLIENT_ID: 'emulator',
    DISCORD_CLIENT_SECRET: 'emulator',
    DISCORD_BOT_TOKEN: 'emulator',
    DISCORD_GUILD_ID: GUILD,
    DISCORD_API_URL: `${app.url}/emulator/discord`,
  };
  const other = await bootApp({ beside: app, env });
  try {
    for (let n = 0; n < 30; n++) await series();
    const before = (await log()).length;
    const made = await actsOf(async () => {
      const query = `mutation ($input: OpenWeekRoomsInput!) { openWeekRooms(input: $input) { __typename } }`;
      await ask(admin, query, { input: { divisionId: world.divisionId, week, message: MESSAGE } });
      await settled();
    });
    expect(made.filter((act) => act.startsWith('channel'))).toHaveLength(30);
    expect(made.filter((act) => act.startsWith('message'))).toHaveLength(30);
    // nor requested twice: no earlier read has hidden it
    expect((await log()).slice(before).filter(({ method }) => method === 'POST')).toHaveLength(60);
  } finally {
    await other.close();
  }
});
