import type { DiscordConfig } from '../../platform/config/config.ts';

const TIMEOUT_MS = 5000;
const NOT_FOUND = 404;

/** The provider did not answer, or not as documented. */
export class DiscordUnavailable extends Error {
  constructor(what: string, options?: ErrorOptions) {
    super(what, options);
    this.name = 'DiscordUnavailable';
  }
}

/** The chat's REST calls. Each waits at most five seconds and is not repeated here. */
export class DiscordClient {
  constructor(private readonly config: DiscordConfig) {}

  /** Is the account in the league's chat server now? Asked as the bot. */
  async isInGuild(discordId: string): Promise<boolean> {
    const path = `/guilds/${this.config.guildId}/members/${encodeURIComponent(discordId)}`;
    const answer = await this.call(path, { headers: { authorization: `Bot ${this.config.botToken}` } });
    if (answer.status === NOT_FOUND) return false;
    if (!answer.ok) throw new DiscordUnavailable(`member look-up answered ${answer.status}`);
    return true;
  }

  /** Makes a visitor's token worthless at the provider. */
  async revoke(token: string): Promise<void> {
    const { clientId, clientSecret } = this.config;
    const answer = await this.call('/oauth2/token/revoke', {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}` },
      body: new URLSearchParams({ token, token_type_hint: 'access_token' }),
    });
    if (!answer.ok) throw new DiscordUnavailable(`revocation answered ${answer.status}`);
  }

  private async call(path: string, init: RequestInit): Promise<Response> {
    try {
      const answer = await fetch(this.config.apiUrl + path, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
      await answer.arrayBuffer();
      return answer;
    } catch (error) {
      throw new DiscordUnavailable(`no answer to ${path.split('/')[1] ?? path}`, { cause: error });
    }
  }
}
