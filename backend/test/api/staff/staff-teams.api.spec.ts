import type { RoleName } from '../../../src/domain/actor.ts';
import { graphql, bootApp } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';
import { Callers } from '../requests/request-callers.ts';
import type { Caller } from '../requests/request-callers.ts';

let app: TestApp;
let callers: Callers;
let admin: Caller;
/** One person for each role and one without a role; the last has no token. */
const people: Record<string, Caller | null> = { nobody: null };

const ROLES: RoleName[] = ['admin', 'divisionadmin', 'graphics', 'writer'];

beforeAll(async () => {
  app = await bootApp();
  callers = new Callers(app);
  for (const role of ROLES) people[role] = await callers.caller({ roles: [role] });
  people.player = await callers.caller();
  admin = people.admin!;
});
afterAll(() => app.close());

const TEAM =
  'id name logo banner isActive version pendingInvites roster { player { id nickname } mmr sortOrder } history { validTo sortOrder player { id } }';
const LIST = `query ($filter: AdminTeamFilter!) {
  it: adminTeams(filter: $filter) { total items { id name isActive players captain { id } division { name } } }
}`;
const ONE = `query ($id: Int!) { it: adminTeam(id: $id) { ${TEAM} } }`;
const CHOICES =
  'query ($teamId: Int!, $text: String!) { it: rosterCandidates(teamId: $teamId, text: $text) { id nickname mmr } }';
const SAVE = `mutation ($input: SaveTeamInput!) {
  it: saveTeam(input: $input) { ... on AdminTeam { ${TEAM} } ... on Problem { code field messageKey } }
}`;

interface Team {
  id: number;
  name: string;
  logo: string | null;
  version: string;
  roster: { player: { id: number }; sortOrder: number }[];
}

const bearer = (who: Caller | null): Record<string, string> => (who ? { authorization: `Bearer ${who.token}` } : {});

async function ask<T>(who: Caller | null, query: string, variables: object): Promise<T | string> {
  const answer = await graphql<{ it: T }>(app.url, query, { variables: { ...variables }, headers: bearer(who) });
  return answer.errors ? String(answer.errors[0]?.extensions?.code) : (answer.data as { it: T }).it;
}

const get = (who: Caller | null, path: string) => fetch(`${app.url}/api/${path}`, { headers: bearer(who) });

async function rows(path: string, who: Caller | null = admin): Promise<Record<string, unknown>[]> {
  const answer = await get(who, path);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Record<string, unknown>[];
}

async function save(who: Caller | null, body: object): Promise<{ CODE: number; MESSAGE: string; field?: string }> {
  const answer = await fetch(`${app.url}/api/admin/team/saveTeam`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ accessToken: who?.token, ...body }),
  });
  const said = (await answer.json()) as { CODE: number; MESSAGE: string };
  expect(answer.status).toBe(said.CODE);
  return said;
}

const inputOf = ({ id, name, version, roster }: Team) => ({
  teamId: id,
  name,
  version,
  isActive: true,
  players: roster.map(({ player, sortOrder }) => ({ playerId: player.id, sortOrder })),
});
const stored = async (id: number) => (await ask<Team>(admin, ONE, { id })) as Team;

/** Puts the team into a division that the caller runs, of a future season. */
async function run(by: Caller | null | undefined, teamId: number): Promise<void> {
  const season = await callers.league.season({
    name: `Kommande ${teamId}`,
    startsOn: '2098-01-01',
    endsOn: '2098-06-30',
  });
  await callers.league.enter(await callers.league.division(season, { adminUserId: by?.userId }), teamId);
}

test.each([
  ['nobody', 'UNAUTHENTICATED', 401, 401],
  ['player', 'FORBIDDEN', 403, 403],
  ['writer', 'FORBIDDEN', 403, 200],
  ['graphics', 'FORBIDDEN', 403, 200],
  ['divisionadmin', null, 200, 200],
  ['admin', null, 200, 200],
])('%s: %s to the tab, %i to saving, %i to the documented lists', async (name, refusal, saving, lists) => {
  const who = people[name] as Caller | null;
  const teamId = await callers.team(await callers.caller());
  if (who) await run(who, teamId);
  const before = await stored(teamId);
  const input = { ...inputOf(before), name: `Sparat av ${name}` };
  const asked = [
    await ask(who, LIST, { filter: {} }),
    await ask(who, ONE, { id: teamId }),
    await ask(who, CHOICES, { teamId, text: '' }),
    await ask(who, SAVE, { input }),
  ];
  expect(asked.map((answer) => (typeof answer === 'string' ? answer : null))).toEqual(Array(4).fill(refusal));
  expect((await stored(teamId)).name).toBe(refusal ? before.name : input.name);
  expect((await save(who, { teamId, teamname: `Också av ${name}` })).CODE).toBe(saving);
  expect((await stored(teamId)).name).toBe(saving === 200 ? `Också av ${name}` : before.name);
  for (const path of [
    'team/allWithPlayers',
    `team/${teamId}/allPlayers`,
    `team/${teamId}/allWithoutTeamAndActivePlayers`,
  ]) {
    expect((await get(who, path)).status).toBe(lists);
  }
});

describe('the table', () => {
  test('finds a piece of a name, sorts and pages', async () => {
    for (const [name, size] of [
      ['Ugglorna A', 1],
      ['Blå ugglor', 3],
      ['UGGLA', 2],
      ['100% Sport', 1],
    ] as const) {
      const teamId = await callers.team(...(await Promise.all(Array.from({ length: size }, () => callers.caller()))));
      await app.db.query('update team set name = $2, is_active = $3 where id = $1', [teamId, name, name !== 'UGGLA']);
    }
    const names = async (filter: object) =>
      ((await ask<{ items: Team[] }>(admin, LIST, { filter })) as { items: Team[] }).items.map(({ name }) => name);
    expect(await names({ text: 'uggl' })).toEqual(['Blå ugglor', 'UGGLA', 'Ugglorna A']);
    expect(await names({ text: 'UGGLOR', sort: 'PLAYERS', isDescending: true })).toEqual(['Blå ugglor', 'Ugglorna A']);
    expect(await names({ text: 'uggl', first: 1, offset: 1 })).toEqual(['UGGLA']);
    expect(await names({ text: 'uggl', isActive: false })).toEqual(['UGGLA']);
    expect(await names({ text: '%' })).toEqual(['100% Sport']);
    expect(await ask(admin, LIST, { filter: { text: 'uggl', first: 1 } })).toMatchObject({
      total: 3,
      items: [{ players: 3, captain: { id: expect.any(Number) as number }, division: null }],
    });
  });

  test('offers players without a team and the own ones', async () => {
    const [inside, outside, free] = await Promise.all([1, 2, 3].map(() => callers.caller()));
    const teamId = await callers.team(inside!);
    await callers.team(outside!);
    await app.db.query(`update player set nickname = 'Valbar ' || id where id = any($1)`, [
      [inside!.playerId, outside!.playerId, free!.playerId],
    ]);
    const found = (await ask<{ id: number }[]>(admin, CHOICES, { teamId, text: 'valbar' })) as { id: number }[];
    expect(found.map(({ id }) => id).toSorted()).toEqual([inside!.playerId, free!.playerId].toSorted());
    const listed = await rows(`team/${teamId}/allWithoutTeamAndActivePlayers`);
    expect(listed).toContainEqual({ id: free!.playerId, nickname: `Valbar ${free!.playerId}` });
    expect(listed.map(({ id }) => id)).not.toContain(outside!.playerId);
  });
});

describe('saved by the documented call', () => {
  test('rows of the list are taken as they came, and the history answers', async () => {
    const [captain, mate] = [await callers.caller(), await callers.caller()];
    const teamId = await callers.team(captain, mate);
    const row = (await rows('team/allWithPlayers')).find((each) => each.teamId === teamId)!;
    expect(row.players).toEqual(row.activePlayers);
    expect(row).toMatchObject({
      teamId,
      teamname: expect.any(String) as string,
      teamlogo: null,
      banner: null,
      active: 1,
      activePlayers: [
        { id: captain.playerId, nickname: expect.any(String) as string, mmr: null, sortorder: 1 },
        { id: mate.playerId, nickname: expect.any(String) as string, mmr: null, sortorder: 2 },
      ],
    });
    const [first, second] = row.activePlayers as object[];
    const players = [
      { ...second, sortorder: '1' },
      { ...first, sortorder: 3 },
    ];
    expect(await save(admin, { teamId: String(teamId), active: 0, players })).toEqual({
      CODE: 200,
      MESSAGE: 'api.team.save.success',
    });
    expect(await stored(teamId)).toMatchObject({
      isActive: false,
      roster: [{ player: { id: mate.playerId } }, { player: { id: captain.playerId }, sortOrder: 2 }],
    });
    await save(admin, { teamId, active: '1', players: [{ id: mate.playerId, sortorder: 1 }] });
    const history = await rows(`team/${teamId}/allPlayers`);
    expect(history).toHaveLength(2);
    expect(Object.keys(history[0]!).toSorted()).toEqual(['nickname', 'sortorder', 'valid_from', 'valid_to']);
    expect(history.map(({ valid_to }) => valid_to === null).toSorted()).toEqual([false, true]);
    expect((await get(admin, 'team/999999/allPlayers')).status).toBe(404);
  });

  test('a new picture is shown to everyone, and seasons that are over keep theirs', async () => {
    const teamId = await callers.team(await callers.caller());
    expect((await save(admin, { teamId, teamlogo: callers.dataUrl(60), banner: callers.dataUrl(64) })).CODE).toBe(200);
    const { logo } = await stored(teamId);
    const league = callers.league;
    const season = await league.season({ startsOn: '2020-01-01', endsOn: '2020-06-01' });
    const division = await league.division(season);
    await league.enter(division, teamId);
    await app.db.query('update division_team set logo = $2 where team_id = $1', [teamId, logo]);
    await save(admin, { teamId, teamlogo: callers.dataUrl(62), banner: 'images/whatever.png' });
    const now = await stored(teamId);
    expect(now.logo).not.toBe(logo);
    expect(now).toMatchObject({ banner: expect.stringMatching(/^images\//) as string });
    for (const picture of [logo, now.logo]) expect((await get(null, picture!)).status).toBe(200);
    await save(admin, { teamId, teamlogo: '' });
    expect((await stored(teamId)).logo).toBeNull();
    expect((await get(null, logo!)).status).toBe(200);
  });

  test.each([
    [{ teamname: '' }, 400, 'name'],
    [{ teamname: 'x'.repeat(61) }, 400, 'name'],
    [{ active: 'ja' }, 400, 'active'],
    [{ players: [{ id: 1 }] }, 400, 'players.0.sortorder'],
    [{ players: [{ id: true, sortorder: 1 }] }, 400, 'players.0.id'],
    [{ players: 'alla' }, 400, 'players'],
    [{ name: 'x' }, 400, 'name'],
    [{ teamlogo: 'data:image/png;base64,AAAA' }, 400, 'image'],
  ])('%j is refused with %i at %s', async (changes, code, field) => {
    const teamId = await callers.team(await callers.caller());
    const before = await stored(teamId);
    expect(await save(admin, { teamId, ...changes })).toMatchObject({ CODE: code, field });
    expect(await stored(teamId)).toEqual(before);
  });
});

test('a form that was filled before someone else saved is told so', async () => {
  const teamId = await callers.team(await callers.caller());
  const input = inputOf(await stored(teamId));
  expect(await ask(admin, SAVE, { input: { ...input, name: 'Först sparad' } })).toMatchObject({ name: 'Först sparad' });
  expect(await ask(people.divisionadmin!, SAVE, { input: { ...input, name: 'Sedan sparad' } })).toEqual({
    code: 'CHANGED_MEANWHILE',
    field: null,
    messageKey: 'api.team.changed-meanwhile',
  });
  expect((await stored(teamId)).name).toBe('Först sparad');
});

test("someone else's picture is not taken for one's own", async () => {
  const mine = await callers.caller({ roles: ['divisionadmin'] });
  const name = await callers.uploaded(mine, 140);
  const teamId = await callers.team(await callers.caller());
  await run(mine, teamId);
  const input = { ...inputOf(await stored(teamId)), logo: name };
  expect(await ask(admin, SAVE, { input })).toMatchObject({ code: 'IMAGE_REFUSED' });
  expect(await ask(mine, SAVE, { input })).toMatchObject({ logo: `images/${name}` });
});
