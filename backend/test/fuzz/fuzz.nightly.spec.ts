import { setTimeout } from 'node:timers/promises';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { ANONYMOUS } from '../../src/domain/actor.ts';
import { ApiKeysService } from '../../src/modules/partners/api-keys.service.ts';
import { SECRETS, smallLeague } from '../api/small-league.ts';
import { League } from '../factories/league.ts';
import { linkPlayer } from '../harness/accounts.ts';
import { bootApp, type TestApp } from '../harness/app.ts';
import { asApplication } from '../harness/database.ts';
import { signIn } from '../harness/browser.ts';
import { logLines } from '../harness/log-lines.ts';
import { everyArgument, graphqlCall, rootRows } from './graphql-calls.ts';
import { CANARIES, HostileValues } from './hostile-values.ts';
import { everyParameter, restCall, restRows, type FuzzCall } from './rest-calls.ts';
import { answerOf, socketCall } from './socket-calls.ts';

/**
 * Every REST call, every root field and every subscription with all of their arguments, as every kind of caller, with hostile values. FUZZ_CALLS
 * is the number of calls (100000 for a release, about ten minutes), FUZZ_SEED chooses another run.
 */
const CALLS = Number(process.env['FUZZ_CALLS'] ?? 1000);
const SEED = Number(process.env['FUZZ_SEED'] ?? 20260112);
/** The longest allowed answer time, in milliseconds. */
const PATIENCE = 2000;
/** Bodies that need not be read, in characters. Some of the hostile ones have 90 million. */
const LARGE = 60_000;
/** After this many calls the accounts sign in again, because some calls end sessions. */
const STINT = 1000;
/** Internal details that no answer may contain. */
const INSIDES =
  /QueryFailedError|node_modules|\n\s+at \S+ \(|\.ts:\d+|\brelation \\?"|\bcolumn \\?"|SQLSTATE|"stacktrace"|violates \w+ constraint/;

/** A statement of SQL in a refusal. What a caller wrote may stand in an answer, but not in a refusal. */
const SQL = /\b(?:select|insert into|update|delete from)\s[^"]{1,200}\s(?:from|values|set|where)\s/i;
/** What no one but staff may read, of other people and of what is not published. */
const DRAFT = 'utkast-kanarie';
const CONTACT = 'kontakt-kanarie@example.org';
const PRIVATE = [...SECRETS, DRAFT, CONTACT];
/** One call in this many is a subscription, because these take longer. It shares no divisor with the number of callers, so each caller subscribes. */
const SOCKETS = 39;
/** From this number on, every argument has had a value. */
const ENOUGH_FOR_ALL = 20_000;

const PEOPLE = ['admin', 'divisionadmin', 'graphics', 'writer', 'captain', 'player', 'newcomer'] as const;
const OUTSIDERS: readonly string[] = ['captain', 'player', 'newcomer'];

let app: TestApp;
let lines: string[];
let apiKey: string;
beforeAll(async () => {
  // as in production: with a login that owns nothing
  const road = async (url: string): Promise<string> => asApplication(url);
  app = await bootApp({ env: { UPLOAD_LIMIT: '1000000', MEMBER_LIMIT: '1000000' }, road });
  const league = new League(app.db);
  const { home, away } = await smallLeague(league);
  await league.setting('transfer_open', 'true');
  const linked: Record<string, { playerId: number }> = {};
  for (const handle of PEOPLE.slice(0, -1)) {
    const roles = ['captain', 'player'].includes(handle) ? [] : [handle as 'admin'];
    linked[handle] = await linkPlayer(app.db, handle, { roles });
  }
  await league.sign(linked['captain']!.playerId, home, '2026-01-06T12:00:00Z', { sortOrder: 2 });
  await league.sign(linked['player']!.playerId, away, '2026-01-06T12:00:00Z', { sortOrder: 2 });
  const terms = {
    name: 'Partner',
    contact: CONTACT,
    scopes: ['graphql:read', 'rest:read'] as const,
    ownLimit: null,
  };
  ({ secret: apiKey } = await app.app.get(ApiKeysService, { strict: false }).make({ ...ANONYMOUS, userId: 0 }, terms));
  await league.post(await league.category('Ligan'), 'utkast', { content: DRAFT, publishedAt: null });
  lines = logLines();
});
afterAll(() => app.close());

async function tokens(): Promise<(string | null)[]> {
  const browsers = await Promise.all(PEOPLE.map((handle) => signIn(app, handle).catch(() => null)));
  return [null, ...browsers.map((browser) => browser?.cookies.get('accessToken') ?? null)];
}

const sizeOf = ({ body }: RequestInit): number => (typeof body === 'string' ? body.length : 0);

/** What a stream tells at once. It is left then, because it does not end by itself. */
async function beginningOf({ body }: Response): Promise<string> {
  const reader = body!.getReader();
  const first = await Promise.race([reader.read(), setTimeout(100)]);
  await reader.cancel();
  return new TextDecoder().decode(first?.value);
}

/** The answer, or null when there is none. */
async function answerTo({ path, init }: FuzzCall): Promise<{ status: number; text: string } | null> {
  try {
    const answer = await fetch(app.url + path, init);
    const isEndless = answer.headers.get('content-type')?.startsWith('text/event-stream') === true;
    return { status: answer.status, text: isEndless ? await beginningOf(answer) : await answer.text() };
  } catch {
    return null;
  }
}

/** The fault in the answer to this call, if any. `isStaffs`: the caller may read what is private. */
async function faultOf(call: FuzzCall, isStaffs: boolean): Promise<string | null> {
  const started = performance.now();
  const answer = await answerTo(call);
  const ms = performance.now() - started;
  // the server may close the connection when it does not read a body to its end
  if (!answer) return sizeOf(call.init) > LARGE ? null : 'no answer';
  // the time of a large body is mostly its sending, by this same process
  return faultIn(answer, isStaffs) ?? (ms > PATIENCE && sizeOf(call.init) <= LARGE ? 'slow' : null);
}

/** What is wrong with the answer, however it came. */
function faultIn({ status, text }: { status: number; text: string }, isStaffs: boolean): string | null {
  if (status >= 500) return `${status} ${text.slice(0, 300)}`;
  if (/"code":"INTERNAL"/.test(text)) return `an internal fault: ${text.slice(0, 300)}`;
  if (INSIDES.test(text)) return `tells how it is made: ${text.slice(0, 300)}`;
  if ((status >= 400 || /"errors":\[|"type":"error"/.test(text)) && SQL.test(text))
    return `tells its SQL: ${text.slice(0, 300)}`;
  const told = isStaffs ? undefined : PRIVATE.find((secret) => text.includes(secret));
  return told === undefined ? null : `tells ${told}: ${text.slice(0, 300)}`;
}

test(
  `${CALLS} hostile calls cause no fault, and leave no secret in the log`,
  async () => {
    const about = new DocumentBuilder().build();
    const rest = restRows(app.app, SwaggerModule.createDocument(app.app, about));
    const allRoots = rootRows(app.app.get(GraphQLSchemaHost).schema);
    const roots = allRoots.filter(({ kind }) => kind !== 'subscription');
    const subscriptions = allRoots.filter(({ kind }) => kind === 'subscription');
    expect(subscriptions.length).toBeGreaterThan(4);
    expect(rest.length).toBeGreaterThan(120);
    expect(roots.length).toBeGreaterThan(120);
    const values = new HostileValues(SEED);
    const everyToken = new Set<string>();
    const found: string[] = [];
    let told = 0;
    let callers: (string | null)[] = [];
    for (let at = 0; at < CALLS; at++) {
      if (at % STINT === 0) callers = await tokens();
      for (const token of callers) if (token !== null) everyToken.add(token);
      const token = callers[at % callers.length] ?? null;
      const person = at % callers.length;
      const isStaffs = person > 0 && !OUTSIDERS.includes(PEOPLE[person - 1] ?? '');
      if (at % SOCKETS === SOCKETS - 1) {
        const call = socketCall(subscriptions[Math.floor(at / SOCKETS) % subscriptions.length]!, token, values);
        const answer = await answerOf(app.url, call);
        if (answer.text.includes('"type":"next"')) told++;
        const fault = faultIn(answer, isStaffs);
        if (fault !== null)
          found.push(`${call.name} (call ${at}): ${fault}\n  ${call.accepted.join('\n  ').slice(0, 500)}`);
        continue;
      }
      const turn = Math.floor(at / 2);
      const call =
        at % 2 === 0
          ? restCall(rest[turn % rest.length]!, token, values)
          : graphqlCall(roots[turn % roots.length]!, token, values);
      // every other call without a token has a partner's key
      if (token === null && turn % 2 === 0) Object.assign(call.init.headers ?? {}, { 'x-api-key': apiKey });
      let fault = await faultOf(call, isStaffs);
      // the machine may have been busy
      for (let again = 0; fault === 'slow' && again < 2; again++) fault = await faultOf(call, isStaffs);
      if (fault !== null) {
        const body = typeof call.init.body === 'string' ? call.init.body.slice(0, 500) : '';
        found.push(`${call.name} (call ${at}): ${fault}\n  ${call.path.slice(0, 300)}\n  ${body}`);
      }
    }
    await setTimeout(100);
    expect(found).toEqual([]);
    // the subscriptions are not only refused
    expect(told).toBeGreaterThan(CALLS / 1000);
    if (CALLS >= ENOUGH_FOR_ALL) {
      const all = [...everyParameter(rest), ...everyArgument(app.app.get(GraphQLSchemaHost).schema)];
      expect(all.filter((argument) => !values.used.has(argument))).toEqual([]);
    }
    const written = lines.join('');
    expect(lines.length).toBeGreaterThan(CALLS / 2);
    for (const secret of [apiKey, ...everyToken, ...Object.values(CANARIES)]) expect(written).not.toContain(secret);
  },
  60_000 + CALLS * 200,
);
