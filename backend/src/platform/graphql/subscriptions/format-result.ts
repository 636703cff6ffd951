import type { ExecutionResult, FormattedExecutionResult, GraphQLError, GraphQLFormattedError } from 'graphql';
import { formatError } from '../format-error.ts';

/** An error as it is told through a socket: the same as over HTTP. */
export const toFormatted = (error: GraphQLError): GraphQLFormattedError => formatError(error.toJSON(), error);

/** A subscription's value as it is told through a socket. */
export function formattedResult({ errors, ...result }: ExecutionResult): FormattedExecutionResult {
  return errors ? { ...result, errors: errors.map(toFormatted) } : result;
}
