import { linkPlayer } from '../../harness/accounts.ts';
import { bootApp, graphql } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';
import { Browser, signIn } from '../../harness/browser.ts';

let app: TestApp;
const browsers: Record<string, Browser> = {};

beforeAll(async () => {
  app = await bootApp();
  await linkPlayer(app.db, 'admin', { roles: ['admin'] });
  await linkPlayer(app.db, 'writer', { roles: ['writer', 'graphics', 'divisionadmin'] });
  await linkPlayer(app.db, 'player');
  browsers['visitor'] = new Browser(app);
  for (const handle of ['admin', 'writer', 'player']) browsers[handle] = await signIn(app, handle);
});
beforeEach(() => app.db.query('delete from managed_page'));
afterAll(() => app.close());

const SAVE = `mutation ($version: Int!, $input: ManagedPageInput!) {
  it: saveManagedPage(name: PRIZES, version: $version, input: $input) {
    __typename ... on ManagedPage { contentSv contentEn version updatedAt } ... on Problem { code field }
  }
}`;
const PAGE = '{ managedPage(name: PRIZES) { contentSv contentEn version updatedAt } }';

const save = async (version: number, input: object, as = 'admin') =>
  graphql<{ it: Record<string, unknown> }>(app.url, SAVE, {
    variables: { version, input },
    headers: { cookie: browsers[as]!.cookieHeader, 'sec-fetch-site': 'same-origin' },
  });
const get = async (path: string, as = 'visitor') => {
  const answer = await browsers[as]!.fetch(`/api/${path}`);
  return { status: answer.status, body: await answer.json() };
};

const texts = { contentSv: '# Priser', contentEn: '# Prizes' };

test('a page that no one has written is empty, not missing', async () => {
  expect((await graphql(app.url, PAGE)).data).toEqual({
    managedPage: { contentSv: '', contentEn: '', version: 0, updatedAt: null },
  });
  expect((await get('page/prizes/se')).body).toEqual({ content: '', latest_updated: null });
});

test('a page is among the documented settings, in Swedish, when it is written', async () => {
  const prizes = async () => {
    const rows = (await get('settings/all')).body as { setting_key: string; setting_value: string }[];
    return rows.filter(({ setting_key }) => setting_key === 'prizes');
  };
  expect(await prizes()).toEqual([]);
  await save(0, texts);
  expect(await prizes()).toEqual([{ setting_key: 'prizes', setting_value: '# Priser' }]);
});

test('what is saved is read in both languages, at once, and is written down', async () => {
  for (let time = 0; time < 3; time++) await graphql(app.url, PAGE);
  expect((await save(0, texts)).data?.it).toMatchObject({ ...texts, version: 1, updatedAt: expect.any(String) });
  expect((await graphql(app.url, PAGE)).data).toMatchObject({ managedPage: { ...texts, version: 1 } });
  expect((await get('page/prizes/se')).body).toEqual({ content: '# Priser', latest_updated: expect.any(String) });
  expect((await get('page/prizes/en')).body).toMatchObject({ content: '# Prizes' });

  const answer = await browsers['admin']!.post('/api/admin/page/prizes/save', { contentswe: 'Ny', contenteng: 'New' });
  expect(await answer.json()).toEqual({ CODE: 200, MESSAGE: 'api.page.saved' });
  expect((await get('admin/page/prizes/get', 'admin')).body).toEqual([
    { language: 'Swedish', content: 'Ny' },
    { language: 'English', content: 'New' },
  ]);
  const [entry] = await app.db.query('select act, before, after from audit_entry order by id desc limit 1');
  expect(entry).toEqual({
    act: 'page.save',
    before: { name: 'prizes', ...texts },
    after: { name: 'prizes', contentSv: 'Ny', contentEn: 'New' },
  });
});

test('who has not seen the last save is told, the very first one too', async () => {
  const first = await Promise.all([save(0, texts), save(0, { ...texts, contentSv: 'Annat' })]);
  expect(first.map(({ data }) => data?.it['__typename']).sort()).toEqual(['ManagedPage', 'Problem']);
  expect((await save(0, texts)).data?.it).toMatchObject({ code: 'CHANGED_MEANWHILE' });
  expect((await save(1, texts)).data?.it).toMatchObject({ version: 2 });
});

test.each([
  { input: { ...texts, contentEn: 'a'.repeat(15_001) }, field: 'contentEn' },
  { input: { ...texts, contentSv: 'a\u202eb' }, field: 'contentSv' },
])('a text that cannot be kept is refused, and the page stays as it was', async ({ input, field }) => {
  await save(0, texts);
  expect((await save(1, input)).data?.it).toMatchObject({ code: 'INVALID_INPUT', field });
  expect((await graphql(app.url, PAGE)).data).toMatchObject({ managedPage: { ...texts, version: 1 } });
});

test.each(['page/priser/se', 'page/prizes/sv', 'page/prizes/__proto__', 'page/constructor/en'])(
  'there is no %s',
  async (path) => expect((await get(path)).status).toBe(404),
);

test.each(['visitor', 'player', 'writer'])('a %s writes no page', async (as) => {
  expect((await save(0, texts, as)).errors).toHaveLength(1);
  const body = { contentswe: 'x', contenteng: 'x' };
  expect((await browsers[as]!.post('/api/admin/page/prizes/save', body)).status).toBeGreaterThanOrEqual(401);
  expect((await get('admin/page/prizes/get', as)).status).toBeGreaterThanOrEqual(401);
  expect(await app.db.query('select 1 from managed_page')).toEqual([]);
});
