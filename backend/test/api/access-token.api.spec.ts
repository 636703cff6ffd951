import { Body, Controller, Get, Module, Param, Post, Query as QueryParam } from '@nestjs/common';
import { Args, Field, InputType, Int, Mutation, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { IsInt, Max, Min } from 'class-validator';
import type { Actor } from '../../src/domain/actor.ts';
import { LeagueError } from '../../src/domain/league-error.ts';
import { CurrentActor, Public, Roles, SignedIn } from '../../src/platform/access/access.decorators.ts';
import { resultOf } from '../../src/platform/errors/problem.type.ts';
import { Envelope } from '../../src/platform/rest/envelope.ts';
import { IdPipe } from '../../src/platform/rest/params.ts';
import { linkPlayer } from '../harness/accounts.ts';
import { bootApp, graphql, type TestApp } from '../harness/app.ts';
import { signIn, type Browser } from '../harness/browser.ts';

class ProbeBody {
  @IsInt() @Min(1) @Max(5) count: number;
  accessToken?: unknown;
}

@Controller('probe')
class ProbeController {
  @Get('undeclared') undeclared(): string {
    return 'open';
  }
  @Public() @Get('public') open(): { anyone: boolean } {
    return { anyone: true };
  }
  @SignedIn() @Get('hidden/:accessToken/who') byPath(@CurrentActor() actor: Actor): { userId: number | null } {
    return { userId: actor.userId };
  }
  @SignedIn() @Get('who') who(@CurrentActor() actor: Actor): { userId: number | null } {
    return { userId: actor.userId };
  }
  @SignedIn() @Envelope() @Post('write') write(): string {
    return 'api.probe.done';
  }
  @Roles('admin', 'divisionadmin') @Get('staff') staff(): { ok: boolean } {
    return { ok: true };
  }
  @Public() @Get('thing/:thingId') thing(@Param('thingId', IdPipe) id: number): { id: number } {
    return { id };
  }
  @Public() @Get('things') things(@QueryParam('page', IdPipe) page: number): { page: number } {
    return { page };
  }
  @Public() @Envelope() @Post('count') count(@Body() body: ProbeBody): number {
    return body.count;
  }
  @Public() @Get('refusal') refusal(): never {
    throw new LeagueError('OWN_TEAM', 'conflict', 'api.series.own-team', { field: 'teamId', params: { name: 'A' } });
  }
  @Public() @Get('fault') fault(): never {
    throw new Error('select secret from somewhere');
  }
}

@ObjectType('Probe')
class ProbeType {
  @Field(() => Int) count: number;
}
const ProbeResult = resultOf('ProbeResult', ProbeType);

@InputType('ProbeInput')
class ProbeInput {
  @Field(() => Int) @IsInt() @Min(1) @Max(5) count: number;
}

@Resolver()
class ProbeResolver {
  @Query(() => Int) undeclared(): number {
    return 1;
  }
  @SignedIn() @Query(() => Int) mine(): number {
    return 1;
  }
  @Roles('admin') @Query(() => Int) staffOnly(): number {
    return 1;
  }
  @Public() @Query(() => Int, { nullable: true }) broken(): number {
    throw new Error('select secret from somewhere');
  }
  @Public() @Mutation(() => ProbeResult) count(@Args('input') input: ProbeInput): ProbeType {
    if (input.count === 4)
      throw new LeagueError('LEVEL_GAME', 'conflict', 'api.series.level-game', { params: { game: 4 } });
    return { count: input.count };
  }
}

@Module({ controllers: [ProbeController], providers: [ProbeResolver] })
class ProbeModule {}

let app: TestApp;
let browser: Browser;
let token: string;
let userId: number;
beforeAll(async () => {
  app = await bootApp({ modules: [ProbeModule] });
  ({ userId } = await linkPlayer(app.db, 'player', { roles: ['writer'] }));
  await linkPlayer(app.db, 'admin', { roles: ['admin'] });
  browser = await signIn(app, 'player');
  token = browser.cookies.get('accessToken') ?? '';
});
afterAll(() => app.close());

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${app.url}/api/probe${path}`, { headers });
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${app.url}/api/probe${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const cookie = () => ({ cookie: `accessToken=${token}` });
const bearer = () => ({ authorization: `Bearer ${token}` });

describe('who may call (T10)', () => {
  test('a handler that declares nothing is closed, for staff too', async () => {
    const admin = await signIn(app, 'admin');
    for (const headers of [{}, { cookie: admin.cookieHeader }] as Record<string, string>[]) {
      const answer = await get('/undeclared', headers);
      expect(answer.status).toBe(403);
      expect(await answer.json()).toEqual({ CODE: 403, MESSAGE: 'api.error.forbidden' });
    }
    const { errors } = await graphql(app.url, '{ undeclared }');
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
  });

  test('nobody, somebody, staff', async () => {
    expect((await get('/public')).status).toBe(200);
    expect(await (await get('/who')).json()).toEqual({ CODE: 401, MESSAGE: 'api.error.unauthenticated' });
    expect((await get('/who', bearer())).status).toBe(200);
    expect((await get('/staff')).status).toBe(401);
    expect(await (await get('/staff', bearer())).json()).toEqual({ CODE: 403, MESSAGE: 'api.error.forbidden' });
    const admin = await signIn(app, 'admin');
    expect((await get('/staff', { cookie: admin.cookieHeader })).status).toBe(200);
  });

  test('the same through GraphQL, as faults with their codes', async () => {
    const code = async (query: string, headers: Record<string, string> = {}) =>
      (await graphql(app.url, query, { headers })).errors?.[0]?.extensions['code'];
    expect(await code('{ mine }')).toBe('UNAUTHENTICATED');
    expect(await code('{ mine }', bearer())).toBeUndefined();
    expect(await code('{ staffOnly }')).toBe('UNAUTHENTICATED');
    expect(await code('{ staffOnly }', bearer())).toBe('FORBIDDEN');
  });
});

describe('four ways to carry a token, all the same (S2)', () => {
  test.each([
    ['cookie', () => get('/who', cookie())],
    ['Bearer', () => get('/who', bearer())],
    ['path', () => get(`/hidden/${token}/who`)],
    ['the word session in the path, with the cookie', () => get('/hidden/session/who', cookie())],
  ])('%s', async (_name, call) => {
    expect(await (await call()).json()).toEqual({ userId });
  });

  test('body', async () => {
    expect((await post('/write', { accessToken: token })).status).toBe(200);
    expect((await post('/write', { accessToken: 'session' }, cookie())).status).toBe(200);
  });

  test.each([
    ['cookie and path', () => get(`/hidden/${token}/who`, cookie())],
    ['cookie and Bearer', () => get('/who', { ...cookie(), ...bearer() })],
    ['Bearer and path', () => get(`/hidden/${token}/who`, bearer())],
    ['Bearer and body', () => post('/write', { accessToken: token }, bearer())],
  ])('%s together are refused', async (_name, call) => {
    const answer = await call();
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ CODE: 400, MESSAGE: 'api.error.several-tokens' });
  });

  test('unknown, impossible and missing tokens get one and the same answer (T28)', async () => {
    const answers = await Promise.all([
      get('/who'),
      get('/who', { authorization: `Bearer ${'A'.repeat(43)}` }),
      get('/who', { authorization: 'Bearer x' }),
      get('/who', { authorization: 'Basic eDp5' }),
      get(`/hidden/${'A'.repeat(43)}/who`),
      get('/hidden/session/who'),
      get('/hidden/%00/who'),
      get('/who', { cookie: 'accessToken=x' }),
    ]);
    for (const answer of answers) {
      expect(answer.status).toBe(401);
      expect(await answer.json()).toEqual({ CODE: 401, MESSAGE: 'api.error.unauthenticated' });
    }
  });

  test('answers to a path with a token are kept nowhere and tell nobody', async () => {
    const answer = await get(`/hidden/${token}/who`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  });

  test('PATH_TOKENS=off leaves only the word session', async () => {
    const strict = await bootApp({ modules: [ProbeModule], env: { PATH_TOKENS: 'off' } });
    try {
      await linkPlayer(strict.db, 'player');
      const other = await signIn(strict, 'player');
      const path = (word: string) => `${strict.url}/api/probe/hidden/${word}/who`;
      expect((await fetch(path(other.cookies.get('accessToken') ?? ''))).status).toBe(401);
      expect((await fetch(path('session'), { headers: { cookie: other.cookieHeader } })).status).toBe(200);
    } finally {
      await strict.close();
    }
  });
});

describe('a cookie alone writes only from our own pages (T22)', () => {
  const ours = () => new URL(app.url).host;
  test.each<[number, string, () => Record<string, string>]>([
    [200, 'our own page', () => ({ 'sec-fetch-site': 'same-origin', origin: app.url })],
    [200, 'our own page in an older browser', () => ({ origin: `http://${ours()}` })],
    [200, 'no browser at all', () => ({})],
    [403, 'a foreign page', () => ({ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' })],
    [403, 'a page of a neighbouring host', () => ({ 'sec-fetch-site': 'same-site', origin: 'https://x.example' })],
    [403, 'a foreign page in an older browser', () => ({ origin: 'https://evil.example' })],
    [403, 'a sandboxed frame', () => ({ origin: 'null' })],
    [403, 'a form that hides its origin', () => ({ 'sec-fetch-site': 'cross-site' })],
  ])('%i: %s', async (status, _why, headers) => {
    expect((await post('/write', {}, { ...cookie(), ...headers() })).status).toBe(status);
    const graph = await graphql(app.url, '{ mine }', { headers: { ...cookie(), ...headers() } });
    expect(graph.errors?.[0]?.extensions['code']).toBe(status === 200 ? undefined : 'FORBIDDEN');
  });

  test('a Bearer token needs no page', async () => {
    const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    expect((await post('/write', {}, { ...bearer(), ...foreign })).status).toBe(200);
  });

  test('the word session reads for our own pages only, even by GET (T23)', async () => {
    const answer = await get('/hidden/session/who', { ...cookie(), 'sec-fetch-site': 'cross-site' });
    expect(answer.status).toBe(403);
  });
});

describe('the error model', () => {
  test.each(['0', '-1', '1.5', 'abc', '2147483648', '99999999999', '1e3', '%20', '01'])(
    'an id like %s in a path is bad input that names the parameter',
    async (id) => {
      const answer = await get(`/thing/${id}`);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toEqual({ CODE: 400, MESSAGE: 'api.error.invalid-input', field: 'thingId' });
    },
  );

  test('a refusal is its number, its key, its field and its values', async () => {
    const answer = await get('/refusal');
    expect(answer.status).toBe(409);
    expect(await answer.json()).toEqual({
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
    expect(body).toEqual({ CODE: 500, MESSAGE: 'api.error.internal', requestId: expect.stringMatching(/^[\w-]{8,}$/) });
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
    expect(await answer.json()).toEqual({ CODE: 400, MESSAGE: 'api.error.invalid-input', field });
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
      expect(await answer.json()).toEqual({ CODE: 404, MESSAGE: 'api.error.not-found' });
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
    expect(await broken.json()).toEqual({ CODE: 400, MESSAGE: 'api.error.invalid-input' });
  });
});
