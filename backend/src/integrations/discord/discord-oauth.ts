import { randomBytes } from 'node:crypto';
import type { DiscordConfig } from '../../platform/config/config.ts';
import { DiscordStrategy, type DiscordLogin, type FlowRequest, type LoginStates } from './discord-strategy.ts';

const SECRET_BYTES = 32;

/** The address for the visitor, and the secret for their browser, which proves that the answer belongs to it. */
export interface LoginStart {
  readonly url: string;
  readonly browserSecret: string;
}

/** The provider or the visitor said no: a missing or foreign state, a used code, no answer. */
export class LoginRefused extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.name = 'LoginRefused';
  }
}

/** The four outcomes that a passport strategy calls, with its interface's names. */
interface Outcome {
  redirect(url: string): void;
  success(user: unknown): void;
  fail(challenge: unknown): void;
  error(error: unknown): void;
}

/** The login through the chat provider, by the authorization code flow with state and PKCE. */
export class DiscordOAuth {
  private readonly strategy: DiscordStrategy;
  /** The expected `iss` in the provider's answer, if it has one (T17, mix-up). */
  private readonly issuer: string;

  constructor(config: DiscordConfig, publicUrl: string, states: LoginStates) {
    this.strategy = new DiscordStrategy(config, publicUrl, states);
    this.issuer = new URL(config.apiUrl).origin;
  }

  /** Begins a login. */
  async start(loginHint?: string): Promise<LoginStart> {
    const browserSecret = randomBytes(SECRET_BYTES).toString('base64url');
    const url = await this.run({ query: {}, browserSecret }, loginHint === undefined ? {} : { loginHint });
    return { url: String(url), browserSecret };
  }

  /** Reads the visitor's account from the provider, with the query of their return. Throws `LoginRefused`. */
  async finish(query: Readonly<Record<string, string>>, browserSecret: string): Promise<DiscordLogin> {
    if (!query['code']) throw new LoginRefused('the answer has no code');
    if (query['iss'] !== undefined && query['iss'] !== this.issuer) {
      throw new LoginRefused('the answer names another issuer');
    }
    try {
      return (await this.run({ query, browserSecret }, {})) as DiscordLogin;
    } catch (error) {
      if (error instanceof LoginRefused) throw error;
      throw new LoginRefused('the exchange failed', { cause: error });
    }
  }

  /** Runs the strategy as passport does, on a copy with the four outcomes. */
  private run(request: FlowRequest, options: { loginHint?: string }): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const outcome: Outcome = {
        redirect: resolve,
        success: resolve,
        fail: (challenge) => reject(new LoginRefused(`refused: ${JSON.stringify(challenge)}`)),
        error: reject,
      };
      const strategy = Object.assign(Object.create(this.strategy) as DiscordStrategy, outcome);
      strategy.authenticate(request as unknown as Parameters<DiscordStrategy['authenticate']>[0], options);
    });
  }
}
