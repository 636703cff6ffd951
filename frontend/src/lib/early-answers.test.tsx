import type { DocumentNode } from 'graphql';
import { EARLY_PAGES, SHELL_BODY } from '../first-paint/early-queries';
import {
  DivisionPageDocument,
  HomePageDocument,
  PlayerPageDocument,
  SeriesPageDocument,
  ShellDocument,
  TeamPageDocument,
} from '../gql/graphql';
import { createApolloClient } from './apollo';
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

test.each([
  [paths.home(), HomePageDocument, {}],
  [paths.division('3n', 9), DivisionPageDocument, { discriminator: '3n', seasonId: 9 }],
  [paths.series(7), SeriesPageDocument, { id: 7 }],
  [paths.team(7), TeamPageDocument, { id: 7 }],
  [paths.player(7), PlayerPageDocument, { id: 7 }],
])('what is asked early at %s is what its page asks, letter by letter', async (address, document, variables) => {
  const sent = serve();
  await ask(document, variables);
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
  lost.catch(() => undefined); // as choices.js does
  askedEarly(lost);
  await ask(ShellDocument);
  expect(sent).toEqual([SHELL_BODY]);
});

test('what was asked in another session is asked again', async () => {
  const sent = serve();
  askedEarly(Promise.resolve(answer()));
  document.cookie = 'loggedIn=renewed';
  await ask(ShellDocument);
  expect(sent).toEqual([SHELL_BODY]);
});
