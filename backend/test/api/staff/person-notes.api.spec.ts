import { PersonNote } from '../../../src/modules/staff/user-admin/notes/person-note.entity.ts';
import { League } from '../../factories/league.ts';
import { insertRow } from '../../factories/rows.ts';
import { linkPlayer } from '../../harness/accounts.ts';
import { bootApp, graphql } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';
import { signIn } from '../../harness/browser.ts';
import type { Browser } from '../../harness/browser.ts';
import { collideCalls } from '../../harness/locks.ts';
import { mergeTwoPlayers } from './merge-calls.ts';

let app: TestApp;
let league: League;
let desk: { userId: number; playerId: number };
let person: typeof desk;
const browsers: Record<string, Browser> = {};

beforeAll(async () => {
  app = await bootApp();
  league = new League(app.db);
  desk = await linkPlayer(app.db, 'admin', { roles: ['admin'] });
  await linkPlayer(app.db, 'divisionadmin', { roles: ['divisionadmin'] });
  person = await linkPlayer(app.db, 'player');
  for (const handle of ['admin', 'divisionadmin', 'player']) browsers[handle] = await signIn(app, handle);
});
afterAll(() => app.close());
beforeEach(() => app.db.query('delete from person_note'));

async function ask(query: string, { variables = {}, as = 'admin' }: { variables?: object; as?: string } = {}) {
  const headers = { cookie: browsers[as]!.cookieHeader, 'sec-fetch-site': 'same-origin' };
  return graphql<{ it: Record<string, unknown> }>(app.url, query, { variables: { ...variables }, headers });
}

const DONE = '{ ... on Done { messageKey } ... on Problem { code field } }';
const ADD = `mutation ($input: AddPersonNoteInput!) { it: addPersonNote(input: $input) ${DONE} }`;
const REMOVE = `mutation ($id: Int!) { it: removePersonNote(id: $id) ${DONE} }`;
const add = async (input: object) => (await ask(ADD, { variables: { input } })).data?.it;
const remove = async (id: number) => (await ask(REMOVE, { variables: { id } })).data?.it;

async function notesOf(ids: { userId?: number; playerId?: number }) {
  const query = `query ($userId: Int, $playerId: Int) {
    it: adminPerson(userId: $userId, playerId: $playerId) { notes { id text writtenAt writtenBy } }
  }`;
  return ((await ask(query, { variables: ids })).data?.it.notes ?? []) as { id: number; text: string }[];
}

const stored = () => app.db.query<PersonNote>('select * from person_note order by id');
const log = () =>
  app.db.query(
    `select act, object_kind as kind, object_id as id, before, after, is_own_team as "isOwn" from audit_entry a order by a.id`,
  );

test('a note is read back with who wrote it and when, by the account and by the player', async () => {
  expect(await add({ userId: person.userId, text: ' Ringde\r\nom tiden ' })).toEqual({
    messageKey: 'api.person.note-added',
  });
  const [note] = await notesOf(person);
  expect(note).toEqual({
    id: expect.any(Number),
    text: 'Ringde\nom tiden',
    writtenAt: expect.stringMatching(/^\d{4}-/),
    writtenBy: 'admin',
  });
  expect(await notesOf({ playerId: person.playerId })).toEqual([note]);
  expect(await notesOf(desk)).toEqual([]);
});

test('a note stays with both when account and player are disconnected', async () => {
  const someone = await linkPlayer(app.db, 'freeagent');
  await add({ ...someone, text: 'Om båda' });
  await app.db.query('update player set user_id = null where id = $1', [someone.playerId]);
  expect((await notesOf({ userId: someone.userId })).map(({ text }) => text)).toEqual(['Om båda']);
  expect((await notesOf({ playerId: someone.playerId })).map(({ text }) => text)).toEqual(['Om båda']);
});

test('the log says that a note was written and removed, and never what it said', async () => {
  const before = await log();
  await add({ ...person, text: 'Hemligheten' });
  const [note] = await notesOf(person);
  expect(await remove(note!.id)).toEqual({ messageKey: 'api.person.note-removed' });
  await add({ ...desk, text: 'Om mig själv' });
  const about = { kind: 'player', id: person.playerId, before: null, after: null, isOwn: false };
  expect((await log()).slice(before.length)).toEqual([
    { act: 'note.add', ...about },
    { act: 'note.remove', ...about },
    { act: 'note.add', ...about, id: desk.playerId, isOwn: true },
  ]);
  expect(await stored()).toHaveLength(1);
});

test('an account without a player is in the log as the account', async () => {
  const userId = await league.user({ discordId: '901', discordUsername: 'ensam' });
  await add({ userId, text: 'Frågade om regler' });
  expect((await log()).at(-1)).toMatchObject({ act: 'note.add', kind: 'user', id: userId });
});

test.each([
  { why: 'an empty one', input: () => ({ ...person, text: ' \n ' }), code: 'INVALID_INPUT' },
  { why: 'one that is too long', input: () => ({ ...person, text: 'x'.repeat(2001) }), code: 'INVALID_INPUT' },
  { why: 'one about no one', input: () => ({ text: 'Vem?' }), code: 'NOT_FOUND' },
  { why: 'one about an unknown player', input: () => ({ playerId: 999_999, text: 'Vem?' }), code: 'NOT_FOUND' },
  {
    why: 'one about an account and the player of another',
    input: () => ({ userId: person.userId, playerId: desk.playerId, text: 'Vem?' }),
    code: 'NOT_FOUND',
  },
])('$why is refused, and nothing is written', async ({ input, code }) => {
  const before = await log();
  expect(await add(input())).toMatchObject({ code });
  expect(await stored()).toEqual([]);
  expect(await log()).toEqual(before);
});

test('of two who remove a note at once, one does and the other is told', async () => {
  const id = await insertRow(app.db, PersonNote, { ...person, text: 'En gång', writtenAt: new Date() });
  const before = await log();
  const outcomes = await collideCalls(app.databaseUrl, { table: 'person_note', ids: [id] }, [
    () => remove(id),
    () => remove(id),
  ]);
  expect(outcomes).toEqual(
    expect.arrayContaining([{ messageKey: 'api.person.note-removed' }, { code: 'NOT_FOUND', field: null }]),
  );
  expect(await log()).toHaveLength(before.length + 1);
});

test.each(['divisionadmin', 'player'])('%s neither reads, writes nor removes notes', async (as) => {
  const id = await insertRow(app.db, PersonNote, { ...person, text: 'Bara admin', writtenAt: new Date() });
  const before = await stored();
  for (const query of [
    `{ it: adminPerson(userId: ${person.userId}) { notes { text } } }`,
    `mutation { it: addPersonNote(input: { userId: ${person.userId}, text: "x" }) { __typename } }`,
    `mutation { it: removePersonNote(id: ${id}) { __typename } }`,
  ]) {
    const answer = await ask(query, { as });
    expect(answer.errors).toHaveLength(1);
    expect(JSON.stringify(answer)).not.toContain('Bara admin');
  }
  expect(await stored()).toEqual(before);
});

test('a note about a player who is merged is read at the one who stays', async () => {
  const [staying, leaving] = [await league.player('Nova'), await league.player('Nova2')];
  await add({ playerId: leaving, text: 'Bytte namn' });
  await mergeTwoPlayers({ app, as: browsers.admin!, league, ...desk }, staying, leaving);
  expect((await notesOf({ playerId: staying })).map(({ text }) => text)).toEqual(['Bytte namn']);
});
