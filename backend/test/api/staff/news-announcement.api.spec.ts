import { setTimeout as sleep } from 'node:timers/promises';
import { NewsAnnouncementsRepository } from '../../../src/modules/news/news-announcements.repository.ts';
import { NewsAnnouncementsService } from '../../../src/modules/news/news-announcements.service.ts';
import { MessageWriter } from '../../../src/modules/chat/message-writer.ts';
import { OutboxService } from '../../../src/modules/messages/outbox/outbox.service.ts';
import { Performers } from '../../../src/modules/messages/outbox/performers.ts';
import { EMULATED_NEWS_CHANNEL } from '../../../src/platform/config/config.ts';
import type { AppConfig } from '../../../src/platform/config/config.ts';
import { linkPlayer } from '../../harness/accounts.ts';
import { bootApp } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';
import { signIn } from '../../harness/browser.ts';
import type { Browser } from '../../harness/browser.ts';
import { queryAsUser } from './division-calls.ts';

let app: TestApp;
let writer: Browser;
let admin: Browser;
let categoryId: number;
let count = 0;

interface Post {
  id: number;
  version: number;
  isAnnounced: boolean;
  messageKey?: string;
}

beforeAll(async () => {
  app = await bootApp();
  await linkPlayer(app.db, 'admin', { roles: ['admin'] });
  await linkPlayer(app.db, 'writer', { roles: ['writer'] });
  writer = await signIn(app, 'writer');
  admin = await signIn(app, 'admin');
  const { it } = await queryAsUser<{ it: { id: number } }>(
    app,
    writer,
    'mutation { it: createNewsCategory(name: "Ligan") { ... on NewsCategory { id } } }',
    {},
  );
  categoryId = it.id;
});
afterAll(() => app.close());

const input = (more: object) => ({
  categoryId,
  title: `Nyhet ${++count}`,
  slug: '',
  description: 'Kom @here',
  content: 'Text',
  isDraft: false,
  ...more,
});
const FIELDS = '... on AdminNewsPost { id version isAnnounced } ... on Problem { messageKey }';
const create = async (more: object): Promise<Post> =>
  (
    await queryAsUser<{ it: Post }>(
      app,
      writer,
      `mutation ($input: NewsInput!) { it: createNews(input: $input) { ${FIELDS} } }`,
      { input: input(more) },
    )
  ).it;
const change = async ({ id, version }: Post, more: object): Promise<Post> =>
  (
    await queryAsUser<{ it: Post }>(
      app,
      writer,
      `mutation ($id: Int!, $version: Int!, $input: NewsInput!) {
        it: changeNews(id: $id, version: $version, input: $input) { ${FIELDS} } }`,
      { id, version, input: input(more) },
    )
  ).it;

async function messages(): Promise<string[]> {
  const path = `/emulator/discord/channels/${EMULATED_NEWS_CHANNEL}/messages`;
  const answer = await fetch(app.url + path, { headers: { authorization: 'Bot emulator' } });
  return ((await answer.json()) as { content: string }[]).map(({ content }) => content);
}
const entry = async ({ id }: Post) =>
  (
    await app.db.query<{ isDone: boolean; nextAt: Date }>(
      'select done_at is not null as "isDone", next_at as "nextAt" from outbox_entry where key = $1',
      [`news:${id}`],
    )
  )[0];
/** Waits until the reading gives this; the test's time limit ends it. */
async function until<T>(read: () => Promise<T>, wanted: T): Promise<void> {
  while (JSON.stringify(await read()) !== JSON.stringify(wanted)) await sleep(20);
}
const sent = async (post: Post): Promise<void> => {
  while (!(await entry(post))?.isDone) await sleep(20);
};

test('a published post is announced once, mentions no one, and follows its post', async () => {
  const post = await create({ title: 'Hösten *är* här', slug: 'hosten', isAnnounced: true });
  expect(post.isAnnounced).toBe(true);
  await sent(post);
  const said = ['**Hösten är här**\nKom here\n' + `${app.url}/post/hosten`];
  expect(await messages()).toEqual(said);
  const again = await change(post, { title: 'Nytt', slug: 'hosten', description: '', isAnnounced: true });
  await until(messages, [`**Nytt**\n${app.url}/post/hosten`]);
  const hidden = await change(again, { title: 'Nytt', slug: 'hosten', isDraft: true });
  await until(messages, []);
  await change(hidden, { title: 'Åter', slug: 'hosten', description: '', isAnnounced: true });
  await until(messages, [`**Åter**\n${app.url}/post/hosten`]);
});

test('a coming post is announced in its minute, by its words of then', async () => {
  const before = await messages();
  const coming = await create({ slug: 'kommer', isAnnounced: true, publishAt: '2026-12-24 15:00' });
  expect(coming.isAnnounced).toBe(true);
  expect((await entry(coming))?.nextAt.toISOString()).toBe('2026-12-24T14:00:00.000Z');
  const later = await change(coming, { slug: 'kommer', publishAt: '2026-12-25 15:00' });
  expect((await entry(coming))?.nextAt.toISOString()).toBe('2026-12-25T14:00:00.000Z');
  expect(await messages()).toEqual(before);
  await change(later, { title: 'Nu', slug: 'kommer', description: '', publishAt: '2026-11-01 12:00' });
  await sent(coming);
  expect((await messages()).filter((text) => !before.includes(text))).toEqual([`**Nu**\n${app.url}/post/kommer`]);
});

test.each([
  ['that the writer no longer wants', { isAnnounced: false, publishAt: '2026-12-24 15:00' }],
  ['of a post that is a draft again', { isAnnounced: true, isDraft: true }],
])('an announcement %s is taken back before its time', async (_, more) => {
  const coming = await create({ isAnnounced: true, publishAt: '2026-12-24 15:00' });
  expect((await change(coming, more)).isAnnounced).toBe(false);
  expect(await entry(coming)).toBeUndefined();
});

test('a draft is not announced, and a caller who says nothing about it announces nothing', async () => {
  const [draft, silent] = [await create({ isAnnounced: true, isDraft: true }), await create({})];
  expect([draft.isAnnounced, silent.isAnnounced]).toEqual([false, false]);
  expect([await entry(draft), await entry(silent)]).toEqual([undefined, undefined]);
});

test('a post that is deleted before its minute is not announced', async () => {
  const before = await messages();
  const coming = await create({ isAnnounced: true, publishAt: '2026-12-24 15:00' });
  await queryAsUser(
    app,
    writer,
    'mutation ($id: Int!, $version: Int!) { deleteNews(id: $id, version: $version) { __typename } }',
    { ...coming },
  );
  expect(await entry(coming)).toBeUndefined();
  expect(await messages()).toEqual(before);
});

/** An admin takes the latest act back: writers do not take an undo back. */
async function undo(): Promise<void> {
  const [latest] = await app.db.query<{ id: number }>('select max(id) as id from audit_entry');
  const { it } = await queryAsUser<{ it: object }>(
    app,
    admin,
    `mutation ($input: UndoActInput!) { it: undoAct(input: $input) { __typename ... on Problem { messageKey } } }`,
    { input: { entryId: latest!.id, entryIds: [latest!.id] } },
  );
  expect(it).toEqual({ __typename: 'UndoDone' });
}

test('when a publication is taken back, its message goes; when it is done again, it is announced again', async () => {
  const before = await messages();
  const post = await create({ title: 'Ångrad', slug: 'angrad', description: '', isAnnounced: true });
  const said = [`**Ångrad**\n${app.url}/post/angrad`, ...before];
  await until(messages, said);
  await undo();
  await until(messages, before);
  expect(await app.db.query('select 1 from news_announcement where post_id = $1', [post.id])).toEqual([]);
  await undo();
  await until(messages, said);
});

test('when a new title or a deletion is taken back, the message follows', async () => {
  const before = await messages();
  const post = await create({ title: 'Rätt', slug: 'ratt', description: '', isAnnounced: true });
  await until(messages, [`**Rätt**\n${app.url}/post/ratt`, ...before]);
  const wrong = await change(post, { title: 'Fel', slug: 'ratt', description: '' });
  await until(messages, [`**Fel**\n${app.url}/post/ratt`, ...before]);
  await undo();
  await until(messages, [`**Rätt**\n${app.url}/post/ratt`, ...before]);
  const remove = 'mutation ($id: Int!, $version: Int!) { deleteNews(id: $id, version: $version) { __typename } }';
  await queryAsUser(app, writer, remove, { id: wrong.id, version: wrong.version + 1 });
  await until(messages, before);
  await undo();
  await until(messages, [`**Rätt**\n${app.url}/post/ratt`, ...before]);
});

test('when a new time is taken back, the announcement moves with the post', async () => {
  const coming = await create({ slug: 'flyttad', isAnnounced: true, publishAt: '2026-12-24 15:00' });
  await change(coming, { slug: 'flyttad', publishAt: '2026-12-30 15:00' });
  expect((await entry(coming))?.nextAt.toISOString()).toBe('2026-12-30T14:00:00.000Z');
  await undo();
  expect((await entry(coming))?.nextAt.toISOString()).toBe('2026-12-24T14:00:00.000Z');
});

test('a message that someone removed in the chat does not come back with the next save', async () => {
  const before = await messages();
  const post = await create({ title: 'Bort', slug: 'bort', description: '', isAnnounced: true });
  await until(messages, [`**Bort**\n${app.url}/post/bort`, ...before]);
  await sent(post);
  const [{ id } = { id: '' }] = await app.db.query<{ id: string }>(
    'select message_id as id from news_announcement where post_id = $1',
    [post.id],
  );
  await fetch(`${app.url}/emulator/discord/channels/${EMULATED_NEWS_CHANNEL}/messages/${id}`, {
    method: 'DELETE',
    headers: { authorization: 'Bot emulator' },
  });
  await change(post, { title: 'Bort igen', slug: 'bort', description: '' });
  await sent(post);
  expect(await messages()).toEqual(before);
});

test('the tasks of the chat tell of announcements', async () => {
  const { chatTasks } = await queryAsUser<{ chatTasks: { items: { kind: string }[] } }>(
    app,
    admin,
    '{ chatTasks(filter: DONE) { items { kind } } }',
    {},
  );
  expect(chatTasks.items.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['ANNOUNCE_NEWS', 'RETRACT_NEWS']));
});

test('without a channel it is refused', () => {
  const get = <T>(part: abstract new (...given: never[]) => T): T => app.app.get(part, { strict: false });
  const without = new NewsAnnouncementsService(
    get(NewsAnnouncementsRepository),
    get(OutboxService),
    get(Performers),
    get(MessageWriter),
    { discord: { newsChannel: null } } as AppConfig,
  );
  expect(without.isPossible).toBe(false);
  const refusal = { messageKey: 'api.news.no-channel', details: { field: 'isAnnounced' } };
  expect(() => without.wish({ isDraft: false, isAnnounced: true }, false)).toThrow(expect.objectContaining(refusal));
  expect(without.wish({ isDraft: false }, true)).toBe(true);
  expect(without.wish({ isDraft: true, isAnnounced: true }, false)).toBe(false);
});
