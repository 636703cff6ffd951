import type { DiscordConfig } from '../../platform/config/config.ts';
import { bytesOf } from '../outside-answer.ts';
import { callOutside } from '../outside-call.ts';
import { DiscordUnavailable } from './discord-errors.ts';

const TIMEOUT_MS = 5000;
const NOT_FOUND = 404;

/** The chat's REST calls that a login waits for. Each waits at most five seconds and is made once. */
export class DiscordClient {
  constructor(private readonly config: DiscordConfig) {}

  /** Is the account in the league's chat server now? The bot asks. */
  async isInGuild(discordId: string): Promise<boolean> {
    const path = `/guilds/${this.config.guildId}/members/${encodeURIComponent(discordId)}`;
    const answer = await this.call(path, { headers: { authorization: `Bot ${this.config.botToken}` } });
    if (answer.status === NOT_FOUND) return false;
    if (!answer.ok) throw new DiscordUnavailable(`member look-up answered ${answer.status}`);
    return true;
  }

  /** Ends a visitor's token at the provider. A second call is no error. */
  async revoke(token: string, signal?: AbortSignal): Promise<void> {
    const { clientId, clientSecret } = this.config;
    const answer = await this.call('/oauth2/token/revoke', {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}` },
      body: new URLSearchParams({ token, token_type_hint: 'access_token' }),
      ...(signal && { signal }),
    });
    if (answer.ok) return;
    const seconds = Number(answer.headers.get('retry-after') ?? NaN);
    const retryAfterMs = Number.isFinite(seconds) ? seconds * 1000 : null;
    throw new DiscordUnavailable(`revocation answered ${answer.status}`, { retryAfterMs });
  }

  private async call(path: string, init: RequestInit): Promise<Response> {
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
    try {
      const answer = await callOutside(this.config.apiUrl + path, { ...init, signal });
      // only the status counts
      await bytesOf(answer.body);
      return answer;
    } catch (error) {
      throw new DiscordUnavailable(`no answer to ${path.split('/')[1] ?? path}`, { cause: error });
    }
  }
}
