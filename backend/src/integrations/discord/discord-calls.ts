import {
  DefaultRestOptions,
  DiscordAPIError,
  HTTPError,
  RateLimitError,
  REST,
  type RequestMethod,
  type ResponseLike,
} from '@discordjs/rest';
import { RESTJSONErrorCodes } from 'discord-api-types/v10';
import type { ChatRight } from '../../domain/messages/chat-rights.ts';
import type { DiscordConfig } from '../../platform/config/config.ts';
import { bytesOf, jsonOf } from '../outside-answer.ts';
import { DiscordRefused, DiscordUnavailable } from './discord-errors.ts';

const TIMEOUT_MS = 5000;
const UNAUTHORIZED = 401;
/** The channels of a large server, each with its rights. */
const LARGEST_ANSWER = 8 * 1024 * 1024;

/** What is called. */
export interface DiscordCall {
  readonly method: Method;
  readonly route: `/${string}`;
  readonly body?: object;
  /** The right that the bot needs for it. */
  readonly right: ChatRight;
}

/** A method of HTTP that the chat's calls use. */
export type Method = `${RequestMethod}`;

/** Calls to the chat's API. Each is made once and waits at most five seconds. */
export class DiscordCalls {
  private readonly rest: REST;

  constructor(private readonly config: DiscordConfig) {
    this.rest = new REST({
      api: config.apiUrl,
      version: '10',
      retries: 0,
      timeout: TIMEOUT_MS,
      rejectOnRateLimit: () => true,
      makeRequest: async (url, init) => bounded(await assertHere(await DefaultRestOptions.makeRequest(url, init))),
    });
  }

  /** The answer's JSON. Throws `DiscordRefused` or `DiscordUnavailable`. */
  async call({ method, route, body, right }: DiscordCall, signal: AbortSignal): Promise<unknown> {
    // the package forgets the token after an answer of 401
    this.rest.setToken(this.config.botToken);
    try {
      return await this.rest.request({
        method: method as RequestMethod,
        fullRoute: route,
        // the package's own timeout ends with the answer's head; this one includes the body
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
        ...(body && { body }),
      });
    } catch (error) {
      throw toFailure(error, `${method} ${route.split('/')[1] ?? route}`, right);
    }
  }
}

/** Refuses an answer that leads elsewhere (T129). The package does not go there, but takes it for a success. */
async function assertHere(answer: ResponseLike): Promise<ResponseLike> {
  if (answer.ok || answer.status >= 400) return answer;
  await bytesOf(answer.body, LARGEST_ANSWER);
  throw new Error(`the answer leads elsewhere: ${answer.status}`);
}

/** The same answer, of which at most `LARGEST_ANSWER` bytes are read. The package would read all, and parse them however deep they are. */
const bounded = (answer: ResponseLike): ResponseLike => ({
  ...answer,
  json: () => jsonOf(answer.body, LARGEST_ANSWER),
  text: async () => (await bytesOf(answer.body, LARGEST_ANSWER)).toString('utf8'),
  arrayBuffer: async () => new Uint8Array(await bytesOf(answer.body, LARGEST_ANSWER)).buffer,
});

function toFailure(error: unknown, call: string, right: ChatRight): Error {
  if (error instanceof RateLimitError) {
    return new DiscordUnavailable(`${call}: 429, asked to slow down`, { retryAfterMs: error.retryAfter });
  }
  if (error instanceof DiscordAPIError) {
    const what = `${call}: ${error.status} ${error.message.split('\n')[0] ?? ''} (${error.code})`;
    if (error.status === UNAUTHORIZED) return new DiscordUnavailable(what);
    return new DiscordRefused(what, error.status, missingRightOf(error.code, right));
  }
  if (error instanceof HTTPError) return new DiscordUnavailable(`${call}: answered ${error.status}`);
  const isUnreached = NOT_REACHED.has(String(codeOf(error)));
  return new DiscordUnavailable(`${call}: no answer`, { cause: error, isOutcomeUnknown: !isUnreached });
}

/** The chat's answer does not name the right. Without access, the bot does not even see the place. */
function missingRightOf(code: number | string, right: ChatRight): ChatRight | null {
  if (code === RESTJSONErrorCodes.MissingAccess) return 'view-channels';
  return code === RESTJSONErrorCodes.MissingPermissions ? right : null;
}

/** The provider was not reached, so nothing happened there. */
const NOT_REACHED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);

function codeOf(error: unknown): unknown {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  return code ?? (cause === undefined ? undefined : codeOf(cause));
}
