import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen, waitFor } from '@testing-library/react';
import { createApolloClient } from '../apollo';
import { apiPaths } from '../paths';
import { UnreadDocument } from '../unread.generated';
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

/** A server that sees a visitor until the token is renewed. */
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

/** A page with parts that ask who is looking. */
const page = (client: ApolloClient, parts: number) => (
  <ApolloProvider client={client}>
    {Array.from({ length: parts }, (_, at) => (
      <Name key={at} />
    ))}
  </ApolloProvider>
);

/** A visit with two parts of the page that use the session. */
const visit = () => render(page(createApolloClient(), 2));

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
    // the login happens between the query and its answer
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

test('an answer that was on its way when the session was renewed is not taken for the new one', async () => {
  document.cookie = 'loggedIn=1';
  const waiting: { address: string; answer: (body: unknown) => void }[] = [];
  globalThis.fetch = ((address: string) =>
    new Promise((resolve) => waiting.push({ address, answer: (body) => resolve(json(body)) }))) as typeof fetch;
  const next = async (address: string) => {
    await waitFor(() => expect(waiting.map((call) => call.address)).toContain(address));
    const [call] = waiting.splice(0, 1);
    return call?.answer as (body: unknown) => void;
  };
  const client = createApolloClient();
  const { rerender } = render(page(client, 1));
  (await next(apiPaths.graphql))({ data: { me: null } });
  const renewed = await next(apiPaths.refresh);
  // a part that is drawn meanwhile asks with the old token
  rerender(page(client, 2));
  const late = await next(apiPaths.graphql);
  document.cookie = 'loggedIn=2';
  renewed({});
  await act(() => new Promise((goOn) => setTimeout(goOn, 20)));
  late({ data: { me: null } });
  (await next(apiPaths.graphql))({ data: { me: viewer } });
  expect(await screen.findAllByText('Kaptenen')).toHaveLength(2);
});

test('of a visitor is asked once, also for parts that are drawn later; of a session each time', async () => {
  const asked = serve(401);
  const client = createApolloClient();
  const { rerender } = render(page(client, 1));
  expect(await screen.findAllByText('besökare')).toHaveLength(1);
  rerender(page(client, 2));
  expect(await screen.findAllByText('besökare')).toHaveLength(2);
  await act(() => new Promise((goOn) => setTimeout(goOn, 20)));
  expect(asked).toEqual([apiPaths.graphql]);

  document.cookie = 'loggedIn=1';
  rerender(page(client, 3));
  await waitFor(() => expect(asked).toContain(apiPaths.refresh));
});

test('a visitor without a session is not asked to renew one', async () => {
  const asked = serve(200);
  visit();
  expect(await screen.findAllByText('besökare')).toHaveLength(2);
  expect(asked).toEqual([apiPaths.graphql]);
});
