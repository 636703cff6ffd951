import { SessionsService } from '../../src/modules/auth/sessions.service.ts';
import { League } from '../factories/league.ts';
import { bootApp, graphql } from '../harness/app.ts';
import type { TestApp } from '../harness/app.ts';

let app: TestApp;
let league: League;
let made = 0;

beforeAll(async () => {
  app = await bootApp();
  league = new League(app.db);
  await league.setting('transfer_open', 'true');
});
afterAll(() => app.close());

/** A signed-in person. */
interface Caller {
  playerId: number;
  userId: number;
  token: string;
}

async function caller(hasPlayer = true): Promise<Caller> {
  const userId = await league.user();
  const playerId = hasPlayer ? await league.player(`Spelare ${++made}`, { userId: userId }) : 0;
  const { accessToken } = await app.app.get(SessionsService, { strict: false }).beginSession(userId, 'provider');
  return { userId, playerId, token: accessToken };
}

/** A captain, a member and a third player; an invited person, and one who could be invited. */
interface Fixture {
  teamId: number;
  captain: Caller;
  member: Caller;
  third: Caller;
  invited: Caller;
  free: Caller;
  inviteId: number;
}

async function fixture(): Promise<Fixture> {
  const teamId = await league.team(`Lag ${++made}`);
  const [captain, member, third] = [await caller(), await caller(), await caller()];
  for (const [index, { playerId }] of [captain, member, third].entries()) {
    await league.sign(playerId, teamId, '2026-01-01', { sortOrder: index + 1 });
  }
  const [invited, free] = [await caller(), await caller()];
  const inviteId = await league.invite(teamId, captain.playerId, invited.playerId);
  return { teamId, captain, member, third, invited, free, inviteId };
}

/** Roster, invites and notices, with names in place of ids, so that two fixtures can be compared. */
async function stored(it: Fixture) {
  const names = new Map(
    (['captain', 'member', 'third', 'invited', 'free'] as const).flatMap((name) => [
      [`p${it[name].playerId}`, name],
      [`u${it[name].userId}`, name],
    ]),
  );
  const roster = await app.db.query<{ playerId: number; place: number; isOver: boolean }>(
    `select player_id as "playerId", sort_order as place, valid_to is not null as "isOver"
       from roster_entry where team_id = $1 order by id`,
    [it.teamId],
  );
  const invites = await app.db.query<{ playerId: number; status: number; withRequest: boolean; isDecided: boolean }>(
    `select player_id as "playerId", status, with_request as "withRequest", decided_at is not null as "isDecided"
       from invite where team_id = $1 order by id`,
    [it.teamId],
  );
  const users = [it.captain, it.member, it.third, it.invited, it.free].map(({ userId }) => userId);
  const notices = await app.db.query<{ userId: number; sv: string }>(
    `select user_id as "userId", regexp_replace(description_sv, '[0-9]+', '', 'g') as sv
       from notification where user_id = any($1::int[]) order by id`,
    [users],
  );
  return {
    roster: roster.map(({ playerId, ...entry }) => ({ who: names.get(`p${playerId}`), ...entry })),
    invites: invites.map(({ playerId, ...invite }) => ({ who: names.get(`p${playerId}`), ...invite })),
    notices: notices.map(({ userId, sv }) => ({ who: names.get(`u${userId}`), sv })),
  };
}

/** The result of a call: the key of the refusal or success, and the status or code. */
interface Outcome {
  rest: { CODE: number; MESSAGE: string };
  graphql: { code: string | null; messageKey: string | null };
}

async function rest(as: Caller | null, path: string, body: object): Promise<Outcome['rest']> {
  const answer = await fetch(`${app.url}/api/team/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(as ? { ...body, accessToken: as.token } : body),
  });
  const { CODE, MESSAGE } = (await answer.json()) as Outcome['rest'];
  expect(answer.status).toBe(CODE);
  return { CODE, MESSAGE };
}

async function mutate(as: Caller | null, call: string): Promise<Outcome['graphql']> {
  const answer = await graphql<Record<string, { code?: string; messageKey: string }>>(
    app.url,
    `mutation { it: ${call} { ... on Done { messageKey } ... on Problem { code messageKey } } }`,
    as ? { headers: { authorization: `Bearer ${as.token}` } } : {},
  );
  const [error] = answer.errors ?? [];
  if (error) return { code: String(error.extensions['code']), messageKey: null };
  return { code: answer.data?.['it']?.code ?? null, messageKey: answer.data?.['it']?.messageKey ?? null };
}

/** One write through both doors. */
interface Write {
  name: string;
  who: (it: Fixture) => Caller;
  rest: (as: Caller | null, it: Fixture) => Promise<Outcome['rest']>;
  graphql: (as: Caller | null, it: Fixture) => Promise<Outcome['graphql']>;
  success: string;
  /** Codes for: no player, no team, another team's captain, an ordinary member of the team. null: allowed. */
  refusals: { noPlayer: string; outsider: string; otherCaptain: string; member: string | null };
}

const WRITES: Write[] = [
  {
    name: 'kickPlayer',
    who: ({ captain }) => captain,
    rest: (as, it) => rest(as, 'kickPlayer', { playerId: it.third.playerId }),
    graphql: (as, it) => mutate(as, `kickPlayer(playerId: ${it.third.playerId})`),
    success: 'api.team.kick.success',
    refusals: { noPlayer: 'NO_PLAYER', outsider: 'NO_TEAM', otherCaptain: 'NOT_IN_TEAM', member: 'NOT_CAPTAIN' },
  },
  {
    name: 'changeTeamCaptain',
    who: ({ captain }) => captain,
    rest: (as, it) => rest(as, 'changeTeamCaptain', { playerId: it.third.playerId }),
    graphql: (as, it) => mutate(as, `handOverCaptaincy(playerId: ${it.third.playerId})`),
    success: 'api.team.hand-over.success',
    refusals: { noPlayer: 'NO_PLAYER', outsider: 'NO_TEAM', otherCaptain: 'NOT_IN_TEAM', member: 'NOT_CAPTAIN' },
  },
  {
    name: 'leaveTeam',
    who: ({ member }) => member,
    rest: (as) => rest(as, 'leaveTeam', {}),
    graphql: (as) => mutate(as, 'leaveTeam'),
    success: 'api.team.leave.success',
    refusals: { noPlayer: 'NO_PLAYER', outsider: 'NO_TEAM', otherCaptain: 'LAST_PLAYER', member: null },
  },
  {
    name: 'invitePlayer',
    who: ({ captain }) => captain,
    rest: (as, { free }) => rest(as, 'invitePlayer', { toUserId: free.userId, toPlayerId: free.playerId }),
    graphql: (as, { free }) =>
      mutate(as, `invitePlayer(input: { playerId: ${free.playerId}, userId: ${free.userId} })`),
    success: 'api.invite.send.success',
    // another captain requests for their own team, which is allowed: see below
    refusals: { noPlayer: 'NO_PLAYER', outsider: 'NO_TEAM', otherCaptain: '', member: 'NOT_CAPTAIN' },
  },
  {
    name: 'removeInvite',
    who: ({ captain }) => captain,
    rest: (as, { inviteId }) => rest(as, 'removeInvite', { inviteId }),
    graphql: (as, { inviteId }) => mutate(as, `removeInvite(inviteId: ${inviteId})`),
    success: 'api.invite.remove.success',
    refusals: { noPlayer: 'NO_PLAYER', outsider: 'NO_TEAM', otherCaptain: 'WRONG_INVITE', member: 'NOT_CAPTAIN' },
  },
  {
    name: 'acceptInvite',
    who: ({ invited }) => invited,
    rest: (as, { inviteId }) => rest(as, 'acceptInvite', { inviteId }),
    graphql: (as, { inviteId }) => mutate(as, `acceptInvite(inviteId: ${inviteId})`),
    success: 'api.invite.accept.success',
    refusals: {
      noPlayer: 'WRONG_INVITE',
      outsider: 'WRONG_INVITE',
      otherCaptain: 'WRONG_INVITE',
      member: 'WRONG_INVITE',
    },
  },
  {
    name: 'denyInvite',
    who: ({ invited }) => invited,
    rest: (as, { inviteId }) => rest(as, 'denyInvite', { inviteId }),
    graphql: (as, { inviteId }) => mutate(as, `denyInvite(inviteId: ${inviteId})`),
    success: 'api.invite.deny.success',
    refusals: {
      noPlayer: 'WRONG_INVITE',
      outsider: 'WRONG_INVITE',
      otherCaptain: 'WRONG_INVITE',
      member: 'WRONG_INVITE',
    },
  },
];

/** The documented status and key of each code. */
const ON_THE_WIRE: Record<string, Outcome['rest']> = {
  NO_PLAYER: { CODE: 403, MESSAGE: 'api.team.no-player' },
  NO_TEAM: { CODE: 403, MESSAGE: 'api.team.no-team' },
  NOT_CAPTAIN: { CODE: 403, MESSAGE: 'team-settings.must-be-captain' },
  NOT_IN_TEAM: { CODE: 409, MESSAGE: 'api.team.player-not-in-team' },
  LAST_PLAYER: { CODE: 409, MESSAGE: 'api.team.last-player' },
  WRONG_INVITE: { CODE: 404, MESSAGE: 'api.invite.wrong' },
};

describe.each(WRITES)('$name', (write) => {
  test('leaves the same behind through both doors', async () => {
    const [one, other] = [await fixture(), await fixture()];
    const before = await stored(one);
    expect(await write.rest(write.who(one), one)).toEqual({ CODE: 200, MESSAGE: write.success });
    expect(await write.graphql(write.who(other), other)).toEqual({ code: null, messageKey: write.success });
    const after = await stored(one);
    expect(after).not.toEqual(before);
    expect(await stored(other)).toEqual(after);
  });

  test('is refused to everyone else through both doors, and nothing changes', async () => {
    const it = await fixture();
    const other = await fixture();
    await app.db.query('update roster_entry set valid_to = now() where team_id = $1 and sort_order > 1', [
      other.teamId,
    ]);
    const callers = {
      noPlayer: await caller(false),
      outsider: await caller(),
      otherCaptain: other.captain,
      member: it.member,
    };
    const before = [await stored(it), await stored(other)];
    expect(await write.rest(null, it)).toMatchObject({ CODE: 401, MESSAGE: 'api.error.unauthenticated' });
    expect(await write.graphql(null, it)).toEqual({ code: 'UNAUTHENTICATED', messageKey: null });
    for (const [who, as] of Object.entries(callers)) {
      const code = write.refusals[who as keyof typeof callers];
      if (!code) continue;
      expect({ who, ...(await write.rest(as, it)) }).toEqual({ who, ...ON_THE_WIRE[code] });
      expect({ who, ...(await write.graphql(as, it)) }).toEqual({
        who,
        code,
        messageKey: ON_THE_WIRE[code]?.MESSAGE,
      });
    }
    expect([await stored(it), await stored(other)]).toEqual(before);
  });
});

test("an invite of another team's captain is of that captain's team, whatever team the captain means", async () => {
  const [one, other] = [await fixture(), await fixture()];
  await rest(other.captain, 'invitePlayer', { toUserId: one.free.userId, toPlayerId: one.free.playerId });
  expect((await stored(one)).invites).toHaveLength(1);
  expect(await app.db.query('select 1 from invite where team_id = $1', [other.teamId])).toHaveLength(2);
});

test.each([
  { why: 'no number', path: 'kickPlayer', body: { playerId: 'x' }, field: 'playerId' },
  { why: 'too large a number', path: 'removeInvite', body: { inviteId: 9_999_999_999 }, field: 'inviteId' },
  { why: 'a field that is not documented', path: 'leaveTeam', body: { teamId: 1 }, field: 'teamId' },
  { why: 'no account beside the player', path: 'invitePlayer', body: { toPlayerId: 1 }, field: 'toUserId' },
])('$why is refused by name ($path)', async ({ path, body, field }) => {
  const { token } = (await fixture()).captain;
  const answer = await fetch(`${app.url}/api/team/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, accessToken: token }),
  });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ CODE: 400, field });
});

describe('reading', () => {
  const get = async (path: string): Promise<unknown> => (await fetch(`${app.url}/api/${path}`)).json();

  test('the current team, field by field, and null without one', async () => {
    const { teamId, member, free } = await fixture();
    const [team] = await app.db.query<{ name: string }>('select name from team where id = $1', [teamId]);
    expect(await get(`team/hidden/${member.token}/currentTeam`)).toEqual({
      id: teamId,
      teamname: team?.name,
      teamlogo: null,
      banner: null,
    });
    const none = await fetch(`${app.url}/api/team/hidden/${free.token}/currentTeam`);
    expect(none.headers.get('content-type')).toContain('application/json');
    expect(await none.text()).toBe('null');
    expect((await fetch(`${app.url}/api/team/hidden/${'x'.repeat(43)}/currentTeam`)).status).toBe(401);
  });

  test('invited players, field by field', async () => {
    const { teamId, inviteId, invited } = await fixture();
    expect(await get(`team/${teamId}/invited-players`)).toEqual([
      { id: inviteId, toUserId: invited.userId, nickname: expect.stringContaining('Spelare'), avatar: null },
    ]);
  });

  test('players to invite, field by field, for a user who is signed in', async () => {
    const { captain, free, invited, member } = await fixture();
    const headers = { authorization: `Bearer ${captain.token}` };
    const answer = await fetch(`${app.url}/api/players/inactiveWithConnection`, { headers });
    const rows = (await answer.json()) as { id: number }[];
    expect(rows.find(({ id }) => id === free.playerId)).toEqual({
      id: free.playerId,
      userId: free.userId,
      nickname: expect.stringContaining('Spelare'),
    });
    expect(rows.filter(({ id }) => id === invited.playerId || id === member.playerId)).toEqual([]);
    expect((await fetch(`${app.url}/api/players/inactiveWithConnection`)).status).toBe(401);
  });

  test('the team page says what each viewer may do, and shows invites to the team only', async () => {
    const it = await fixture();
    const page = async (as: Caller | null) => {
      const answer = await graphql<{ team: Record<string, unknown> }>(
        app.url,
        `{ team(id: ${it.teamId}) {
             isMine invites { id withRequest player { id } }
             viewerCan { invite kick rename handOverCaptaincy leave leaveByRequest signUp } } }`,
        as ? { headers: { authorization: `Bearer ${as.token}` } } : {},
      );
      return answer.data?.team;
    };
    const nothing = {
      invite: false,
      kick: false,
      rename: false,
      handOverCaptaincy: false,
      leave: false,
      leaveByRequest: false,
      signUp: false,
    };
    const invites = [{ id: it.inviteId, withRequest: false, player: { id: it.invited.playerId } }];
    expect(await page(it.captain)).toEqual({
      isMine: true,
      invites,
      viewerCan: { ...nothing, invite: true, kick: true, rename: true, handOverCaptaincy: true },
    });
    expect(await page(it.member)).toEqual({ isMine: true, invites, viewerCan: { ...nothing, leave: true } });
    const mayByCaptain = async () => (await page(it.captain))?.['viewerCan'];
    const seasonId = await league.season();
    await league.setting('registration_open', 'true');
    expect(await mayByCaptain()).toMatchObject({ signUp: false });
    await league.setting('current_season', seasonId);
    expect(await mayByCaptain()).toMatchObject({ signUp: true });
    await league.signUp(seasonId, it.teamId);
    expect(await mayByCaptain()).toMatchObject({ signUp: false, invite: true });
    await app.db.query(`delete from setting where key in ('current_season', 'registration_open')`);
    const stranger = { isMine: false, invites: [], viewerCan: nothing };
    expect(await page(it.invited)).toEqual(stranger);
    expect(await page(null)).toEqual(stranger);
  });

  test('a search for players to invite finds by a piece of the name', async () => {
    const { captain, free } = await fixture();
    await app.db.query(`update player set nickname = 'Norrsken' where id = $1`, [free.playerId]);
    const query = '{ invitablePlayers(text: "rrsk") { userId discordName player { id nickname } } }';
    const answer = await graphql(app.url, query, { headers: { authorization: `Bearer ${captain.token}` } });
    expect(answer.data).toEqual({
      invitablePlayers: [
        { userId: free.userId, discordName: expect.any(String), player: { id: free.playerId, nickname: 'Norrsken' } },
      ],
    });
    expect((await graphql(app.url, query)).errors?.[0]?.extensions['code']).toBe('UNAUTHENTICATED');
  });
});
