import { DEMO_ACCOUNTS } from '../../../src/integrations/discord/emulator/demo-accounts.ts';
import { chatLeague } from '../../factories/chat-league.ts';
import { bootApp } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';
import { signIn } from '../../harness/browser.ts';
import type { Browser } from '../../harness/browser.ts';
import { collideCalls } from '../../harness/locks.ts';
import { outboxSettled } from '../../harness/outbox.ts';
import { mutateAsUser, queryAsUser } from './division-calls.ts';
import { lastEntry, takeBack } from './undo/desk.ts';

const BOT = { authorization: 'Bot emulator' };
const TEXTS = { textSv: 'Kom i tid, @everyone!', textEn: 'Be on time, @everyone!' };

let app: TestApp;
let world: Awaited<ReturnType<typeof chatLeague>>;
let admin: Browser;
let divisionAdmin: Browser;
let count = 0;

beforeAll(async () => {
  app = await bootApp();
  world = await chatLeague(app);
  await app.db.query(`update season set starts_on = '2026-01-01', ends_on = '2099-12-31'`);
  // a team whose captain has no account, and one without players
  const lonely = await world.league.teamIn(world.otherDivisionId, 'Utan konto');
  await world.league.sign(await world.league.player('Kapten utan konto'), lonely, '2026-01-05', { sortOrder: 1 });
  await world.league.teamIn(world.otherDivisionId, 'Tomt lag');
  [admin, divisionAdmin] = [await signIn(app, 'admin'), await signIn(app, 'divisionadmin')];
});
beforeEach(() => app.db.query('delete from rate_limit'));
afterAll(() => app.close());

const write = (as: Browser, input: Record<string, unknown>) =>
  mutateAsUser(
    { app, as },
    'messageCaptains',
    'MessageCaptainsInput',
    { reference: `test-${++count}`, seasonId: world.seasonId, ...TEXTS, ...input },
    '... on CaptainMessage { id captains unreachable division season sentBy }',
  );

/** What is stored and sent; a refusal changes none of it. */
async function stored() {
  const [row] = await app.db.query<Record<string, number>>(
    `select (select count(*)::int from captain_message) as messages, (select count(*)::int from notification) as notices,
            (select count(*)::int from outbox_entry) as tasks, (select count(*)::int from audit_entry) as acts`,
  );
  return row;
}

const settled = () => outboxSettled(app.db);

/** The texts that an account got from the bot, the newest first. */
async function toPerson(handle: string): Promise<{ content: string; mention_everyone: boolean }[]> {
  const api = `${app.url}/emulator/discord/v10`;
  const recipient = DEMO_ACCOUNTS.find((account) => account.handle === handle)?.discordId;
  const room = (await (
    await fetch(`${api}/users/@me/channels`, {
      method: 'POST',
      headers: { ...BOT, 'content-type': 'application/json' },
      body: JSON.stringify({ recipient_id: recipient }),
    })
  ).json()) as { id: string };
  return (await (await fetch(`${api}/channels/${room.id}/messages`, { headers: BOT })).json()) as [];
}

const noticesOf = (handle: string) =>
  app.db.query<{ sv: string; en: string; divisionId: number | null }>(
    `select n.description_sv as sv, n.description_en as en, n.division_id as "divisionId"
       from notification n join app_user u on u.id = n.user_id where u.discord_username = $1 order by n.id desc`,
    [handle],
  );

interface Audience {
  division: string | null;
  captains: number;
  unreachable: { name: string }[];
}
const audiences = async (as: Browser) =>
  (
    await queryAsUser<{ captainAudiences: Audience[] }>(
      app,
      as,
      '{ captainAudiences { division captains unreachable { name } } }',
    )
  ).captainAudiences;

describe('before a message is sent', () => {
  test('an admin sees every audience, with the teams that no one is reached in', async () => {
    expect(await audiences(admin)).toEqual([
      { division: null, captains: 2, unreachable: [{ name: 'Tomt lag' }, { name: 'Utan konto' }] },
      { division: 'Division 1', captains: 2, unreachable: [] },
      { division: 'Division 2', captains: 0, unreachable: [{ name: 'Tomt lag' }, { name: 'Utan konto' }] },
    ]);
  });

  test('a division admin sees their own divisions', async () => {
    expect((await audiences(divisionAdmin)).map(({ division }) => division)).toEqual(['Division 1']);
  });

  test('a season without divisions has the teams that have signed up; a season that is over is no audience', async () => {
    const { league, home } = world;
    const next = await league.season({ name: 'Nästa', startsOn: '2098-01-01', endsOn: '2098-06-01' });
    await league.signUp(next, home);
    await league.season({ name: 'Förra', startsOn: '2020-01-01', endsOn: '2020-06-01' });
    const all = await queryAsUser<{ captainAudiences: { season: string; captains: number }[] }>(
      app,
      admin,
      '{ captainAudiences { season captains } }',
    );
    expect(all.captainAudiences.filter(({ season }) => season !== 'Vår 2026')).toEqual([
      { season: 'Nästa', captains: 1 },
    ]);
  });
});

describe('a message', () => {
  test('reaches each captain once, on the site and in the chat, and no one else', async () => {
    expect(await write(divisionAdmin, { divisionId: world.divisionId })).toMatchObject({
      captains: 2,
      unreachable: 0,
      division: 'Division 1',
      sentBy: 'divisionadmin',
    });
    await settled();
    const head = 'Från ligaledningen till kaptenerna i Division 1, Vår 2026:';
    for (const handle of ['captain', 'captain2']) {
      expect(await noticesOf(handle)).toEqual([
        {
          sv: `${head}\n${TEXTS.textSv}`,
          en: `From the league staff to the captains in Division 1, Vår 2026:\n${TEXTS.textEn}`,
          divisionId: world.divisionId,
        },
      ]);
      const got = await toPerson(handle);
      expect(got).toHaveLength(1);
      expect(got[0]?.content).toContain(`${head}\n${TEXTS.textSv}\n\n`);
      expect(got[0]?.content).toContain(TEXTS.textEn);
      // the text is as it was written, and notifies no one else
      expect(got[0]?.mention_everyone).toBe(false);
    }
    expect([await noticesOf('player'), await toPerson('player')]).toEqual([[], []]);
  });

  test('stands in the list with its numbers, and in the log', async () => {
    await write(admin, { textSv: 'Till alla', textEn: 'To all' });
    const { captainMessages } = await queryAsUser<{ captainMessages: { items: object[]; total: number } }>(
      app,
      divisionAdmin,
      '{ captainMessages(first: 1) { total items { season division textSv textEn captains unreachable sentBy } } }',
    );
    expect(captainMessages).toEqual({
      total: 2,
      items: [
        {
          season: 'Vår 2026',
          division: null,
          textSv: 'Till alla',
          textEn: 'To all',
          captains: 2,
          unreachable: 2,
          sentBy: 'admin',
        },
      ],
    });
    const [entry] = await app.db.query(
      'select act, object_kind as kind, object_id as id, after from audit_entry a order by a.id desc limit 1',
    );
    expect(entry).toEqual({
      act: 'message.send',
      kind: 'season',
      id: world.seasonId,
      after: { textSv: 'Till alla', textEn: 'To all', captains: 2, unreachable: 2 },
    });
  });

  test('that is sent twice at the same moment is sent once', async () => {
    const before = await stored();
    const input = { reference: 'pressed twice', divisionId: world.divisionId };
    // storing a message waits for its division
    const rows = { table: 'division', ids: [world.divisionId] } as const;
    const answers = await collideCalls(app.databaseUrl, rows, [
      () => write(admin, input),
      () => write(divisionAdmin, input),
    ]);
    expect(answers.map(({ code }) => code ?? 'sent').toSorted()).toEqual(['ALREADY_SENT', 'sent']);
    const after = await stored();
    expect([after!['messages']! - before!['messages']!, after!['notices']! - before!['notices']!]).toEqual([1, 2]);
    expect(await write(admin, input)).toMatchObject({ code: 'ALREADY_SENT', messageKey: 'api.message.already-sent' });
    expect(await stored()).toEqual(after);
  });

  test('whose answer from the chat got lost is written once', async () => {
    await settled();
    const before = await toPerson('captain');
    await fetch(`${app.url}/emulator/discord/trouble`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mode: 'lost', path: '/channels', method: 'POST', remaining: 1 }),
    });
    await write(admin, { divisionId: world.divisionId, textSv: 'En gång', textEn: 'Once' });
    await settled();
    expect((await toPerson('captain')).length - before.length).toBe(1);
  });
});

describe('a message is refused, and nothing is stored or sent', () => {
  test.each([
    { why: 'a text is missing', as: 'admin', input: { textEn: ' ' }, code: 'INVALID_INPUT' },
    { why: 'a text is too long', as: 'admin', input: { textSv: 'x'.repeat(701) }, code: 'INVALID_INPUT' },
    { why: 'an unknown season', as: 'admin', input: { seasonId: 999 }, code: 'NOT_FOUND' },
    { why: 'a division of another season', as: 'admin', input: { divisionId: 999 }, code: 'NOT_FOUND' },
    { why: 'a whole season, by a division admin', as: 'divisionadmin', input: {}, code: 'NOT_YOUR_DIVISION' },
  ])('$why', async ({ as, input, code }) => {
    const before = await stored();
    expect(await write(as === 'admin' ? admin : divisionAdmin, input)).toMatchObject({ code });
    expect(await stored()).toEqual(before);
  });

  test('the division of another', async () => {
    const before = await stored();
    expect(await write(divisionAdmin, { divisionId: world.otherDivisionId })).toMatchObject({
      code: 'NOT_YOUR_DIVISION',
      messageKey: 'api.division.not-yours',
    });
    expect(await stored()).toEqual(before);
  });

  test('an audience without a captain who could read it', async () => {
    const before = await stored();
    expect(await write(admin, { divisionId: world.otherDivisionId })).toMatchObject({ code: 'NO_CAPTAINS' });
    expect(await stored()).toEqual(before);
  });

  test('the eleventh in an hour', async () => {
    for (let n = 0; n < 10; n++) expect(await write(admin, {})).not.toHaveProperty('code');
    const before = await stored();
    expect(await write(admin, {})).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(await stored()).toEqual(before);
    expect(await write(divisionAdmin, { divisionId: world.divisionId })).not.toHaveProperty('code');
  });
});

test('a message that is taken back is followed by a correction to everyone who got it', async () => {
  const desk = { app, as: divisionAdmin, league: world.league, ...world.divisionAdmin };
  await write(divisionAdmin, { divisionId: world.divisionId, textSv: 'Fel dag', textEn: 'Wrong day' });
  const { id } = await lastEntry(desk);
  await takeBack(desk, id);
  await settled();
  const [newest, first] = await noticesOf('captain2');
  expect(newest).toEqual({
    sv: `Det här gäller inte längre: ${first?.sv}`,
    en: `This no longer holds: ${first?.en}`,
    divisionId: world.divisionId,
  });
  const [correction, original] = await toPerson('captain2');
  expect(correction?.content).toBe(`Det här gäller inte längre / This no longer holds:\n${original?.content}`);
  expect(original?.content).toContain('Fel dag');

  // and taking that back tells the first text again
  const undone = await lastEntry(desk);
  await takeBack({ ...desk, as: admin }, undone.id);
  await settled();
  expect((await toPerson('captain2'))[0]?.content).toBe(original?.content);
});
