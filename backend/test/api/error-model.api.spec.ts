import { bootApp, graphql, type TestApp } from '../harness/app.ts';
import { ProbeModule } from '../harness/probe.module.ts';

let app: TestApp;
beforeAll(async () => {
  app = await bootApp({ modules: [ProbeModule] });
});
afterAll(() => app.close());

const get = (path: string) => fetch(`${app.url}/api/probe${path}`);
const post = (path: string, body: unknown) =>
  fetch(`${app.url}/api/probe${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('the error model', () => {
  test.each(['0', '-1', '1.5', 'abc', '2147483648', '99999999999', '1e3', '%20', '01'])(
    'an id like %s in a path is bad input that names the parameter',
    async (id) => {
      const answer = await get(`/thing/${id}`);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ CODE: 400, MESSAGE: 'api.error.invalid-input', field: 'thingId' });
    },
  );

  test('a refusal is its number, its key, its field and its values', async () => {
    const answer = await get('/refusal');
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({
      CODE: 409,
      MESSAGE: 'api.series.own-team',
      field: 'teamId',
      params: { name: 'A' },
    });
  });

  test('a fault of ours shows the id of its request and nothing else', async () => {
    const answer = await get('/fault');
    expect(answer.status).toBe(500);
    const body = (await answer.json()) as { requestId: string };
    expect(body).toMatchObject({
      CODE: 500,
      MESSAGE: 'api.error.internal',
      requestId: expect.stringMatching(/^[\w-]{8,}$/),
    });
    expect(answer.headers.get('x-request-id')).toBe(body.requestId);
    const graph = await graphql(app.url, '{ broken }');
    expect(graph.status).toBe(200);
    expect(graph.errors?.[0]).toMatchObject({ message: 'Internal error', extensions: { code: 'INTERNAL' } });
    expect(JSON.stringify(graph)).not.toContain('secret');
  });

  test('an action answers with its envelope', async () => {
    expect(await (await post('/count', { count: 3 })).json()).toEqual({ CODE: 200, MESSAGE: 3 });
  });

  test.each([
    [{ count: 9 }, 'count', 'too large'],
    [{ count: '3' }, 'count', 'text is no number'],
    [{}, 'count', 'missing'],
    [{ count: 3, roles: ['admin'] }, 'roles', 'unknown keys are refused, not dropped'],
  ])('REST: %j is bad input in %s (%s)', async (body: object, field: string, _why: string) => {
    const answer = await post('/count', body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ CODE: 400, MESSAGE: 'api.error.invalid-input', field });
  });

  const COUNT = `mutation ($count: Int!) {
    count(input: { count: $count }) { __typename ... on Probe { count } ... on Problem { code messageKey field params { name value } } }
  }`;
  test.each([
    [3, { __typename: 'Probe', count: 3 }],
    [
      9,
      {
        __typename: 'Problem',
        code: 'INVALID_INPUT',
        messageKey: 'api.error.invalid-input',
        field: 'count',
        params: [],
      },
    ],
    [
      4,
      {
        __typename: 'Problem',
        code: 'LEVEL_GAME',
        messageKey: 'api.series.level-game',
        field: null,
        params: [{ name: 'game', value: '4' }],
      },
    ],
  ])('GraphQL: counting to %i', async (count, expected) => {
    expect((await graphql(app.url, COUNT, { variables: { count } })).data).toEqual({ count: expected });
  });

  test('unknown paths under /api are 404 JSON, in every spelling', async () => {
    for (const path of ['/api/nowhere', '/API/nowhere', '/api/', '/api//probe/undeclared', '/api/probe/undeclared;x']) {
      const answer = await fetch(app.url + path);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ CODE: 404, MESSAGE: 'api.error.not-found' });
    }
    expect((await fetch(`${app.url}/api/probe/Undeclared/`)).status).toBe(403);
  });

  test('a body that is too large or not JSON is told so', async () => {
    expect((await post('/count', { count: 1, filler: 'x'.repeat(70_000) })).status).toBe(413);
    const broken = await fetch(`${app.url}/api/probe/count`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{',
    });
    expect(await broken.json()).toMatchObject({ CODE: 400, MESSAGE: 'api.error.invalid-input' });
  });
});
