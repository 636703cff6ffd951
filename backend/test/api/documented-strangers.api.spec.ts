import { OutboxWorker } from '../../src/modules/messages/outbox/outbox-worker.ts';
import { bootApp } from '../harness/app.ts';
import type { TestApp } from '../harness/app.ts';
import { everyRow } from '../harness/everything.ts';
import { wrongAnswer } from '../harness/openapi.ts';
import { DOCUMENTED_CALLS, rolesOf } from '../harness/role-table.ts';
import type { DocumentedCall } from '../harness/role-table.ts';
import { makeCall, partsOf } from './documented-calls.ts';
import { documentedWorld } from './documented-world.ts';
import type { Ask } from './documented-world.ts';
import type { Caller } from './requests/request-callers.ts';

/** People whom a documented call may not be for. */
const KINDS = [
  'nobody',
  'someone without a player',
  'a player without a team',
  'the captain of another team',
  'graphics',
  'writer',
  'the admin of another division',
] as const;
type Kind = (typeof KINDS)[number];

let app: TestApp;
const strangers = {} as Record<Kind, Caller>;
/** The input of each call, by the call: all of it is made before anyone calls. */
const asked = new Map<string, Ask>();
let before: Record<string, string>;

const CLOSED = DOCUMENTED_CALLS.filter(({ actor }) => actor !== 'public').map((row) => ({ ...row, ...partsOf(row) }));

beforeAll(async () => {
  app = await bootApp();
  // it works a moment later, in the middle of a comparison
  await app.app.get(OutboxWorker, { strict: false }).onModuleDestroy();
  const { ask, callers } = await documentedWorld(app);
  const captain = await callers.caller();
  const team = await callers.league.team('Främlingarna');
  for (const [index, { playerId }] of [captain, await callers.caller()].entries()) {
    await callers.league.sign(playerId, team, '2026-01-05T12:00:00Z', { sortOrder: index + 1 });
  }
  const other = await callers.caller({ roles: ['divisionadmin'] });
  await callers.league.division(await callers.league.season(), { adminUserId: other.userId });
  Object.assign(strangers, {
    nobody: { userId: 0, playerId: 0, token: 'stranger' },
    'someone without a player': await callers.caller({ hasPlayer: false }),
    'a player without a team': await callers.caller(),
    'the captain of another team': captain,
    graphics: await callers.caller({ roles: ['graphics'] }),
    writer: await callers.caller({ roles: ['writer'] }),
    'the admin of another division': other,
  } satisfies Record<Kind, Caller>);
  for (const { call, method, path, actor } of CLOSED) asked.set(call, await ask(method, path, actor));
  before = await everyRow(app.db);
});
afterAll(() => app.close());

/** What division admins may do in their own divisions only. */
const OF_A_DIVISION = new Set([
  'POST /api/admin/series/closeDiscordChannel',
  'POST /api/admin/series/createDiscordChannel',
  'POST /api/admin/series/report',
  'POST /api/admin/series/resetSeries',
  'POST /api/admin/series/saveStreamAndTime',
  'POST /api/admin/series/saveWOSeries',
  'POST /api/division/addRoleToAllPlayers',
  'POST /api/division/createAllMatches',
  'POST /api/division/createMatchRoom',
  'POST /api/division/saveColors',
  'POST /api/division/saveDivisionInfo',
  'POST /api/division/saveTeams',
]);

/** Calls about the caller's own things, which the same people may make too. */
const ABOUT_THEIR_OWN: Record<string, Kind[]> = {
  'POST /api/team/createTeamRequest': ['a player without a team'],
  'POST /api/user/saveImageSettings': ['a player without a team', 'the captain of another team'],
  'POST /api/team/invitePlayer': ['the captain of another team'],
  'POST /api/team/saveImageAndNameSettings': ['the captain of another team'],
};

/** For whom this call is not, staff by their role, others by what they have. */
function strangersOf(row: DocumentedCall): Kind[] {
  const roles = rolesOf(row);
  const staff: Partial<Record<Kind, string>> = {
    graphics: 'graphics',
    writer: 'writer',
    'the admin of another division': 'divisionadmin',
  };
  return KINDS.filter((kind) => {
    if (kind === 'nobody') return true;
    const role = staff[kind];
    if (roles) return !roles.some((each) => each === role) || (role === 'divisionadmin' && OF_A_DIVISION.has(row.call));
    // staff have players and no teams here, as the player without one
    return row.actor !== 'user' && role === undefined && !ABOUT_THEIR_OWN[row.call]?.includes(kind);
  });
}

/** Calls with pictures store the picture first; housekeeping deletes it when nothing comes to use it. */
const PICTURES = ['image', 'row_change'];
const withoutPictures = (tables: Record<string, string>) =>
  Object.fromEntries(Object.entries(tables).filter(([name]) => !PICTURES.includes(name)));

test.each(CLOSED)('$call answers strangers with a refusal, as described', async (row) => {
  const found: unknown[] = [];
  for (const kind of strangersOf(row)) {
    const answer = await makeCall(app.url, row, { ...asked.get(row.call)!, as: strangers[kind] });
    const body = (await answer.json()) as { CODE?: number };
    const isGuarded = kind === 'nobody' ? answer.status === 401 : answer.status === 403;
    // outside of the back office, what strangers lack decides which refusal they get
    const isRefused = isGuarded || (rolesOf(row) === null && kind !== 'nobody' && [404, 409].includes(answer.status));
    const isSaid = body.CODE === answer.status && wrongAnswer(row.method, row.path, answer.status, body).length === 0;
    found.push({ kind, isRefused, isSaid, told: [answer.status, body] });
  }
  const wanted = { isRefused: true, isSaid: true, told: expect.anything() as unknown };
  expect(found).toEqual(strangersOf(row).map((kind) => ({ kind, ...wanted })));
});

test('strangers changed nothing', async () => {
  expect(withoutPictures(await everyRow(app.db))).toEqual(withoutPictures(before));
});

test.each(CLOSED)('$call, with the same input, works for its caller', async (row) => {
  const right = await makeCall(app.url, row, asked.get(row.call)!);
  expect([right.status, await right.text()]).toEqual([200, expect.anything()]);
});
