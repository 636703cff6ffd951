import type { DocumentNode } from 'graphql';
import { FIRST_PAGES } from '../app/first-pages';
import { ShellDocument } from '../app/shell/shell.generated';
import { EARLY_PAGES, SHELL_BODY } from '../first-paint/early-queries';
import * as division from '../features/seasons/divisions/division.page';
import * as home from '../features/home/home.page';
import * as player from '../features/players/player.page';
import * as series from '../features/series/series.page';
import * as team from '../features/teams/team.page';
import { createApolloClient } from './apollo';
import { askServer, NoAnswer } from './ask-server';
import { paths } from './paths';

const answer = () =>
  new Response(JSON.stringify({ data: { settings: null } }), { headers: { 'content-type': 'application/json' } });

/** The bodies of queries that had no early answer. */
function serve(): string[] {
  const sent: string[] = [];
  globalThis.fetch = ((_: string, init: RequestInit) => {
    sent.push(init.body as string);
    return Promise.resolve(answer());
  }) as typeof fetch;
  return sent;
}

const ask = (query: DocumentNode, variables?: Record<string, unknown>) =>
  createApolloClient()
    .query<unknown>({ query, variables })
    .catch(() => undefined);

const askedEarly = (coming: Promise<Response>) => {
  window.askedEarly = { cookies: document.cookie, answers: new Map([[SHELL_BODY, coming]]) };
};

afterEach(() => {
  delete window.askedEarly;
});

test('each page that most visits start with is asked for early', () => {
  expect(EARLY_PAGES.map(({ route }) => route)).toEqual(Object.keys(FIRST_PAGES));
});

test.each([
  [paths.home(), home.pageRead(), {}],
  [
    paths.division('3n', 9),
    division.pageRead({ divisionDiscriminator: '3n', seasonId: '9' }),
    { discriminator: '3n', seasonId: 9 },
  ],
  [paths.series(7), series.pageRead({ seriesId: '7' }), { id: 7 }],
  [paths.team(7), team.pageRead({ teamId: '7' }), { id: 7 }],
  [paths.player(7), player.pageRead({ playerId: '7' }), { id: 7 }],
])('what is asked early at %s is what its page asks, letter by letter', async (address, read, variables) => {
  const sent = serve();
  await ask(read.query, 'variables' in read ? read.variables : undefined);
  const page = EARLY_PAGES.find((one) => new RegExp(one.address).test(address));
  expect(sent).toEqual([JSON.stringify({ operationName: page?.operationName, variables, query: page?.query })]);
});

test('an early answer is taken once', async () => {
  const sent = serve();
  askedEarly(Promise.resolve(answer()));
  await ask(ShellDocument);
  expect(sent).toEqual([]);
  await ask(ShellDocument);
  expect(sent).toEqual([SHELL_BODY]);
});

test('where the early question did not arrive it is asked again', async () => {
  const sent = serve();
  const lost = Promise.reject<Response>(new TypeError('no line'));
  lost.catch(() => undefined); // as boot.js does
  askedEarly(lost);
  await ask(ShellDocument);
  expect(sent).toEqual([SHELL_BODY]);
});

test('where no answer comes at all, that is said', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('no line'));
  await expect(createApolloClient().query({ query: ShellDocument })).rejects.toBeInstanceOf(NoAnswer);
});

/** An answer of which only the beginning comes. */
const cutOff = () =>
  new Response(
    new ReadableStream({
      start: (body) => body.enqueue(new TextEncoder().encode('{"data":')),
      pull: (body) => body.error(new TypeError('network error')),
    }),
    { headers: { 'content-type': 'application/json' } },
  );

test.each(['early', 'late'])('a line that breaks in the middle of an %s answer is said as that', async (when) => {
  globalThis.fetch = () => Promise.resolve(cutOff());
  if (when === 'early') askedEarly(Promise.resolve(cutOff()));
  await expect(createApolloClient().query({ query: ShellDocument })).rejects.toBeInstanceOf(NoAnswer);
});

test('an answer that is read twice is no lost line', async () => {
  globalThis.fetch = () => Promise.resolve(answer());
  const twice = await askServer('/graphql');
  await twice.text();
  await expect(twice.text()).rejects.toMatchObject({ name: 'TypeError' });
});

test.each([
  ['text', '{"data":null}', 403],
  ['nothing', null, 204],
])('an answer of %s is heard as the server sent it', async (_, body, status) => {
  globalThis.fetch = () => Promise.resolve(new Response(body, { status, headers: { 'retry-after': '5' } }));
  const whole = await askServer('/graphql');
  expect(whole.status).toBe(status);
  expect(whole.headers.get('retry-after')).toBe('5');
  expect(await whole.text()).toBe(body ?? '');
});

test('what was asked in another session is asked again', async () => {
  const sent = serve();
  askedEarly(Promise.resolve(answer()));
  document.cookie = 'loggedIn=renewed';
  await ask(ShellDocument);
  expect(sent).toEqual([SHELL_BODY]);
});
