import { AuditEntry } from '../../../src/modules/audit/audit-entry.entity.ts';
import { League } from '../../factories/league.ts';
import { insertRow } from '../../factories/rows.ts';
import { linkPlayer } from '../../harness/accounts.ts';
import { bootApp, graphql } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';
import { Browser, signIn } from '../../harness/browser.ts';
import { STAFF_ACTS } from '../../../src/modules/audit/staff-acts.ts';

let app: TestApp;
const browsers: Record<string, Browser> = {};
const ids: Record<string, number> = {};

beforeAll(async () => {
  app = await bootApp();
  for (const role of ['admin', 'divisionadmin', 'graphics', 'writer'] as const) {
    ids[role] = (await linkPlayer(app.db, role, { roles: [role] })).userId;
  }
  await linkPlayer(app.db, 'player');
  browsers.visitor = new Browser(app);
  for (const handle of ['admin', 'divisionadmin', 'graphics', 'writer', 'player']) {
    browsers[handle] = await signIn(app, handle);
  }
  const league = new League(app.db);
  const season = await league.season({ name: 'Säsong 12' });
  const division = (ids.division = await league.division(season, { name: 'Elit' }));
  const [home, away] = [await league.teamIn(division, 'Tallmo'), await league.teamIn(division, 'Isviken')];
  ids.series = await league.series(division, home, away);
  // half past eleven in the evening, and half past twelve at night, in Sweden
  await note(
    '2026-03-01T22:30:00Z',
    ids.admin!,
    'division.info',
    'division',
    division,
    { name: 'Ett' },
    { name: 'Elit' },
  );
  await note('2026-03-01T23:30:00Z', ids.divisionadmin!, 'series.report', 'series', ids.series, null, {
    games: [{ homeGoals: 2 }],
  });
  await note('2026-03-03T12:00:00Z', ids.admin!, 'news.delete', 'news', 77, { title: 'Borttagen 100 %' }, null);
  await note('2026-03-04T12:00:00Z', 99_999, 'series.reset', 'series', ids.series, {}, {}, true);
  await note('2026-03-05T12:00:00Z', ids.admin!, 'old.act', 'settings', 0, {}, {});
});
afterAll(() => app.close());

const note = (
  ...[at, actor, act, kind, id, before, after, isOwn = false]: [
    string,
    number,
    string,
    string,
    number,
    unknown,
    unknown,
    boolean?,
  ]
) =>
  insertRow(app.db, AuditEntry, {
    at,
    actorUserId: actor,
    act,
    objectKind: kind,
    objectId: id,
    before,
    after,
    isOwnTeam: isOwn,
  });

interface Page {
  auditEntries: {
    total: number;
    items: {
      id: number;
      act: string;
      actKey: string;
      objectName: string | null;
      actorName: string | null;
      isOwnTeam: boolean;
    }[];
  };
}
const PAGE = `query ($filter: AuditEntryFilter!) { auditEntries(filter: $filter) {
  total items { id at act actKey objectKind objectId objectName actorUserId actorName isOwnTeam }
} }`;
const DETAILS = `query ($id: Int!) { auditDetails(id: $id) { changeCount changes { path before after } } }`;

const ask = <T>(as: string, query: string, variables: Record<string, unknown>) =>
  graphql<T>(app.url, query, {
    variables,
    headers: { cookie: browsers[as]!.cookieHeader, 'sec-fetch-site': 'same-origin' },
  });

async function page(filter: object) {
  const { data } = await ask<Page>('admin', PAGE, { filter });
  return data!.auditEntries;
}

const actsOf = async (filter: object) => (await page(filter)).items.map(({ act }) => act);

test('the newest come first, with who, what and on what, whether that is still there or not', async () => {
  const { items, total } = await page({});
  expect(total).toBe(5);
  expect(items.map(({ act, actorName, objectName, isOwnTeam }) => [act, actorName, objectName, isOwnTeam])).toEqual([
    ['old.act', 'admin', null, false],
    ['series.reset', null, 'Tallmo – Isviken', true],
    ['news.delete', 'admin', 'Borttagen 100 %', false],
    ['series.report', 'divisionadmin', 'Tallmo – Isviken', false],
    ['division.info', 'admin', 'Elit, Säsong 12', false],
  ]);
  expect(items.map(({ actKey }) => actKey)).toEqual([
    'old.act',
    'api.act.series.reset',
    'api.act.news.delete',
    'api.act.series.report',
    'api.act.division.info',
  ]);
});

test.each([
  { filter: { text: 'DIVISIONADMIN' }, acts: ['series.report'], why: 'who acted' },
  { filter: { text: 'tallmo' }, acts: ['series.reset', 'series.report'], why: 'what was acted on' },
  { filter: { text: 'Säsong 12' }, acts: ['division.info'], why: 'where that belongs' },
  { filter: { text: '%' }, acts: ['news.delete'], why: 'a sign that SQL reads means itself' },
  { filter: { act: 'series.report' }, acts: ['series.report'], why: 'the act' },
  { filter: { objectKind: 'series', act: 'series.reset' }, acts: ['series.reset'], why: 'several at once' },
  { filter: { fromDay: '2026-03-02', toDay: '2026-03-02' }, acts: ['series.report'], why: 'a Swedish day' },
  { filter: { toDay: '2026-03-01' }, acts: ['division.info'], why: 'until the day is over in Sweden' },
  { filter: { fromDay: '2026-03-04' }, acts: ['old.act', 'series.reset'], why: 'from a day on' },
  {
    filter: { text: '\u0000' },
    acts: ['old.act', 'series.reset', 'news.delete', 'series.report', 'division.info'],
    why: 'nothing that a name has',
  },
])('$filter finds $acts: $why', async ({ filter, acts }) => {
  expect(await actsOf(filter)).toEqual(acts);
  expect((await page({ ...filter, first: 1 })).total).toBe(acts.length);
});

test('the history of one thing is its own', async () => {
  expect(await actsOf({ objectKind: 'series', objectId: ids.series })).toEqual(['series.reset', 'series.report']);
  expect(await actsOf({ objectKind: 'division', objectId: ids.series! + 1000 })).toEqual([]);
});

test('pages meet, and an entry beyond the last is on none', async () => {
  const all = (await page({})).items.map(({ id }) => id);
  const two = [await page({ first: 3 }), await page({ first: 3, offset: 3 })];
  expect(two.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(all);
  expect(await page({ first: 3, offset: 6 })).toEqual({ items: [], total: 5 });
});

test.each([{ fromDay: '2026-02-30' }, { toDay: 'yesterday' }, { first: 0 }, { offset: -1 }])(
  '%j is refused',
  async (filter) => {
    expect((await ask('admin', PAGE, { filter })).errors).toHaveLength(1);
  },
);

test('an entry says what was there and what is there now', async () => {
  const { items } = await page({});
  const details = async (index: number) =>
    (await ask<{ auditDetails: unknown }>('admin', DETAILS, { id: items[index]!.id })).data!.auditDetails;
  expect(await details(4)).toEqual({ changeCount: 1, changes: [{ path: 'name', before: '"Ett"', after: '"Elit"' }] });
  expect(await details(3)).toEqual({
    changeCount: 1,
    changes: [{ path: 'games.0.homeGoals', before: null, after: '2' }],
  });
  expect((await ask<{ auditDetails: unknown }>('admin', DETAILS, { id: 2_000_000_000 })).data!.auditDetails).toBeNull();
});

test('everything that can be recorded can be chosen', async () => {
  const { data } = await ask<{ staffActs: { act: string }[] }>('admin', '{ staffActs { act actKey } }', {});
  expect(data!.staffActs.map(({ act }) => act)).toEqual(Object.keys(STAFF_ACTS));
});

test.each(['visitor', 'player', 'divisionadmin', 'graphics', 'writer'])('a %s reads none of it', async (as) => {
  const answers = [
    await ask(as, PAGE, { filter: {} }),
    await ask(as, DETAILS, { id: 1 }),
    await ask(as, '{ staffActs { act } }', {}),
  ];
  for (const { data, errors } of answers) {
    expect(errors).toHaveLength(1);
    expect(Object.values(data ?? {}).filter((value) => value !== null)).toEqual([]);
  }
});
