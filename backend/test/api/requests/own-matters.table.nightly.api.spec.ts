import type { Browser } from '../../harness/browser.ts';
import { signIn } from '../../harness/browser.ts';
import { linkPlayer } from '../../harness/accounts.ts';
import { bootApp } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';
import { handlersOf } from '../../harness/handlers.ts';
import { CALLS, FIELD_ROLES, rolesOf, STAFF } from '../../harness/role-table.ts';
import { League } from '../../factories/league.ts';
import { withSeenVersion } from '../../factories/seen-versions.ts';
import { queryAsUser } from '../staff/division-calls.ts';
import { matterOf, RELATIONS } from './own-matter-world.ts';
import type { Matter } from './own-matter-world.ts';
import { CALL_ACTS, FIELD_ACTS, PLACELESS } from './own-matter-acts.ts';
import { callField, callRest, lastEntryOf, outcomeOf } from './own-matter-outcome.ts';

let app: TestApp;
let league: League;
const browsers = {} as Record<(typeof STAFF)[number], Browser>;
const staff = {} as Record<(typeof STAFF)[number], { userId: number; playerId: number }>;

beforeAll(async () => {
  app = await bootApp();
  league = new League(app.db);
  for (const role of STAFF) {
    staff[role] = await linkPlayer(app.db, role, { roles: [role] });
    browsers[role] = await signIn(app, role);
  }
});
afterAll(() => app.close());

const matter = (relation: (typeof RELATIONS)[number], role: (typeof STAFF)[number]): Promise<Matter> =>
  matterOf({ app, league }, relation, staff[role].playerId, staff.divisionadmin.userId);

/** Refused acts change nothing, so one matter is enough for all of them. These are most cells of the table. */
const untouched = new Map<string, Promise<Matter>>();

async function givenTo(relation: (typeof RELATIONS)[number], role: (typeof STAFF)[number], roles: readonly string[]) {
  if (roles.includes(role)) return matter(relation, role);
  const name = `${relation} ${role}`;
  const found = untouched.get(name) ?? matter(relation, role);
  untouched.set(name, found);
  // only one request of a kind may be open, and each act about requests creates its own
  await app.db.query('delete from approval_request');
  return found;
}

const outcome = (act: () => Promise<string | null>) => outcomeOf(app, act);
const lastEntry = () => lastEntryOf(app);

const OWN = ['own team', 'own division', 'was there that day'];

const expected = (relation: string, role: string, roles: readonly string[]): string => {
  if (!roles.includes(role)) return 'FORBIDDEN';
  const own = OWN.includes(relation);
  if (role === 'admin') return `done, ${own ? 'own' : 'not own'}`;
  return own ? 'OWN_TEAM' : 'done, not own';
};

const CELLS = RELATIONS.flatMap((relation) => STAFF.map((role) => ({ relation, role })));

describe.each(Object.entries(FIELD_ACTS))('%s', (field, act) => {
  test.each(CELLS)('of the $relation, by a $role', async ({ relation, role }) => {
    const given = await givenTo(relation, role, FIELD_ROLES.get(field) ?? []);
    const variables = await act.variables(given);
    const came = await outcome(() => callField(app, browsers[role], { field, act, variables }));
    expect(came).toBe(expected(relation, role, FIELD_ROLES.get(field) ?? []));
  });
});

describe.each(Object.entries(CALL_ACTS))('%s', (call, act) => {
  const row = CALLS.find((each) => each.call === call);
  test.each(CELLS)('of the $relation, by a $role', async ({ relation, role }) => {
    const given = await givenTo(relation, role, (row && rolesOf(row)) ?? []);
    const body = await act.body(given);
    const came = await outcome(() => callRest(browsers[role], call, body));
    expect(came).toBe(expected(relation, role, (row && rolesOf(row)) ?? []));
  });
});

test('no act of staff below the admins is forgotten: it stands in the table, or it touches no place', () => {
  const mutations = handlersOf(app.app).filter(({ kind }) => kind === 'Mutation');
  const fields = mutations.map(({ address }) => address).filter((field) => belowAdmin(FIELD_ROLES.get(field) ?? []));
  const calls = CALLS.filter(({ call }) => call.startsWith('POST ')).filter((row) => belowAdmin(rolesOf(row) ?? []));
  const known = [...Object.keys(FIELD_ACTS), ...Object.keys(CALL_ACTS), ...Object.keys(PLACELESS)];
  expect([...fields, ...calls.map(({ call }) => call)].filter((act) => !known.includes(act))).toEqual([]);
});

const belowAdmin = (roles: readonly string[]): boolean => roles.some((role) => role !== 'admin');

describe('whose player an account is', () => {
  test('is changed by an admin only, and marked when it is the own account', async () => {
    const { playerId, userId } = staff.admin;
    const part = 'mutation ($playerId: Int!) { it: disconnectPlayer(playerId: $playerId) { __typename } }';
    const join = `mutation ($userId: Int!, $playerId: Int!) {
      it: connectPlayer(userId: $userId, playerId: $playerId) { __typename } }`;
    const own = staff.divisionadmin;
    await expect(queryAsUser(app, browsers.divisionadmin, part, { playerId: own.playerId })).rejects.toThrow(
      'FORBIDDEN',
    );
    await expect(queryAsUser(app, browsers.divisionadmin, join, { ...own, playerId })).rejects.toThrow('FORBIDDEN');
    await queryAsUser(app, browsers.admin, part, { playerId });
    expect(await lastEntry()).toMatchObject({ isOwn: true });
    await queryAsUser(app, browsers.admin, join, { playerId, userId });
    expect(await lastEntry()).toMatchObject({ isOwn: true });
    await queryAsUser(app, browsers.admin, part, { playerId: own.playerId });
    expect(await lastEntry()).toMatchObject({ isOwn: false });
    await queryAsUser(app, browsers.admin, join, own);
  });
});

describe('a division admin changes', () => {
  const save = async (field: string, type: string, input: object) =>
    queryAsUser<{ it: { code?: string } }>(
      app,
      browsers.divisionadmin,
      `mutation ($input: ${type}!) { it: ${field}(input: $input) { __typename ... on Problem { code } } }`,
      { input: await withSeenVersion(app, field, input) },
    );

  test('no team and no rating outside of the own divisions', async () => {
    const { subject } = await matter('no team', 'divisionadmin');
    await app.db.query('update division set admin_user_id = null');
    const team = await FIELD_ACTS.saveTeam!.variables(await matter('no team', 'divisionadmin'));
    await app.db.query('update division set admin_user_id = null');
    expect((await save('saveTeam', 'SaveTeamInput', (team as { input: object }).input)).it.code).toBe(
      'NOT_YOUR_DIVISION',
    );
    const rating = { playerId: subject.captain, mmr: '1234' };
    expect((await save('saveUser', 'SaveUserInput', rating)).it.code).toBe('NOT_YOUR_DIVISION');
    expect(
      (await save('saveUser', 'SaveUserInput', { playerId: subject.captain, twitch: 'tv' })).it.code,
    ).toBeUndefined();
  });
});
