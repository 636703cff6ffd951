import { PassportStrategy } from '@nestjs/passport';
import { Strategy, type Profile } from 'passport-discord';
import type { DiscordConfig } from '../../platform/config/config.ts';
import { jsonTextOf } from '../outside-answer.ts';
import { callOutside } from '../outside-call.ts';

/** The provider's address, as written inside the package. */
const BUILT_IN_API = 'https://discord.com/api';
const TIMEOUT_MS = 5000;
const SCOPES = ['identify', 'email', 'guilds'];

/** A visitor's profile from the provider, and the token that was used to read it. */
export interface DiscordLogin {
  readonly accessToken: string;
  readonly profile: Profile & { verified?: boolean };
}

/** A request of the flow, with the fields that the strategy needs. */
export interface FlowRequest {
  readonly query: Readonly<Record<string, string>>;
  /** The secret that ties the flow to one browser. */
  browserSecret: string;
}

/** Stores the states of unfinished flows. */
export interface LoginStates {
  /** Stores a flow and returns its state. */
  beginLogin(browserSecret: string, codeVerifier: string): Promise<string>;
  /** The code verifier of a state that is used for the first time, in time and in its browser; otherwise null. */
  take(state: string, browserSecret: string): Promise<string | null>;
}

type Answer = (error: unknown, result?: unknown, state?: unknown) => void;
type Callback = (error: unknown, data?: string, response?: unknown) => void;

interface OAuth2Client {
  _request(
    method: string,
    url: string,
    headers: Record<string, string>,
    ...rest: [body: string, token: null, Callback]
  ): void;
}

/**
 * passport-discord with the parts that it lacks: a checked state, PKCE, a timeout, and an API address from the
 * configuration (T16, T17, T76).
 */
export class DiscordStrategy extends PassportStrategy(Strategy, 'discord') {
  constructor(config: DiscordConfig, publicUrl: string, states: LoginStates) {
    const options = {
      clientID: config.clientId,
      clientSecret: config.clientSecret,
      callbackURL: `${publicUrl}/callback/login`,
      authorizationURL: config.authorizeUrl,
      tokenURL: `${config.apiUrl}/oauth2/token`,
      scope: SCOPES,
      pkce: true,
      state: true,
      store: stateStore(states),
    };
    super(options as unknown as Strategy.StrategyOptions);
    redirectDiscordApi(this as unknown as { _oauth2: OAuth2Client }, config.apiUrl);
  }

  /** The result of an exchange. Nothing is decided here. */
  override validate(accessToken: string, _refreshToken: string, profile: DiscordLogin['profile']): DiscordLogin {
    return { accessToken, profile };
  }

  /** The emulator accepts a hint for the account. The provider itself does not know it, and ignores it. */
  override authorizationParams(options: { loginHint?: string }): object {
    const hint = options.loginHint === undefined ? {} : { login_hint: options.loginHint };
    return { ...super.authorizationParams(options), ...hint };
  }
}

/** passport-oauth2 counts the arguments: with five and four it uses PKCE. */
function stateStore(states: LoginStates): object {
  return {
    store(req: FlowRequest, verifier: string, _state: unknown, _meta: unknown, done: Answer): void {
      states.beginLogin(req.browserSecret, verifier).then((state) => done(null, state), done);
    },
    verify(req: FlowRequest, state: unknown, _meta: unknown, done: Answer): void {
      const taken = typeof state === 'string' ? states.take(state, req.browserSecret) : Promise.resolve(null);
      taken.then((verifier) => done(null, verifier ?? false, { message: 'state' }), done);
    },
  };
}

/**
 * Sends the package's calls to the configured address, by fetch, because the package's own client has no timeout. All
 * of its calls (token, user, guilds; not revocation) use this one method.
 */
function redirectDiscordApi(strategy: { _oauth2: OAuth2Client }, apiUrl: string): void {
  strategy._oauth2._request = (method, url, headers, body, _token, callback) => {
    const target = url.startsWith(BUILT_IN_API) ? apiUrl + url.slice(BUILT_IN_API.length) : url;
    const init = { method, headers, signal: AbortSignal.timeout(TIMEOUT_MS), ...(body ? { body } : {}) };
    callOutside(target, init)
      .then(async (answer) => ({ status: answer.status, ok: answer.ok, text: await jsonTextOf(answer.body) }))
      .then(
        ({ ok, status, text }) => (ok ? callback(null, text, {}) : callback({ statusCode: status, data: text })),
        (error: unknown) => callback(error),
      );
  };
}
