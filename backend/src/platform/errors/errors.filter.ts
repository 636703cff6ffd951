import type { IncomingMessage } from 'node:http';
import { Catch, HttpException, NotFoundException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { GqlContextType } from '@nestjs/graphql';
import type { Request, Response } from 'express';
import { GraphQLError } from 'graphql';
import type { RefusalDetails, RefusalKind } from '../../domain/league-error.ts';
import { sqlStateOf } from '../db/pg-error.ts';
import { log } from '../logging/logger.ts';
import { noteError } from '../operations/noted-operations.ts';
import { answerMethod } from '../rest/other-methods.ts';
import { requestId } from '../logging/request-context.ts';
import { Fault, faultOf, type FaultCode } from './fault.ts';
import { problemOf } from './problem-of.ts';
import { problemBody } from './problem-body.ts';
import type { ProblemWire } from './problem.wire.ts';
import { refusalOf } from './refusal-of.ts';
import { toldOf } from './sentences.ts';

const REFUSAL_STATUS: Record<RefusalKind, number> = {
  invalid: 400,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  'too-many': 429,
};

/** GraphQL's codes of refusals. All others are BAD_USER_INPUT. */
const CODES: Partial<Record<RefusalKind, FaultCode>> = { forbidden: 'FORBIDDEN', 'too-many': 'TOO_MANY_REQUESTS' };

/** The text keys of the framework's own errors. */
const HTTP_KEYS: Record<number, string> = {
  400: 'api.error.invalid-input',
  401: 'api.error.unauthenticated',
  403: 'api.error.forbidden',
  404: 'api.error.not-found',
  405: 'api.error.not-found',
  413: 'api.error.too-large',
  415: 'api.error.invalid-input',
  429: 'api.error.too-many-requests',
};

/**
 * Handles everything that was thrown: REST answers `{ CODE, MESSAGE }`, GraphQL a mutation's `Problem` or an entry of
 * `errors[]`.
 */
@Catch()
export class ErrorsFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): unknown {
    if (host.getType<GqlContextType>() === 'graphql') {
      // an error is returned, not thrown: graphql-js reads both the same way, and Nest does not log it a second time
      return problemOf(error, host) ?? graphqlErrorOf(error);
    }
    const http = host.switchToHttp();
    const [req, res] = [http.getRequest<Request>(), http.getResponse<Response>()];
    if (res.headersSent || hasLeft(req)) return res.destroy();
    if (isForGraphql(req)) return answerGraphql(res, error);
    if (error instanceof NotFoundException && answerMethod(req, res)) return res;
    const { status, body, retryAfter } = restAnswerOf(error);
    if (retryAfter !== undefined) res.setHeader('Retry-After', String(retryAfter));
    return res.status(status).json(body);
  }
}

/** Did the caller close the connection before the whole request arrived? The error that follows is then no fault. */
export const hasLeft = ({ complete, socket }: IncomingMessage): boolean => !complete && socket.destroyed;

/** Before there is an operation, an error of GraphQL's path is one of HTTP: the body was too large, or missing. */
const isForGraphql = ({ originalUrl }: Request): boolean => /^\/graphql(?:[/?]|$)/.test(originalUrl);

function answerGraphql(res: Response, error: unknown): unknown {
  const status = clientStatusOf(error);
  const known = status === null ? error : new HttpException('', status);
  return res.status(status ?? 500).json({ errors: [graphqlErrorOf(known).toJSON()] });
}

interface RestAnswer {
  status: number;
  body: ProblemWire;
  /** When the same call may succeed, in seconds. */
  retryAfter?: number | undefined;
}

/** The REST answer to this error. A fault of the server is logged, and the answer contains only the request's id. */
export function restAnswerOf(error: unknown): RestAnswer {
  const refusal = refusalOf(error);
  if (refusal) {
    const status = REFUSAL_STATUS[refusal.kind];
    const retryAfter = refusal.details.params?.['retryAfter'];
    return {
      status,
      body: problemBody(status, refusal.messageKey, refusal.details),
      retryAfter: typeof retryAfter === 'number' ? retryAfter : undefined,
    };
  }
  const fault = knownFaultOf(error);
  if (fault) {
    const { status, messageKey, retryAfter } = fault;
    return { status, body: problemBody(status, messageKey), retryAfter };
  }
  const status = clientStatusOf(error);
  if (status !== null) return { status, body: problemBody(status, HTTP_KEYS[status] ?? 'api.error.invalid-input') };
  log.error({ err: error }, 'request failed');
  noteError('request', error);
  return { status: 500, body: { ...problemBody(500, 'api.error.internal'), requestId: requestId() } };
}

/** The same as `faultOf`, and a short log line without a stack about what the fault comes from. */
function knownFaultOf(error: unknown): Fault | null {
  const fault = faultOf(error);
  if (!fault || fault === error) return fault;
  const reason = String(error);
  if (fault.code === 'INSUFFICIENT_STORAGE') log.error({ reason }, 'a file could not be stored');
  else log.warn({ reason }, 'the database does not answer');
  noteError(fault.code === 'INSUFFICIENT_STORAGE' ? 'files' : 'database', error);
  return fault;
}

/**
 * PostgreSQL cannot store NUL or half a character in a text, or a number outside its column's type. Such input is the
 * caller's mistake, and the answer says so (T55).
 */
const UNSTORABLE = new Set(['22021', '22003']);
const isUnstorable = (error: unknown): boolean => UNSTORABLE.has(sqlStateOf(error) ?? '');

/** The 4xx status of Nest's exceptions and the body parsers; null for all other errors. */
function clientStatusOf(error: unknown): number | null {
  if (isUnstorable(error)) return 400;
  const claimed = error instanceof HttpException ? error.getStatus() : (error as { status?: unknown } | null)?.status;
  return typeof claimed === 'number' && claimed >= 400 && claimed < 500 ? claimed : null;
}

/** The GraphQL answer to this error, outside a mutation's union. */
export function graphqlErrorOf(error: unknown): GraphQLError {
  if (error instanceof GraphQLError) return error;
  const fault = knownFaultOf(error);
  if (fault) return coded(fault.code, fault.messageKey, { retryAfter: fault.retryAfter });
  const refusal = refusalOf(error);
  if (refusal) {
    const code = CODES[refusal.kind] ?? 'BAD_USER_INPUT';
    return coded(code, refusal.messageKey, { refusal: refusal.code, ...refusal.details });
  }
  const status = error instanceof HttpException || isUnstorable(error) ? clientStatusOf(error) : null;
  if (status === 401) return coded('UNAUTHENTICATED', 'api.error.unauthenticated');
  if (status === 403) return coded('FORBIDDEN', 'api.error.forbidden');
  if (status !== null) return coded('BAD_USER_INPUT', HTTP_KEYS[status] ?? 'api.error.invalid-input');
  log.error({ err: error }, 'resolver failed');
  noteError('resolver', error);
  return new GraphQLError('Internal error', { extensions: { code: 'INTERNAL', requestId: requestId() } });
}

function coded(
  code: FaultCode,
  messageKey: string,
  extra: RefusalDetails & Record<string, unknown> = {},
): GraphQLError {
  const { text, hint } = toldOf(messageKey, extra);
  return new GraphQLError(text, {
    extensions: { code, messageKey, ...extra, ...(hint === undefined ? {} : { hint }) },
  });
}
