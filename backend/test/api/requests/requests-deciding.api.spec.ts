import { ROLE_IDS } from '../../../src/domain/actor.ts';
import type { RoleName } from '../../../src/domain/actor.ts';
import { UserRole } from '../../../src/modules/auth/users/user-role.entity.ts';
import { insertRow } from '../../factories/rows.ts';
import { bootApp, graphql } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';
import { Callers } from './request-callers.ts';
import type { Answer, Caller } from './request-callers.ts';

let app: TestApp;
let callers: Callers;
let admin: Caller;
beforeAll(async () => {
  app = await bootApp();
  callers = new Callers(app);
  admin = await callers.caller({ hasPlayer: false, roles: ['admin'] });
});
afterAll(() => app.close());

const REASON = 'Inte så här.\nFörsök igen.';
const DETAILS = { platform: 'Steam', platformId: 'ada', birthdate: '2000-01-31', nationality: 'NO' };
let made = 0;

/** An open request, its asker, and the people whose data shows the result. */
interface Asked {
  id: number;
  asker: Caller;
  /** A player in the request's team; without one, the asker. */
  concerned: Caller;
  /** For a claim: the chosen player. */
  playerId: number;
}

interface Kind {
  kind: string;
  /** The request's kind in the documented paths. */
  path: string;
  ask: () => Promise<Asked>;
}

async function newest(asker: Caller, concerned = asker, playerId = 0): Promise<Asked> {
  const [row] = await app.db.query<{ id: number }>('select max(id) as id from approval_request where user_id = $1', [
    asker.userId,
  ]);
  return { id: row?.id ?? 0, asker, concerned, playerId };
}

const KINDS: Kind[] = [
  {
    kind: 'newTeam',
    path: 'NewTeam',
    ask: async () => {
      const asker = await callers.caller();
      await callers.rest(asker, 'team/createTeamRequest', {
        teamname: `Nya ${++made}`,
        teamlogo: callers.dataUrl(40),
      });
      return newest(asker);
    },
  },
  {
    kind: 'changeTeamInfo',
    path: 'ChangeTeamInfo',
    ask: async () => {
      const [captain, member] = [await callers.caller(), await callers.caller()];
      await callers.team(captain, member);
      await callers.rest(captain, 'team/saveImageAndNameSettings', {
        teamname: `Nya ${++made}`,
        teamlogo: callers.dataUrl(41),
      });
      return newest(captain, member);
    },
  },
  {
    kind: 'newImages',
    path: 'NewImages',
    ask: async () => {
      const asker = await callers.caller();
      await callers.rest(asker, 'user/saveImageSettings', { avatar: callers.dataUrl(42), banner: callers.dataUrl(43) });
      return newest(asker);
    },
  },
  {
    kind: 'transfer',
    path: 'Transfer',
    ask: async () => {
      const [captain, asker] = [await callers.caller(), await callers.caller()];
      const inviteId = await callers.invite(await callers.team(captain), captain, asker);
      await callers.rest(asker, 'team/acceptInviteWithRequest', { inviteId });
      return newest(asker, captain);
    },
  },
  {
    kind: 'leaveTeam',
    path: 'LeaveTeam',
    ask: async () => {
      const last = await callers.caller();
      await callers.team(last);
      await callers.rest(last, 'team/leaveTeamWithRequest', {});
      return newest(last);
    },
  },
  {
    kind: 'existingUser',
    path: 'ExistingUser',
    ask: async () => {
      const asker = await callers.caller({ hasPlayer: false });
      await callers.rest(asker, 'existingUser', { ...DETAILS, helpText: 'Jag är Ada.' });
      return newest(asker, asker, await callers.league.player(`Gammal ${++made}`));
    },
  },
];
const DENIABLE = KINDS.filter(({ kind }) => kind !== 'existingUser');

const choiceOf = (path: string, { playerId }: Asked) =>
  path === 'ExistingUser' && playerId ? { playerId, nickname: `Ny ${playerId}` } : {};
const accept = {
  rest: (as: Caller | null, { path }: Kind, it: Asked) =>
    callers.rest(as, `admin/action/accept${path}Request`, { requestId: it.id, ...choiceOf(path, it) }),
  graphql: (as: Caller | null, it: Asked) => {
    const choice = it.playerId ? `, playerId: ${it.playerId}, nickname: "Ny ${it.playerId}"` : '';
    return callers.mutate(as, `acceptRequest(id: ${it.id}${choice})`, 'request');
  },
};
const deny = {
  rest: (as: Caller | null, { path }: Kind, it: Asked) =>
    callers.rest(as, `admin/action/deny${path}Request`, { requestId: it.id, reason: REASON }),
  graphql: (as: Caller | null, it: Asked) =>
    callers.mutate(as, `denyRequest(id: ${it.id}, reason: ${JSON.stringify(REASON)})`, 'request'),
};

/** Everything that a decision changes, without the parts that differ between requests. */
async function stored({ id, asker, concerned, playerId }: Asked): Promise<string> {
  const people = [asker.playerId, concerned.playerId, playerId];
  const tables = {
    request: await app.db.query(
      `select kind, status, reason, decided_at is not null as decided, decided_by_user_id is not null as "by",
              player_id is not null as player, team_id is not null as team from approval_request where id = $1`,
      [id],
    ),
    teams: await app.db.query(
      `select t.name, t.logo, t.banner, t.is_active, r.sort_order, r.valid_to is not null as over
         from roster_entry r join team t on t.id = r.team_id where r.player_id = any($1::int[]) order by r.id`,
      [people],
    ),
    players: await app.db.query(
      `select user_id is not null as linked, nickname, avatar, banner, platform, platform_id, birthdate::text, nationality
         from player where id = any($1::int[]) order by id`,
      [people],
    ),
    notices: await app.db.query(
      `select description_sv, description_en, request_id is not null as about from notification
        where user_id = any($1::int[]) order by id`,
      [[asker.userId, concerned.userId]],
    ),
    images: await app.db.query('select is_public from image where uploaded_by_user_id = $1 order by name', [
      asker.userId,
    ]),
  };
  return JSON.stringify(tables)
    .replace(/[0-9a-f]{32}\.png/g, 'picture')
    .replace(/(Spelare|Nya|Lag|Gammal|Ny) \d+/g, '$1 #');
}

/** A caller who may not decide learns nothing and changes nothing. */
async function refused(it: Asked, tries: readonly ((as: Caller | null) => Promise<Answer>)[]): Promise<void> {
  const before = await stored(it);
  const otherCaptain = await callers.caller();
  await callers.team(otherCaptain);
  const role = (name: RoleName) => callers.caller({ roles: [name] });
  const forbidden = {
    asker: it.asker,
    concerned: it.concerned,
    player: await callers.caller(),
    otherCaptain,
    graphics: await role('graphics'),
    writer: await role('writer'),
  };
  for (const call of tries) {
    expect([401, 'UNAUTHENTICATED']).toContain((await call(null)).code);
    for (const [who, as] of Object.entries(forbidden)) {
      const { code } = await call(as);
      expect({ who, isForbidden: code === 403 || code === 'FORBIDDEN' }).toEqual({ who, isForbidden: true });
    }
  }
  expect(await stored(it)).toBe(before);
}

describe.each(KINDS)('accepting $kind', (kind) => {
  test('leaves the same behind through both doors', async () => {
    const [one, other] = [await kind.ask(), await kind.ask()];
    const before = await stored(one);
    expect(await accept.rest(admin, kind, one)).toEqual({ code: 200, messageKey: 'api.request.accept.success' });
    const divisionAdmin = await callers.caller({ roles: ['divisionadmin'] });
    expect(await accept.graphql(divisionAdmin, other)).toEqual({ code: null, messageKey: null });
    const after = await stored(one);
    expect(after).not.toBe(before);
    expect(await stored(other)).toBe(after);
    expect(JSON.parse(after)).toMatchObject({ request: [{ kind: kind.kind, status: 'accepted' }] });
  });

  test('is for admins and division admins only', async () => {
    const it = await kind.ask();
    await refused(it, [(as) => accept.rest(as, kind, it), (as) => accept.graphql(as, it)]);
  });

  test('is not for a division admin whom it concerns', async () => {
    const it = await kind.ask();
    await insertRow(app.db, UserRole, { userId: it.concerned.userId, role: ROLE_IDS.divisionadmin });
    const before = await stored(it);
    expect(await accept.rest(it.concerned, kind, it)).toEqual({ code: 403, messageKey: 'api.request.own-team' });
    expect(await accept.graphql(it.concerned, it)).toMatchObject({ code: 'OWN_TEAM' });
    expect(await stored(it)).toBe(before);
  });

  test('is done once, and by the path of its kind', async () => {
    const it = await kind.ask();
    const others = KINDS.filter((other) => other !== kind);
    for (const other of others) {
      expect(await accept.rest(admin, other, it)).toEqual({ code: 409, messageKey: 'api.request.wrong-kind' });
    }
    await accept.rest(admin, kind, it);
    const after = await stored(it);
    const again = { code: 409, messageKey: 'api.request.already-decided' };
    expect(await accept.rest(admin, kind, it)).toEqual(again);
    expect(await accept.graphql(admin, it)).toMatchObject({ code: 'REQUEST_ALREADY_DECIDED' });
    expect(await stored(it)).toBe(after);
  });
});

describe.each(DENIABLE)('denying $kind', (kind) => {
  test('leaves the same behind through both doors', async () => {
    const [one, other] = [await kind.ask(), await kind.ask()];
    expect(await deny.rest(admin, kind, one)).toEqual({ code: 200, messageKey: 'api.request.deny.success' });
    expect(await deny.graphql(admin, other)).toEqual({ code: null, messageKey: null });
    const after = await stored(one);
    expect(await stored(other)).toBe(after);
    expect(JSON.parse(after)).toMatchObject({ request: [{ status: 'denied', reason: REASON }] });
    expect(after).toContain('Anledning: Inte så här.');
  });

  test('is for admins and division admins only', async () => {
    const it = await kind.ask();
    await refused(it, [(as) => deny.rest(as, kind, it), (as) => deny.graphql(as, it)]);
  });

  test('is done once, and by the path of its kind', async () => {
    const it = await kind.ask();
    for (const other of DENIABLE.filter((one) => one !== kind)) {
      expect(await deny.rest(admin, other, it)).toEqual({ code: 409, messageKey: 'api.request.wrong-kind' });
    }
    await deny.rest(admin, kind, it);
    expect(await deny.rest(admin, kind, it)).toEqual({ code: 409, messageKey: 'api.request.already-decided' });
  });
});

test('a claim is accepted with a player, and never denied', async () => {
  const kind = KINDS.find((one) => one.kind === 'existingUser') as Kind;
  const it = await kind.ask();
  const unchosen = { ...it, playerId: 0 };
  expect(await accept.rest(admin, kind, unchosen)).toEqual({ code: 400, messageKey: 'api.request.must-choose-player' });
  expect(await accept.graphql(admin, unchosen)).toMatchObject({ code: 'MUST_CHOOSE_PLAYER' });
  expect(await deny.graphql(admin, it)).toMatchObject({ code: 'WRONG_REQUEST_KIND' });
  expect((await callers.post(admin, 'admin/action/denyExistingUserRequest', { requestId: it.id })).status).toBe(404);
});

test.each([
  { why: 'no reason', body: { requestId: 1 }, field: 'reason' },
  { why: 'an empty reason', body: { requestId: 1, reason: ' ' }, field: 'reason' },
  { why: 'no request', body: { reason: 'Nej.' }, field: 'requestId' },
  { why: 'a field that is not documented', body: { requestId: 1, reason: 'Nej.', userId: 1 }, field: 'userId' },
])('a denial with $why is refused by name', async ({ body, field }) => {
  const answer = await callers.post(admin, 'admin/action/denyTransferRequest', body);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ CODE: 400, field });
});

describe('the inbox', () => {
  const get = (path: string, as?: Caller) =>
    fetch(`${app.url}/api/${path}`, as ? { headers: { authorization: `Bearer ${as.token}` } } : {});
  const wireRow = async ({ id }: Asked) => {
    const rows = (await (await get(`admin/${admin.token}/requests`)).json()) as { id: number; content: string }[];
    return rows.find((row) => row.id === id);
  };
  const WALL = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;
  const picture = expect.stringMatching(/^images\/[0-9a-f]{32}\.png$/);

  test('has the documented rows: pending, accepted and denied', async () => {
    const kind = KINDS[0] as Kind;
    const decider = await callers.caller({ roles: ['admin'] });
    const [pending, accepted, denied] = [await kind.ask(), await kind.ask(), await kind.ask()];
    await accept.rest(decider, kind, accepted);
    await deny.rest(decider, kind, denied);
    const row = (it: Asked, decision: object) => ({
      requestType: 'newTeam',
      id: it.id,
      date: expect.stringMatching(WALL),
      playerId: it.asker.playerId,
      userId: it.asker.userId,
      nickname: expect.stringContaining('Spelare'),
      content: expect.any(String),
      ...decision,
    });
    const decided = {
      acceptedByNickname: expect.stringContaining('Spelare'),
      acceptedDate: expect.stringMatching(WALL),
    };
    const open = { accepted: null, acceptedByNickname: null, acceptedDate: null };
    expect(await wireRow(pending)).toEqual(row(pending, open));
    expect(await wireRow(accepted)).toEqual(row(accepted, { accepted: '1', ...decided }));
    expect(await wireRow(denied)).toEqual(row(denied, { accepted: '0', ...decided }));
  });

  test.each([
    { kind: 'newTeam', content: { teamname: expect.stringContaining('Nya'), teamlogo: picture } },
    { kind: 'transfer', content: { teamId: expect.any(Number), teamname: expect.stringContaining('Lag') } },
    {
      kind: 'changeTeamInfo',
      content: {
        teamId: expect.any(Number),
        teamname: expect.stringContaining('Nya'),
        teamlogo: picture,
        banner: null,
      },
    },
    {
      kind: 'existingUser',
      content: {
        discordUsername: expect.stringContaining('user'),
        discordDiscriminator: '0',
        discordId: expect.any(String),
        discordAvatar: null,
        helpText: 'Jag är Ada.',
      },
    },
    { kind: 'leaveTeam', content: { teamId: expect.any(Number), teamname: expect.stringContaining('Lag') } },
    { kind: 'newImages', content: { avatar: picture, banner: picture } },
  ])('shows what $kind holds, as JSON text', async ({ kind, content }) => {
    const it = await (KINDS.find((one) => one.kind === kind) as Kind).ask();
    expect(JSON.parse((await wireRow(it))?.content ?? '')).toEqual(content);
  });

  test('does not show what was taken back', async () => {
    const it = await (KINDS[0] as Kind).ask();
    await callers.mutate(it.asker, `cancelRequest(id: ${it.id})`);
    expect(await wireRow(it)).toBeUndefined();
  });

  test('counts what waits: a bare number, the same through both doors', async () => {
    await (KINDS[0] as Kind).ask();
    const count = await (await get(`admin/${admin.token}/unprocessedRequests`)).json();
    const headers = { authorization: `Bearer ${admin.token}` };
    const query = '{ unprocessedRequests requests(status: PENDING, first: 1) { total items { id kind isOwnTeam } } }';
    expect((await graphql(app.url, query, { headers })).data).toMatchObject({
      unprocessedRequests: count,
      requests: { total: count, items: [{ isOwnTeam: false }] },
    });
    expect(count).toBeGreaterThan(0);
  });

  test('offers players without an account', async () => {
    const id = await callers.league.player('Ensam');
    const writer = await callers.caller({ roles: ['writer'] });
    const rows = (await (await get('players/allWithoutUser', writer)).json()) as { id: number }[];
    expect(rows).toContainEqual({ id, nickname: 'Ensam' });
    expect(rows.filter((row) => row.id === writer.playerId)).toEqual([]);
    const headers = { authorization: `Bearer ${admin.token}` };
    const query = '{ playersWithoutUser(text: "ens", nearTo: "ensam") { id nickname } }';
    expect((await graphql(app.url, query, { headers })).data).toEqual({
      playersWithoutUser: [{ id, nickname: 'Ensam' }],
    });
  });

  test.each(['requests', 'unprocessedRequests'])('is closed to others: %s', async (path) => {
    const writer = await callers.caller({ roles: ['writer', 'graphics'] });
    expect((await get(`admin/${writer.token}/${path}`)).status).toBe(403);
    expect((await get(`admin/${(await callers.caller()).token}/${path}`)).status).toBe(403);
    expect((await get(`admin/${'x'.repeat(43)}/${path}`)).status).toBe(401);
    expect((await get(`admin/session/${path}`)).status).toBe(401);
  });

  test.each(['requests { total }', 'unprocessedRequests', 'playersWithoutUser(text: "") { id }'])(
    'is closed to others: { %s }',
    async (field) => {
      const writer = await callers.caller({ roles: ['writer', 'graphics'] });
      const codes = await Promise.all(
        [writer, await callers.caller()].map(async ({ token }) => {
          const answer = await graphql(app.url, `{ ${field} }`, { headers: { authorization: `Bearer ${token}` } });
          return answer.errors?.[0]?.extensions['code'];
        }),
      );
      expect(codes).toEqual(['FORBIDDEN', 'FORBIDDEN']);
      expect((await graphql(app.url, `{ ${field} }`)).errors?.[0]?.extensions['code']).toBe('UNAUTHENTICATED');
    },
  );
});
