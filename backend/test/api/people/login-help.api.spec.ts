import { League } from '../../factories/league.ts';
import { linkPlayer } from '../../harness/accounts.ts';
import { bootApp, graphql } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';
import { Browser, signIn } from '../../harness/browser.ts';
import { mutateAsUser, queryAsUser } from '../staff/division-calls.ts';

let app: TestApp;
let league: League;
let admin: Browser;
let userId: number;

beforeAll(async () => {
  app = await bootApp();
  league = new League(app.db);
  await linkPlayer(app.db, 'admin', { roles: ['admin'] });
  admin = await signIn(app, 'admin');
  ({ userId } = await linkPlayer(app.db, 'nonmember', { isMember: false }));
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.query('delete from approval_request');
  await app.db.query(`delete from association_member where email <> 'admin@example.se'`);
});

interface Stopped {
  result: string;
  reason?: string;
  helpTicket?: string;
}

/** The answer of a login that is stopped, and nothing else that the browser got. */
async function stopped(handle = 'nonmember'): Promise<Stopped> {
  const browser = new Browser(app);
  const answer = await browser.fetch(`/api/auth/discord/callback${await browser.authorize(handle)}`);
  expect([...browser.cookies.keys()].filter((name) => /token/i.test(name))).toEqual([]);
  return (await answer.json()) as Stopped;
}

const ASK =
  'mutation ($ticket: String!, $text: String!) { it: askForLoginHelp(ticket: $ticket, text: $text) { __typename ... on Problem { code messageKey } } }';
const ask = async (ticket: string, text = 'Jag har skrivit fel adress.') =>
  (await graphql<{ it: { code?: string; messageKey?: string } }>(app.url, ASK, { variables: { ticket, text } })).data
    ?.it;

const member = async (email: string) => {
  const id = await league.member(email);
  await league.membership(id, { email });
  return id;
};
const register = async (filter: object) =>
  (
    await queryAsUser<{ associationMembers: { items: { id: number; email: string; version: string }[] } }>(
      app,
      admin,
      'query ($filter: AssociationMemberFilter!) { associationMembers(filter: $filter) { items { id email version } } }',
      { filter },
    )
  ).associationMembers.items;
const memberOf = async (handle: string) =>
  (
    await app.db.query<{ id: number | null }>('select member_id as id from app_user where discord_username = $1', [
      handle,
    ])
  )[0]?.id;
const told = async () =>
  (
    await app.db.query<{ text: string }>(
      `select payload->>'text' as text from outbox_entry where kind = 'direct-message' order by id desc limit 1`,
    )
  )[0]?.text;

describe('a login that is stopped says why', () => {
  test('no member has the address', async () => {
    expect(await stopped()).toMatchObject({ result: 'notMember', reason: 'unknownAddress' });
  });

  test('the membership that the account had has another address', async () => {
    const id = await member('nonmember@example.se');
    await signIn(app, 'nonmember');
    await app.db.query(`update association_member set email = 'other@example.se' where id = $1`, [id]);
    expect(await stopped()).toMatchObject({ result: 'notMember', reason: 'addressChanged' });
    await app.db.query('delete from association_member where id = $1', [id]);
    expect(await stopped()).toMatchObject({ reason: 'unknownAddress' });
  });

  test('other results say nothing of membership', async () => {
    expect(await stopped('outsider')).toEqual({ result: 'notMemberOfGuild' });
  });
});

describe('the person asks for help', () => {
  test('with the ticket of the stopped login, once, and staff find it among the requests', async () => {
    const { helpTicket = '' } = await stopped();
    expect(await ask(helpTicket)).toEqual({ __typename: 'Done' });
    expect(await ask(helpTicket)).toMatchObject({ code: 'ALREADY_REQUESTED' });
    const { requests } = await queryAsUser<{ requests: { items: object[] } }>(
      app,
      admin,
      '{ requests(status: PENDING) { items { kind helpText stoppedBy discordUsername asker { userId } mayDecide } } }',
    );
    expect(requests.items).toEqual([
      {
        kind: 'LOGIN_HELP',
        helpText: 'Jag har skrivit fel adress.',
        stoppedBy: 'UNKNOWN_ADDRESS',
        discordUsername: 'nonmember',
        asker: { userId },
        mayDecide: true,
      },
    ]);
  });

  test.each([
    ['nothing', () => ''],
    ['another text', () => 'v1.a.b.c'],
    ['a ticket with another letter', (ticket: string) => ticket.slice(0, -2) + (ticket.endsWith('A') ? 'BB' : 'AA')],
  ])('not with %s', async (_, of) => {
    const { helpTicket = '' } = await stopped();
    expect(await ask(of(helpTicket))).toMatchObject({ code: 'INVALID_INPUT', messageKey: 'api.login-help.expired' });
    expect(await app.db.query('select 1 from approval_request')).toEqual([]);
  });

  test('the ticket is no session, and no other sealed text is a ticket', async () => {
    const { helpTicket = '' } = await stopped();
    const headers = { authorization: `Bearer ${helpTicket}` };
    expect((await graphql(app.url, '{ me { userId } }', { headers })).data).toEqual({ me: null });
  });

  test('who may log in by now is told so', async () => {
    const { helpTicket = '' } = await stopped();
    await member('nonmember@example.se');
    expect(await ask(helpTicket)).toMatchObject({ messageKey: 'api.login-help.not-needed' });
  });
});

describe('staff help', () => {
  test('the member with the wrong letter is found, corrected, and the person is told and logs in', async () => {
    const id = await member('nonmenber@example.se');
    await member('someone.else@example.se');
    const { helpTicket = '' } = await stopped();
    await ask(helpTicket);
    const [request] = await app.db.query<{ id: number }>('select id from approval_request');
    const accept = `mutation { it: acceptRequest(id: ${request!.id}) { __typename ... on Problem { messageKey } } }`;
    // not before it is done
    expect(await queryAsUser(app, admin, accept)).toEqual({
      it: { __typename: 'Problem', messageKey: 'api.request.still-stopped' },
    });
    const near = await register({ nearUserId: userId });
    expect(near.map(({ email }) => email)).toEqual(['nonmenber@example.se']);

    const input = { id, version: near[0]!.version, email: ' <nonmember@example.se>, ', reason: 'Ett m för lite' };
    expect(await mutateAsUser({ app, as: admin }, 'correctMember', 'CorrectMemberInput', input, '')).toEqual({
      __typename: 'Done',
    });

    expect(await told()).toMatch(/rättat din e-postadress.*Ett m för lite[\s\S]*corrected your e-mail address/);
    const [entry] = await app.db.query<{ act: string; text: string }>(
      `select act, concat(before::text, after::text) as text from audit_entry order by id desc limit 1`,
    );
    expect(entry?.act).toBe('member.correct');
    expect(entry?.text).toContain('n…@example.se');
    expect(entry?.text).not.toMatch(/non(men|mem)ber@/);
    await expect(signIn(app, 'nonmember')).resolves.toBeDefined();
    expect(await queryAsUser(app, admin, accept)).toEqual({ it: { __typename: 'ApprovalRequest' } });
    expect(await told()).toMatch(/du kan logga in igen/);
  });

  test('a detail is corrected, and the log says which without its value', async () => {
    const id = await member('ett@example.se');
    const [found] = await register({ id });
    const input = { id, version: found!.version, firstName: 'Rätta', reason: 'Stavningen' };
    expect(await mutateAsUser({ app, as: admin }, 'correctMember', 'CorrectMemberInput', input, '')).toEqual({
      __typename: 'Done',
    });
    const [entry] = await app.db.query<{ act: string; after: object }>(
      'select act, after from audit_entry order by id desc limit 1',
    );
    expect(entry).toEqual({ act: 'member.correct', after: { fields: ['firstName'], reason: 'Stavningen' } });
  });

  test('an address that another member has is refused, and so is half an address', async () => {
    const [id] = [await member('ett@example.se'), await member('upptagen@example.se')];
    const [found] = await register({ id });
    const correct = (email: string) =>
      mutateAsUser(
        { app, as: admin },
        'correctMember',
        'CorrectMemberInput',
        { id, version: found!.version, email, reason: 'Prov' },
        '',
      );
    expect(await correct('UPPTAGEN@example.se')).toMatchObject({ code: 'ALREADY_MEMBER', field: 'email' });
    expect(await correct('ett@example')).toMatchObject({ code: 'INVALID_INPUT', field: 'email' });
    expect(await correct('ett@example.se')).toMatchObject({ code: 'NOTHING_CHANGED' });
    expect(await register({ id })).toEqual([found]);
  });

  test('two memberships of one person become one, since the earlier day, and it can be taken back', async () => {
    const [staying, leaving] = [await member('gammal@example.se'), await member('nonmember@example.se')];
    await app.db.query(`update association_member set joined_at = '2020-01-01' where id = $1`, [leaving]);
    await signIn(app, 'nonmember');
    const [one, other] = [(await register({ id: staying }))[0]!, (await register({ id: leaving }))[0]!];
    const input = { stayingId: staying, version: one.version, leavingId: leaving, leavingVersion: other.version };
    const merge = (email: string) =>
      mutateAsUser({ app, as: admin }, 'mergeMembers', 'MergeMembersInput', { ...input, email, reason: 'Samma' }, '');
    expect(await merge('tredje@example.se')).toMatchObject({ code: 'INVALID_INPUT', field: 'email' });
    expect(await merge('nonmember@example.se')).toEqual({ __typename: 'Done' });
    expect(
      await app.db.query(`select email, joined_at::date::text as day from association_member where id = $1`, [staying]),
    ).toEqual([{ email: 'nonmember@example.se', day: '2020-01-01' }]);
    expect(await register({ id: leaving })).toEqual([]);
    // the account whose membership was the other one is led to the one that stays
    expect(await memberOf('nonmember')).toBe(staying);
    await takeBackLast();
    expect((await register({ id: leaving })).map(({ email }) => email)).toEqual(['nonmember@example.se']);
    expect((await register({ id: staying })).map(({ email }) => email)).toEqual(['gammal@example.se']);
  });

  test('an ended membership stops the next login, its number is gone for good, and the rest can be brought back', async () => {
    const id = await member('nonmember@example.se');
    await app.db.query(
      `update membership set ssn_cipher = 'k.a.b.c', ssn_index = decode(repeat('00', 32), 'hex'), ssn_masked = '850709-****'`,
    );
    const [found] = await register({ id });
    const input = { id, version: found!.version, reason: 'Har bett om det' };
    expect(await mutateAsUser({ app, as: admin }, 'endMembership', 'EndMembershipInput', input, '')).toEqual({
      __typename: 'Done',
    });
    expect(await stopped()).toMatchObject({ reason: 'unknownAddress' });
    expect(
      await app.db.query(`select 1 from row_change where rows::text like '%850709%' or rows::text like '%k.a.b.c%'`),
    ).toEqual([]);
    await takeBackLast();
    expect(await app.db.query('select first_name, ssn_masked from membership')).toEqual([
      { first_name: 'Ada', ssn_masked: null },
    ]);
    await expect(signIn(app, 'nonmember')).resolves.toBeDefined();
  });
});

async function takeBackLast(): Promise<void> {
  const [entry] = await app.db.query<{ id: number }>('select max(id) as id from audit_entry');
  const undo = await mutateAsUser(
    { app, as: admin },
    'undoAct',
    'UndoActInput',
    { entryId: entry!.id, entryIds: [entry!.id] },
    '',
  );
  expect(undo).toEqual({ __typename: 'UndoDone' });
}
