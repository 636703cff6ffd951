import { bootApp, graphql } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';
import { Callers } from './request-callers.ts';
import type { Answer, Caller } from './request-callers.ts';

let app: TestApp;
let callers: Callers;
beforeAll(async () => {
  app = await bootApp();
  callers = new Callers(app);
  await callers.league.setting('registration_open', 'true');
});
afterAll(() => app.close());

const SENT = 'api.request.sent.success';
let made = 0;

/** A captain with a teammate, the last player of another team, an invited player without a team, and an account. */
interface Fixture {
  captain: Caller;
  member: Caller;
  last: Caller;
  invited: Caller;
  account: Caller;
  inviteId: number;
  /** Another requested name each time. */
  name: string;
}

async function fixture(): Promise<Fixture> {
  const [captain, member, last, invited] = [
    await callers.caller(),
    await callers.caller(),
    await callers.caller(),
    await callers.caller(),
  ];
  const teamId = await callers.team(captain, member);
  await callers.team(last);
  const inviteId = await callers.invite(teamId, captain, invited);
  const account = await callers.caller({ hasPlayer: false });
  return { captain, member, last, invited, account, inviteId, name: `Nya ${++made}` };
}

/** Requests, invites and notices of a fixture, without the parts that differ between fixtures. */
async function stored(it: Fixture) {
  const people = [it.captain, it.member, it.last, it.invited, it.account];
  const who = (userId: number) => people.findIndex((caller) => caller.userId === userId);
  const requests = await app.db.query<{ userId: number; payload: object }>(
    `select kind, user_id as "userId", status, reason, player_id is not null as "hasPlayer", team_id is not null as "hasTeam",
            invite_id is not null as "hasInvite", payload
       from approval_request where user_id = any($1::int[]) order by id`,
    [people.map(({ userId }) => userId)],
  );
  const invites = await app.db.query('select status from invite where id = $1', [it.inviteId]);
  return {
    invites,
    requests: requests.map(({ userId, payload, ...request }) => ({
      ...request,
      who: who(userId),
      payload: JSON.stringify(payload)
        .replace(/[0-9a-f]{32}\.png/g, 'picture')
        .replace(/\d+/g, '#'),
    })),
  };
}

const quote = (text: string) => JSON.stringify(text);
const DETAILS = { platform: 'Epic Games', platformId: 'ada', birthdate: '2000-01-31', nationality: 'NO' };

/** One request, through both doors. */
interface Asking {
  name: string;
  kind: string;
  who: (it: Fixture) => Caller;
  rest: (as: Caller | null, it: Fixture) => Promise<Answer>;
  graphql: (as: Caller, it: Fixture) => Promise<Answer>;
  /** The same without a picture, for callers who are not signed in. */
  bare: (it: Fixture) => string;
  refusals: Partial<Record<keyof Fixture | 'staff', string>>;
}

const ASKING: Asking[] = [
  {
    name: 'createTeamRequest',
    kind: 'newTeam',
    who: ({ invited }) => invited,
    rest: (as, { name }) =>
      callers.rest(as, 'team/createTeamRequest', { teamname: name, teamlogo: callers.dataUrl(40) }),
    graphql: async (as, { name }) =>
      callers.mutate(
        as,
        `requestTeam(input: { name: ${quote(name)}, logo: ${quote(await callers.uploaded(as, 40))} })`,
      ),
    bare: ({ name }) => `requestTeam(input: { name: ${quote(name)}, logo: "x" })`,
    refusals: { account: 'NO_PLAYER', captain: 'PLAYER_HAS_TEAM', member: 'PLAYER_HAS_TEAM', staff: 'NO_PLAYER' },
  },
  {
    name: 'saveImageAndNameSettings',
    kind: 'changeTeamInfo',
    who: ({ captain }) => captain,
    rest: (as, { name }) =>
      callers.rest(as, 'team/saveImageAndNameSettings', {
        teamname: name,
        teamlogo: callers.dataUrl(41),
        banner: 'images/as-it-was.png',
      }),
    graphql: async (as, { name }) =>
      callers.mutate(
        as,
        `saveTeamInfo(input: { name: ${quote(name)}, logo: ${quote(await callers.uploaded(as, 41))} })`,
      ),
    bare: ({ name }) => `saveTeamInfo(input: { name: ${quote(name)} })`,
    refusals: { account: 'NO_PLAYER', invited: 'NO_TEAM', member: 'NOT_CAPTAIN', staff: 'NO_PLAYER' },
  },
  {
    name: 'leaveTeamWithRequest',
    kind: 'leaveTeam',
    who: ({ last }) => last,
    rest: (as) => callers.rest(as, 'team/leaveTeamWithRequest', {}),
    graphql: (as) => callers.mutate(as, 'leaveTeamByRequest'),
    bare: () => 'leaveTeamByRequest',
    refusals: {
      account: 'NO_PLAYER',
      invited: 'NO_TEAM',
      member: 'NOT_LAST_PLAYER',
      captain: 'NOT_LAST_PLAYER',
      staff: 'NO_PLAYER',
    },
  },
  {
    name: 'saveImageSettings',
    kind: 'newImages',
    who: ({ member }) => member,
    rest: (as) =>
      callers.rest(as, 'user/saveImageSettings', { avatar: callers.dataUrl(42), banner: callers.dataUrl(43) }),
    graphql: async (as) => {
      const [avatar, banner] = [await callers.uploaded(as, 42), await callers.uploaded(as, 43)];
      return callers.mutate(as, `savePlayerImages(input: { avatar: ${quote(avatar)}, banner: ${quote(banner)} })`);
    },
    bare: () => 'savePlayerImages(input: { avatar: "x" })',
    refusals: { account: 'NO_PLAYER', staff: 'NO_PLAYER' },
  },
  {
    name: 'existingUser',
    kind: 'existingUser',
    who: ({ account }) => account,
    rest: (as) => callers.rest(as, 'existingUser', { ...DETAILS, helpText: 'Jag är Ada.\nFrån förra säsongen.' }),
    graphql: (as) => callers.mutate(as, claim()),
    bare: () => claim(),
    refusals: { captain: 'ALREADY_HAS_PLAYER', invited: 'ALREADY_HAS_PLAYER' },
  },
  {
    name: 'acceptInviteWithRequest',
    kind: 'transfer',
    who: ({ invited }) => invited,
    rest: (as, { inviteId }) => callers.rest(as, 'team/acceptInviteWithRequest', { inviteId }),
    graphql: (as, { inviteId }) => callers.mutate(as, `acceptInvite(inviteId: ${inviteId})`),
    bare: ({ inviteId }) => `acceptInvite(inviteId: ${inviteId})`,
    refusals: {
      account: 'WRONG_INVITE',
      captain: 'WRONG_INVITE',
      member: 'WRONG_INVITE',
      last: 'WRONG_INVITE',
      staff: 'WRONG_INVITE',
    },
  },
];

function claim(): string {
  const typed = Object.entries({ ...DETAILS, helpText: 'Jag är Ada.\nFrån förra säsongen.' });
  return `claimPlayer(input: { consent: true, ${typed.map(([field, text]) => `${field}: ${quote(text)}`).join(', ')} })`;
}

/** The documented status of each code. */
const STATUS: Record<string, number> = {
  NO_PLAYER: 403,
  NO_TEAM: 403,
  NOT_CAPTAIN: 403,
  PLAYER_HAS_TEAM: 409,
  NOT_LAST_PLAYER: 409,
  ALREADY_HAS_PLAYER: 409,
  WRONG_INVITE: 404,
};

describe.each(ASKING)('$name', (asking) => {
  test('leaves the same behind through both doors', async () => {
    const [one, other] = [await fixture(), await fixture()];
    expect(await asking.rest(asking.who(one), one)).toEqual({ code: 200, messageKey: SENT });
    expect(await asking.graphql(asking.who(other), other)).toEqual({ code: null, messageKey: SENT });
    const after = await stored(one);
    expect(after.requests).toMatchObject([{ kind: asking.kind, status: 'pending' }]);
    expect(await stored(other)).toEqual(after);
  });

  test('is asked once at a time, through whichever door', async () => {
    const it = await fixture();
    await asking.rest(asking.who(it), it);
    const before = await stored(it);
    const { code } = await asking.graphql(asking.who(it), it);
    const expected = { newImages: 'OPEN_IMAGE_REQUEST', transfer: 'INVITE_NOT_PENDING' }[asking.kind];
    expect(code).toBe(expected ?? 'ALREADY_REQUESTED');
    expect(await stored(it)).toEqual(before);
  });

  test('is refused to everyone else through both doors, and nothing is kept', async () => {
    const it = await fixture();
    const before = await stored(it);
    expect(await asking.rest(null, it)).toEqual({ code: 401, messageKey: 'api.error.unauthenticated' });
    expect(await callers.mutate(null, asking.bare(it))).toEqual({ code: 'UNAUTHENTICATED', messageKey: null });
    const staff = await callers.caller({ hasPlayer: false, roles: ['divisionadmin', 'graphics', 'writer'] });
    for (const [who, code] of Object.entries(asking.refusals)) {
      const as = who === 'staff' ? staff : (it[who as keyof Fixture] as Caller);
      const { messageKey, code: answered } = await asking.graphql(as, it);
      expect({ who, answered }).toEqual({ who, answered: code });
      expect({ who, ...(await asking.rest(as, it)) }).toEqual({ who, code: STATUS[code], messageKey });
    }
    expect(await stored(it)).toEqual(before);
  });
});

describe('a documented call with pictures', () => {
  test('takes large ones', async () => {
    const { member } = await fixture();
    const large = `data:image/png;base64,${'A'.repeat(6_900_000)}`;
    const answer = await callers.rest(member, 'user/saveImageSettings', { avatar: large, banner: large });
    expect(answer.code).toBe(400);
    expect(answer.messageKey).toMatch(/^api\.image\./);
  });

  test.each([
    { why: 'an empty crest', logo: { teamlogo: '' } },
    { why: 'no crest', logo: { teamlogo: null } },
    { why: 'no field for one', logo: {} },
  ])('asks for a team with $why', async ({ logo }) => {
    const it = await fixture();
    const answer = await callers.rest(it.invited, 'team/createTeamRequest', { teamname: it.name, ...logo });
    expect(answer).toEqual({ code: 200, messageKey: 'api.request.sent.success' });
    const { requests } = await stored(it);
    expect(requests).toHaveLength(1);
    expect(JSON.stringify(requests)).not.toContain('picture');
  });

  test('refuses what is no picture, and keeps nothing', async () => {
    const it = await fixture();
    const body = { teamname: it.name, teamlogo: 'https://example.com/?cdn' };
    expect((await callers.rest(it.invited, 'team/createTeamRequest', body)).messageKey).toMatch(/^api\.image\./);
    expect((await stored(it)).requests).toEqual([]);
  });

  test.each([
    { why: 'nothing new', body: { teamlogo: null, banner: 'images/old.png' } },
    { why: 'nothing at all', body: {} },
  ])('with $why says so', async ({ body }) => {
    const { captain } = await fixture();
    expect(await callers.rest(captain, 'team/saveImageAndNameSettings', body)).toEqual({
      code: 400,
      messageKey: 'team-settings.change-picture',
    });
  });
});

test('what someone waits for is theirs to see', async () => {
  const it = await fixture();
  await callers.rest(it.last, 'team/leaveTeamWithRequest', {});
  const mine = async (as: Caller | null) => {
    const answer = await graphql<{ myRequests: { id: number; kind: string; status: string }[] }>(
      app.url,
      '{ myRequests { id kind status team { id } } }',
      as ? { headers: { authorization: `Bearer ${as.token}` } } : {},
    );
    return answer.data?.myRequests ?? answer.errors?.[0]?.extensions['code'];
  };
  expect(await mine(it.last)).toMatchObject([{ kind: 'LEAVE_TEAM', status: 'PENDING' }]);
  expect(await mine(it.captain)).toEqual([]);
  expect(await mine(null)).toBe('UNAUTHENTICATED');
  const [{ id } = { id: 0 }] = (await mine(it.last)) as { id: number }[];
  expect(await callers.mutate(it.captain, `cancelRequest(id: ${id})`)).toMatchObject({ code: 'REQUEST_NOT_FOUND' });
  expect(await callers.mutate(it.last, `cancelRequest(id: ${id})`)).toEqual({
    code: null,
    messageKey: 'api.request.cancel.success',
  });
  expect(await mine(it.last)).toEqual([]);
});
