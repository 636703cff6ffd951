import pg from 'pg';
import type { RoleName } from '../../../src/domain/actor.ts';
import * as StockholmTime from '../../../src/domain/stockholm-time.ts';
import { pngPicture } from '../../../src/modules/content/media/testing/pictures.ts';
import { NewsPost } from '../../../src/modules/news/news-post.entity.ts';
import { Clock } from '../../../src/platform/clock.ts';
import { insertAll } from '../../factories/rows.ts';
import { linkPlayer } from '../../harness/accounts.ts';
import { bootApp, graphql, statements } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';
import { Browser, signIn } from '../../harness/browser.ts';
import { untilWaiting } from '../../harness/locks.ts';

let app: TestApp;
let category: number;
let other: number;
const browsers: Record<string, Browser> = {};
const userIds: Record<string, number> = {};

beforeAll(async () => {
  app = await bootApp();
  const cast: [string, RoleName[]][] = [
    ['admin', ['admin']],
    ['writer', ['writer']],
    ['divisionadmin', ['divisionadmin', 'graphics']],
    ['player', []],
  ];
  browsers['visitor'] = new Browser(app);
  for (const [handle, roles] of cast) {
    userIds[handle] = (await linkPlayer(app.db, handle, { roles })).userId;
    browsers[handle] = await signIn(app, handle);
  }
});
beforeEach(async () => {
  await app.db.query('delete from news_post');
  await app.db.query('delete from news_category');
  category = (await asWriter('createCategory', { name: 'Resultat' })).id;
  other = (await asWriter('createCategory', { name: 'Föreningen' })).id;
});
afterAll(() => app.close());

interface Answer {
  __typename: string;
  id: number;
  version: number;
  slug: string;
  code?: string;
  field?: string;
  [key: string]: unknown;
}

const POST = `{ __typename
  ... on AdminNewsPost { id version slug title publishedAt authorName thumbnail image content category { id name } }
  ... on Problem { code field messageKey } }`;
const NAMED = '{ __typename ... on NewsCategory { id name } ... on Problem { code field } }';
const DONE = '{ __typename ... on Done { messageKey } ... on Problem { code field } }';
const CALLS = {
  create: `mutation ($input: NewsInput!) { it: createNews(input: $input) ${POST} }`,
  change: `mutation ($id: Int!, $version: Int!, $input: NewsInput!) { it: changeNews(id: $id, version: $version, input: $input) ${POST} }`,
  delete: `mutation ($id: Int!, $version: Int!) { it: deleteNews(id: $id, version: $version) ${DONE} }`,
  createCategory: `mutation ($name: String!) { it: createNewsCategory(name: $name) ${NAMED} }`,
  renameCategory: `mutation ($id: Int!, $name: String!, $seen: String!) { it: renameNewsCategory(id: $id, name: $name, seen: $seen) ${NAMED} }`,
  deleteCategory: `mutation ($id: Int!) { it: deleteNewsCategory(id: $id) ${DONE} }`,
  table: `query ($filter: AdminNewsFilter!) { it: adminNews(filter: $filter) { total items { slug publishedAt } } }`,
  one: `query ($id: Int!) { it: adminNewsPost(id: $id) { id version } }`,
};

const call = (as: string, name: keyof typeof CALLS, variables: object) =>
  graphql<{ it: Answer }>(app.url, CALLS[name], {
    variables: { ...variables },
    headers: { cookie: browsers[as]!.cookieHeader, 'sec-fetch-site': 'same-origin' },
  });

async function asWriter(name: keyof typeof CALLS, variables: object, as = 'writer'): Promise<Answer> {
  const { data, errors } = await call(as, name, variables);
  if (!data) throw new Error(JSON.stringify(errors));
  return data.it;
}

const input = (changes: object = {}) => ({
  categoryId: category,
  title: 'Hösten är här',
  slug: '',
  description: 'Nu börjar den.',
  content: '# Hej',
  isDraft: false,
  ...changes,
});
const create = (changes: object = {}) => asWriter('create', { input: input(changes) });

/** Publishes this many posts at once. */
const publish = (count: number) =>
  insertAll(
    app.db,
    NewsPost,
    Array.from({ length: count }, (_, n) => ({
      categoryId: category,
      slug: `nyhet-${n + 1}`,
      title: 'Nyhet',
      content: 'Text',
      publishedAt: '2026-01-01T12:00:00Z',
    })),
  );

const get = async (path: string, as = 'visitor') => {
  const answer = await browsers[as]!.fetch(`/api/${path}`);
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> & unknown[] };
};
const slugs = async (path: string) => (await get(path)).body.map((row) => (row as { customUrl: string }).customUrl);

const acts = async () =>
  app.db.query<{ act: string; actor: number; before: unknown }>(
    `select act, actor_user_id as actor, before from audit_entry where object_kind in ('news', 'news-category') order by id desc`,
  );

describe('a post', () => {
  test('is written, read, changed and taken away', async () => {
    const made = await create();
    expect(made).toMatchObject({
      slug: 'hosten-ar-har',
      version: 1,
      authorName: 'writer',
      category: { id: category, name: 'Resultat' },
    });
    const read = (await get('news/Hosten-AR-har')).body;
    expect(read).toEqual({
      customUrl: 'hosten-ar-har',
      title: 'Hösten är här',
      datetime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d/),
      description: 'Nu börjar den.',
      thumbnail: null,
      image: null,
      author_nickname: 'writer',
      text: '# Hej',
    });

    const changed = await asWriter(
      'change',
      { id: made.id, version: 1, input: input({ title: 'Vintern', slug: 'vinter', categoryId: other }) },
      'admin',
    );
    // another editor does not change the author, and the time stays
    expect(changed).toMatchObject({
      version: 2,
      slug: 'vinter',
      authorName: 'writer',
      publishedAt: made['publishedAt'],
    });
    expect((await get('news/hosten-ar-har')).body).toMatchObject({ customUrl: 'vinter', title: 'Vintern' });
    expect((await get('admin/news/get', 'writer')).body).toEqual([
      {
        id: made.id,
        title: 'Vintern',
        datetime: expect.any(String),
        category: { id: other, name: 'Föreningen' },
        author: 'writer',
        customUrl: 'vinter',
      },
    ]);

    expect(await asWriter('delete', { id: made.id, version: 2 })).toMatchObject({ messageKey: 'api.news.deleted' });
    expect(await slugs('news/page/0/9')).toEqual([]);
    const [deleted, saved] = await acts();
    expect(deleted).toMatchObject({ act: 'news.delete', actor: userIds['writer'], before: { content: '# Hej' } });
    expect(saved).toMatchObject({ act: 'news.change', actor: userIds['admin'], before: { title: 'Hösten är här' } });
  });

  test('by the documented call is the caller’s, whatever it says about its writer', async () => {
    const answer = await browsers['writer']!.post('/api/admin/news/save', {
      userId: userIds['admin'],
      newscategory: String(category),
      newsthumbnail: `data:image/png;base64,${(await pngPicture(1000, 700)).toString('base64')}`,
      newsimage: '',
      newscustomUrl: 'Premiar',
      newsdescription: '',
      newstitle: 'Premiär',
      newscontent: 'Text',
    });
    expect(await answer.json()).toEqual({ CODE: 200, MESSAGE: 'api.news.saved' });
    const { body } = await get('news/premiar');
    expect(body).toMatchObject({
      author_nickname: 'writer',
      image: null,
      thumbnail: expect.stringMatching(/^images\/[0-9a-f]{32}\.png$/),
    });
    expect((await browsers['visitor']!.fetch(`/api/${String(body['thumbnail'])}`)).status).toBe(200);
  });

  test.each([
    { changes: { title: ' ' }, code: 'INVALID_INPUT', field: 'title' },
    { changes: { slug: 'Page' }, code: 'INVALID_INPUT', field: 'slug' },
    { changes: { slug: 'å' }, code: 'INVALID_INPUT', field: 'slug' },
    { changes: { slug: 'TAKEN' }, code: 'NAME_TAKEN', field: 'slug' },
    { changes: { categoryId: 999_999 }, code: 'NOT_FOUND', field: 'categoryId' },
    { changes: { publishAt: '2026-03-29 02:30' }, code: 'INVALID_INPUT', field: 'publishAt' },
    { changes: { publishAt: 'i morgon' }, code: 'INVALID_INPUT', field: 'publishAt' },
    { changes: { content: '' }, code: 'INVALID_INPUT', field: 'content' },
    { changes: { thumbnail: 'images/../../etc/passwd' }, code: 'IMAGE_REFUSED', field: 'image' },
  ])('with $changes is refused, and nothing is kept of it', async ({ changes, code, field }) => {
    await create({ slug: 'taken' });
    const before = (await acts()).length;
    expect(await create(changes)).toMatchObject({ code, field });
    expect(await slugs('news/page/0/9')).toEqual(['taken']);
    expect(await acts()).toHaveLength(before);
  });

  test('has a picture of its own writer only, and keeps it until it is taken away', async () => {
    const upload = async (as: string) => {
      const image = `data:image/png;base64,${(await pngPicture(200, 50)).toString('base64')}`;
      return ((await (await browsers[as]!.post('/api/images', { image })).json()) as { name: string }).name;
    };
    expect(await create({ image: await upload('player') })).toMatchObject({ code: 'IMAGE_REFUSED' });
    const name = await upload('writer');
    const made = await create({ image: name });
    expect(made['image']).toBe(`images/${name}`);
    const kept = await asWriter('change', { id: made.id, version: 1, input: input() });
    expect(kept['image']).toBe(`images/${name}`);
    const bare = await asWriter('change', { id: made.id, version: 2, input: input({ image: null }) });
    expect(bare['image']).toBeNull();
  });

  test('makes the pictures of its text public, those of its own writer only', async () => {
    const upload = async (as: string, width: number) => {
      const image = `data:image/png;base64,${(await pngPicture(width, 50)).toString('base64')}`;
      return ((await (await browsers[as]!.post('/api/images', { image })).json()) as { name: string }).name;
    };
    const statusOf = async (name: string) => (await fetch(`${app.url}/api/images/${name}`)).status;
    const [own, other] = [await upload('writer', 210), await upload('player', 220)];
    const picture = (name: string) => `Se ![Pokalen](/api/images/${name})`;
    expect(await statusOf(own)).toBe(404);

    const before = (await acts()).length;
    expect(await create({ content: `${picture(own)} ${picture(other)}` })).toMatchObject({
      code: 'IMAGE_REFUSED',
      field: 'content',
    });
    expect(await create({ content: picture('0'.repeat(32) + '.png') })).toMatchObject({ code: 'IMAGE_REFUSED' });
    const many = Array.from({ length: 41 }, (_, n) => picture(`${String(n).padStart(32, '0')}.png`)).join(' ');
    expect(await create({ content: many })).toMatchObject({ code: 'INVALID_INPUT', field: 'content' });
    // a refusal makes none of them public
    expect([await statusOf(own), await statusOf(other), (await acts()).length]).toEqual([404, 404, before]);

    const made = await create({ content: picture(own) });
    expect(made['content']).toBe(picture(own));
    expect(await statusOf(own)).toBe(200);
    // the text keeps its picture when another writer changes it
    const kept = await asWriter('change', { id: made.id, version: 1, input: input({ content: `${picture(own)}!` }) });
    expect(kept['content']).toBe(`${picture(own)}!`);
  });
});

describe('addresses', () => {
  test('made of the same title get numbers, and a post keeps its own', async () => {
    const [first, second, third] = [await create(), await create(), await create()];
    expect([first.slug, second.slug, third.slug]).toEqual(['hosten-ar-har', 'hosten-ar-har-2', 'hosten-ar-har-3']);
    expect((await asWriter('change', { id: second.id, version: 1, input: input() })).slug).toBe('hosten-ar-har-2');
  });

  // eight, because they run one after another, and on a slow machine the last of many would wait too long (2 s)
  test('stay apart when eight posts of one title are made at once', async () => {
    const made = await Promise.all(Array.from({ length: 8 }, () => create()));
    expect(new Set(made.map(({ slug }) => slug)).size).toBe(8);
  });

  test('that two type at once go to one of them', async () => {
    const made = await Promise.all([create({ slug: 'final' }), create({ slug: 'FINAL' })]);
    expect(made.map((answer) => answer.code ?? 'made').sort()).toEqual(['NAME_TAKEN', 'made']);
  });
});

describe('two writers at one post', () => {
  test('the second is told, and what the first wrote stands', async () => {
    const { id } = await create();
    await asWriter('change', { id, version: 1, input: input({ title: 'Först' }) });
    const late = await asWriter('change', { id, version: 1, input: input({ title: 'Sen' }) }, 'admin');
    expect(late).toMatchObject({ code: 'CHANGED_MEANWHILE', messageKey: 'api.news.changed-meanwhile' });
    expect(await asWriter('delete', { id, version: 1 }, 'admin')).toMatchObject({ code: 'CHANGED_MEANWHILE' });
    expect((await get('news/hosten-ar-har')).body).toBeTruthy();
    expect(await slugs('news/page/0/9')).toHaveLength(1);
  });

  test('one save comes through when both are sent at the same instant', async () => {
    const { id } = await create();
    const saves = await holding(id, [
      () => asWriter('change', { id, version: 1, input: input({ slug: 'en' }) }),
      () => asWriter('change', { id, version: 1, input: input({ slug: 'tva' }) }, 'admin'),
      () => asWriter('delete', { id, version: 1 }, 'admin'),
    ]);
    expect(saves.filter(({ code }) => code === undefined)).toHaveLength(1);
    const refused = saves.flatMap(({ code }) => code ?? []);
    for (const code of refused) expect(['CHANGED_MEANWHILE', 'NOT_FOUND']).toContain(code);
  });

  /** Makes all calls wait for the post's locked row before it is unlocked. */
  async function holding(id: number, calls: (() => Promise<Answer>)[]): Promise<Answer[]> {
    const holder = new pg.Client({ connectionString: app.databaseUrl });
    await holder.connect();
    await holder.query('begin');
    await holder.query('select 1 from news_post where id = $1 for update', [id]);
    const running = Promise.all(calls.map((work) => work()));
    running.catch(() => undefined);
    await untilWaiting(holder, calls.length);
    await holder.query('commit');
    await holder.end();
    return running;
  }
});

describe('what is not to be seen yet', () => {
  const clock = () => app.app.get(Clock, { strict: false });
  afterEach(() => Reflect.deleteProperty(clock(), 'now'));

  const LIST = '{ news(first: 2) { total items { slug } } newsPost(slug: "sen") { title } }';
  const kept = async () => (await graphql(app.url, LIST)).data;

  test('is at no door before its minute, and at every door from it on, whatever was answered before', async () => {
    const now = new Date();
    await create({ slug: 'nu' });
    const publishAt = new Date(now.getTime() + 3_600_000);
    await create({ slug: 'sen', publishAt: StockholmTime.formatTime(publishAt) });
    await create({ slug: 'utkast', isDraft: true, content: '' });
    const before = { news: { total: 1, items: [{ slug: 'nu' }] }, newsPost: null };
    // sent until the answer is cached
    for (let time = 0; time < 4; time++) expect(await kept()).toEqual(before);
    const rest = async () => ({
      page: await slugs('news/page/0/9'),
      ofCategory: await slugs(`news/page/0/9/${category}`),
      count: (await get('news/count')).body,
      countOf: (await get(`news/count/${category}`)).body,
      late: (await get('news/sen')).status,
      draft: (await get('news/utkast')).status,
    });
    const hidden = { page: ['nu'], ofCategory: ['nu'], count: { no_of_news: 1 }, countOf: { no_of_news: 1 } };
    expect(await rest()).toEqual({ ...hidden, late: 404, draft: 404 });

    const minute = Math.floor(publishAt.getTime() / 60_000) * 60_000;
    clock().now = () => new Date(minute - 1);
    for (let time = 0; time < 4; time++) expect(await kept()).toEqual(before);
    clock().now = () => new Date(minute);
    const after = {
      news: { total: 2, items: [{ slug: 'sen' }, { slug: 'nu' }] },
      newsPost: { title: 'Hösten är här' },
    };
    for (let time = 0; time < 4; time++) expect(await kept()).toEqual(after);
    const shown = {
      page: ['sen', 'nu'],
      ofCategory: ['sen', 'nu'],
      count: { no_of_news: 2 },
      countOf: { no_of_news: 2 },
    };
    expect(await rest()).toEqual({ ...shown, late: 200, draft: 404 });
  });

  test('is told to staff, the drafts first', async () => {
    await create({ slug: 'nu' });
    await create({ slug: 'utkast', isDraft: true });
    await create({ slug: 'sen', publishAt: StockholmTime.formatTime(new Date(Date.now() + 3_600_000)) });
    const table = await asWriter('table', { filter: { sort: 'DATE', isDescending: true } });
    expect((table['items'] as { slug: string }[]).map(({ slug }) => slug)).toEqual(['utkast', 'sen', 'nu']);
    expect((await get('admin/news/get', 'admin')).body).toHaveLength(3);
  });

  test('a post that is taken back is gone at once', async () => {
    const { id } = await create({ slug: 'nu' });
    await kept();
    await kept();
    await asWriter('change', { id, version: 1, input: input({ slug: 'nu', isDraft: true }) });
    expect(await kept()).toEqual({ news: { total: 0, items: [] }, newsPost: null });
  });
});

test('posts are counted only where their number is asked for', async () => {
  const counts = async (fields: string) => {
    const { texts } = await statements(() => graphql(app.url, `{ news { ${fields} } }`));
    return texts.filter((text) => text.includes('count(*)')).length;
  };
  expect([await counts('items { id }'), await counts('items { id } total')]).toEqual([0, 1]);
});

describe('the list', () => {
  test('has the newest first and nine a page, without a gap or a repetition', async () => {
    for (let number = 1; number <= 20; number++) {
      await create({ slug: `post-${number}`, publishAt: `2025-01-${String(number).padStart(2, '0')}T12:00` });
    }
    await create({ slug: 'annan', categoryId: other, publishAt: '2024-01-01 12:00' });
    const pages = [await slugs('news/page/0/9'), await slugs('news/page/1/9'), await slugs('news/page/2/9')];
    expect(pages.map(({ length }) => length)).toEqual([9, 9, 3]);
    expect(pages.flat()).toEqual([...Array.from({ length: 20 }, (_, at) => `post-${20 - at}`), 'annan']);
    expect(await slugs('news/page/3/9')).toEqual([]);
    expect(await slugs(`news/page/0/9/${other}`)).toEqual(['annan']);
    expect((await get(`news/count/${other}`)).body).toEqual({ no_of_news: 1 });
    expect(await slugs('news/page/0/9/999999')).toEqual([]);
  });

  test('has at most a hundred a page, and says so to who asks for more', async () => {
    await publish(101);
    const read = (first: number) =>
      graphql<{ news: { total: number; items: object[] } | null }>(
        app.url,
        `{ news(first: ${first}) { total items { slug } } }`,
      );
    expect((await read(100)).data?.news).toMatchObject({ total: 101, items: { length: 100 } });
    for (const first of [101, 1000, 0, -1]) {
      const { data, errors } = await read(first);
      expect(data).toBeUndefined();
      expect(errors).toMatchObject([
        {
          message: 'Something you sent is not right. Check your entries.',
          extensions: { code: 'BAD_USER_INPUT', field: 'first', hint: 'first is a whole number from 1 to 100.' },
        },
      ]);
    }
  });

  test('goes on with the next page where a very long one was cut', async () => {
    await publish(1001);
    const pages = await Promise.all(
      [0, 1].map(async (index) => (await fetch(`${app.url}/api/news/page/${index}/5000`)).json() as Promise<object[]>),
    );
    expect(pages.map(({ length }) => length)).toEqual([1000, 1]);
  });

  test.each(['news/page/-1/9', 'news/page/0/0', 'news/page/x/9', 'news/page/0/9/x', 'news/page/99999999999/9'])(
    '%s is no page',
    async (path) => expect((await get(path)).status).toBe(400),
  );

  test.each(['finns-inte', '%00', '%25', 'a'.repeat(500), 'page', "'; drop table news_post; --"])(
    'there is no post %j',
    async (slug) => expect((await get(`news/${encodeURI(slug)}`)).status).toBe(404),
  );

  test('the table is searched by title, category, author and address, and nothing in it is a wildcard', async () => {
    await create({ title: 'Älvsjö vann', slug: 'ett' });
    await create({ title: '100 % rätt', slug: 'tva', categoryId: other });
    const found = async (text: string) =>
      ((await asWriter('table', { filter: { text, sort: 'SLUG' } }))['items'] as { slug: string }[]).map(
        ({ slug }) => slug,
      );
    expect(await found('älvsjö')).toEqual(['ett']);
    expect(await found('%')).toEqual(['tva']);
    expect(await found('förening')).toEqual(['tva']);
    expect(await found('WRIT')).toEqual(['ett', 'tva']);
    expect(await found('_')).toEqual([]);
  });
});

describe('categories', () => {
  test('are named once, renamed, and taken away when nothing is in them', async () => {
    expect(await asWriter('createCategory', { name: 'resultat' })).toMatchObject({ code: 'NAME_TAKEN', field: 'name' });
    expect(await asWriter('renameCategory', { id: other, seen: 'Föreningen', name: 'RESULTAT' })).toMatchObject({
      code: 'NAME_TAKEN',
    });
    expect(await asWriter('renameCategory', { id: category, seen: 'Resultat', name: 'RESULTAT' })).toMatchObject({
      name: 'RESULTAT',
    });
    await create({ isDraft: true });
    expect(await asWriter('deleteCategory', { id: category })).toMatchObject({ code: 'CATEGORY_IN_USE' });
    expect(await asWriter('deleteCategory', { id: other })).toMatchObject({ messageKey: 'api.news.category-deleted' });
    expect((await get('admin/news/categories/get')).body).toEqual([{ id: category, name: 'RESULTAT' }]);
    expect(await asWriter('deleteCategory', { id: other })).toMatchObject({ code: 'NOT_FOUND' });
    expect((await acts())[0]).toMatchObject({ act: 'news-category.delete', before: { name: 'Föreningen' } });
  });

  test('come by the documented call too', async () => {
    const answer = await browsers['admin']!.post('/api/admin/news/category/save', { category: ' Lag ' });
    expect(await answer.json()).toEqual({ CODE: 200, MESSAGE: 'api.news.category-saved' });
    const again = await browsers['admin']!.post('/api/admin/news/category/save', { category: 'lag' });
    expect(again.status).toBe(409);
    expect((await get('admin/news/categories/get')).body.map((row) => (row as { name: string }).name)).toEqual([
      'Föreningen',
      'Lag',
      'Resultat',
    ]);
  });
});

test.each(['visitor', 'player', 'divisionadmin'])('a %s writes no news and sees no drafts', async (as) => {
  const { id } = await create({ isDraft: true });
  const before = await app.db.query('select * from news_post, news_category order by 1');
  const answers = [
    await call(as, 'create', { input: input() }),
    await call(as, 'change', { id, version: 1, input: input() }),
    await call(as, 'delete', { id, version: 1 }),
    await call(as, 'createCategory', { name: 'X' }),
    await call(as, 'renameCategory', { id: category, seen: 'Resultat', name: 'X' }),
    await call(as, 'deleteCategory', { id: other }),
    await call(as, 'table', { filter: {} }),
    await call(as, 'one', { id }),
  ];
  expect(answers.map(({ errors }) => errors?.length)).toEqual(answers.map(() => 1));
  const body = { newscategory: category, newstitle: 'X', newscontent: 'X' };
  expect((await browsers[as]!.post('/api/admin/news/save', body)).status).toBeGreaterThanOrEqual(401);
  expect((await browsers[as]!.post('/api/admin/news/category/save', { category: 'X' })).status).toBeGreaterThanOrEqual(
    401,
  );
  expect((await get('admin/news/get', as)).status).toBeGreaterThanOrEqual(401);
  expect(await app.db.query('select * from news_post, news_category order by 1')).toEqual(before);
});
