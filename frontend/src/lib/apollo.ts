import { ApolloClient, ApolloLink, HttpLink, InMemoryCache, type ObservableQuery } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { from, switchMap, tap, throwError } from 'rxjs';
import { fetchUnlessAsked } from './early-answers';
import { apiPaths } from './paths';
import { refreshSession, sessionMarker } from './session/refresh-session';

/** True for an answer that says that the access token is missing or dead. */
export function isUnauthenticated(error: unknown): boolean {
  if (CombinedGraphQLErrors.is(error)) return error.errors.some((one) => one.extensions?.code === 'UNAUTHENTICATED');
  return ServerError.is(error) && error.statusCode === 401;
}

/** The question who is looking (session.graphql). */
const SESSION = 'Session';
/** The marker with which each client sent the question who is looking that was answered last. */
const answeredAs = new WeakMap<ApolloClient, string | null>();

/** True when a session has begun, been renewed or ended since it was asked who is looking: what is known is old. */
export const isSessionAnswerOld = (client: ApolloClient): boolean =>
  answeredAs.has(client) && answeredAs.get(client) !== sessionMarker();

/** Every operation remembers whose session it was sent in. */
const rememberSession = new ApolloLink((operation, forward) => {
  const sentAs = sessionMarker();
  operation.setContext({ sentAs });
  const answer = forward(operation);
  if (operation.operationName !== SESSION) return answer;
  return answer.pipe(tap(() => answeredAs.set(operation.client, sentAs)));
});

/**
 * A dead access token is exchanged once and the operation sent again; a second refusal goes to the caller. Where there is
 * nothing to exchange any more (a logout in another tab), it is asked again who is looking.
 */
const renewSession = new ErrorLink(({ error, operation, forward }) => {
  if (!isUnauthenticated(error) || operation.getContext().isRenewed) return;
  operation.setContext({ isRenewed: true });
  return from(refreshSession(sentAsOf(operation))).pipe(
    switchMap((isRenewed) => {
      if (isRenewed) return forward(operation);
      void operation.client
        .refetchQueries({ include: 'active', onQueryUpdated: isSessionQuery })
        .catch(() => undefined);
      return throwError(() => error);
    }),
  );
});

const isSessionQuery = ({ queryName }: ObservableQuery): boolean => queryName === SESSION;

const sentAsOf = (operation: ApolloLink.Operation): string | null =>
  (operation.getContext() as { sentAs?: string | null }).sentAs ?? null;

/**
 * Rows that are the same thing everywhere are stored once by their id. Things whose fields depend on where they are
 * shown (a team's name and logo in a season, a player's numbers in a division) are kept inside what holds them.
 */
export const createCache = (): InMemoryCache =>
  new InMemoryCache({
    typePolicies: {
      LeagueSettings: { keyFields: [] },
      SignupView: { keyFields: [] },
      Viewer: { keyFields: ['userId'] },
      TeamRef: { keyFields: false },
      StandingsRow: { keyFields: false },
      PlayerStats: { keyFields: false },
      TeamStats: { keyFields: false },
      PlayerGameStats: { keyFields: false },
      Game: { keyFields: false },
      PlacementBand: { keyFields: false },
      TeamSeason: { keyFields: false },
      PlayerSeason: { keyFields: false },
    },
  });

/** The site's one GraphQL client; its cache is the only store of server data. */
export const createApolloClient = (): ApolloClient =>
  new ApolloClient({
    link: ApolloLink.from([
      rememberSession,
      renewSession,
      new HttpLink({ uri: apiPaths.graphql, credentials: 'same-origin', fetch: fetchUnlessAsked }),
    ]),
    cache: createCache(),
    // our server does not read which library asks
    enhancedClientAwareness: { transport: false },
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } },
  });
