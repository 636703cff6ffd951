import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bootApp } from '../harness/app.ts';
import type { TestApp } from '../harness/app.ts';
import { OPENAPI, operationOf, wrongAnswer, wrongBody } from '../harness/openapi.ts';
import { CALLS, DOCUMENTED_CALLS, rolesOf } from '../harness/role-table.ts';
import type { CallRow } from '../harness/role-table.ts';
import { documentedWorld } from './documented-world.ts';
import type { Ask } from './documented-world.ts';

let app: TestApp;
let ask: Awaited<ReturnType<typeof documentedWorld>>;

beforeAll(async () => {
  app = await bootApp();
  ask = await documentedWorld(app);
});
afterAll(() => app.close());

/** Makes the call as its caller, or as a stranger with the same input. */
function make({ method, path }: Parts, { as, params, body }: Ask, isStranger = false): Promise<Response> {
  const token = isStranger ? 'stranger' : as.token;
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    name === 'accessToken' ? token : String(params[name] ?? `no ${name}`),
  );
  // a request has its token in one place only
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

/** Only the call for new members has no token in its body. */
const tokenIsInBody = (path: string): boolean => path !== '/api/user/save-member';

const partsOf = ({ call }: CallRow): Parts => {
  const [method = '', path = ''] = call.split(' ');
  return { method, path };
};

/** The rows that contain the documented fields. */
function rowsOf(answer: string, body: unknown): unknown[] {
  const told = answer === 'envelope' ? (body as { MESSAGE: unknown }).MESSAGE : body;
  return Array.isArray(told) ? told : [told];
}

describe.each(DOCUMENTED_CALLS.map((row) => ({ ...row, ...partsOf(row) })))('$call', (row) => {
  test(`answers 200 with its ${row.answer}${row.fields ? ' and its fields' : ''}`, async () => {
    const asked = await ask(row.method, row.path, row.actor);
    const answer = await make(row, asked);
    if (row.method === 'POST') expect(wrongBody(row.method, row.path, asked.body)).toEqual([]);
    if (row.answer === 'image') {
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image\//)]);
      return;
    }
    const body: unknown = await answer.json();
    expect([answer.status, body]).toEqual([200, expect.anything()]);
    if (row.answer === 'envelope') expect(body).toEqual({ CODE: 200, MESSAGE: expect.anything() });
    expect(Array.isArray(body)).toBe(row.answer === 'list');
    expect(wrongAnswer(row.method, row.path, 200, body)).toEqual([]);
    if (!row.fields) return;
    const rows = rowsOf(row.answer, body);
    expect(rows).not.toEqual([]);
    for (const found of rows) expect(Object.keys(found as object)).toEqual(expect.arrayContaining(row.fields));
  });

  if (row.actor === 'public') return;
  test('answers 401 to a stranger, in an envelope', async () => {
    const answer = await make(row, await ask(row.method, row.path, row.actor), true);
    const body: unknown = await answer.json();
    expect([answer.status, body]).toEqual([401, expect.objectContaining({ CODE: 401 })]);
    expect(wrongAnswer(row.method, row.path, 401, body)).toEqual([]);
  });
});

describe('openapi.json', () => {
  const operations = Object.entries(OPENAPI.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ call: `${method.toUpperCase()} ${path}`, operation })),
  );

  test('is what the running application shows; else `npm run schema` writes it', async () => {
    expect(await (await fetch(`${app.url}/api/docs-json`)).json()).toEqual(OPENAPI);
  });

  test('says of each call what it does, where it belongs, who may make it, and what it answers', () => {
    const lacking = operations.map(({ call, operation: { summary, description, tags, responses } }) => {
      const answers = Object.entries(responses).filter(([status]) => status < '400');
      const hasAnswer = answers.some(([status, { content }]) => status === '302' || content !== undefined);
      return [
        call,
        ...(summary ? [] : ['@ApiOperation({ summary })']),
        ...(tags?.length ? [] : ['@ApiTags()']),
        ...(/For (everyone|those who are signed in|staff: .*)\.$/.test(description ?? '') ? [] : ['who may call it']),
        ...(hasAnswer ? [] : ['@Envelope(Type) or @ApiOkResponse({ type })']),
      ];
    });
    expect(lacking.filter(({ length }) => length > 1)).toEqual([]);
  });

  test('has each class under a name of its own: of two with one name only one would be described', () => {
    const root = join(import.meta.dirname, '../../src');
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(dto|wire)\.ts$/.test(file),
    );
    const named = files.flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/^(?:export )?class (\w+)/gm)].map(([, name = '']) => name),
    );
    expect(named.filter((name, at) => named.indexOf(name) !== at)).toEqual([]);
  });

  test('says for whom a call is as the table of roles does', () => {
    const wanted = CALLS.map((row) => {
      const roles = rolesOf(row);
      const who =
        row.actor === 'public' ? 'everyone' : roles ? `staff: ${roles.join(', ')}` : 'those who are signed in';
      return [row.call, `For ${who}.`];
    });
    const said = CALLS.map((row) => {
      const { method, path } = partsOf(row);
      return [row.call, operationOf(method, path).operation.description?.split('\n').at(-1)];
    });
    expect(said).toEqual(wanted);
  });

  test('knows every field of a documented body', () => {
    const { schemas } = OPENAPI.components;
    const unknown = DOCUMENTED_CALLS.flatMap((row) => {
      const { method, path } = partsOf(row);
      const { requestBody } = operationOf(method, path).operation;
      const [name] = /\w+Dto/.exec(JSON.stringify(requestBody ?? {})) ?? [];
      return (row.body ?? [])
        .filter((field) => !schemas[name ?? '']?.properties?.[field])
        .map((field) => [row.call, field]);
    });
    expect(unknown).toEqual([]);
  });

  test('says 200 for every documented POST, and 201 for an upload only', () => {
    const posts = DOCUMENTED_CALLS.map(partsOf).filter(({ method }) => method === 'POST');
    const said = posts.map(({ path }) => [path, Object.keys(operationOf('POST', path).operation.responses)]);
    expect(said.filter(([, statuses]) => !statuses?.includes('200'))).toEqual([]);
    const made = operations.filter(({ operation }) => '201' in operation.responses);
    // an uploaded picture is a new resource with its own address, so it is 201
    expect(made.map(({ call }) => call)).toEqual(['POST /api/images']);
  });
});

describe('a documented call about something that is not there', () => {
  const NONE = 2_147_483_647;
  /** Replaces every id by one that does not exist. */
  const without = (named: object): Record<string, string | number> =>
    Object.fromEntries(Object.entries(named).map(([name, value]) => [name, /id$/i.test(name) ? NONE : value]));

  test.each(DOCUMENTED_CALLS.map((row) => ({ ...row, ...partsOf(row) })))('$call', async (row) => {
    if (row.answer === 'image') return;
    const asked = await ask(row.method, row.path, row.actor);
    const params = { ...without(asked.params), customUrl: 'ingen', page: 'ingen', discriminator: 'ingen' };
    const answer = await make(row, { ...asked, params, body: without(asked.body) });
    const body: unknown = await answer.json();
    expect(wrongAnswer(row.method, row.path, answer.status, body)).toEqual([]);
    // a read that is documented to answer 404 does so
    const says404 = '404' in operationOf(row.method, row.path).operation.responses;
    if (row.method === 'GET') expect([answer.status, body]).toEqual([says404 ? 404 : 200, expect.anything()]);
  });
});
