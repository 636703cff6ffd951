import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { XMLParser } from 'fast-xml-parser';
import { linkPlayer } from '../../harness/accounts.ts';
import { bootApp, graphql } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';
import { signIn } from '../../harness/browser.ts';
import type { Browser } from '../../harness/browser.ts';

// A link to a post that somebody has shared goes on to lead to it, and programs that read the feed know it again.

const webRoot = mkdtempSync(join(tmpdir(), 'sbl-renamed-'));
let app: TestApp;
let writer: Browser;
let categoryId: number;

beforeAll(async () => {
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html><html lang="sv"><head></head><body></body></html>');
  app = await bootApp({ env: { WEB_ROOT: webRoot } });
  await linkPlayer(app.db, 'writer', { roles: ['writer'] });
  writer = await signIn(app, 'writer');
  categoryId = (await ask('createNewsCategory(name: "Ligan") { ... on NewsCategory { id } }', {})).id;
});
afterAll(async () => {
  await app.close();
  rmSync(webRoot, { recursive: true });
});

interface Post {
  id: number;
  version: number;
  slug: string;
}

/** Asks for one mutation, as the writer. */
async function ask(field: string, variables: Record<string, unknown>): Promise<Post> {
  const names = Object.keys(variables).map((name) => (name === 'input' ? '$input: NewsInput!' : `$${name}: Int!`));
  const query = `mutation ${names.length > 0 ? `(${names.join(', ')})` : ''} { it: ${field} }`;
  const headers = { cookie: writer.cookieHeader, 'sec-fetch-site': 'same-origin' };
  const { data, errors } = await graphql<{ it: Post }>(app.url, query, { variables, headers });
  if (!data) throw new Error(JSON.stringify(errors));
  return data.it;
}

const POST = '{ ... on AdminNewsPost { id version slug } }';
const words = (slug: string, isDraft: boolean) => ({
  ...{ categoryId, title: slug, slug, description: 'Kort', content: 'Text', isDraft },
});
const create = (slug: string, isDraft = false) =>
  ask(`createNews(input: $input) ${POST}`, { input: words(slug, isDraft) });
const rename = ({ id, version }: Post, slug: string, isDraft = false) =>
  ask(`changeNews(id: $id, version: $version, input: $input) ${POST}`, { id, version, input: words(slug, isDraft) });

const page = (slug: string) => fetch(`${app.url}/post/${slug}?lang=en`, { redirect: 'manual' });
/** The address of the post that readers of an address get. */
async function readAt(slug: string): Promise<string | null> {
  const query = 'query ($slug: String!) { newsPost(slug: $slug) { slug } }';
  const { data } = await graphql<{ newsPost: { slug: string } | null }>(app.url, query, { variables: { slug } });
  return data?.newsPost?.slug ?? null;
}
async function entryOf(slug: string): Promise<{ id: string; updated: string; published: string } | undefined> {
  const text = await (await fetch(`${app.url}/api/feeds/news.atom`)).text();
  const { feed } = new XMLParser({ ignoreAttributes: false, isArray: (name) => name === 'entry' }).parse(text) as {
    feed: { entry: { id: string; updated: string; published: string; link: { '@_href': string } }[] };
  };
  return feed.entry.find(({ link }) => link['@_href'] === `${app.url}/post/${slug}`);
}

test('every earlier address of a post leads to its present one', async () => {
  const first = await create('ett');
  const second = await rename(first, 'tva');
  await rename(second, 'tre');
  for (const slug of ['ett', 'tva']) {
    const answer = await page(slug);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/post/tre?lang=en']);
    expect(await readAt(slug)).toBe('tre');
    expect(((await (await fetch(`${app.url}/api/news/${slug}`)).json()) as { customUrl: string }).customUrl).toBe(
      'tre',
    );
  }
  expect((await page('tre')).status).toBe(200);
});

test('a post that gets its earlier address back has no other one there', async () => {
  const post = await rename(await create('fram'), 'bort');
  await rename(post, 'fram');
  expect((await page('fram')).status).toBe(200);
  expect(await readAt('bort')).toBe('fram');
});

test('an address goes to the post that has it, before one that had it', async () => {
  await rename(await create('final'), 'final-2025');
  await create('final');
  expect(await readAt('final')).toBe('final');
});

test('no address of a draft leads anywhere, before it is out and after', async () => {
  const draft = await rename(await create('hemligt', true), 'hemligare', true);
  expect([await readAt('hemligt'), await readAt('hemligare')]).toEqual([null, null]);
  await rename(draft, 'ute');
  expect([await readAt('hemligare'), await readAt('ute')]).toEqual([null, 'ute']);
});

test('its entry in the feed keeps its id, and its time is that of the change', async () => {
  const post = await create('ny');
  const before = await entryOf('ny');
  await rename(post, 'nyare');
  const after = await entryOf('nyare');
  expect(before).toBeDefined();
  expect(after?.id).toBe(before?.id);
  expect(after?.published).toBe(before?.published);
  expect(Date.parse(after?.updated ?? '')).toBeGreaterThan(Date.parse(before?.updated ?? ''));
  expect(await entryOf('ny')).toBeUndefined();
});
