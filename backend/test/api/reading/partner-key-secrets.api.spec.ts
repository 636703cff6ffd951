import { setTimeout as sleep } from 'node:timers/promises';
import { ANONYMOUS } from '../../../src/domain/actor.ts';
import type { KeyTerms } from '../../../src/domain/partners/api-key.ts';
import { ApiKeysService } from '../../../src/modules/partners/api-keys.service.ts';
import { League } from '../../factories/league.ts';
import { bootApp, graphql } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';
import { logLines } from '../../harness/log-lines.ts';
import { Socket } from '../../harness/socket.ts';

const OPERATOR = { ...ANONYMOUS, userId: 0 };
const TERMS: KeyTerms = { name: '', contact: '', scopes: ['graphql:read', 'rest:read'], ownLimit: 1000 };

const SUBSCRIPTION = 'subscription { leagueChanged { number } }';
/** Also tells of what happened before, so a caller who is accepted hears it at once. */
const OF_THE_LAST_HOUR = 'subscription { leagueChanged(age: 3600000) { number } }';

let app: TestApp;
let lines: string[];
let named = 0;
beforeAll(async () => {
  app = await bootApp();
  lines = logLines();
  const league = new League(app.db);
  const division = await league.division(await league.season());
  await league.walkover(
    division,
    [await league.teamIn(division, 'Norrsken'), await league.teamIn(division, 'Vinter')],
    'home',
  );
});
afterAll(() => app.close());

const service = (): ApiKeysService => app.app.get(ApiKeysService, { strict: false });
const statusOf = async (secret: string, path = '/graphql?query={__typename}'): Promise<number> =>
  (await fetch(app.url + path, { headers: { 'x-api-key': secret } })).status;

/** A key that the instance knows. */
async function newKey(terms: Partial<KeyTerms> = {}) {
  const made = await service().make(OPERATOR, { ...TERMS, name: `Partner ${++named}`, ...terms });
  while ((await statusOf(made.secret)) === 401) await sleep(10);
  await app.db.query('delete from api_key_bucket where key_id = $1', [made.key.id]);
  return made;
}

/** Every place of a request in which a caller could put a key, by mistake too. */
async function everyPlace(secret: string): Promise<void> {
  const inHeaders: Record<string, string>[] = [
    { 'x-api-key': secret },
    { 'x-api-key': `${secret} ` },
    { authorization: `Bearer ${secret}` },
    { authorization: secret },
    { cookie: `accessToken=${secret}; key=${secret}` },
    { 'x-request-id': secret },
    { 'user-agent': secret, referer: `${app.url}/?key=${secret}` },
  ];
  const paths = [
    '/graphql?query={__typename}',
    `/graphql?query={__typename}&api_key=${secret}`,
    `/graphql?query={seasons(${secret}){id}}`,
    `/api/season/all?key=${secret}&X-Api-Key=${secret}`,
    `/api/season/${secret}`,
    `/api/user/hidden/${secret}/full`,
    `/api/feeds/results.atom?key=${secret}`,
    `/${secret}?key=${secret}`,
  ];
  for (const headers of inHeaders)
    for (const path of paths) await (await fetch(app.url + path, { headers })).arrayBuffer();
  const body = {
    query: `{ seasons { ${secret.replaceAll('-', '_')} } } # ${secret}`,
    variables: { key: secret },
    accessToken: secret,
  };
  for (const path of ['/graphql', '/api/team/leaveTeam', '/csp-reports'])
    await (
      await fetch(app.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': secret },
        body: JSON.stringify(body),
      })
    ).arrayBuffer();
  const socket = new Socket(app, { headers: { 'x-api-key': secret }, connectionParams: { apiKey: secret } });
  socket.subscribe(OF_THE_LAST_HOUR);
  await socket.until(({ heard, errors, closedWith }) => heard.length + errors.length > 0 || closedWith !== null);
  await socket.close();
}

test.each<[string, () => Promise<string>]>([
  ['that holds', async () => (await newKey()).secret],
  ['without the scope', async () => (await newKey({ scopes: ['rest:read'] })).secret],
  ['with nothing left', async () => (await newKey({ ownLimit: 1 })).secret],
  [
    'that is revoked',
    async () => {
      const { secret, key } = await newKey();
      await service().revoke(OPERATOR, key);
      return secret;
    },
  ],
  ['that no one has', () => Promise.resolve(`sbl_${'Zq3-'.repeat(10)}xY_`)],
])('the log never has a key %s, wherever the caller puts it', async (_what, secretOf) => {
  const secret = await secretOf();
  lines.length = 0;
  await everyPlace(secret);
  await sleep(50);
  expect(lines.length).toBeGreaterThan(50);
  const written = lines.join('');
  // its beginning is enough to recognise it, and half of it is half of a secret
  for (const part of [secret, secret.slice(4), secret.slice(0, 20), encodeURIComponent(secret)])
    expect(written).not.toContain(part);
});

describe('a subscription with a key', () => {
  const errorsOf = ({ errors }: Socket) => errors as { message: string; extensions?: Record<string, unknown> }[];

  test.each<[string, (secret: string) => Record<string, string>]>([
    ['X-Api-Key', (secret) => ({ 'x-api-key': secret })],
    ['Bearer', (secret) => ({ authorization: `Bearer ${secret}` })],
  ])('as %s is refused when the key does not open GraphQL, and the refusal names the scope', async (_as, headersOf) => {
    const { secret } = await newKey({ scopes: ['rest:read'] });
    const socket = new Socket(app, { headers: headersOf(secret) });
    socket.subscribe(SUBSCRIPTION);
    await socket.until(({ errors }) => errors.length > 0);
    expect(errorsOf(socket)[0]).toMatchObject({ extensions: { code: 'FORBIDDEN' } });
    expect(JSON.stringify(socket.errors)).toContain('graphql:read');
    expect(socket.heard).toEqual([]);
    await socket.close();
  });

  test('takes units of the key, and is refused when none are left', async () => {
    const { secret } = await newKey({ ownLimit: 4 });
    const outcomes: string[] = [];
    for (let times = 0; times < 8; times++) {
      const socket = new Socket(app, { headers: { 'x-api-key': secret } });
      const stop = socket.subscribe(OF_THE_LAST_HOUR);
      await socket.until(({ heard, errors }) => heard.length + errors.length > 0);
      outcomes.push(socket.errors.length > 0 ? 'refused' : 'open');
      stop();
      await socket.close();
    }
    expect(outcomes[0]).toBe('open');
    expect(outcomes.filter((each) => each === 'open').length).toBeLessThanOrEqual(5);
    expect(outcomes.at(-1)).toBe('refused');
    expect((await graphql(app.url, '{ __typename }', { headers: { 'x-api-key': secret } })).status).toBe(429);
    // the same key has its limit on every door; another key is not touched
    expect(await statusOf((await newKey()).secret)).toBe(200);
  });

  test('is refused when no one has the key', async () => {
    const socket = new Socket(app, { headers: { 'x-api-key': `sbl_${'x'.repeat(43)}` } });
    socket.subscribe(SUBSCRIPTION);
    await socket.until(({ errors }) => errors.length > 0);
    expect(errorsOf(socket)[0]).toMatchObject({ extensions: { code: 'UNAUTHENTICATED' } });
    await socket.close();
  });
});
