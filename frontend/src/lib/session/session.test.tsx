import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen, waitFor } from '@testing-library/react';
import { UnreadDocument } from '../../gql/graphql';
import { createApolloClient } from '../apollo';
import { apiPaths } from '../paths';
import { useSession } from './session';

const viewer = {
  __typename: 'Viewer',
  userId: 1,
  displayName: 'Kaptenen',
  avatar: null,
  playerId: 3,
  nickname: 'kaptenen',
  isCaptain: true,
  isMember: true,
  isStaff: false,
  nationality: 'SE',
  roles: [],
  team: null,
};

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** A server that sees a visitor until the token has been renewed. */
function serve(refreshStatus: number): string[] {
  const asked: string[] = [];
  let isRenewed = false;
  globalThis.fetch = ((address: string) => {
    asked.push(address);
    if (address !== apiPaths.refresh) return Promise.resolve(json({ data: { me: isRenewed ? viewer : null } }));
    isRenewed = refreshStatus === 200;
    return Promise.resolve(json({}, refreshStatus));
  }) as typeof fetch;
  return asked;
}

const Name = () => {
  const { viewer: who, isLoading } = useSession();
  return <p>{isLoading ? 'vet inte' : (who?.displayName ?? 'besökare')}</p>;
};

/** A visit with two places on the page that ask who is looking. */
const visit = () =>
  render(
    <ApolloProvider client={createApolloClient()}>
      <Name />
      <Name />
    </ApolloProvider>,
  );

afterEach(() => {
  document.cookie = 'loggedIn=; Max-Age=0';
});

test('a session whose access token has run out is renewed once, however many ask', async () => {
  document.cookie = 'loggedIn=1';
  const asked = serve(200);
  visit();
  expect(screen.getAllByText('vet inte')).toHaveLength(2);
  expect(await screen.findAllByText('Kaptenen')).toHaveLength(2);
  expect(asked).toEqual([apiPaths.graphql, apiPaths.refresh, apiPaths.graphql]);
});

test('a page that is open longer than two tokens last renews the session each time', async () => {
  document.cookie = 'loggedIn=1';
  const server = { isLive: false, renewals: 0 };
  globalThis.fetch = ((address: string) => {
    if (address === apiPaths.refresh) Object.assign(server, { isLive: true, renewals: server.renewals + 1 });
    return Promise.resolve(json(address === apiPaths.refresh ? {} : { data: { me: server.isLive ? viewer : null } }));
  }) as typeof fetch;
  const client = createApolloClient();
  render(
    <ApolloProvider client={client}>
      <Name />
    </ApolloProvider>,
  );
  for (const renewals of [1, 2, 3]) {
    expect(await screen.findByText('Kaptenen')).toBeInTheDocument();
    await waitFor(() => expect(server.renewals).toBe(renewals));
    server.isLive = false;
    await act(() => client.refetchQueries({ include: 'active' }));
    expect(screen.getByText('Kaptenen')).toBeInTheDocument();
  }
});

test('a session that cannot be renewed makes a visitor', async () => {
  document.cookie = 'loggedIn=1';
  serve(401);
  visit();
  expect(await screen.findAllByText('besökare')).toHaveLength(2);
});

test('a line that breaks while everything is read again leaves no one in doubt', async () => {
  document.cookie = 'loggedIn=1';
  const answers = [() => json({ data: { me: null } }), () => json({})];
  globalThis.fetch = () => {
    const answer = answers.shift();
    return answer ? Promise.resolve(answer()) : Promise.reject(new TypeError('no line'));
  };
  visit();
  expect(await screen.findAllByText('besökare')).toHaveLength(2);
});

test('someone who signs in while it is asked who is looking is asked for again, and nothing is renewed', async () => {
  const asked: string[] = [];
  globalThis.fetch = ((address: string) => {
    asked.push(address);
    const me = document.cookie.includes('loggedIn') ? viewer : null;
    // the login comes between the question and its answer
    document.cookie = 'loggedIn=fresh';
    return Promise.resolve(json({ data: { me } }));
  }) as typeof fetch;
  visit();
  expect(await screen.findAllByText('Kaptenen')).toHaveLength(2);
  expect(asked).toEqual([apiPaths.graphql, apiPaths.graphql]);
});

test('a line that breaks after someone has signed in is not tried for ever', async () => {
  let asked = 0;
  globalThis.fetch = () => {
    asked++;
    document.cookie = 'loggedIn=fresh';
    return asked === 1 ? Promise.resolve(json({ data: { me: null } })) : Promise.reject(new TypeError('no line'));
  };
  visit();
  expect(await screen.findAllByText('besökare')).toHaveLength(2);
  expect(asked).toBe(2);
});

test('a session that was ended in another tab makes a visitor as soon as something is refused', async () => {
  document.cookie = 'loggedIn=1';
  const server = { isLive: true };
  globalThis.fetch = ((address: string, { body }: RequestInit) => {
    if (address === apiPaths.refresh) return Promise.resolve(json({}, 401));
    if ((body as string).includes('"Session"'))
      return Promise.resolve(json({ data: { me: server.isLive ? viewer : null } }));
    return Promise.resolve(json({ errors: [{ message: 'no', extensions: { code: 'UNAUTHENTICATED' } }] }));
  }) as typeof fetch;
  const client = createApolloClient();
  render(
    <ApolloProvider client={client}>
      <Name />
    </ApolloProvider>,
  );
  expect(await screen.findByText('Kaptenen')).toBeInTheDocument();
  server.isLive = false;
  document.cookie = 'loggedIn=; Max-Age=0';
  await act(() => client.query({ query: UnreadDocument, fetchPolicy: 'network-only' }).catch(() => undefined));
  expect(await screen.findByText('besökare')).toBeInTheDocument();
});

test('a visitor without a session is not asked to renew one', async () => {
  const asked = serve(200);
  visit();
  expect(await screen.findAllByText('besökare')).toHaveLength(2);
  expect(asked).toEqual([apiPaths.graphql]);
});
