import {
  ApolloClient,
  ApolloLink,
  InMemoryCache,
  type FieldMergeFunction,
  type ObservableQuery,
  type StoreObject,
} from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { BaseHttpLink } from '@apollo/client/link/http';
import { OperationTypeNode } from 'graphql';
import { from, switchMap, tap, throwError } from 'rxjs';
import { tellActed } from './acted';
import { fetchUnlessAsked } from './early-answers';
import { apiPaths } from './paths';
import { refreshSession, sessionMarker } from './session/refresh-session';

/** Does this answer say that the access token is missing or invalid? */
export function isUnauthenticated(error: unknown): boolean {
  if (CombinedGraphQLErrors.is(error)) return error.errors.some((one) => one.extensions?.code === 'UNAUTHENTICATED');
  return ServerError.is(error) && error.statusCode === 401;
}

/** The query of the viewer (session.graphql). */
const SESSION = 'Session';
/** The session marker with which each client sent its latest answered query of the viewer. */
const answeredAs = new WeakMap<ApolloClient, string | null>();

/** Has a session begun, ended or been renewed since the latest query of the viewer? Then its answer is out of date. */
export const isSessionAnswerOld = (client: ApolloClient): boolean =>
  answeredAs.has(client) && answeredAs.get(client) !== sessionMarker();

/** Notes in each operation the session in which it was sent. */
const rememberSession = new ApolloLink((operation, forward) => {
  const sentAs = sessionMarker();
  operation.setContext({ sentAs });
  const answer = forward(operation);
  if (operation.operationName !== SESSION) return answer;
  return answer.pipe(tap(() => answeredAs.set(operation.client, sentAs)));
});

/**
 * Exchanges an invalid access token once and sends the operation again. The caller gets a second refusal. When there is
 * no session left to exchange (a logout in another tab), the viewer is queried again.
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

/** Says when the server has answered an act of the reader. */
const tellOfActs = new ApolloLink((operation, forward) => {
  const answer = forward(operation);
  return operation.operationType === OperationTypeNode.MUTATION ? answer.pipe(tap({ complete: tellActed })) : answer;
});

const isSessionQuery = ({ queryName }: ObservableQuery): boolean => queryName === SESSION;

const sentAsOf = (operation: ApolloLink.Operation): string | null =>
  (operation.getContext() as { sentAs?: string | null }).sentAs ?? null;

/** The games of a series have a fixed order, so what is read later is added to the game with the same place. */
const mergeGames: FieldMergeFunction<StoreObject[]> = (before = [], games, { mergeObjects }) =>
  games.map((game, index) => mergeObjects(before[index] ?? {}, game));

/**
 * Objects that are the same everywhere are stored once, by their id. Objects whose fields depend on their place (a
 * team's name and logo in a season, a player's numbers in a division) are stored inside their parent.
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
      // one query reads a series' results, another one what happened on the field
      Series: { fields: { games: { merge: mergeGames } } },
      GameFieldPlay: { merge: true },
      // one query reads a bracket, another one what its odds need
      StageBracket: { merge: true },
      PlacementBand: { keyFields: false },
      TeamSeason: { keyFields: false },
      PlayerSeason: { keyFields: false },
    },
  });

/** The site's only GraphQL client. Its cache is the only store of server data. */
export const createApolloClient = (): ApolloClient =>
  new ApolloClient({
    link: ApolloLink.from([
      rememberSession,
      renewSession,
      tellOfActs,
      // HttpLink without the library's name and version, which the server does not use
      new BaseHttpLink({ uri: apiPaths.graphql, credentials: 'same-origin', fetch: fetchUnlessAsked }),
    ]),
    cache: createCache(),
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } },
  });
