import { gql } from '@apollo/client';
import { createApolloClient, isUnauthenticated } from './apollo';
import { apiPaths } from './paths';

const QUERY = gql`
  query Anything {
    settings {
      registrationOpen
    }
  }
`;

const refusal = { errors: [{ message: 'no', extensions: { code: 'UNAUTHENTICATED' } }] };
const answer = { data: { settings: { __typename: 'LeagueSettings', registrationOpen: true } } };
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** A server that answers each address in turn, and records the requests. */
function serve(graphql: unknown[], refreshStatus: number): string[] {
  const asked: string[] = [];
  globalThis.fetch = ((address: string) => {
    asked.push(address);
    return Promise.resolve(address === apiPaths.refresh ? json({}, refreshStatus) : json(graphql.shift()));
  }) as typeof fetch;
  return asked;
}

test('a dead access token is renewed once and the operation sent again', async () => {
  const asked = serve([refusal, answer], 200);
  const { data } = await createApolloClient().query<{ settings: { registrationOpen: boolean } }>({ query: QUERY });
  expect(data?.settings.registrationOpen).toBe(true);
  expect(asked).toEqual([apiPaths.graphql, apiPaths.refresh, apiPaths.graphql]);
});

test('what another tab has renewed meanwhile is not renewed again', async () => {
  document.cookie = 'loggedIn=one';
  const asked: string[] = [];
  globalThis.fetch = ((address: string) => {
    asked.push(address);
    document.cookie = 'loggedIn=two';
    return Promise.resolve(json(asked.length === 1 ? refusal : answer));
  }) as typeof fetch;
  const { data } = await createApolloClient().query({ query: QUERY });
  document.cookie = 'loggedIn=; Max-Age=0';
  expect(data).toEqual(answer.data);
  expect(asked).toEqual([apiPaths.graphql, apiPaths.graphql]);
});

test('a second refusal goes to the caller instead of round again', async () => {
  const asked = serve([refusal, refusal], 200);
  const error = await createApolloClient()
    .query({ query: QUERY })
    .catch((fault: unknown) => fault);
  expect(isUnauthenticated(error)).toBe(true);
  expect(asked).toEqual([apiPaths.graphql, apiPaths.refresh, apiPaths.graphql]);
});

test('without a session to renew, the refusal goes to the caller', async () => {
  const asked = serve([refusal], 401);
  const error = await createApolloClient()
    .query({ query: QUERY })
    .catch((fault: unknown) => fault);
  expect(isUnauthenticated(error)).toBe(true);
  expect(asked).toEqual([apiPaths.graphql, apiPaths.refresh]);
});

test('operations refused at the same time share one renewal', async () => {
  const asked = serve([refusal, refusal, answer, answer], 200);
  const client = createApolloClient();
  const ask = () => client.query({ query: QUERY, fetchPolicy: 'no-cache', context: { queryDeduplication: false } });
  await Promise.all([ask(), ask()]);
  expect(asked.filter((address) => address === apiPaths.refresh)).toHaveLength(1);
});
