import { connect } from 'node:net';
import { Controller, Module, Post, UploadedFile, UseInterceptors } from '@nestjs/common';
import { INTERCEPTORS_METADATA } from '@nestjs/common/constants.js';
import { ModulesContainer } from '@nestjs/core';
import { FileInterceptor } from '@nestjs/platform-express';
import { SessionsService } from '../src/modules/auth/sessions.service.ts';
import { Public } from '../src/platform/access/access.decorators.ts';
import { LARGE_BODY, type LargeBody } from '../src/platform/rest/large-bodies.ts';
import { weekLeague, type WeekLeague } from './factories/week-league.ts';
import { bootApp, type TestApp } from './harness/app.ts';
import { handlersOf } from './harness/handlers.ts';

const KB = 1024;
const MB = 1024 * KB;
/** What a stranger sends at most before there must be an answer, and what they say that they will send. */
const SENT = 100 * KB;
const SAID = 10 * MB;
/** A call without an answer after this time has none. It is no measurement: a busy machine takes seconds. */
const PATIENCE_MS = 120_000;

/** The ways to send a body: its content type, and how it begins. */
const WAYS = [
  ['application/json', '{"text":"'],
  [
    'multipart/form-data; boundary=b',
    '--b\r\ncontent-disposition: form-data; name="files"; filename="a.replay"\r\n\r\n',
  ],
  ['multipart/form-data; boundary=b', '--b\r\ncontent-disposition: form-data; name="text"\r\n\r\n'],
  ['application/x-www-form-urlencoded', 'text='],
] as const;

interface Call {
  address: string;
  way: (typeof WAYS)[number];
  token?: string;
  isChunked?: boolean;
  /** A part of the beginning of the body. */
  body?: string;
}

/** Sends the head and 100 KB of a large body, and no more. The status of the answer; null when none comes. */
function begin(url: string, call: Call, patienceMs: number): Promise<number | null> {
  const [type, start] = call.way;
  const [method = '', path = ''] = call.address.split(' ');
  const target = path.replace(/\{\w+\}/g, '1');
  const length = call.isChunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${SAID}`;
  const token = call.token === undefined ? '' : `Authorization: Bearer ${call.token}\r\n`;
  const sent = (call.body ?? start).padEnd(SENT, 'a');
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    const end = (status: number | null): void => {
      clearTimeout(timer);
      socket.destroy();
      resolve(status);
    };
    const timer = setTimeout(() => end(null), patienceMs);
    socket.on('error', () => end(null));
    socket.on('data', (data) => end(Number(String(data).slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length))));
    socket.write(`${method} ${target} HTTP/1.1\r\nHost: x\r\n${token}Content-Type: ${type}\r\n${length}\r\n\r\n`);
    socket.write(call.isChunked ? `${sent.length.toString(16)}\r\n${sent}\r\n` : sent);
  });
}

/** The calls that are not answered, or not with a refusal, before the rest of their body has come. */
async function unanswered(url: string, calls: readonly Call[], { from = 400, patienceMs = PATIENCE_MS } = {}) {
  const left = [...calls];
  const found: string[] = [];
  const work = async (): Promise<void> => {
    for (let call = left.pop(); call; call = left.pop()) {
      const status = await begin(url, call, patienceMs);
      if (status === null || status < from) found.push(`${call.address} ${call.way[0]}: ${status ?? 'no answer'}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
  return found.sort();
}

const isWrite = (address: string): boolean => !/^(?:GET|ALL|HEAD) /.test(address);

/** Every call with a body, sent in every way by no one. */
const callsOf = (app: TestApp): Call[] =>
  [...new Set(handlersOf(app.app).flatMap(({ kind, address }) => (kind === 'REST' ? [address] : [])))]
    .filter(isWrite)
    .concat('POST /graphql', 'POST /csp-reports', 'POST /api/unknown')
    .flatMap((address) =>
      WAYS.flatMap((way) => [
        { address, way },
        { address, way, isChunked: true },
      ]),
    );

/** The limits that multer's options can have. */
const LIMITS = [
  ...['fieldNameSize', 'fieldSize', 'fields', 'fileSize', 'files', 'parts', 'headerPairs'],
  ...['fieldNestingDepth', 'fieldArrayIndexLimit'],
];

interface Multer {
  limits?: Record<string, number>;
}

/** What is wrong with the handlers that take files: made without `TakesFiles`, or without a limit. */
function faultsOfForms(app: TestApp): string[] {
  const multers = new Map<unknown, Multer>();
  for (const module of app.app.get(ModulesContainer).values()) {
    for (const { metatype, instance } of module.injectables.values()) {
      const { multer } = (instance ?? {}) as { multer?: Multer };
      if (multer) multers.set(metatype, multer);
    }
  }
  return [...methodsOf(app)].flatMap(([name, method]) => {
    const used = (Reflect.getMetadata(INTERCEPTORS_METADATA, method) as unknown[] | undefined) ?? [];
    return used.flatMap((one) => {
      const limits = multers.get(one)?.limits;
      if (!multers.has(one)) return [];
      const endless = LIMITS.filter((limit) => !Number.isFinite(limits?.[limit]));
      const isDeclared = (Reflect.getMetadata(LARGE_BODY, method) as LargeBody | undefined)?.form;
      return [...(isDeclared ? [] : [`${name}: no TakesFiles`]), ...endless.map((limit) => `${name}: no ${limit}`)];
    });
  });
}

/** The methods of all controllers by their names. */
function methodsOf(app: TestApp): Map<string, object> {
  const found = new Map<string, object>();
  for (const module of app.app.get(ModulesContainer).values()) {
    for (const { metatype } of module.controllers.values()) {
      const prototype = (metatype as { prototype: Record<string, object> }).prototype;
      for (const name of Object.getOwnPropertyNames(prototype)) {
        if (prototype[name]) found.set(`${(metatype as { name: string }).name}.${name}`, prototype[name]);
      }
    }
  }
  return found;
}

const START = new Date('2030-03-20T18:00:00Z');

let app: TestApp;
let world: WeekLeague;
let seriesId: number;
beforeAll(async () => {
  app = await bootApp();
  world = await weekLeague(app.db, '2030-03-18');
  seriesId = await world.series({ scheduledAt: START });
});
afterAll(() => app.close());

async function tokenOf(userId: number | null): Promise<string> {
  if (userId === null) throw new Error('no account');
  return (await app.app.get(SessionsService, { strict: false }).beginSession(userId, 'provider')).accessToken;
}

// a call that takes no body at all may also succeed: its body is not read
test('no call of a stranger waits for a body of more than 100 KB', async () => {
  expect(await unanswered(app.url, callsOf(app), { from: 200 })).toEqual([]);
});

test('every door for files has all limits', () => {
  expect(faultsOfForms(app)).toEqual([]);
});

/** Who may not send to each door of large bodies, beside those without an account. */
const STRANGERS: Record<string, () => Promise<Record<string, number | null>>> = {
  'POST /api/admin/news/save': async () => ({ 'a division admin': world.steward.userId, ...players() }),
  'POST /api/admin/series/replays': async () => ({ 'a writer': await writer(), ...players() }),
  'POST /api/admin/series/{seriesId}/replay-files': async () => staffOfOthers(),
  'POST /api/admin/series/{seriesId}/replays': async () => staffOfOthers(),
  'POST /api/admin/team/saveTeam': async () => ({ 'a writer': await writer(), ...players() }),
  // any account may send a picture
  'POST /api/images': async () => ({}),
  'POST /api/match-week/series/{seriesId}/replay-files': async () => ({ ...others(), 'no player': await account() }),
  'POST /api/match-week/series/{seriesId}/replays': async () => ({ ...others(), 'no player': await account() }),
  'POST /api/team/createTeamRequest': async () => ({ ...players(), 'no player': await account() }),
  'POST /api/team/saveImageAndNameSettings': async () => ({
    'a player who is not captain': world.squads.home[1]?.userId ?? null,
    'a player without a team': await freeAgent(),
    'no player': await account(),
  }),
  'POST /api/user/saveImageSettings': async () => ({ 'no player': await account() }),
};

const account = (): Promise<number> => world.league.user();
const writer = (): Promise<number> => world.league.user({}, ['writer']);
async function freeAgent(): Promise<number> {
  const userId = await account();
  await world.league.player(`agent-${userId}`, { userId });
  return userId;
}
const players = () => ({ 'a captain': world.squads.home[0].userId });
const others = () => ({
  'the captain of another team': world.stranger.userId,
  'a player who is not captain': world.squads.home[1]?.userId ?? null,
  'staff of the series': world.steward.userId,
});
const staffOfOthers = async () => ({
  'a writer': await writer(),
  "another division's admin": await world.league.user({}, ['divisionadmin']),
  ...players(),
});

test('the strangers of every door of large bodies stand here', () => {
  const methods = methodsOf(app);
  const doors = handlersOf(app.app).filter(
    ({ kind, name }) => kind === 'REST' && Reflect.getMetadata(LARGE_BODY, methods.get(name) ?? {}) !== undefined,
  );
  expect(doors.map(({ address }) => address).sort()).toEqual(Object.keys(STRANGERS));
});

test.each(Object.entries(STRANGERS))('%s: who may not send is refused before the body', async (door, strangers) => {
  const address = door.replace('{seriesId}', String(seriesId));
  for (const [who, userId] of Object.entries(await strangers())) {
    const token = await tokenOf(userId);
    const calls = WAYS.slice(0, 3).flatMap((way) => [
      { address, way, token },
      { address, way, token, isChunked: true },
    ]);
    expect([who, await unanswered(app.url, calls)]).toEqual([who, []]);
    // the same with the token where documented calls have it
    const body = `{"accessToken":"${token}","text":"`;
    expect([who, await unanswered(app.url, [{ address, way: WAYS[0], body }])]).toEqual([who, []]);
  }
});

@Controller('planted')
class PlantedController {
  @Public()
  @Post()
  @UseInterceptors(FileInterceptor('files', { limits: { fileSize: 100 * MB } }))
  take(@UploadedFile() file: unknown): string {
    return typeof file;
  }
}

@Module({ controllers: [PlantedController] })
class PlantedModule {}

test('the walks find a door that someone made in another way', async () => {
  const planted = await bootApp({ modules: [PlantedModule] });
  try {
    expect(faultsOfForms(planted)).toEqual(
      expect.arrayContaining(['PlantedController.take: no TakesFiles', 'PlantedController.take: no fields']),
    );
    const calls = callsOf(planted).filter(({ address }) => address === 'POST /api/planted');
    expect(await unanswered(planted.url, calls, { patienceMs: 1000 })).toContain(
      'POST /api/planted multipart/form-data; boundary=b: no answer',
    );
  } finally {
    await planted.close();
  }
});
