import { setTimeout as sleep } from 'node:timers/promises';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { ANONYMOUS, ROLE_IDS, type Actor } from '../../../src/domain/actor.ts';
import { DbListener } from '../../../src/platform/db/listener.ts';
import { SessionsService } from '../../../src/modules/auth/sessions.service.ts';
import { NotificationsService } from '../../../src/modules/messages/notifications/notifications.service.ts';
import { ApiKeysService } from '../../../src/modules/partners/api-keys.service.ts';
import { TimelineService } from '../../../src/modules/series/match-week/timeline.service.ts';
import { digestOfKey } from '../../../src/platform/limits/api-keys.ts';
import { OpenSockets } from '../../../src/platform/graphql/subscriptions/open-sockets.ts';
import { OpenStreams } from '../../../src/platform/web/open-streams.ts';
import { committedStatements } from '../../harness/named-statements.ts';
import { weekLeague, type WeekLeague } from '../../factories/week-league.ts';
import { bootApp, type TestApp } from '../../harness/app.ts';
import { Socket } from '../../harness/socket.ts';

/** A socket, and a stream, keep nothing that their caller may not have any more. */

let app: TestApp;
/** Another instance with the same database. */
let other: TestApp;
let world: WeekLeague;
const open: Socket[] = [];

beforeAll(async () => {
  app = await bootApp();
  other = await bootApp({ beside: app });
  world = await weekLeague(app.db, '2030-03-14');
  await Promise.all([app, other].flatMap((on) => CHANNELS.map((channel) => opened(on, channel))));
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((socket) => socket.close()));
});
afterAll(async () => {
  await other.close();
  await app.close();
});

/** What these sockets hear from the database. */
const CHANNELS = ['session_ended', 'match_week'];

/** Waits until an instance listens. Its beginning counts as a change, because some may have been missed, and would come in the middle. */
const opened = (on: TestApp, channel: string): Promise<void> =>
  new Promise((done) => on.app.get(DbListener, { strict: false }).listen(channel, () => done()));

/** The close code for whom other rights wait at the next connection. */
const AGAIN = 4205;

const tokenOf = async ({ userId }: Actor): Promise<string> =>
  (await app.app.get(SessionsService, { strict: false }).beginSession(userId as number, 'provider')).accessToken;

/** A socket of this person that has heard something, or was told why not. */
async function listening(actor: Actor, on: TestApp, query = 'unreadNotifications'): Promise<Socket> {
  const socket = new Socket(on, { connectionParams: { accessToken: await tokenOf(actor) } });
  open.push(socket);
  socket.subscribe(`subscription { ${query} }`);
  return socket.until(({ heard, errors }) => heard.length + errors.length > 0);
}

let made = 0;
/** A person with a player in a team of their own, who is a member of the association. */
async function person(): Promise<Actor & { userId: number; playerId: number; teamId: number }> {
  const name = `person-${++made}`;
  const email = `${name}@example.org`;
  const userId = await world.league.user({ email, emailVerified: true });
  const playerId = await world.league.player(name, { userId });
  const teamId = await world.league.team(`Team ${name}`);
  await world.league.sign(playerId, teamId, '2020-01-01', { sortOrder: 1 });
  await app.db.query('insert into association_member (email) values ($1)', [email]);
  return { ...ANONYMOUS, userId, playerId, teamId };
}

const write = (sql: string, values: unknown[]) => app.db.query(sql, values);

interface Change {
  /** The table that says so. */
  table: string;
  why: string;
  prepare?: (who: Awaited<ReturnType<typeof person>>) => Promise<unknown>;
  change: (who: Awaited<ReturnType<typeof person>>) => Promise<unknown>;
}

const CHANGES: readonly Change[] = [
  {
    table: 'user_role',
    why: 'gets a role',
    change: ({ userId }) => write('insert into user_role (user_id, role) values ($1, $2)', [userId, ROLE_IDS.writer]),
  },
  {
    table: 'user_role',
    why: 'loses a role',
    prepare: ({ userId }) => write('insert into user_role (user_id, role) values ($1, $2)', [userId, ROLE_IDS.admin]),
    change: ({ userId }) => write('delete from user_role where user_id = $1', [userId]),
  },
  {
    table: 'user_role',
    why: 'gets another role instead',
    prepare: ({ userId }) => write('insert into user_role (user_id, role) values ($1, $2)', [userId, ROLE_IDS.admin]),
    change: ({ userId }) => write('update user_role set role = $2 where user_id = $1', [userId, ROLE_IDS.graphics]),
  },
  {
    table: 'roster_entry',
    why: 'leaves a team, or is removed from it',
    change: ({ playerId }) => write('update roster_entry set valid_to = now() where player_id = $1', [playerId]),
  },
  {
    table: 'roster_entry',
    why: 'is no captain any more',
    change: ({ playerId }) => write('update roster_entry set sort_order = 2 where player_id = $1', [playerId]),
  },
  {
    table: 'roster_entry',
    why: 'never was in the team',
    change: ({ playerId }) => write('delete from roster_entry where player_id = $1', [playerId]),
  },
  {
    table: 'roster_entry',
    why: 'joins a team',
    prepare: ({ playerId }) => write('delete from roster_entry where player_id = $1', [playerId]),
    change: ({ playerId }) => world.league.sign(playerId, world.teamIds.home, '2020-01-01', { sortOrder: 4 + made }),
  },
  {
    table: 'sanction',
    why: 'is banned',
    change: ({ playerId }) =>
      write(`insert into sanction (kind, player_id, starts_on, reason_sv) values ('ban', $1, '2020-01-01', 'x')`, [
        playerId,
      ]),
  },
  {
    table: 'sanction',
    why: 'is banned no longer',
    prepare: ({ playerId }) =>
      write(`insert into sanction (kind, player_id, starts_on, reason_sv) values ('ban', $1, '2020-01-01', 'x')`, [
        playerId,
      ]),
    change: ({ playerId }) =>
      write(`update sanction set lifted_at = now(), lift_reason = 'x' where player_id = $1`, [playerId]),
  },
  {
    table: 'sanction',
    why: 'is in a team that is warned',
    change: ({ teamId }) =>
      write(`insert into sanction (kind, team_id, starts_on, reason_sv) values ('warning', $1, '2020-01-01', 'x')`, [
        teamId,
      ]),
  },
  {
    table: 'division',
    why: 'is given a division to run',
    change: ({ userId }) => write('update division set admin_user_id = $1 where id = $2', [userId, world.divisionId]),
  },
  {
    table: 'division',
    why: 'runs a division no longer',
    prepare: ({ userId }) => write('update division set admin_user_id = $1 where id = $2', [userId, world.divisionId]),
    change: () =>
      write('update division set admin_user_id = $1 where id = $2', [world.steward.userId, world.divisionId]),
  },
  {
    table: 'association_member',
    why: 'is a member of the association no longer',
    change: ({ userId }) =>
      write('delete from association_member m using app_user u where u.id = $1 and m.email = u.email::citext', [
        userId,
      ]),
  },
  {
    table: 'app_user',
    why: 'has an address that is not sure any more',
    change: ({ userId }) => write('update app_user set email_verified = false where id = $1', [userId]),
  },
  {
    table: 'player',
    why: 'is no player any more',
    change: ({ playerId }) => write('update player set user_id = null where id = $1', [playerId]),
  },
  {
    table: 'player',
    why: 'has another nationality',
    change: ({ playerId }) => write(`update player set nationality = 'NO' where id = $1`, [playerId]),
  },
];

describe('a socket is closed, on every instance, and may come back at once', () => {
  test.each(CHANGES)('when its person $why', async ({ prepare, change }) => {
    const [who, somebody] = [await person(), await person()];
    await prepare?.(who);
    const own = [await listening(who, app), await listening(who, other)];
    const others = await listening(somebody, other);
    await change(who);
    for (const socket of own) await socket.until(({ closedWith }) => closedWith !== null);
    expect(own.map(({ closedWith }) => closedWith)).toEqual([AGAIN, AGAIN]);
    expect(others.closedWith).toBeNull();
  });

  test('also when the message of the change was lost', async () => {
    const who = await person();
    const socket = await listening(who, other);
    await unnoticed('insert into user_role (user_id, role) values ($1, $2)', [who.userId, ROLE_IDS.admin]);
    await other.app.get(OpenSockets).sweep();
    await socket.until(({ closedWith }) => closedWith !== null);
    expect(socket.closedWith).toBe(AGAIN);
  });

  test('and is not closed for what changes no right', async () => {
    const who = await person();
    const socket = await listening(who, other);
    await write(`update player set nickname = 'another', mmr = 1200, twitch = 'x' where id = $1`, [who.playerId]);
    await write('update app_user set last_login_at = now(), discord_avatar = null where id = $1', [who.userId]);
    await write('update user_role set role = role where user_id = $1', [who.userId]);
    await write('update roster_entry set sort_order = sort_order where player_id = $1', [who.playerId]);
    await write('update division set name = name where id = $1', [world.divisionId]);
    await other.app.get(OpenSockets).sweep();
    await other.app.get(NotificationsService, { strict: false }).notify(who.userId, { sv: 'Hej.', en: 'Hello.' });
    await socket.until(({ heard }) => heard.at(-1) === 1);
    expect(socket.closedWith).toBeNull();
  });

  test('every table that says who a caller is tells of its changes', async () => {
    const actors = committedStatements().filter(({ name }) => ['actor', 'actors-of-sessions'].includes(name));
    expect(actors).toHaveLength(2);
    const tables = new Set(
      actors.flatMap(({ sql }) => [...sql.matchAll(/\b(?:from|join) (\w+)/g)].map(([, table]) => table)),
    );
    const told = await app.db.query<{ name: string }>(
      `select distinct c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
        where p.prosrc like '%pg_notify(''rights_changed''%' or p.prosrc like '%pg_notify(''session_ended''%'`,
    );
    const names = told.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining([...tables]));
    // and each of them is among the changes above
    expect([...new Set([...CHANGES.map(({ table }) => table), 'session'])].toSorted()).toEqual(names.toSorted());
  });
});

/** A change without its message, as when the connection that listens is lost for a moment. */
const unnoticed = (sql: string, values: unknown[]) =>
  app.db.transaction(async () => {
    await app.db.query('set local session_replication_role = replica');
    await app.db.query(sql, values);
  });

test('who somebody is is read at each subscription, for as long as their session is valid', async () => {
  const who = await person();
  const socket = await listening(who, app);
  // its look at all sessions would close the socket in the middle
  app.app.get(OpenSockets).onModuleDestroy();
  socket.subscribe('subscription { matchNightChanged }');
  await socket.until(({ errors }) => errors.length === 1);
  await unnoticed('insert into user_role (user_id, role) values ($1, $2)', [who.userId, ROLE_IDS.admin]);
  // their browser has another token by now
  await write(`update session set access_expires_at = now() - interval '1 hour' where user_id = $1`, [who.userId]);
  socket.subscribe('subscription { matchNightChanged }');
  await socket.until(({ heard }) => heard.length >= 2);
  await unnoticed('delete from user_role where user_id = $1', [who.userId]);
  socket.subscribe('subscription { matchNightChanged }');
  await socket.until(({ errors }) => errors.length === 2);
  expect(socket.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }, { extensions: { code: 'FORBIDDEN' } }]);
  await unnoticed('delete from session where user_id = $1', [who.userId]);
  socket.subscribe();
  await socket.until(({ errors }) => errors.length === 3);
  expect(socket.errors[2]).toMatchObject({ extensions: { code: 'UNAUTHENTICATED' } });
});

test('a Swedish player who leaves the association is signed out', async () => {
  const who = await person();
  await write(`update player set nationality = 'SE' where id = $1`, [who.playerId]);
  const socket = await listening(who, app);
  await unnoticed('delete from association_member where email = $1', [`person-${made}@example.org`]);
  await app.app.get(OpenSockets).sweep();
  await socket.until(({ closedWith }) => closedWith !== null);
  expect(socket.closedWith).toBe(4401);
});

describe('each subscription that is not for everyone', () => {
  const happens = (seriesId: number) =>
    app.app.get(TimelineService, { strict: false }).record({
      ...{ seriesId, kind: 'times-offered', side: 'home', userId: null, at: new Date() },
    });

  /** How a person who hears it loses the right to, without a change of who they are. `null`: the right is theirs alone. */
  const LOST: Record<string, (() => Promise<{ socket: Socket; lose: () => Promise<unknown> }>) | null> = {
    unreadNotifications: null,
    matchNightChanged: null,
    weekSeriesChanged: async () => {
      const seriesId = await world.series();
      const thirdTeam = await world.league.teamIn(world.divisionId, `Third ${++made}`);
      const [captain] = world.squads.home;
      const socket = await listening(captain, other, `weekSeriesChanged(seriesId: ${seriesId})`);
      const lose = async () => {
        await write('update series set home_team_id = $2, version = version + 1 where id = $1', [seriesId, thirdTeam]);
        await happens(seriesId);
      };
      return { socket, lose };
    },
  };

  test('is named here', () => {
    const fields = Object.keys(app.app.get(GraphQLSchemaHost).schema.getSubscriptionType()?.getFields() ?? {});
    const forEveryone = ['leagueChanged', 'eventPublished', 'feedAdvanced'];
    expect(fields.toSorted()).toEqual([...forEveryone, ...Object.keys(LOST)].toSorted());
  });

  test.each(Object.entries(LOST).filter(([, lost]) => lost !== null))('tells nothing more: %s', async (_name, lost) => {
    if (!lost) return;
    const { socket, lose } = await lost();
    const before = socket.heard.length;
    await lose();
    await socket.until(({ errors, closedWith }) => errors.length > 0 || closedWith !== null);
    expect(socket.heard).toHaveLength(before);
    expect(JSON.stringify(socket.errors)).not.toContain('INTERNAL');
  });
});

describe('what a key keeps open ends with the key, on every instance', () => {
  const OPERATOR = { ...ANONYMOUS, userId: 0 };
  const keys = (): ApiKeysService => app.app.get(ApiKeysService, { strict: false });

  async function key(): Promise<{ id: number; headers: { 'x-api-key': string } }> {
    const terms = { name: `Key ${++made}`, contact: 'Ada', scopes: ['graphql:read' as const, 'rest:read' as const] };
    const { secret, key: stored } = await keys().make(OPERATOR, { ...terms, ownLimit: 1000 });
    const headers = { 'x-api-key': secret };
    for (const { url } of [app, other])
      while ((await fetch(`${url}/api/events`, { headers })).status === 401) await sleep(20);
    return { id: stored.id, headers };
  }

  async function opened(headers: { 'x-api-key': string }) {
    const socket = new Socket(other, { headers });
    open.push(socket);
    socket.subscribe('subscription { leagueChanged(age: 3600000) { number } }');
    const answer = await fetch(`${other.url}/api/events/stream`, { headers });
    const stream = { isOver: false };
    answer.text().then(
      () => (stream.isOver = true),
      () => (stream.isOver = true),
    );
    await app.db.query(`select pg_notify('league_series', '1 1')`);
    await socket.until(({ heard }) => heard.length > 0);
    return { socket, stream };
  }

  test.each([
    { why: 'is revoked', sql: 'update api_key set revoked_at = now() where id = $1' },
    { why: 'is deleted', sql: 'delete from api_key where id = $1' },
  ])('when it $why', async ({ sql }) => {
    const [mine, theirs] = [await key(), await key()];
    const [lost, kept] = [await opened(mine.headers), await opened(theirs.headers)];
    await write(sql, [mine.id]);
    await lost.socket.until(({ closedWith }) => closedWith !== null);
    while (!lost.stream.isOver) await sleep(5);
    expect(lost.socket.closedWith).toBe(4401);
    expect([kept.socket.closedWith, kept.stream.isOver]).toEqual([null, false]);
  });

  test('also when the socket came before its instance had heard of the key', async () => {
    const secret = `sbl_${String(++made).padStart(43, 'x')}`;
    await unnoticed(`insert into api_key (name, key_hash, scopes) values ($1, $2, '{graphql:read,rest:read}')`, [
      `Key ${made}`,
      digestOfKey(secret),
    ]);
    const socket = new Socket(other, { headers: { 'x-api-key': secret } });
    open.push(socket);
    socket.subscribe('subscription { leagueChanged(age: 3600000) { number } }');
    await app.db.query(`select pg_notify('league_series', '1 1')`);
    await socket.until(({ heard }) => heard.length > 0);
    await write('update api_key set revoked_at = now() where key_hash = $1', [digestOfKey(secret)]);
    await socket.until(({ closedWith }) => closedWith !== null);
    expect(socket.closedWith).toBe(4401);
  });

  test('a door that it loses, and not the other one', async () => {
    const mine = await key();
    const { socket, stream } = await opened(mine.headers);
    await write(`update api_key set scopes = '{graphql:read}' where id = $1`, [mine.id]);
    while (!stream.isOver) await sleep(5);
    await write('update api_key set own_limit = 2000 where id = $1', [mine.id]);
    await sleep(100);
    expect(socket.closedWith).toBeNull();
  });

  test('and their places are free again', async () => {
    for (let n = 0; n < 3; n++) {
      const mine = await key();
      const { stream } = await opened(mine.headers);
      await write('update api_key set revoked_at = now() where id = $1', [mine.id]);
      while (!stream.isOver) await sleep(5);
    }
    other.app.get(OpenStreams).close();
    while (other.app.get(OpenStreams).areOpen) await sleep(5);
  });
});
