import { bootApp } from './harness/app.ts';
import type { TestApp } from './harness/app.ts';
import { handlersOf } from './harness/handlers.ts';
import type { Handler } from './harness/handlers.ts';
import { addressOf, CALLS, FIELD_ROLES, ROLE_TABLE, rolesOf } from './harness/role-table.ts';

/** An image's stored path contains a folder, so another handler answers the documented call. */
const ANSWERED_AS: Record<string, string> = { 'GET /api/{}': 'GET /api/images/{}' };

const declared = ({ access }: Handler): string => {
  if (!access) return 'undeclared';
  return access.kind === 'roles' ? access.roles.join(', ') : access.kind;
};

let app: TestApp;
let rest: Map<string, Handler>;
let roots: Handler[];

beforeAll(async () => {
  app = await bootApp();
  const handlers = handlersOf(app.app);
  rest = new Map(handlers.filter(({ kind }) => kind === 'REST').map((each) => [addressOf(each.address), each]));
  roots = handlers.filter(({ kind }) => ['Query', 'Mutation', 'Subscription'].includes(kind));
});
afterAll(() => app.close());

test('every call of the table is answered, for those whom it is for', () => {
  const wanted = CALLS.map((row) => {
    const needed = row.actor === 'public' ? 'public' : (rolesOf(row)?.join(', ') ?? 'signed-in');
    return [row.call, needed];
  });
  const found = CALLS.map(({ call }) => {
    const address = addressOf(call);
    const handler = rest.get(ANSWERED_AS[address] ?? address);
    return [call, handler ? declared(handler) : 'nobody answers it'];
  });
  expect(found).toEqual(wanted);
});

test('no call for staff is missing in the table', () => {
  const known = new Set(CALLS.map(({ call }) => addressOf(call)));
  const forStaff = [...rest.values()].filter(({ access }) => access?.kind === 'roles');
  expect(forStaff.map(({ address }) => address).filter((address) => !known.has(addressOf(address)))).toEqual([]);
});

test('every root field for staff stands at its tab, and is for those who open it', () => {
  const forStaff = roots.filter(({ access }) => access?.kind === 'roles');
  const found = Object.fromEntries(forStaff.map((handler) => [handler.address, declared(handler)]));
  expect(found).toEqual(Object.fromEntries([...FIELD_ROLES].map(([field, roles]) => [field, roles.join(', ')])));
});

test('no field stands at two tabs', () => {
  const { tabs, tabsOfOurOwn, fieldsOfSeveralTabs } = ROLE_TABLE;
  const fields = [...tabs, ...tabsOfOurOwn, ...fieldsOfSeveralTabs].flatMap((row) => row.fields);
  expect(fields).toHaveLength(new Set(fields).size);
});
