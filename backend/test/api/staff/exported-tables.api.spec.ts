import { readFileSync } from 'node:fs';
import { csvOf } from '../../../src/platform/csv.ts';
import { Player } from '../../../src/modules/players/player.entity.ts';
import { Setting } from '../../../src/modules/content/settings/setting.entity.ts';
import { UserRole } from '../../../src/modules/auth/users/user-role.entity.ts';
import { League } from '../../factories/league.ts';
import { linkPlayer } from '../../harness/accounts.ts';
import { bootApp, type TestApp } from '../../harness/app.ts';
import { signIn, type Browser } from '../../harness/browser.ts';
import { queryAsUser } from './division-calls.ts';

/** What goes out of the back office as CSV comes in again: the lists save what the contract says, in either language. */

type Tables = Record<string, Record<'se' | 'en', string[][]>>;
const tables = JSON.parse(
  readFileSync(new URL('../../../../docs/contracts/exported-tables.json', import.meta.url), 'utf8'),
) as Tables;

let app: TestApp;
let league: League;
let admin: Browser;
let ids: { nordan: number; nova: number; coming: number; first: number };

/** The league of the contract. */
beforeAll(async () => {
  app = await bootApp();
  league = new League(app.db);
  await linkPlayer(app.db, 'admin', { roles: ['admin'] });
  admin = await signIn(app, 'admin');
  const current = await league.season({ name: 'Säsong 10', startsOn: '2026-09-01', endsOn: '2026-12-20' });
  const coming = await league.season({ name: 'Säsong 11', startsOn: '2027-01-11', endsOn: '2027-05-31' });
  for (const [key, id] of [
    ['current_season', current],
    ['signup_season', coming],
  ] as const)
    await app.db.repo(Setting).insert({ key, value: String(id) });
  const account = await league.user({ discordUsername: 'nova99' }, ['divisionadmin', 'writer']);
  await league.user({ discordUsername: 'domaren' });
  const nova = await league.player('Nova', { userId: account, mmr: 1543, nationality: 'SE' });
  await league.player('Kugg');
  const [nordan, snow] = [await league.team('Nordan'), await league.team('Is – Snö')];
  await league.team('Vinter', { isActive: false });
  await league.sign(nova, nordan, '2026-01-01T12:00:00Z', { sortOrder: 1 });
  await league.signUp(coming, nordan, { createdAt: '2026-09-29T11:00:00Z' });
  const first = await league.division(current, { name: 'Division 1', discriminator: 'ettan', adminUserId: account });
  await league.division(current, { name: 'Division 2', discriminator: 'tvaan', rank: 2 });
  for (const team of [nordan, snow]) await league.enter(first, team);
  await league.played(
    first,
    [nordan, snow],
    [3, 1, 0, 2].map((goals) => ({ goals: [goals, goals === 0 ? 2 : 0] })),
    {
      scheduledAt: '2026-10-14T17:00:00Z',
      isStreamed: true,
      hasPlayerNumbers: false,
    },
  );
  await league.series(first, snow, nordan, { week: 2 });
  ids = { nordan, nova, coming, first };
});
afterAll(() => app.close());

interface Answer {
  lines?: { name: string; outcome: string | null; problem: { messageKey: string } | null }[];
  unread?: string[];
  messageKey?: string;
}

async function run(kind: string, rows: readonly (readonly string[])[], isTrial = false): Promise<Answer> {
  const { it } = await queryAsUser<{ it: Answer }>(
    app,
    admin,
    `mutation ($kind: ImportKind!, $csv: String!, $isTrial: Boolean!) {
      it: importTable(kind: $kind, csv: $csv, isTrial: $isTrial) {
        ... on ImportedLines { lines { name outcome problem { messageKey } } unread }
        ... on Problem { messageKey }
      } }`,
    { kind: kind.toUpperCase(), csv: csvOf(rows), isTrial },
  );
  return it;
}
const outcomesOf = ({ lines, messageKey }: Answer) =>
  lines?.map(({ outcome, problem }) => outcome ?? problem?.messageKey) ?? messageKey;

const traces = () =>
  app.db.query(
    `select (select count(*) from row_change) as rows, (select count(*) from audit_entry) as acts,
            (select count(*) from notification) as told, (select count(*) from outbox_entry) as sent`,
  );

describe.each(['se', 'en'] as const)('the file of a reader in %s', (language) => {
  test.each(Object.keys(tables))('of %s comes in unchanged, and nothing is written', async (kind) => {
    const rows = tables[kind]![language];
    const before = await traces();
    for (const isTrial of [true, false]) {
      const answer = await run(kind, rows, isTrial);
      expect(outcomesOf(answer)).toEqual(rows.slice(1).map(() => 'UNCHANGED'));
    }
    expect(await traces()).toEqual(before);
  });

  test('of accounts is also a table of roles', async () => {
    const rows = tables['players']![language].filter((row) => row.at(-1) !== '');
    expect(outcomesOf(await run('roles', rows))).toEqual(['UNCHANGED', 'UNCHANGED']);
  });

  test('says which columns follow from something else', async () => {
    const [heading] = tables['teams']![language];
    expect((await run('teams', tables['teams']![language], true)).unread).toEqual(heading!.slice(1, 4));
  });
});

test('a changed cell is saved, and a refused line is named as it is typed', async () => {
  const [heading, first, ...others] = tables['players']!['se'];
  const answer = await run('players', [
    heading!,
    first!.with(4, '1600').with(5, 'Skribent'),
    ...others.map((row) => row.with(4, '999')),
    ['NoVA', 'någon annan', '', '', '1', ''],
  ]);
  expect(outcomesOf(answer)).toEqual(['CHANGED', 'CHANGED', 'api.import.account-without-player', 'api.import.unknown']);
  expect(answer.lines?.at(-1)?.name).toBe('NoVA – någon annan');
  expect(
    await app.db.query(
      'select mmr, (select array_agg(role) from user_role where user_id = p.user_id) as roles from player p where id = $1',
      [ids.nova],
    ),
  ).toEqual([{ mmr: 1600, roles: [4] }]);
});

test('sign-ups that are gone come back, each with an act in the log', async () => {
  await app.db.query('delete from signup where season_id = $1', [ids.coming]);
  const rows = tables['signups']!['se'];
  expect(outcomesOf(await run('signups', rows, true))).toEqual(['CREATED']);
  expect(await app.db.query('select from signup')).toEqual([]);
  expect(outcomesOf(await run('signups', [...rows, rows[1]!.with(0, 'Inget Lag')]))).toEqual([
    'CREATED',
    'api.import.unknown',
  ]);
  expect(await app.db.query('select team_id as id from signup where season_id = $1', [ids.coming])).toEqual([
    { id: ids.nordan },
  ]);
  expect(await app.db.query('select act from audit_entry order by id desc limit 1')).toEqual([{ act: 'signup.add' }]);
});

test('divisions come into another season, with the same admins; a season that is not there is refused', async () => {
  const { userId } = await app.db.repo(Player).findOneByOrFail({ id: ids.nova });
  await app.db.repo(UserRole).upsert({ userId: userId ?? 0, role: 2 }, ['userId', 'role']);
  const [heading, ...rows] = tables['divisions']!['en'];
  const next = [heading!, ...rows.map((row) => row.with(1, 'Season 11'))];
  const refused = ['Division 3', 'Säsong 12', '', '', ''];
  const nobody = ['Division 3', 'Säsong 11', 'Ingen Sådan', '', ''];
  const answer = ['CREATED', 'CREATED', 'api.import.unknown', 'api.import.no-division-admin'];
  expect(outcomesOf(await run('divisions', [...next, refused, nobody], true))).toEqual(answer);
  expect(outcomesOf(await run('divisions', [...next, refused, nobody]))).toEqual(answer);
  expect(
    await app.db.query(
      `select d.name, p.nickname as admin from division d left join player p on p.user_id = d.admin_user_id
        where d.season_id = $1 order by d.rank`,
      [ids.coming],
    ),
  ).toEqual([
    { name: 'Division 1', admin: 'Nova' },
    { name: 'Division 2', admin: null },
  ]);
  expect(outcomesOf(await run('divisions', next))).toEqual(['UNCHANGED', 'UNCHANGED']);
  expect(outcomesOf(await run('divisions', [heading!, ['Division 1', 'Season 11', 'none', '', '']]))).toEqual([
    'CHANGED',
  ]);
});

test('series get their times, and an empty cell takes none away', async () => {
  const [heading, first, second] = tables['series']!['se'];
  const rows = [heading!, first!.with(1, '').with(7, '–'), second!.with(1, '2026-10-21 20:15').with(7, 'ja')];
  expect(outcomesOf(await run('series', rows))).toEqual(['CHANGED', 'CHANGED']);
  expect(
    await app.db.query(
      'select scheduled_at as at, is_streamed as streamed from series where division_id = $1 order by week',
      [ids.first],
    ),
  ).toEqual([
    { at: new Date('2026-10-14T17:00:00Z'), streamed: false },
    { at: new Date('2026-10-21T18:15:00Z'), streamed: true },
  ]);
});
