import { linkPlayer } from '../../harness/accounts.ts';
import { bootApp, graphql } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';
import type { Browser } from '../../harness/browser.ts';
import { signIn } from '../../harness/browser.ts';
import { League } from '../../factories/league.ts';
import { queryAsUser } from '../staff/division-calls.ts';
import { CALL_ACTS, FIELD_ACTS } from './own-matter-acts.ts';
import { callField, callRest, outcomeOf } from './own-matter-outcome.ts';
import { matterOf } from './own-matter-world.ts';

let app: TestApp;
let league: League;
let admin: Browser;
let other: Browser;
let me: { userId: number; playerId: number };

beforeAll(async () => {
  app = await bootApp();
  league = new League(app.db);
  me = await linkPlayer(app.db, 'admin', { roles: ['admin'] });
  await linkPlayer(app.db, 'writer', { roles: ['admin'] });
  [admin, other] = [await signIn(app, 'admin'), await signIn(app, 'writer')];
});
afterAll(() => app.close());

let chosen: 'MARKED' | 'ANOTHER_ADMIN' = 'MARKED';
async function choose(rule: 'MARKED' | 'ANOTHER_ADMIN') {
  const answer = await queryAsUser<{ it: { ownMatterRule: string } }>(
    app,
    other,
    `mutation ($rule: OwnMatterRule!, $seen: OwnMatterRule!) { it: saveOwnMatterRule(rule: $rule, seen: $seen) { ... on LeagueSettings { ownMatterRule } } }`,
    { rule, seen: chosen },
  );
  chosen = rule;
  return answer;
}
const matter = async (relation: 'own team' | 'other division') => {
  await app.db.query('delete from approval_request');
  return matterOf({ app, league }, relation, me.playerId, me.userId);
};
/** Changed rows of tables that staff change: an act that is refused leaves none behind. */
const rowsChanged = async () =>
  (await app.db.query<{ count: number }>('select count(*)::int as count from row_change'))[0]?.count;

const ACTS = [
  ...Object.entries(FIELD_ACTS).map(([name, act]) => ({
    name,
    run: async (as: Browser, given: Awaited<ReturnType<typeof matter>>) => {
      const variables = await act.variables(given);
      return () => callField(app, as, { field: name, act, variables });
    },
  })),
  ...Object.entries(CALL_ACTS).map(([name, act]) => ({
    name,
    run: async (as: Browser, given: Awaited<ReturnType<typeof matter>>) => {
      const body = await act.body(given);
      return () => callRest(as, name, body);
    },
  })),
];

describe('a league that wants another admin', () => {
  beforeAll(async () => {
    expect(await choose('ANOTHER_ADMIN')).toEqual({ it: { ownMatterRule: 'ANOTHER_ADMIN' } });
  });
  afterAll(() => choose('MARKED'));

  test.each(ACTS)('$name is refused in an own matter, and leaves nothing behind', async ({ run }) => {
    const act = await run(admin, await matter('own team'));
    const before = await rowsChanged();
    expect(await outcomeOf(app, act)).toBe('OWN_TEAM');
    expect(await rowsChanged()).toBe(before);
  });

  test.each(ACTS)('$name is done by another admin', async ({ run }) => {
    const act = await run(other, await matter('own team'));
    expect(await outcomeOf(app, act)).toBe('done, not own');
  });

  test('an admin does not take back an act in their own matter, and the preview says so', async () => {
    const act = await ACTS.find(({ name }) => name === 'declareWalkover')!.run(other, await matter('own team'));
    await act();
    const [entry] = await app.db.query<{ id: number }>('select id from audit_entry order by id desc limit 1');
    const preview = 'query ($entryId: Int!) { it: undoPlan(entryId: $entryId) { obstacle { messageKey } } }';
    const asked = (as: Browser) => queryAsUser<{ it: object }>(app, as, preview, { entryId: entry!.id });
    expect(await asked(admin)).toMatchObject({ it: { obstacle: { messageKey: 'api.own-matter.another-admin' } } });
    expect(await asked(other)).toMatchObject({ it: { obstacle: null } });
  });
});

describe('a league that marks own matters', () => {
  const ACTS_SHOWN = `{ ownMatterActs { act name seriesId teamId player { nickname } isUndone division { id } } }`;
  const shown = async () => {
    const { data } = await graphql<{ ownMatterActs: { act: string; seriesId: number; isUndone: boolean }[] }>(
      app.url,
      ACTS_SHOWN,
    );
    return data!.ownMatterActs;
  };
  const isMarked = async (id: number) => {
    const { data } = await graphql<{ series: { isOwnMatter: boolean } }>(
      app.url,
      'query ($id: Int!) { series(id: $id) { isOwnMatter } }',
      { variables: { id } },
    );
    return data?.series.isOwnMatter;
  };
  const walkover = ACTS.find(({ name }) => name === 'declareWalkover')!;

  test('shows an act to everyone at once, with the series, and marks the result', async () => {
    const before = await shown();
    const given = await matter('own team');
    await (
      await walkover.run(admin, given)
    )();
    const [newest, ...others] = await shown();
    expect(others).toEqual(before.slice(0, 99));
    expect(newest).toMatchObject({ act: 'series.walkover', isUndone: false, division: null, teamId: null });
    expect(await isMarked(newest!.seriesId)).toBe(true);
  });

  test('marks the same result of another admin no longer', async () => {
    const seriesId = (await shown())[0]!.seriesId;
    const version = await app.db.query<{ version: number }>('select version from series where id = $1', [seriesId]);
    await queryAsUser(
      app,
      other,
      `mutation ($input: WalkoverInput!) { declareWalkover(input: $input) { __typename } }`,
      {
        input: { seriesId, version: version[0]!.version, walkover: 'AWAY' },
      },
    );
    expect(await isMarked(seriesId)).toBe(false);
  });

  test('shows no act of others, and nothing of a person or a request but the act', async () => {
    await (
      await walkover.run(other, await matter('own team'))
    )();
    const before = await shown();
    await (
      await ACTS.find(({ name }) => name === 'denyRequest')!.run(admin, await matter('own team'))
    )();
    const [denied, ...others] = await shown();
    expect(others).toEqual(before.slice(0, 99));
    expect(denied).toMatchObject({ act: 'request.deny', name: null, seriesId: null, teamId: null, division: null });
  });
});

test('the rule is chosen by admins only', async () => {
  const writer = await signIn(app, 'divisionadmin');
  await expect(
    queryAsUser(app, writer, 'mutation { saveOwnMatterRule(rule: ANOTHER_ADMIN, seen: MARKED) { __typename } }', {}),
  ).rejects.toThrow('FORBIDDEN');
});
