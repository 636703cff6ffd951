import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createReplayParser } from './create-replay-parser.ts';
import { HeaderReplayParser } from './header-replay-parser.ts';
import { HttpReplayParser } from './http-replay-parser.ts';

const FILE = { name: 'final.replay', content: Buffer.from('the bytes of a replay') };
const row = { Name: 'Lingon', Team: 0, Score: 350, Goals: 2, Assists: 1, Saves: 0, Shots: 4 };
const answerWith = (properties: unknown) => JSON.stringify({ replay: { properties } });

let server: Server;
let url: string;
let answer: RequestListener;
const received: { headers: IncomingMessage['headers']; body: string }[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString('latin1') });
      answer(request, response);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/parse`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});
beforeEach(() => received.splice(0));

const parse = () => new HttpReplayParser({ url, code: 'the-code', timeoutMs: 500 }).parse(FILE);
const answers = (body: string, status = 200) => {
  answer = (_, response) => response.writeHead(status, { 'content-type': 'application/json' }).end(body);
};

describe('an outside replay parser', () => {
  it('is sent the file with the code, and not the name its owner gave it', async () => {
    answers(answerWith({ PlayerStats: [row] }));
    await parse();
    expect(received).toHaveLength(1);
    expect(received[0]?.headers).toMatchObject({
      code: 'the-code',
      'content-type': expect.stringMatching(/^multipart\/form-data/),
    });
    expect(received[0]?.body).toContain('the bytes of a replay');
    expect(received[0]?.body).not.toContain('final.replay');
  });

  it('is not sent a header section alone: the browser is told to send the whole file', async () => {
    answers(answerWith({ PlayerStats: [row] }));
    const header = Buffer.alloc(8 + 12);
    header.writeInt32LE(12);
    const parser = new HttpReplayParser({ url, code: 'the-code', timeoutMs: 500 });
    await expect(parser.parse({ name: 'final.replay', content: header })).rejects.toMatchObject({
      code: 'REPLAY_UNREADABLE',
      messageKey: 'api.replay.unreadable.needs-whole-file',
      reason: 'needs-whole-file',
    });
    expect(received).toEqual([]);
    await expect(
      parser.parse({ name: 'final.replay', content: Buffer.concat([header, header]) }),
    ).resolves.toBeDefined();
  });

  it('gives a box score without accounts, its goals summed from the rows', async () => {
    const orange = { ...row, Name: 'Hjortron', Team: 1, Goals: 3 };
    answers(answerWith({ Date: '2026-03-01 19-30-00', PlayerStats: [row, orange] }));
    expect(await parse()).toMatchObject({
      playedAt: { epochSeconds: null, localDate: '2026-03-01 19:30:00' },
      blueGoals: 2,
      orangeGoals: 3,
      players: [
        { name: 'Lingon', platform: 'unknown', accountId: null, team: 0, score: 350, goals: 2, assists: 1, shots: 4 },
        { name: 'Hjortron', team: 1, goals: 3 },
      ],
    });
  });

  it("takes the teams' scores when it gives them", async () => {
    answers(answerWith({ Team0Score: 4, Team1Score: 0, PlayerStats: [row] }));
    expect(await parse()).toMatchObject({ blueGoals: 4, orangeGoals: 0 });
  });

  it('may leave out the rows of a file that was saved early', async () => {
    answers(answerWith({ Date: '2026-03-01 19-30-00' }));
    expect(await parse()).toMatchObject({ players: null });
  });

  it.each([
    { status: 400, body: '', code: 'REPLAY_UNREADABLE', why: 'the file is at fault' },
    { status: 422, body: '', code: 'REPLAY_UNREADABLE', why: 'the file is at fault' },
    { status: 401, body: '', code: 'REPLAY_PARSER_UNAVAILABLE', why: 'our code is at fault' },
    { status: 500, body: '', code: 'REPLAY_PARSER_UNAVAILABLE', why: 'the parser is at fault' },
    { status: 200, body: '<html>', code: 'REPLAY_PARSER_UNAVAILABLE', why: 'no JSON' },
    { status: 200, body: '{}', code: 'REPLAY_UNREADABLE', why: 'no properties' },
    { status: 200, body: 'null', code: 'REPLAY_UNREADABLE', why: 'nothing' },
    { status: 200, body: answerWith({ PlayerStats: 'x' }), code: 'REPLAY_UNREADABLE', why: 'rows that are no list' },
    { status: 200, body: answerWith({ PlayerStats: [null] }), code: 'REPLAY_UNREADABLE', why: 'a row that is none' },
    { status: 200, body: answerWith({ PlayerStats: [{ Team: 0 }] }), code: 'REPLAY_UNREADABLE', why: 'no name' },
    {
      status: 200,
      body: answerWith({ PlayerStats: [{ ...row, Goals: 1.5 }] }),
      code: 'REPLAY_UNREADABLE',
      why: 'half a goal',
    },
    {
      status: 200,
      body: answerWith({ PlayerStats: Array.from({ length: 65 }, () => row) }),
      code: 'REPLAY_UNREADABLE',
      why: 'more rows than a file may hold',
    },
    {
      status: 200,
      body: answerWith({ PlayerStats: Array.from({ length: 17 }, () => row) }),
      code: 'REPLAY_UNREADABLE',
      why: 'more players than a lobby holds',
    },
    {
      status: 200,
      body: `${answerWith({})}${' '.repeat(3_000_000)}`,
      code: 'REPLAY_PARSER_UNAVAILABLE',
      why: 'an answer too large',
    },
  ])('answering $status is refused as $code: $why', async ({ status, body, code }) => {
    answers(body, status);
    await expect(parse()).rejects.toMatchObject({ code, details: { params: { file: 'final.replay' } } });
  });

  it('is not followed to another address, which would be told the code', async () => {
    answer = (_, response) => response.writeHead(307, { location: `${url}/elsewhere` }).end();
    await expect(parse()).rejects.toMatchObject({ code: 'REPLAY_PARSER_UNAVAILABLE' });
    expect(received).toHaveLength(1);
  });

  it('that never answers, or never ends its answer, is given up', async () => {
    answer = () => undefined;
    await expect(parse()).rejects.toMatchObject({ code: 'REPLAY_PARSER_UNAVAILABLE' });
    answer = (_, response) => response.writeHead(200).write('{');
    await expect(parse()).rejects.toMatchObject({ code: 'REPLAY_PARSER_UNAVAILABLE' });
  });

  it('that is not there is refused as unavailable', async () => {
    const nobody = new HttpReplayParser({ url: 'http://127.0.0.1:1/', code: 'x' });
    await expect(nobody.parse(FILE)).rejects.toMatchObject({
      code: 'REPLAY_PARSER_UNAVAILABLE',
      messageKey: 'api.replay.parser-unavailable',
    });
  });

  it('is never asked about an empty file', async () => {
    const parser = new HttpReplayParser({ url, code: 'x' });
    await expect(parser.parse({ name: 'a', content: Buffer.alloc(0) })).rejects.toMatchObject({ reason: 'empty' });
    expect(received).toHaveLength(0);
  });
});

describe('which parser is used', () => {
  it.each([
    [{}, HeaderReplayParser],
    [{ url: '' }, HeaderReplayParser],
    [{ url: 'http://127.0.0.1:9/', code: 'x' }, HttpReplayParser],
  ])('for %j', (config, expected) => {
    expect(createReplayParser(config)).toBeInstanceOf(expected);
  });
});
