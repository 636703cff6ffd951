import { setTimeout as sleep } from 'node:timers/promises';
import { Player } from '../../../src/modules/players/player.entity.ts';
import { Series } from '../../../src/modules/series/series.entity.ts';
import { Team } from '../../../src/modules/teams/team.entity.ts';
import { MOST_STREAMS, OpenStreams } from '../../../src/platform/web/open-streams.ts';
import { League } from '../../factories/league.ts';
import { bootApp, graphql } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';
import { Socket } from '../../harness/socket.ts';
import { SECRETS, smallLeague } from '../small-league.ts';

/** The doors of the feed (R34). What is an event, and in which order, is in `modules/partners/events/events.int.spec.ts`. */

let one: TestApp;
let two: TestApp;
let ids: Awaited<ReturnType<typeof smallLeague>>;
beforeAll(async () => {
  one = await bootApp({ env: { TRUSTED_PROXIES: '1' } });
  ids = await smallLeague(new League(one.db));
  two = await bootApp({ beside: one, env: { TRUSTED_PROXIES: '1' } });
});
afterAll(async () => {
  await two.close();
  await one.close();
});

interface RestEvent {
  position: number;
  kind: string;
  at: string;
  data: Record<string, unknown>;
}
interface RestPage {
  events: RestEvent[];
  next: number;
  previous: number | null;
  newest: number;
  hasMore: boolean;
}
const rest = async (query = '', on = one) => {
  const answer = await fetch(`${on.url}/api/events${query}`);
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as RestPage };
};
const newest = async () => (await rest()).body.newest;
let count = 0;
const rename = (on = one) => on.db.repo(Team).update(ids.home, { name: `Norrsken ${++count}` });

/** Reads a stream until it has given this many events, or ended. */
async function streamed(query: string, most: number, { on = one, headers = {} } = {}): Promise<string[]> {
  const stop = new AbortController();
  const answer = await fetch(`${on.url}/api/events/stream${query}`, { headers, signal: stop.signal });
  expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  const found: string[] = [];
  let rest_ = '';
  for await (const chunk of answer.body!.pipeThrough(new TextDecoderStream())) {
    const parts = (rest_ + chunk).split('\n\n');
    rest_ = parts.pop() ?? '';
    found.push(...parts.filter((part) => part.startsWith('id: ')));
    if (found.length >= most) break;
  }
  stop.abort();
  return found;
}

test('REST and GraphQL tell the same events, page by page', async () => {
  const { status, headers, body } = await rest('?first=2');
  expect([status, headers.get('access-control-allow-origin')]).toEqual([200, '*']);
  expect(body).toMatchObject({
    events: [{ position: 1, kind: 'season.created' }, { position: 2 }],
    next: 2,
    hasMore: true,
  });
  const all = [...body.events];
  for (let page = body; page.hasMore;) {
    page = (await rest(`?first=3&after=${page.next}`)).body;
    all.push(...page.events);
  }
  expect(all.map(({ position }) => position)).toEqual(all.map((_, n) => n + 1));
  const FIELDS = `position kind at seriesId divisionId seasonId week homeTeamId awayTeamId startsAt homeGames awayGames walkover
    playerId teamId fromTeamId postId slug`;
  const { data } = await graphql<{ events: { events: Record<string, unknown>[]; newest: number } }>(
    one.url,
    `{ events { events { ${FIELDS} } newest next hasMore } }`,
  );
  const enumOf = (kind: string): string => kind.toUpperCase().replaceAll(/[.-]/g, '_');
  expect(data?.events).toMatchObject({
    // parts stand in `data`
    events: all.map(({ data: { changed: _parts, ...facts }, kind, position, at }) => ({
      ...facts,
      ...(typeof facts['walkover'] === 'string' ? { walkover: facts['walkover'].toUpperCase() } : {}),
      position,
      at,
      kind: enumOf(kind),
    })),
    newest: all.length,
    hasMore: false,
  });
  const reported = all.find(({ data: facts }) => facts['seriesId'] === ids.played && facts['homeGames'] !== null);
  expect(reported?.data).toMatchObject({ divisionId: ids.division, homeTeamId: ids.home, homeGames: 3, awayGames: 2 });
});

test('what an event is about has the same names and values over REST and GraphQL', async () => {
  const asked = `{ events(first: 100) { events { kind data { __typename
    ... on SeriesEventData { seriesId divisionId seasonId week homeTeamId awayTeamId startsAt homeGames awayGames changed }
    ... on DivisionEventData { divisionId seasonId changed } ... on SeasonEventData { seasonId changed }
    ... on PlayerEventData { playerId teamId fromTeamId changed } ... on TeamEventData { teamId seasonId changed } ... on SiteEventData { changed } } } } }`;
  await rename();
  type Told = { kind: string; data: Record<string, unknown> };
  const { data } = await graphql<{ events: { events: Told[] } }>(one.url, asked);
  const told = data!.events.events;
  const { events } = (await rest()).body;
  expect(told.length).toBe(events.length);
  for (const [n, { data: facts }] of events.entries()) {
    const known = Object.entries(told[n]!.data).filter(([name]) => name !== '__typename');
    const same = known.map(([name]) => [name, facts[name] ?? null]);
    expect(Object.fromEntries(known)).toEqual({
      ...Object.fromEntries(same),
      ...(facts['changed']
        ? { changed: (facts['changed'] as string[]).map((part) => part.replace(/[A-Z]/g, '_$&').toUpperCase()) }
        : {}),
    });
  }
  const types = new Set(told.map(({ data: { __typename } }) => __typename));
  expect(types).toEqual(
    new Set(['Season', 'Division', 'Team', 'Player', 'Series', 'Site'].map((topic) => `${topic}EventData`)),
  );
});

test('the newest events come with last, and those before them with before', async () => {
  await rename();
  const { newest: last } = (await rest('?first=1')).body;
  const positions = ({ body }: Awaited<ReturnType<typeof rest>>) => body.events.map(({ position }) => position);
  const page = await rest('?last=2');
  expect(positions(page)).toEqual([last - 1, last]);
  expect(page.body).toMatchObject({ next: last, previous: last - 1, hasMore: false });
  const before = await rest(`?last=3&before=${page.body.previous}`);
  expect(positions(before)).toEqual([last - 4, last - 3, last - 2]);
  expect(before.body).toMatchObject({ next: last - 2, hasMore: true });
  expect((await rest(`?last=3&before=3`)).body).toMatchObject({
    events: [{ position: 1 }, { position: 2 }],
    previous: null,
  });
  const { data } = await graphql<{ events: { events: object[]; previous: number } }>(
    one.url,
    `{ events(last: 3, before: ${page.body.previous}) { events { position } previous } }`,
  );
  expect(data?.events).toEqual({
    events: positions(before).map((position) => ({ position })),
    previous: last - 4,
  });
});

test('who wants some kinds reads past the others, and misses none of theirs', async () => {
  const from = await newest();
  await one.db.repo(Series).update(ids.coming, { scheduledAt: new Date('2099-07-03T18:00:00Z') });
  await rename();
  await rename();
  const moved = (await rest(`?after=${from}&kinds=series.moved,series.reported`)).body;
  expect(moved).toMatchObject({
    events: [{ position: from + 1, kind: 'series.moved' }],
    next: from + 3,
    hasMore: false,
  });
  const one_ = (await rest(`?after=${from}&kinds=series.moved&first=1`)).body;
  expect(one_).toMatchObject({ next: from + 1, hasMore: true });
  const { data } = await graphql<{ events: object }>(
    one.url,
    `{ events(after: ${from}, kinds: [SERIES_MOVED]) { events { position } next } }`,
  );
  expect(data?.events).toEqual({ events: [{ position: from + 1 }], next: from + 3 });
  const [named = ''] = await streamed(`?after=${from}&kinds=team.changed`, 1);
  expect(named).toContain(`id: ${from + 2}\nevent: team.changed\n`);
  const [unnamed = ''] = await streamed(`?after=${from}&kinds=team.changed&isNamed=false`, 1);
  expect(unnamed).toMatch(new RegExp(`^id: ${from + 2}\ndata: \\{"position":${from + 2},"kind":"team.changed"`));
});

test('one who reads both ways at once, or wants an unknown kind, is refused', async () => {
  expect(await rest('?last=2&first=2')).toMatchObject({ status: 400, body: { field: 'last' } });
  expect(await rest('?before=2&after=2')).toMatchObject({ status: 400, body: { field: 'before' } });
  expect(await rest('?kinds=series.moved,series.lost')).toMatchObject({ status: 400, body: { field: 'kinds' } });
});

test('a list without kinds is refused at every door, as a program whose filter is empty does not want everything', async () => {
  for (const path of ['?kinds=', '?after=1&kinds=', '/stream?kinds=', '/stream?after=1&kinds='])
    expect([path, await rest(path)]).toMatchObject([path, { status: 400, body: { MESSAGE: 'api.events.no-kinds' } }]);
  const { errors } = await graphql(one.url, '{ events(kinds: []) { newest } }');
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', messageKey: 'api.events.no-kinds' } }]);
  for (const field of ['eventPublished(kinds: [])', 'eventPublished(after: 1, kinds: [])', 'feedAdvanced(kinds: [])']) {
    const socket = new Socket(two);
    socket.subscribe(`subscription { ${field} { position } }`);
    await socket.until((heard) => heard.errors.length > 0);
    expect(JSON.stringify(socket.errors)).toContain('api.events.no-kinds');
    await socket.close();
  }
});

test('a stream of few kinds says how far it is, so that who comes back late finds their place', async () => {
  const from = await newest();
  const streams = two.app.get(OpenStreams);
  const usual = streams.heartbeatMs;
  streams.heartbeatMs = 10;
  const stop = new AbortController();
  const answer = await fetch(`${two.url}/api/events/stream?kinds=series.removed`, { signal: stop.signal });
  streams.heartbeatMs = usual;
  await rename();
  await rename();
  let told = '';
  for await (const chunk of answer.body!.pipeThrough(new TextDecoderStream())) {
    told += chunk;
    if (told.endsWith(`:\nid: ${from + 2}\n\n`)) break;
  }
  stop.abort();
  expect(told.startsWith(`retry: 3000\nid: ${from}\n\n`)).toBe(true);
  expect(told).not.toContain('data');
  const ids = [...told.matchAll(/id: (\d+)/g)].map(([, id]) => Number(id));
  expect(ids).toEqual([...ids].sort((a, b) => a - b));
});

test.each([
  { query: '?after=-1', status: 400 },
  { query: '?after=x', status: 400 },
  { query: '?after=99999999999', status: 400 },
  { query: '?after=1&after=2', status: 400 },
  { query: '?first=0x10', status: 400 },
  { query: '?after=2000000000', status: 400 },
  { query: '/stream?after=2000000000', status: 400 },
  { query: '?before=0', status: 400 },
  { query: '?before=2000000000', status: 400 },
  { query: '/stream?after=%00', status: 400 },
])('$query is refused with $status', async ({ query, status }) => {
  const answer = await rest(query);
  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject({ CODE: status, field: /first|before|after/.exec(query)?.[0] });
});

test('a cached page is never older than the feed', async () => {
  const read = async () =>
    (await graphql<{ events: { newest: number } }>(one.url, '{ events(first: 1) { newest } }')).data;
  for (let n = 0; n < 3; n++) {
    const before = await read();
    await rename(two);
    expect((await read())?.events.newest).toBe((before?.events.newest ?? 0) + 1);
  }
});

test('a subscription tells what came before and after, on another instance than the one that changed it', async () => {
  const from = await newest();
  await rename();
  const socket = new Socket(two);
  socket.subscribe(`subscription { eventPublished(after: ${from}) { position kind teamId changed } }`);
  await socket.until(({ heard }) => heard.length === 1);
  await rename();
  await rename();
  await socket.until(({ heard }) => heard.length === 3);
  expect(socket.heard).toEqual(
    [1, 2, 3].map((n) => ({ position: from + n, kind: 'TEAM_CHANGED', teamId: ids.home, changed: ['NAME'] })),
  );
  await socket.close();
  const refused = new Socket(two);
  refused.subscribe('subscription { eventPublished(after: 2000000000) { position } }');
  await refused.until(({ errors }) => errors.length > 0);
  expect(JSON.stringify(refused.errors)).toContain('api.events.not-yet');
  await refused.close();
});

test('a subscription of few kinds tells how far it is, so that who comes back late finds their place', async () => {
  const from = await newest();
  const socket = new Socket(two);
  socket.subscribe('subscription { feedAdvanced(kinds: [SERIES_REMOVED, TEAM_MERGED]) { position event { kind } } }');
  await socket.until(({ heard }) => heard.length === 1);
  for (let n = 1; n <= 2; n++) {
    await rename();
    await socket.until(({ heard }) => heard.length === n + 1);
  }
  expect(socket.heard).toEqual([0, 1, 2].map((n) => ({ position: from + n, event: null })));
  await socket.close();

  const again = new Socket(one);
  again.subscribe(
    `subscription { feedAdvanced(after: ${from}, kinds: [TEAM_CHANGED]) { position event { position kind } } }`,
  );
  await again.until(({ heard }) => heard.length === 2);
  await rename();
  await again.until(({ heard }) => heard.length === 3);
  expect(again.heard).toEqual(
    [1, 2, 3].map((n) => ({ position: from + n, event: { position: from + n, kind: 'TEAM_CHANGED' } })),
  );
  await again.close();
});

test('a stream continues after the last event of the one before', async () => {
  const from = await newest();
  const reading = streamed('', 2, { on: two });
  // it is open when the server has counted it
  while (!two.app.get(OpenStreams).areOpen) await sleep(5);
  await sleep(50);
  await rename();
  await rename();
  const [first = '', second = ''] = await reading;
  expect(first).toBe(
    `id: ${from + 1}\nevent: team.changed\ndata: ${JSON.stringify((await rest(`?after=${from}`)).body.events[0])}`,
  );
  expect(second).toContain(`id: ${from + 2}\n`);
  await rename();
  const again = await streamed('?after=0', 2, { on: one, headers: { 'last-event-id': String(from + 1) } });
  expect(again.map((text) => text.split('\n')[0])).toEqual([`id: ${from + 2}`, `id: ${from + 3}`]);
});

test('an address has a few streams, and gets its places back', async () => {
  const headers = { 'x-forwarded-for': '198.51.100.7' };
  const stops = Array.from({ length: MOST_STREAMS }, () => new AbortController());
  const open = await Promise.all(
    stops.map(({ signal }) => fetch(`${one.url}/api/events/stream?after=1`, { headers, signal })),
  );
  expect(open.map(({ status }) => status)).toEqual(stops.map(() => 200));
  const over = await fetch(`${one.url}/api/events/stream`, { headers });
  expect([over.status, over.headers.get('retry-after')]).toEqual([429, '60']);
  expect((await fetch(`${one.url}/api/events`, { headers })).status).toBe(200);
  for (const stop of stops) stop.abort();
  let status = 429;
  while (status === 429) {
    await sleep(20);
    const next = await fetch(`${one.url}/api/events/stream?after=1`, { headers });
    await next.body?.cancel();
    ({ status } = next);
  }
  expect(status).toBe(200);
});

test('when the instance stops, its streams end and clients know when to come back', async () => {
  const three = await bootApp({ beside: one });
  const reading = fetch(`${three.url}/api/events/stream`).then((answer) => answer.text());
  while (!three.app.get(OpenStreams).areOpen) await sleep(5);
  three.app.get(OpenStreams).close();
  expect(await reading).toBe(`retry: 3000\nid: ${await newest()}\n\n`);
  await three.close();
});

test('no event has a name, a text or anything private, whatever happened to whom', async () => {
  await one.db.repo(Series).update(ids.coming, { scheduledAt: new Date('2099-07-02T18:00:00Z') });
  await one.db.repo(Player).update(ids.ada, { nickname: 'Hemlig Ada' });
  const { data } = await graphql(one.url, '{ events { events { kind playerId teamId startsAt slug } } }');
  const all = JSON.stringify([await rest(), data, await streamed('?after=0', await newest())]);
  for (const secret of [...SECRETS, 'Hemlig Ada', 'Norrsken', 'Vinter', 'Bo"']) expect(all).not.toContain(secret);
  expect(all).toContain('2099-07-02T18:00:00.000Z');
});
