import type { IncomingMessage } from 'node:http';
import { HeaderMap } from '@apollo/server';
import { Catch, HttpException, NotFoundException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { GqlContextType } from '@nestjs/graphql';
import type { Request, Response } from 'express';
import { GraphQLError } from 'graphql';
import type { RefusalKind } from '../../domain/league-error.ts';
import { sqlStateOf } from '../db/pg-error.ts';
import { log } from '../logging/logger.ts';
import { answerMethod } from '../rest/other-methods.ts';
import { requestId } from '../logging/request-context.ts';
import { Fault, faultOf, type FaultCode } from './fault.ts';
import type { ProblemWire } from './problem.wire.ts';
import { refusalOf } from './refusal-of.ts';

const REFUSAL_STATUS: Record<RefusalKind, number> = {
  invalid: 400,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  'too-many': 429,
};

/** The keys of what the framework itself answers. */
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

/** The last stop of everything thrown: REST answers `{ CODE, MESSAGE }`, GraphQL an entry of `errors[]`. */
@Catch()
export class ErrorsFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): unknown {
    // returned, not thrown: graphql-js takes it the same and Nest does not log it a second time
    if (host.getType<GqlContextType>() === 'graphql') return withHttp(graphqlErrorOf(error));
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

/** The caller hung up before all that they had to say was said. Whatever came of it is no fault, and no one waits. */
export const hasLeft = ({ complete, socket }: IncomingMessage): boolean => !complete && socket.destroyed;

/** Before there is an operation, GraphQL's door is one of HTTP: its body was too large, or none. */
const isForGraphql = ({ originalUrl }: Request): boolean => /^\/graphql(?:[/?]|$)/.test(originalUrl);

function answerGraphql(res: Response, error: unknown): unknown {
  const status = clientStatusOf(error);
  const known = status === null ? error : new HttpException('', status);
  return res.status(status ?? 500).json({ errors: [graphqlErrorOf(known).toJSON()] });
}

interface RestAnswer {
  status: number;
  body: ProblemWire;
  /** When the same call may be answered, in seconds. */
  retryAfter?: number | undefined;
}

/** What REST answers to this error. A fault of our own is logged, and shows nothing but its request's id. */
export function restAnswerOf(error: unknown): RestAnswer {
  const refusal = refusalOf(error);
  if (refusal) {
    const status = REFUSAL_STATUS[refusal.kind];
    const retryAfter = refusal.details.params?.['retryAfter'];
    return {
      status,
      body: { CODE: status, MESSAGE: refusal.messageKey, ...refusal.details },
      retryAfter: typeof retryAfter === 'number' ? retryAfter : undefined,
    };
  }
  const fault = knownFaultOf(error);
  if (fault) {
    const { status, messageKey, retryAfter } = fault;
    return { status, body: { CODE: status, MESSAGE: messageKey }, retryAfter };
  }
  const status = clientStatusOf(error);
  const key = status === null ? undefined : HTTP_KEYS[status];
  if (status !== null) return { status, body: { CODE: status, MESSAGE: key ?? 'api.error.invalid-input' } };
  log.error({ err: error }, 'request failed');
  return { status: 500, body: { CODE: 500, MESSAGE: 'api.error.internal', requestId: requestId() } };
}

/** The same as `faultOf`, and a word in the log when the database is away: one line for each call, and no stack. */
function knownFaultOf(error: unknown): Fault | null {
  const fault = faultOf(error);
  if (fault && fault !== error) log.warn({ reason: String(error) }, 'the database is away');
  return fault;
}

/**
 * PostgreSQL has no text with a NUL or half a character in it, and no number beyond its column's type: that is
 * the fault of the caller, and is answered to them (T55).
 */
const UNSTORABLE = new Set(['22021', '22003']);
const isUnstorable = (error: unknown): boolean => UNSTORABLE.has(sqlStateOf(error) ?? '');

/** 4xx of Nest's own exceptions and of the body parsers; null for everything else. */
function clientStatusOf(error: unknown): number | null {
  if (isUnstorable(error)) return 400;
  const claimed = error instanceof HttpException ? error.getStatus() : (error as { status?: unknown } | null)?.status;
  return typeof claimed === 'number' && claimed >= 400 && claimed < 500 ? claimed : null;
}

/** What GraphQL answers to this error outside a mutation's union. */
export function graphqlErrorOf(error: unknown): GraphQLError {
  if (error instanceof GraphQLError) return error;
  const fault = knownFaultOf(error);
  if (fault) return coded(fault.code, fault.messageKey, { retryAfter: fault.retryAfter });
  const refusal = refusalOf(error);
  if (refusal) {
    const code = refusal.kind === 'forbidden' ? 'FORBIDDEN' : 'BAD_USER_INPUT';
    return coded(code, refusal.messageKey, { refusal: refusal.code, ...refusal.details });
  }
  const status = error instanceof HttpException || isUnstorable(error) ? clientStatusOf(error) : null;
  if (status === 401) return coded('UNAUTHENTICATED', 'api.error.unauthenticated');
  if (status === 403) return coded('FORBIDDEN', 'api.error.forbidden');
  if (status !== null) return coded('BAD_USER_INPUT', HTTP_KEYS[status] ?? 'api.error.invalid-input');
  log.error({ err: error }, 'resolver failed');
  return new GraphQLError('Internal error', { extensions: { code: 'INTERNAL', requestId: requestId() } });
}

/** The server library makes a header of this, when asking again later is worth it. */
function withHttp(error: GraphQLError): GraphQLError {
  const { code, retryAfter } = error.extensions;
  if (code !== 'SERVICE_UNAVAILABLE') return error;
  const http = { headers: new HeaderMap([['retry-after', String(retryAfter)]]) };
  return new GraphQLError(error.message, { extensions: { ...error.extensions, http } });
}

function coded(code: FaultCode, message: string, extra: Record<string, unknown> = {}): GraphQLError {
  return new GraphQLError(message, { extensions: { code, messageKey: message, ...extra } });
}
