import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bootApp } from '../harness/app.ts';
import type { TestApp } from '../harness/app.ts';
import { contractFaults, PLANTED } from '../harness/contract.ts';
import type { Answered } from '../harness/contract.ts';
import { OPENAPI, operationOf, wrongAnswer, wrongBody } from '../harness/openapi.ts';
import { CALLS, DOCUMENTED_CALLS, rolesOf } from '../harness/role-table.ts';
import { makeCall, partsOf } from './documented-calls.ts';
import { documentedWorld } from './documented-world.ts';

let app: TestApp;
let ask: Awaited<ReturnType<typeof documentedWorld>>['ask'];

beforeAll(async () => {
  app = await bootApp();
  ({ ask } = await documentedWorld(app));
});
afterAll(() => app.close());

/** The answer with its body, which a picture does not need. */
async function answered(answer: Response, isPicture: boolean): Promise<Answered> {
  const type = answer.headers.get('content-type');
  return { status: answer.status, type, body: isPicture ? undefined : await answer.json() };
}

test.each(DOCUMENTED_CALLS.map((row) => ({ ...row, ...partsOf(row) })))(
  '$call answers 200 and as documented, and every planted fault is found',
  async (row) => {
    const asked = await ask(row.method, row.path, row.actor);
    const answer = await makeCall(app.url, row, asked);
    const { headers = {} } = operationOf(row.method, row.path).operation.responses['200'] ?? {};
    expect(Object.keys(headers).filter((name) => !answer.headers.has(name))).toEqual([]);
    const right = await answered(answer, row.answer === 'image');
    if (row.method === 'POST') expect(wrongBody(row.method, row.path, asked.body)).toEqual([]);
    expect([right.status, contractFaults(row, right), right.body]).toEqual([200, [], right.body]);
    for (const [what, plant] of Object.entries(PLANTED)) {
      const missed = plant(row, right).filter((wrong) => contractFaults(row, wrong).length === 0);
      expect([what, missed]).toEqual([what, []]);
    }
  },
);

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
      const hasAnswer = answers.some(
        ([status, { content }]) => status === '204' || status === '302' || content !== undefined,
      );
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

  test('has an example of each parameter, body and answer, which is as described', () => {
    const faults = operations.flatMap(({ call, operation }) => {
      const [method = '', path = ''] = call.split(' ');
      const parameters = operation.parameters.filter(({ example }) => example === undefined || example === null);
      const body = operation.requestBody?.content['application/json'];
      const answers = Object.entries(operation.responses).flatMap(([status, { content }]) => {
        const json = content?.['application/json'];
        if (!json || status >= '400') return [];
        return json.example === undefined
          ? ['no example of the answer']
          : wrongAnswer(method, path, Number(status), json.example);
      });
      const wrong = [
        ...parameters.map(({ name }) => `no example of ${name}`),
        ...(body
          ? body.example === undefined
            ? ['no example of the body']
            : wrongBody(method, path, body.example)
          : []),
        ...answers,
      ];
      return wrong.length > 0 ? [[call, ...wrong]] : [];
    });
    expect(faults).toEqual([]);
    const shared = Object.entries(OPENAPI.components.responses).filter(([status]) => status >= '400');
    const problems = shared.map(([status, { content }]) => [
      status,
      (content?.['application/json']?.example as { CODE?: number } | undefined)?.CODE,
    ]);
    expect(problems).toEqual(problems.map(([status]) => [status, Number(status)]));
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
    const answer = await makeCall(app.url, row, { ...asked, params, body: without(asked.body) });
    const body: unknown = await answer.json();
    expect(wrongAnswer(row.method, row.path, answer.status, body)).toEqual([]);
    // a read that is documented to answer 404 does so
    const says404 = '404' in operationOf(row.method, row.path).operation.responses;
    if (row.method === 'GET') expect([answer.status, body]).toEqual([says404 ? 404 : 200, expect.anything()]);
  });
});
