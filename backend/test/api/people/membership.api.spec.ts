import pg from 'pg';
import { symbols } from 'pino';
import { Sealer } from '../../../src/platform/crypto/sealer.ts';
import { log } from '../../../src/platform/logging/logger.ts';
import { League } from '../../factories/league.ts';
import { linkPlayer } from '../../harness/accounts.ts';
import { bootApp, graphql } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';
import { signIn } from '../../harness/browser.ts';
import { untilWaiting } from '../../harness/locks.ts';

let app: TestApp;
let lines: string[];
const stream = Reflect.get(log, symbols.streamSym) as { write(line: string): void };
const write = stream.write.bind(stream);

beforeAll(async () => {
  app = await bootApp();
  // everything that is logged from here on, in its final form
  lines = [];
  stream.write = (line) => void lines.push(line);
  log.level = 'trace';
});
afterAll(async () => {
  log.level = 'silent';
  stream.write = write;
  await app.close();
});

/** Numbers that no person has: serials from 980, each with its check digit. */
const numbers = ['8507099805', '0002299808', '8507699802', '1303029803', '1010109807', '9001019810', '9502039804'];
let made = 0;

interface Form {
  fName: string;
  mail: string;
  ssn: string;
  [field: string]: unknown;
}

const form = (changes: object = {}): Form => ({
  fName: 'Hemlina',
  lName: 'Hemlund',
  mail: `hemlig${++made}@example.se`,
  tel: '070-174 06 05',
  ssn: numbers[made % numbers.length] as string,
  address: 'Hemliggatan 1',
  zip: '123 45',
  city: 'Hemstad',
  sex: 'na',
  agreejoin: true,
  agreeprivacy: true,
  ...changes,
});

interface Said {
  CODE: number;
  MESSAGE: string;
  field?: string;
}

async function byRest(body: object | undefined, on = app): Promise<Said & { retryAfter: string | null }> {
  const answer = await fetch(`${on.url}/api/user/save-member`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const said = (await answer.json()) as Said;
  expect(answer.status).toBe(said.CODE);
  return { ...said, retryAfter: answer.headers.get('retry-after') };
}

interface Outcome {
  messageKey: string;
  code?: string;
  field?: string;
}

async function byGraphql(body: Form, on = app): Promise<Outcome> {
  const input = {
    firstName: body.fName,
    lastName: body['lName'],
    email: body.mail,
    phone: body['tel'],
    ssn: body.ssn,
    address: body['address'],
    zip: body['zip'],
    city: body['city'],
    sex: body['sex'],
    agreesToJoin: body['agreejoin'],
    agreesToPrivacy: body['agreeprivacy'],
    agreesToMarketing: body['agreemarketing'] ?? false,
  };
  const answer = await graphql<{ it: Outcome }>(
    on.url,
    `
      mutation ($input: MembershipInput!) {
        it: applyForMembership(input: $input) {
          ... on Done {
            messageKey
          }
          ... on Problem {
            code
            messageKey
            field
          }
        }
      }
    `,
    { variables: { input } },
  );
  expect(answer.errors).toBeUndefined();
  return answer.data?.it as Outcome;
}

type Row = Record<string, unknown> & { id: number; ssn_cipher: string };
const rowOf = async (email: string): Promise<Row | undefined> =>
  (
    await app.db.query<Row>(
      `select m.*, a.email as member from membership m join association_member a on a.id = m.association_member_id
        where m.email = $1`,
      [email],
    )
  )[0];

beforeEach(() => app.db.query('delete from membership; delete from association_member'));

test('both doors make a member, and leave the same behind', async () => {
  const [one, other] = [form({ agreemarketing: 'true' }), form({ agreemarketing: true })];
  expect(await byRest(one)).toMatchObject({ CODE: 200, MESSAGE: 'member.success.formsave' });
  expect(await byGraphql(other)).toEqual({ messageKey: 'member.success.formsave' });

  const common = {
    first_name: 'Hemlina',
    last_name: 'Hemlund',
    phone: '+46701740605',
    address: 'Hemliggatan 1',
    zip: '123 45',
    city: 'Hemstad',
    sex: 'na',
    agrees_marketing: true,
    is_ssn_doubtful: false,
  };
  expect(await rowOf(one.mail)).toMatchObject({ ...common, member: one.mail });
  expect(await rowOf(other.mail)).toMatchObject({ ...common, member: other.mail });
});

test('the number is kept sealed to its row, masked, and nowhere else', async () => {
  const application = form({ ssn: '850709-9805' });
  await byRest(application);
  const row = await rowOf(application.mail);
  expect(row).toMatchObject({ ssn_masked: '850709-****' });
  expect(JSON.stringify(row)).not.toMatch(/8507099805|850709-9805/);
  const sealer = app.app.get(Sealer, { strict: false });
  expect(sealer.open(row?.ssn_cipher ?? '', `member:${row?.id}`)).toBe('198507099805');
  expect(() => sealer.open(row?.ssn_cipher ?? '', 'member:999')).toThrow();
});

test('a wrong check digit is taken, and marked for staff', async () => {
  const application = form({ ssn: '850709-9806' });
  expect(await byRest(application)).toMatchObject({ CODE: 200 });
  expect(await rowOf(application.mail)).toMatchObject({ is_ssn_doubtful: true });
});

test('an applicant who is known by number or address is told the same, through both doors and in the same time', async () => {
  const known = form({ ssn: '850709-9805' });
  await byRest(known);
  await new League(app.db).member('gammal@example.se');
  const cases = [
    { why: 'the same number, written with its century', again: form({ ssn: '19850709 9805' }) },
    { why: 'the same address in capitals', again: form({ mail: known.mail.toUpperCase(), ssn: '000229-9808' }) },
    { why: 'an old member', again: form({ mail: 'Gammal@example.se', ssn: '000229-9808' }) },
  ];
  for (const { why, again } of cases) {
    const since = performance.now();
    expect({ why, ...(await byRest(again)) }).toMatchObject({ why, CODE: 400, MESSAGE: 'member.error.exist' });
    expect(performance.now() - since).toBeGreaterThanOrEqual(245);
    expect(await byGraphql(again)).toEqual({ code: 'ALREADY_MEMBER', messageKey: 'member.error.exist', field: null });
  }
  const since = performance.now();
  await byRest(form({ ssn: '000229-9808' }));
  expect(performance.now() - since).toBeGreaterThanOrEqual(245);
  const [count] = await app.db.query<{ n: number }>('select count(*)::int as n from association_member');
  // a refused application is not stored in part
  expect(count?.n).toBe(3);
});

test('of applications that meet at once one is taken', async () => {
  const [one, other] = [form({ ssn: '850709-9805' }), form({ ssn: '198507099805' })];
  const holder = new pg.Client({ connectionString: app.databaseUrl });
  await holder.connect();
  try {
    await holder.query('begin');
    await holder.query('insert into association_member (email) values ($1), ($2)', [one.mail, other.mail]);
    const outcomes = Promise.all([
      byRest(one).then(({ MESSAGE }) => MESSAGE),
      byGraphql(other).then((it) => it.messageKey),
    ]);
    await untilWaiting(holder, 2);
    await holder.query('rollback');
    expect((await outcomes).sort()).toEqual(['member.error.exist', 'member.success.formsave']);
  } finally {
    await holder.end();
  }
  const [count] = await app.db.query<{ n: number }>('select count(*)::int as n from membership');
  expect(count?.n).toBe(1);
});

test.each<[change: object, field: string, message: string]>([
  [{ fName: '' }, 'firstName', 'member.form.firstName'],
  [{ lName: undefined }, 'lastName', 'member.form.lastName'],
  [{ mail: 'ada@example' }, 'email', 'member.form.email'],
  [{ tel: '08-123 45 67' }, 'phone', 'member.form.phone'],
  [{ ssn: '850732-9805' }, 'ssn', 'member.form.ssn'],
  [{ ssn: '20200101-9800' }, 'ssn', 'member.error.under-age'],
  [{ address: null }, 'address', 'member.form.address'],
  [{ zip: ' ' }, 'zip', 'member.form.zip'],
  [{ city: 'a\u202eb' }, 'city', 'form.unprintable-characters'],
  [{ sex: '' }, 'sex', 'member.form.sex'],
  [{ agreejoin: false }, 'agreesToJoin', 'member.form.agree'],
  [{ agreeprivacy: 'nej' }, 'agreesToPrivacy', 'member.form.agree'],
  [{ fName: { $gt: '' } }, 'fName', 'api.error.invalid-input'],
  [{ fName: 'x'.repeat(501) }, 'fName', 'api.error.invalid-input'],
  [{ isAdmin: true }, 'isAdmin', 'api.error.invalid-input'],
])('%j is refused, names %s, and nothing is stored', async (change, field, message) => {
  const application = form(change);
  expect(await byRest(application)).toMatchObject({ CODE: 400, MESSAGE: message, field });
  expect(await app.db.query('select 1 from association_member')).toEqual([]);
});

test('a call without anything is refused', async () => {
  expect(await byRest(undefined)).toMatchObject({ CODE: 400 });
  expect(await byRest({})).toMatchObject({ CODE: 400, MESSAGE: 'member.form.firstName' });
});

test('becoming a member opens the league to the account with that verified address', async () => {
  await linkPlayer(app.db, 'nonmember', { isMember: false });
  const { DEMO_ACCOUNTS } = await import('../../../src/integrations/discord/emulator/demo-accounts.ts');
  const mail = DEMO_ACCOUNTS.find(({ handle }) => handle === 'nonmember')?.email;
  await expect(signIn(app, 'nonmember')).rejects.toThrow('notMember');
  await byRest(form({ mail }));
  await expect(signIn(app, 'nonmember')).resolves.toBeDefined();
});

test('not even a fault tells who it was about: neither the answer nor the log', async () => {
  await app.db.query(`alter table membership add constraint broken check (city <> 'Felstad')`);
  try {
    const since = lines.length;
    const application = form({ city: 'Felstad' });
    const answer = await byRest(application);
    expect(answer).toMatchObject({ CODE: 500, MESSAGE: 'api.error.internal' });
    expect(lines.slice(since).join('')).toMatch(/request failed/);
  } finally {
    await app.db.query('alter table membership drop constraint broken');
  }
  // a time of day and a request id can contain any digits
  const logged = lines.join('').replace(/\\*"(time|requestId)\\*":[^,}]+/g, '');
  expect(logged).toMatch(/known already/);
  expect(logged).not.toMatch(/hemli|hemlund|hemstad|felstad'|174 ?06|9805|9808/i);
});

test('an address applies so often in an hour, by either door; forms that are not whole do not count', async () => {
  const limited = await bootApp({ env: { MEMBER_LIMIT: '2' } });
  log.level = 'trace';
  try {
    for (let i = 0; i < 5; i++) expect(await byRest(form({ zip: '' }), limited)).toMatchObject({ CODE: 400 });
    const application = form({ ssn: '850709-9805' });
    expect(await byRest(application, limited)).toMatchObject({ CODE: 200 });
    expect(await byGraphql(application, limited)).toMatchObject({ code: 'ALREADY_MEMBER' });
    const answer = await byRest(application, limited);
    expect(answer).toMatchObject({ CODE: 429, MESSAGE: 'api.error.too-many-requests' });
    expect(Number(answer.retryAfter)).toBeGreaterThan(0);
    expect(await byGraphql(application, limited)).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  } finally {
    await limited.close();
  }
});

describe("the association's register", () => {
  interface Members {
    associationMembers: { total: number; items: Record<string, unknown>[] };
  }
  const REGISTER = `query ($filter: AssociationMemberFilter!) { associationMembers(filter: $filter) { total items {
    name email phone zip city agreesToMarketing hasAccount userId playerId nickname joinedAt } } }`;
  const read = async (as: string, filter: object) => {
    const { cookieHeader } = await signIn(app, as);
    const headers = { cookie: cookieHeader, 'sec-fetch-site': 'same-origin' };
    return graphql<Members>(app.url, REGISTER, { variables: { filter }, headers });
  };
  const names = async (filter: object) =>
    (await read('admin', filter)).data?.associationMembers.items.map(({ name, email }) => name ?? email);
  let reader: { userId: number; playerId: number };

  beforeAll(async () => {
    reader = await linkPlayer(app.db, 'admin', { roles: ['admin'], isMember: false });
    await linkPlayer(app.db, 'divisionadmin', { roles: ['divisionadmin'], nationality: 'NO' });
  });
  beforeEach(async () => {
    const [{ email }] = (await app.db.query<{ email: string }>(
      `select u.email from app_user u join player p on p.user_id = u.id where p.id = $1`,
      [reader.playerId],
    )) as [{ email: string }];
    await new League(app.db).member(email.toUpperCase());
    await byRest(form({ fName: 'Berit', lName: 'Alm', mail: 'berit@example.se' }));
    await byRest(form({ fName: 'Arne', lName: 'Zetterberg', mail: 'arne@example.se' }));
  });

  test('has everyone who has applied, logged in or not, and no personal identity number', async () => {
    const { data } = await read('admin', { first: 10 });
    const { total, items } = data!.associationMembers;
    expect(total).toBe(3);
    expect(items[0]).toEqual({
      name: 'Berit Alm',
      email: 'berit@example.se',
      phone: '+46701740605',
      zip: '123 45',
      city: 'Hemstad',
      agreesToMarketing: false,
      hasAccount: false,
      userId: null,
      playerId: null,
      nickname: null,
      joinedAt: expect.any(String),
    });
    expect(items[2]).toMatchObject({
      name: null,
      phone: null,
      hasAccount: true,
      userId: reader.userId,
      playerId: reader.playerId,
      nickname: 'admin',
    });
    for (const number of numbers) expect(JSON.stringify(items)).not.toContain(number.slice(0, 6));
  });

  test('is searched by name and address, narrowed by login, sorted and paged', async () => {
    expect(await names({ text: 'zetter' })).toEqual(['Arne Zetterberg']);
    expect(await names({ text: 'BERIT@' })).toEqual(['Berit Alm']);
    expect(await names({ text: '%' })).toEqual([]);
    expect(await names({ hasAccount: false })).toEqual(['Berit Alm', 'Arne Zetterberg']);
    expect(await names({ hasAccount: true })).toHaveLength(1);
    expect(await names({ sort: 'NAME', isDescending: true, first: 1 })).toEqual(['Arne Zetterberg']);
    expect(await names({ sort: 'NAME', first: 1, offset: 1 })).toEqual(['Arne Zetterberg']);
    const page = await read('admin', { first: 1, text: 'example.se', hasAccount: false });
    expect(page.data?.associationMembers.total).toBe(2);
  });

  const EXPORT = `mutation ($filter: AssociationMemberFilter!) {
    exportMembers(filter: $filter, language: se) { ... on MemberExport { csv } }
  }`;
  const exported = async (as: string, filter: object) => {
    const { cookieHeader } = await signIn(app, as);
    const headers = { cookie: cookieHeader, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
    const body = JSON.stringify({ query: EXPORT, variables: { filter } });
    const answer = await fetch(`${app.url}/graphql`, { method: 'POST', headers, body });
    const { data, errors } = (await answer.json()) as {
      data: { exportMembers: { csv: string } } | null;
      errors?: { extensions: { code: string } }[];
    };
    return {
      cache: answer.headers.get('cache-control'),
      csv: data?.exportMembers.csv,
      code: errors?.[0]?.extensions.code,
    };
  };
  const exports = () =>
    app.db.query(`select actor_user_id as by, after from audit_entry where act = 'member.export' order by id`);

  test('is exported for Excel: all that fit, on every page, and the log says who took how many', async () => {
    await app.db.query(`update membership set city = '=1+1;' where email = 'arne@example.se'`);
    await app.db.query(`update association_member set joined_at = '2026-02-28T23:30:00Z'`);
    const before = await exports();
    const { cache, csv } = await exported('admin', { sort: 'NAME', first: 1, offset: 1 });
    expect(cache).toBe('no-store');
    expect(csv?.split('\r\n')).toEqual([
      '\uFEFFNamn;E-post;Telefon;Postnummer;Ort;Medlem sedan;Vill ha utskick;Har loggat in;Spelare',
      `Berit Alm;berit@example.se;'+46701740605;123 45;Hemstad;2026-03-01;Nej;Nej;`,
      `Arne Zetterberg;arne@example.se;'+46701740605;123 45;"'=1+1;";2026-03-01;Nej;Nej;`,
      expect.stringMatching(/^;admin@example\.se;;;;2026-03-01;;Ja;admin$/i),
      '',
    ]);
    expect((await exported('admin', { text: 'berit' })).csv?.split('\r\n')).toHaveLength(3);
    expect((await exports()).slice(before.length)).toEqual([
      { by: reader.userId, after: { members: 3 } },
      { by: reader.userId, after: { members: 1 } },
    ]);
    for (const number of numbers) expect(csv).not.toContain(number.slice(0, 6));
  });

  test('is exported by admins alone; who may not gets nothing, and the log no entry', async () => {
    const before = await exports();
    expect(await exported('divisionadmin', {})).toMatchObject({ csv: undefined, code: 'FORBIDDEN' });
    expect(await exports()).toEqual(before);
  });

  test('is for admins alone', async () => {
    const { data, errors } = await read('divisionadmin', {});
    expect([data, errors?.[0]?.extensions['code']]).toEqual([null, 'FORBIDDEN']);
  });
});
