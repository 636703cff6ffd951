import { GraphQLSchemaHost } from '@nestjs/graphql';
import type { GraphQLSchema } from 'graphql';
import { League } from '../../factories/league.ts';
import { linkPlayer } from '../../harness/accounts.ts';
import { bootApp, graphql } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';
import { signIn } from '../../harness/browser.ts';
import { everyRow } from '../../harness/everything.ts';
import { handlersOf } from '../../harness/handlers.ts';
import { harmlessCall, harmlessDocument } from '../../harness/harmless.ts';
import { CALLS, FIELD_ROLES, rolesOf, STAFF } from '../../harness/role-table.ts';
import { smallLeague } from '../small-league.ts';

/** These accept every input, so only callers without the role try them here. */
const ALWAYS_ACCEPTED = new Set([
  'exportMembers',
  'saveLeagueSwitches',
  'saveOwnMatterRule',
  'saveReplayMonths',
  'saveStartPage',
]);

/** A call cannot try these: week-live.api.spec.ts tries them on sockets. */
const ON_SOCKETS = new Set(['matchNightChanged']);

const CALLERS = ['visitor', 'newcomer', 'player', 'captain', ...STAFF] as const;
type Caller = (typeof CALLERS)[number];

let app: TestApp;
let schema: GraphQLSchema;
/** All rows as they were after the last call. */
let rows: Record<string, string>;
const tokens = {} as Record<Caller, string | null>;

beforeAll(async () => {
  app = await bootApp();
  schema = app.app.get(GraphQLSchemaHost).schema;
  const league = new League(app.db);
  const { division } = await smallLeague(league);
  const team = await league.teamIn(division, 'Tallmo');
  for (const caller of CALLERS) {
    const role = STAFF.find((name) => name === caller);
    if (caller === 'captain' || caller === 'player' || role) {
      const { playerId } = await linkPlayer(app.db, caller, { roles: role ? [role] : [] });
      const columns = { sortOrder: caller === 'captain' ? 1 : 3 };
      if (!role) await league.sign(playerId, team, '2026-02-05T12:00:00Z', columns);
    }
    const browser = caller === 'visitor' ? null : await signIn(app, caller);
    tokens[caller] = browser?.cookies.get('accessToken') ?? null;
  }
  rows = await everyRow(app.db);
});
afterAll(() => app.close());

/** No row is another than before this test. The next one begins with what is there now: one fault is told once. */
async function expectNothingChanged(): Promise<void> {
  const before = rows;
  rows = await everyRow(app.db);
  expect(rows).toEqual(before);
}

/** 401 for callers who are not signed in, 403 for those without the role, null for callers whom the guard lets in. */
const refusalOf = (caller: Caller, roles: readonly string[]): number | null => {
  if (caller === 'visitor') return 401;
  return roles.includes(caller) ? null : 403;
};

const bearer = (token: string | null): Record<string, string> =>
  token === null ? {} : { authorization: `Bearer ${token}` };

describe.each(CALLS.filter((row) => rolesOf(row) !== null))('$call', (row) => {
  const roles = rolesOf(row) ?? [];

  test(`lets in ${roles.join(', ')}, and changes nothing for anyone`, async () => {
    const answers: unknown[] = [];
    for (const caller of CALLERS) {
      const token = tokens[caller];
      const { method, path, body, isTokenPlaced } = harmlessCall(row, token);
      const answer = await fetch(app.url + path, {
        method,
        headers: { 'content-type': 'application/json', ...(isTokenPlaced ? {} : bearer(token)) },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      const { CODE } = ((await answer.json().catch(() => null)) ?? {}) as { CODE?: number };
      const isIn = ![401, 403].includes(answer.status) && answer.status < 500;
      answers.push([caller, isIn ? null : answer.status, isIn ? null : CODE]);
    }
    expect(answers).toEqual(CALLERS.map((caller) => [caller, refusalOf(caller, roles), refusalOf(caller, roles)]));
    await expectNothingChanged();
  });
});

const FIELDS = [...FIELD_ROLES]
  .map(([field, roles]) => ({ field, roles }))
  .filter(({ field }) => !ON_SOCKETS.has(field));

describe.each(FIELDS)('$field', ({ field, roles }) => {
  test(`lets in ${roles.join(', ')}, and changes nothing for anyone`, async () => {
    const kind = schema.getQueryType()?.getFields()[field] ? 'Query' : 'Mutation';
    const document = harmlessDocument(schema, kind, field);
    const callers = CALLERS.filter((caller) => !ALWAYS_ACCEPTED.has(field) || refusalOf(caller, roles) !== null);
    const answers: unknown[] = [];
    for (const caller of callers) {
      const { errors = [] } = await graphql(app.url, document, { headers: bearer(tokens[caller]) });
      const [code] = errors.map(({ extensions }) => extensions.code);
      answers.push([caller, { UNAUTHENTICATED: 401, FORBIDDEN: 403, INTERNAL: 500 }[String(code)] ?? null]);
    }
    expect(answers).toEqual(callers.map((caller) => [caller, refusalOf(caller, roles)]));
    await expectNothingChanged();
  });
});

test('whatever is for staff was tried', () => {
  const forStaff = handlersOf(app.app).filter(({ access, kind }) => access?.kind === 'roles' && kind !== 'REST');
  expect(forStaff.map(({ address }) => address).filter((field) => !FIELD_ROLES.has(field))).toEqual([]);
});
