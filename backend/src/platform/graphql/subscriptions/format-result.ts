import { GraphQLError } from 'graphql';
import type { ExecutionResult, FormattedExecutionResult, GraphQLFormattedError } from 'graphql';
import { graphqlErrorOf } from '../../errors/errors.filter.ts';
import { formatError } from '../format-error.ts';

/**
 * An error as it is told through a socket: the same as over HTTP. What ended the telling of values was thrown outside of resolvers, so it
 * may be a refusal or a fault of ours that no filter has seen.
 */
export function toFormatted(error: GraphQLError): GraphQLFormattedError {
  const { originalError: cause, path } = error;
  if (!cause || cause instanceof GraphQLError) return formatError(error.toJSON(), cause ?? error);
  const { message, extensions } = graphqlErrorOf(cause);
  return formatError(new GraphQLError(message, { path: path ?? null, extensions }).toJSON(), cause);
}

/** A subscription's value as it is told through a socket. */
export function formattedResult({ errors, ...result }: ExecutionResult): FormattedExecutionResult {
  return errors ? { ...result, errors: errors.map(toFormatted) } : result;
}
