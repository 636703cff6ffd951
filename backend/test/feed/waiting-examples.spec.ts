import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The examples ask again when the league says so, whichever way it says it. */

type Ask = (query: string) => Promise<unknown>;
/** Programs of their own, beside the compiler's root. */
const example = (file: string): string => new URL(`../../../examples/${file}`, import.meta.url).href;
/** How each of them asks a league at an address. */
const EXAMPLES: Record<string, (url: string) => Promise<Ask>> = {
  'partner-mirror': async (url) => {
    const { League } = (await import(example('partner-mirror/league.ts'))) as {
      League: new (of: object) => { ask: Ask };
    };
    const league = new League({ url });
    return (query) => league.ask(query);
  },
  'partner-client': async (url) =>
    ((await import(example('partner-client/client.ts'))) as { league: (of: object) => Ask }).league({ url }),
};

let server: Server;
/** What the next calls are answered, and the calls so far. */
let answers: [status: number, headers: Record<string, string>, body: unknown][];
let calls: number;
let url: string;

beforeAll(async () => {
  server = createServer((_req, res) => {
    calls++;
    const [status, headers, body] = answers.shift() ?? [500, {}, {}];
    res.writeHead(status, headers).end(JSON.stringify(body));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => (calls = 0));
afterAll(() => server.close());

const SOON = { 'Retry-After': '0' };
const DONE = [200, {}, { data: { one: 1 } }] as (typeof answers)[number];
const UNAVAILABLE = { errors: [{ message: 'later', extensions: { code: 'SERVICE_UNAVAILABLE', retryAfter: 0 } }] };

describe.each(Object.keys(EXAMPLES))('%s', (name) => {
  let ask: Ask;
  beforeAll(async () => {
    ask = await EXAMPLES[name]!(url);
  });

  test.each([
    ['GraphQL cannot serve now, which is a 200', 200, UNAVAILABLE],
    ['the door has too many calls', 429, {}],
    ['the service is away', 503, {}],
  ])('%s', async (_why, status, body) => {
    answers = [[status, SOON, body], [status, SOON, body], DONE];
    expect([await ask('{ one }'), calls]).toEqual([{ one: 1 }, 3]);
  });

  test('what is wrong is not asked again', async () => {
    answers = [[200, {}, { errors: [{ message: 'no such field' }] }], DONE];
    await expect(ask('{ two }')).rejects.toThrow('no such field');
    expect(calls).toBe(1);
  });
});
