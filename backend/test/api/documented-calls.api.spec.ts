import { bootApp } from '../harness/app.ts';
import type { TestApp } from '../harness/app.ts';
import { DOCUMENTED_CALLS } from '../harness/role-table.ts';
import type { DocumentedCall } from '../harness/role-table.ts';
import { documentedWorld } from './documented-world.ts';
import type { Ask } from './documented-world.ts';

let app: TestApp;
let ask: Awaited<ReturnType<typeof documentedWorld>>;

beforeAll(async () => {
  app = await bootApp();
  ask = await documentedWorld(app);
});
afterAll(() => app.close());

/** Makes the call as its caller, or as a stranger with the same words. */
function make({ method, path }: Parts, { as, params, body }: Ask, isStranger = false): Promise<Response> {
  const token = isStranger ? 'stranger' : as.token;
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    name === 'accessToken' ? token : String(params[name] ?? `no ${name}`),
  );
  // a token is told in one place
  const isPlaced = isStranger || path.includes('{accessToken}');
  const headers: Record<string, string> = isPlaced ? {} : { authorization: `Bearer ${token}` };
  if (method === 'GET') return fetch(app.url + address, { headers });
  return fetch(app.url + address, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(isStranger || !tokenIsInBody(path) ? body : { ...body, accessToken: token }),
  });
}

interface Parts {
  method: string;
  path: string;
}

/** Only who becomes a member says nothing about who they are. */
const tokenIsInBody = (path: string): boolean => path !== '/api/user/save-member';

const partsOf = ({ call }: DocumentedCall): Parts => {
  const [method = '', path = ''] = call.split(' ');
  return { method, path };
};

/** The rows that the documented fields stand in. */
function rowsOf(answer: string, body: unknown): unknown[] {
  const told = answer === 'envelope' ? (body as { MESSAGE: unknown }).MESSAGE : body;
  return Array.isArray(told) ? told : [told];
}

describe.each(DOCUMENTED_CALLS.map((row) => ({ ...row, ...partsOf(row) })))('$call', (row) => {
  test(`answers 200 with its ${row.answer}${row.fields ? ' and its fields' : ''}`, async () => {
    const answer = await make(row, await ask(row.method, row.path, row.actor));
    if (row.answer === 'image') {
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image\//)]);
      return;
    }
    const body: unknown = await answer.json();
    expect([answer.status, body]).toEqual([200, expect.anything()]);
    if (row.answer === 'envelope') expect(body).toEqual({ CODE: 200, MESSAGE: expect.anything() });
    expect(Array.isArray(body)).toBe(row.answer === 'list');
    if (!row.fields) return;
    const rows = rowsOf(row.answer, body);
    expect(rows).not.toEqual([]);
    for (const found of rows) expect(Object.keys(found as object)).toEqual(expect.arrayContaining(row.fields));
  });

  if (row.actor === 'public') return;
  test('answers 401 to a stranger, in an envelope', async () => {
    const answer = await make(row, await ask(row.method, row.path, row.actor), true);
    expect([answer.status, await answer.json()]).toEqual([401, expect.objectContaining({ CODE: 401 })]);
  });
});

test('the description of the API says 200 for every documented POST, and 201 for an upload only', async () => {
  interface Described {
    paths: Record<string, { post?: { responses: Record<string, unknown> } }>;
  }
  const { paths } = (await (await fetch(`${app.url}/api/docs-json`)).json()) as Described;
  const posts = DOCUMENTED_CALLS.map(partsOf).filter(({ method }) => method === 'POST');
  const said = posts.map(({ path }) => [path, Object.keys(paths[path.replace(/\/$/, '')]?.post?.responses ?? {})]);
  expect(said.filter(([, statuses]) => !statuses?.includes('200'))).toEqual([]);
  const made = Object.entries(paths).filter(([, { post }]) => post && '201' in post.responses);
  // an uploaded picture is a new thing at an address of its own, and answers so
  expect(made.map(([path]) => path)).toEqual(['/api/images']);
});
