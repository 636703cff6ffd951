import { SessionsService } from '../../src/modules/auth/sessions.service.ts';
import type { RoleName } from '../../src/domain/actor.ts';
import { League } from '../factories/league.ts';
import { bootApp, graphql } from '../harness/app.ts';
import type { TestApp } from '../harness/app.ts';
import { collideCalls } from '../harness/locks.ts';

let app: TestApp;
let league: League;
let seasonId: number;
let made = 0;

beforeAll(async () => {
  app = await bootApp();
  league = new League(app.db);
  seasonId = await league.season();
  await league.setting('current_season', seasonId);
  // simultaneous calls must not wait for a connection first
  await Promise.all([1, 2, 3, 4].map(() => app.db.query('select pg_sleep(0.1)')));
});
afterAll(() => app.close());
beforeEach(() => league.setting('registration_open', 'true'));

interface Caller {
  playerId: number;
  userId: number;
  token: string;
}

async function caller(columns: object | null = {}, roles: RoleName[] = []): Promise<Caller> {
  const email = `signup-${++made}@example.org`;
  const userId = await league.user({ discordId: `signup-${made}`, email, emailVerified: true }, roles);
  // a Swede who is no member would be signed out
  await league.member(email);
  const playerId = columns ? await league.player(`Spelare ${made}`, { userId, ...columns }) : 0;
  const { accessToken } = await app.app.get(SessionsService, { strict: false }).beginSession(userId, 'provider');
  return { userId, playerId, token: accessToken };
}

/** A team whose first player is the captain. */
async function team(...players: Caller[]): Promise<number> {
  const id = await league.team(`Lag ${++made}`);
  for (const [index, { playerId }] of players.entries()) {
    await league.sign(playerId, id, '2026-01-01', { sortOrder: index + 1 });
  }
  return id;
}

interface Said {
  CODE: number;
  MESSAGE: unknown;
}

async function rest(path: string, as?: Caller, body?: object): Promise<Said> {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (as && !body) headers['authorization'] = `Bearer ${as.token}`;
  const init = body ? { method: 'POST', body: JSON.stringify({ ...body, accessToken: as?.token }) } : {};
  const answer = await fetch(`${app.url}/api/team/${path}`, { headers, ...init });
  return (await answer.json()) as Said;
}

const byRest = (as: Caller | undefined, teamId: unknown) => rest('signupForSeason', as, { teamId });

async function ask<T>(as: Caller | null, query: string): Promise<T> {
  const headers = as ? { authorization: `Bearer ${as.token}` } : undefined;
  const answer = await graphql<{ it: T }>(app.url, query, headers ? { headers } : {});
  return (answer.data?.it ?? answer.errors?.[0]?.extensions) as T;
}

const byGraphql = (as: Caller | null, teamId: number, hasRead = true) =>
  ask<{ messageKey: string; code?: string }>(
    as,
    `mutation { it: signUpTeam(input: { teamId: ${teamId}, hasRead: ${hasRead} }) {
       ... on Done { messageKey } ... on Problem { code messageKey } } }`,
  );

const stored = (teamId: number) =>
  app.db.query('select season_id as "seasonId", user_id as "userId" from signup where team_id = $1', [teamId]);

const VIEW = `{ it: signup { season { id } registrationOpen team { id } isCaptain isSignedUp players swedish obstacle } }`;
interface View {
  obstacle: string | null;
  players: number;
  swedish: number;
  isSignedUp: boolean;
}

test('both doors sign a team up, once, and everyone can ask whether it is', async () => {
  const [one, other] = [await caller(), await caller()];
  const [first, second] = [await team(one), await team(other)];
  expect(await rest(`${first}/existsSignup`)).toEqual({ CODE: 200, MESSAGE: null });

  expect(await byRest(one, first)).toEqual({ CODE: 200, MESSAGE: 'api.signup.success' });
  expect(await byGraphql(other, second)).toEqual({ messageKey: 'api.signup.success' });

  expect(await stored(first)).toEqual([{ seasonId, userId: one.userId }]);
  expect(await stored(second)).toEqual([{ seasonId, userId: other.userId }]);
  expect(await rest(`${first}/existsSignup`)).toEqual({ CODE: 200, MESSAGE: 'api.signup.already-signed-up' });
  expect(await byRest(one, first)).toMatchObject({ CODE: 409, MESSAGE: 'api.signup.already-signed-up' });
  expect(await byGraphql(other, second)).toMatchObject({ code: 'ALREADY_SIGNED_UP' });
  expect(await stored(first)).toHaveLength(1);
});

test('both doors refuse the same callers, in the order of the rules', async () => {
  const [captain, member, teamless, noPlayer] = [await caller(), await caller(), await caller(), await caller(null)];
  const teamId = await team(captain, member);
  const foreign = await team(await caller());
  const cases: [who: Caller | null, teamId: number, status: number, code: string][] = [
    [null, teamId, 401, 'UNAUTHENTICATED'],
    [noPlayer, teamId, 403, 'NO_PLAYER'],
    [teamless, teamId, 403, 'NO_TEAM'],
    [member, teamId, 403, 'NOT_CAPTAIN'],
    [captain, foreign, 403, 'NOT_CAPTAIN'],
  ];
  await league.setting('registration_open', 'false');
  cases.push([captain, teamId, 409, 'REGISTRATION_CLOSED']);
  for (const [who, id, status, code] of cases) {
    expect(await byRest(who ?? undefined, id)).toMatchObject({ CODE: status });
    expect(await byGraphql(who, id)).toMatchObject({ code });
  }
  await league.setting('registration_open', 'true');
  expect(await byGraphql(captain, teamId, false)).toMatchObject({ code: 'CONSENT_MISSING' });
  expect(await byRest(captain, 'x')).toMatchObject({ CODE: 400, MESSAGE: 'api.error.invalid-input' });
  expect(await stored(teamId)).toEqual([]);
  expect(await stored(foreign)).toEqual([]);
});

test('a form that is sent twice at once, by both doors, signs up once', async () => {
  const captain = await caller();
  const teamId = await team(captain);
  const outcomes = await collideCalls(app.databaseUrl, { table: 'team', ids: [teamId] }, [
    async () => (await byRest(captain, teamId)).MESSAGE,
    async () => (await byGraphql(captain, teamId)).messageKey,
  ]);
  expect(outcomes.sort()).toEqual(['api.signup.already-signed-up', 'api.signup.success']);
  expect(await stored(teamId)).toHaveLength(1);
});

test('who comes while staff close the registration is too late', async () => {
  const captain = await caller();
  const teamId = await team(captain);
  const late = collideCalls(
    app.databaseUrl,
    { table: 'setting', ids: ['registration_open'] },
    [() => byRest(captain, teamId)],
    (holder) => holder.query(`update setting set value = 'false' where key = 'registration_open'`),
  );
  expect(await late).toMatchObject([{ CODE: 409, MESSAGE: 'api.signup.registration-closed' }]);
  expect(await stored(teamId)).toEqual([]);
});

test('the checklist counts who is in the team now, and stands in no one’s way', async () => {
  const [captain, swede, foreigner, gone] = [
    await caller({ nationality: 'SE' }),
    await caller({ nationality: 'SE' }),
    await caller({ nationality: 'NO' }),
    await caller({ nationality: 'SE' }),
  ];
  const teamId = await team(captain, swede, foreigner);
  await league.sign(gone.playerId, teamId, '2025-01-01', { validTo: '2025-06-01' });

  expect(await ask(captain, VIEW)).toEqual({
    season: { id: seasonId },
    registrationOpen: true,
    team: { id: teamId },
    isCaptain: true,
    isSignedUp: false,
    players: 3,
    swedish: 2,
    obstacle: null,
  });
  expect(await ask<View>(swede, VIEW)).toMatchObject({ obstacle: 'NOT_CAPTAIN', players: 3 });
  expect(await ask<View>(gone, VIEW)).toMatchObject({ obstacle: 'NO_TEAM', players: 0, swedish: 0 });
  expect(await ask<View>(null, VIEW)).toMatchObject({ obstacle: 'NOT_SIGNED_IN', players: 0 });

  const alone = await caller({ nationality: 'NO' });
  await team(alone);
  expect(await ask<View>(alone, VIEW)).toMatchObject({ obstacle: null, players: 1, swedish: 0 });

  await byRest(captain, teamId);
  expect(await ask<View>(captain, VIEW)).toMatchObject({ obstacle: 'ALREADY_SIGNED_UP', isSignedUp: true });
  await league.setting('registration_open', 'false');
  expect(await ask<View>(captain, VIEW)).toMatchObject({ obstacle: 'ALREADY_SIGNED_UP' });
  expect(await ask<View>(alone, VIEW)).toMatchObject({ obstacle: 'REGISTRATION_CLOSED' });
});

test('staff see who has signed up for this season, with players and strength; no one else does', async () => {
  await app.db.query('delete from signup');
  const [staff, captain, mate] = [
    await caller(null, ['graphics']),
    await caller({ mmr: 1500 }),
    await caller({ mmr: 1000 }),
  ];
  const teamId = await team(captain, mate);
  const older = await league.season();
  await league.signUp(older, await team(await caller()));
  await byRest(captain, teamId);

  expect(await rest('signedUpTeams', staff)).toEqual([
    {
      id: teamId,
      teamname: expect.stringMatching(/^Lag /),
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      players: [
        { nickname: expect.any(String), mmr: 1500, userId: captain.userId },
        { nickname: expect.any(String), mmr: 1000, userId: mate.userId },
      ],
    },
  ]);
  const query = `{ it: signedUpTeams(filter: {}) { total items {
    team { id } mmr ratedPlayers swedish isEligible players { mmr userId player { nationality } }
  } } }`;
  expect(await ask(staff, query)).toMatchObject({
    total: 1,
    items: [
      {
        team: { id: teamId },
        mmr: 1250,
        ratedPlayers: 2,
        isEligible: false,
        players: [{ mmr: 1500 }, { mmr: 1000 }],
      },
    ],
  });

  expect(await rest('signedUpTeams', captain)).toMatchObject({ CODE: 403 });
  expect(await rest('signedUpTeams')).toMatchObject({ CODE: 401 });
  expect(await ask(captain, query)).toMatchObject({ code: 'FORBIDDEN' });
});

test('the staff list is searched, narrowed, sorted and paged on the server', async () => {
  await app.db.query('delete from signup');
  const staff = await caller(null, ['writer']);
  const made: [name: string, nationalities: string[], mmr: (number | null)[]][] = [
    ['Älvorna', ['SE', 'SE', 'NO'], [900, 1500, 1200]],
    ['Zorro', ['SE', 'FI', 'NO'], [2000, 1000, null]],
    ['Åskan', ['SE', 'SE', 'SE', 'SE'], [100, 1000, 2000, 3000]],
    ['100% Ålar', ['SE'], [null]],
  ];
  for (const [index, [name, nationalities, ratings]] of made.entries()) {
    const players = await Promise.all(
      nationalities.map((nationality, at) => caller({ nationality, mmr: ratings[at] ?? null })),
    );
    const teamId = await team(...players);
    await app.db.query('update team set name = $2 where id = $1', [teamId, name]);
    await league.signUp(seasonId, teamId, { createdAt: `2026-01-0${index + 1}T12:00:00Z` });
  }
  const list = async (filter: string) => {
    const query = `{ it: signedUpTeams(filter: ${filter}) { total items { team { name } mmr ratedPlayers swedish } } }`;
    const { total, items } = await ask<{ total: number; items: { team: { name: string } }[] }>(staff, query);
    return [total, items.map((item) => item.team.name)];
  };
  expect(await list('{}')).toEqual([4, ['Älvorna', 'Zorro', 'Åskan', '100% Ålar']]);
  expect(await list('{ sort: NAME }')).toEqual([4, ['100% Ålar', 'Zorro', 'Åskan', 'Älvorna']]);
  expect(await list('{ sort: MMR, isDescending: true }')).toEqual([4, ['Åskan', 'Zorro', 'Älvorna', '100% Ålar']]);
  expect(await list('{ sort: MMR }')).toEqual([4, ['Älvorna', 'Zorro', 'Åskan', '100% Ålar']]);
  expect(await list('{ sort: PLAYERS, isDescending: true, first: 2, offset: 1 }')).toEqual([4, ['Älvorna', 'Zorro']]);
  expect(await list('{ isEligible: true }')).toEqual([2, ['Älvorna', 'Åskan']]);
  expect(await list('{ text: " ÅLAR" }')).toEqual([1, ['100% Ålar']]);
  expect(await list('{ text: "%" }')).toEqual([1, ['100% Ålar']]);
});

test('without a current season nothing can be signed up for', async () => {
  const captain = await caller();
  const teamId = await team(captain);
  await league.setting('current_season', '');
  try {
    expect(await ask(captain, VIEW)).toMatchObject({ season: null, obstacle: 'REGISTRATION_CLOSED' });
    expect(await byRest(captain, teamId)).toMatchObject({ CODE: 409, MESSAGE: 'api.signup.registration-closed' });
    expect(await rest(`${teamId}/existsSignup`)).toEqual({ CODE: 200, MESSAGE: null });
  } finally {
    await league.setting('current_season', seasonId);
  }
});

test('teams sign up for a later season while another is played, and until its closing time', async () => {
  const captain = await caller();
  const teamId = await team(captain);
  const next = await league.season({ signupClosesAt: '2999-01-01T22:59:00Z' });
  await league.setting('signup_season', next);
  try {
    const view = `{ it: signup { season { id isCurrent isSignupSeason signupClosesAt } obstacle } }`;
    expect(await ask(captain, view)).toEqual({
      season: { id: next, isCurrent: false, isSignupSeason: true, signupClosesAt: '2999-01-01T22:59:00.000Z' },
      obstacle: null,
    });
    await app.db.query(`update season set signup_closes_at = '2001-01-01T22:59:00Z' where id = $1`, [next]);
    expect(await ask(captain, view)).toMatchObject({ obstacle: 'REGISTRATION_CLOSED' });
    expect(await byRest(captain, teamId)).toMatchObject({ CODE: 409, MESSAGE: 'api.signup.registration-closed' });
    expect(await byGraphql(captain, teamId)).toMatchObject({ code: 'REGISTRATION_CLOSED' });
    expect(await stored(teamId)).toEqual([]);

    await app.db.query('update season set signup_closes_at = null where id = $1', [next]);
    expect(await byGraphql(captain, teamId)).toEqual({ messageKey: 'api.signup.success' });
    expect(await stored(teamId)).toEqual([{ seasonId: next, userId: captain.userId }]);
    const staff = await caller({}, ['writer']);
    const list = await ask<{ total: number }>(staff, '{ it: signedUpTeams(filter: {}) { total } }');
    expect(list.total).toBe(1);
  } finally {
    await league.setting('signup_season', '');
  }
});
