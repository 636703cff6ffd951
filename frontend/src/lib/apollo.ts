import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { from, switchMap, throwError } from 'rxjs';
import { apiPaths } from './paths';
import { refreshSession } from './refresh-session';

/** True for an answer that says that the access token is missing or dead. */
export function isUnauthenticated(error: unknown): boolean {
  if (CombinedGraphQLErrors.is(error)) return error.errors.some((one) => one.extensions?.code === 'UNAUTHENTICATED');
  return ServerError.is(error) && error.statusCode === 401;
}

/** A dead access token is exchanged once and the operation sent again; a second refusal goes to the caller. */
const renewSession = new ErrorLink(({ error, operation, forward }) => {
  if (!isUnauthenticated(error) || operation.getContext().isRenewed) return;
  operation.setContext({ isRenewed: true });
  return from(refreshSession()).pipe(
    switchMap((isRenewed) => (isRenewed ? forward(operation) : throwError(() => error))),
  );
});

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
    link: ApolloLink.from([renewSession, new HttpLink({ uri: apiPaths.graphql, credentials: 'same-origin' })]),
    cache: createCache(),
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } },
  });
