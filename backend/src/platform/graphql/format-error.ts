import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { brokenLimitOf } from './broken-limits.ts';
import { graphqlErrorOf } from '../errors/errors.filter.ts';
import { log } from '../logging/logger.ts';
import { requestId } from '../logging/request-context.ts';
import { noteError } from '../operations/noted-operations.ts';

/** The project's own codes, and one that clients' libraries know. They are returned unchanged. */
const OURS = new Set([
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'BAD_USER_INPUT',
  'TOO_MANY_REQUESTS',
  'SERVICE_UNAVAILABLE',
  'INSUFFICIENT_STORAGE',
  // clients then send the text
  'PERSISTED_QUERY_NOT_FOUND',
]);

/** The server library's codes for a request that cannot be understood. All become BAD_USER_INPUT. */
const UNREADABLE = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'PERSISTED_QUERY_NOT_SUPPORTED',
  'OPERATION_RESOLUTION_FAILURE',
  'BAD_REQUEST',
]);

/** A message quotes what the caller has sent. The rest of a longer one says nothing more, and a hundred of them are a large answer. */
const LONGEST_MESSAGE = 500;

const shortened = ({ message, ...rest }: GraphQLFormattedError): GraphQLFormattedError => ({
  message: message.length > LONGEST_MESSAGE ? `${message.slice(0, LONGEST_MESSAGE)}…` : message,
  ...rest,
});

/** Returns known faults only, in few words. Every other error becomes 'Internal error' with the id of its log line (T63). */
export const formatError = (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError =>
  shortened(knownOnly(formatted, error));

function knownOnly(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const given = formatted.extensions?.['code'];
  const code = typeof given === 'string' ? given : '';
  const { stacktrace: _stack, originalError: _original, ...extensions } = formatted.extensions ?? {};
  if (OURS.has(code)) return { ...formatted, extensions };
  if (UNREADABLE.has(code)) {
    const limit = brokenLimitOf(formatted.message, error);
    return {
      ...formatted,
      extensions: { ...extensions, code: 'BAD_USER_INPUT', reason: code, ...(limit && { limit }) },
    };
  }
  // Nest's filter hears of root fields only: what another field has thrown comes as it is
  const cause = error instanceof GraphQLError ? error.originalError : undefined;
  if (cause && !(cause instanceof GraphQLError)) {
    const { message, extensions: told } = graphqlErrorOf(cause);
    return { message, ...(formatted.path ? { path: formatted.path } : {}), extensions: told };
  }
  if (code !== 'INTERNAL') {
    log.error({ err: error }, 'graphql failed');
    noteError('graphql', error);
  }
  return {
    message: 'Internal error',
    ...(formatted.path ? { path: formatted.path } : {}),
    extensions: { code: 'INTERNAL', requestId: requestId() },
  };
}
