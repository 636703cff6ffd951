import { DEMO_ACCOUNTS } from '../../../src/integrations/discord/emulator/demo-accounts.ts';
import { DivisionRolesService } from '../../../src/modules/chat/division-roles.service.ts';
import { chatLeague } from '../../factories/chat-league.ts';
import { bootApp, graphql } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';
import { signIn } from '../../harness/browser.ts';
import type { Browser } from '../../harness/browser.ts';
import { outboxSettled } from '../../harness/outbox.ts';

const GUILD = '900000000000000001';

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
afterEach(() => trouble(null));
afterAll(() => app.close());

const settled = () => outboxSettled(app.db);

async function trouble(body: Record<string, unknown> | null): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  await fetch(`${app.url}/emulator/discord/trouble`, { method: 'POST', headers, body: JSON.stringify(body ?? {}) });
}

/** Gives the division's role to its players. */
async function giveRoles(): Promise<string> {
  const body = { accessToken: 'session', divisionId: world.divisionId };
  expect((await divisionAdmin.post('/api/division/addRoleToAllPlayers', body)).status).toBe(200);
  return `division:${world.divisionId}`;
}

async function rolesOf(handle: string): Promise<string[]> {
  const id = DEMO_ACCOUNTS.find((account) => account.handle === handle)?.discordId;
  const url = `${app.url}/emulator/discord/v10/guilds/${GUILD}/members/${id}`;
  const answer = await fetch(url, { headers: { authorization: 'Bot emulator' } });
  return ((await answer.json()) as { roles: string[] }).roles;
}

test('a player who has left the division, in whatever way, loses its role, and one who came back keeps it', async () => {
  const roles = app.app.get(DivisionRolesService, { strict: false });
  const leave = (nickname: string, at: Date | null) =>
    app.db.query(`update roster_entry e set valid_to = $2 from player p where p.id = e.player_id and p.nickname = $1`, [
      nickname,
      at,
    ]);
  const subject = await giveRoles();
  await settled();
  const [role] = await rolesOf('player');
  expect(role).toBeDefined();

  await leave('player', new Date());
  await leave('captain2', new Date());
  await trouble({ mode: 'error', path: '/guilds' });
  await roles.takeFromLeavers();
  await roles.takeFromLeavers();
  await leave('captain2', null);
  await trouble(null);
  await settled();
  expect(await rolesOf('player')).not.toContain(role);
  expect(await rolesOf('captain2')).toContain(role);
  expect(await rolesOf('captain')).toContain(role);
  // nothing is left to take
  await roles.takeFromLeavers();
  const taken = await app.db.query<{ isDone: boolean }>(
    `select done_at is not null as "isDone" from outbox_entry where subject = $1 and kind = 'take-role'`,
    [subject],
  );
  expect(taken).toEqual([{ isDone: true }, { isDone: true }]);
  await leave('player', null);
});

describe('a right that the bot lacks is named', () => {
  const MISSING_PERMISSIONS = 50_013;
  const refused = (path: string, method: string, code = MISSING_PERMISSIONS) =>
    trouble({ mode: 'error', status: 403, code, path, method });
  const openRoom = async () => {
    const at = { week: ++week, scheduledAt: '2026-04-01T18:00:00Z' };
    const seriesId = await world.league.series(world.divisionId, world.home, world.away, at);
    const body = { accessToken: 'session', seriesId, message: 'Välkomna' };
    expect((await admin.post('/api/division/createMatchRoom', body)).status).toBe(200);
    return `series:${seriesId}`;
  };
  /** What staff see of the first task about the subject that the chat refused, and of what hangs on it. */
  async function firstRefusal(subject: string): Promise<object | undefined> {
    const [first] = await app.db.query<{ id: number }>(
      'select min(id) as id from outbox_entry where subject = $1 and dead_at is not null',
      [subject],
    );
    const query = 'query { chatTasks(filter: DEAD, first: 20) { items { id missingRight lastError } } }';
    const headers = { cookie: admin.cookieHeader, 'sec-fetch-site': 'same-origin' };
    const { data } = await graphql<{ chatTasks: { items: { id: number }[] } }>(app.url, query, { headers });
    await app.db.query('delete from outbox_entry where subject = $1', [subject]);
    return data?.chatTasks.items.find(({ id }) => id === first?.id);
  }

  test.each([
    ['VIEW_CHANNELS', 'the server is not seen', () => refused('/guilds', 'GET', 50_001), openRoom],
    ['MANAGE_CHANNELS', 'a room', () => refused(`/guilds/${GUILD}/channels`, 'POST'), openRoom],
    ['SEND_MESSAGES', 'a message', () => refused('/channels', 'POST'), openRoom],
    ['MANAGE_ROLES', 'a role', () => refused(`/guilds/${GUILD}/members`, 'PUT'), giveRoles],
  ])('%s: %s', async (missingRight, _what, fail, work) => {
    await fail();
    const subject = await work();
    await settled();
    expect(await firstRefusal(subject)).toMatchObject({ missingRight, lastError: expect.stringContaining('403') });
  });

  test('and none is, where the refusal has another reason', async () => {
    await refused('/channels', 'POST', 50_007);
    const subject = await openRoom();
    await settled();
    expect(await firstRefusal(subject)).toMatchObject({ missingRight: null, lastError: expect.any(String) });
  });
});
