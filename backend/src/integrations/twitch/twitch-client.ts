import type { TwitchConfig } from '../../platform/config/config.ts';
import { jsonOf } from '../outside-answer.ts';
import { callOutside, type OutsideCall } from '../outside-call.ts';

const TIMEOUT_MS = 5000;
/** A token is renewed this long before it ends. */
const EARLY_MS = 60_000;
/** The longest title. It is shown but not trusted, so a longer one is cut. */
const TITLE_MAX = 140;

/** The present broadcast. */
export interface Broadcast {
  title: string;
  startedAt: Date;
}

/** The streaming service did not answer, or not as documented. */
export class TwitchUnavailable extends Error {
  override readonly name = 'TwitchUnavailable';
}

interface Token {
  value: string;
  /** By the steady clock of the process. */
  endsAt: number;
}

/** Asks the streaming service, with the application's own token, what the league's channel sends. */
export class TwitchClient {
  private token: Token | null = null;

  constructor(private readonly config: TwitchConfig) {}

  /**
   * The present broadcast; null when the channel does not stream. Waits at most five seconds for each call. Throws
   * `TwitchUnavailable`.
   */
  async broadcast(): Promise<Broadcast | null> {
    const answer = await this.streams();
    // only using a token shows that it was revoked before its end
    if (answer.status !== 401) return broadcastOf(await bodyOf(answer));
    this.token = null;
    return broadcastOf(await bodyOf(await this.streams()));
  }

  private async streams(): Promise<Response> {
    const { apiUrl, channel, clientId } = this.config;
    const token = await this.currentToken();
    return called(`${apiUrl}/streams?user_login=${encodeURIComponent(channel)}`, {
      headers: { authorization: `Bearer ${token}`, 'client-id': clientId },
    });
  }

  private async currentToken(): Promise<string> {
    if (this.token && this.token.endsAt > performance.now()) return this.token.value;
    const { authUrl, clientId, clientSecret } = this.config;
    const form = { client_id: clientId, client_secret: clientSecret, grant_type: 'client_credentials' };
    const answer = await called(`${authUrl}/token`, { method: 'POST', body: new URLSearchParams(form) });
    const { access_token: value, expires_in: seconds } = (await bodyOf(answer)) as Record<string, unknown>;
    if (typeof value !== 'string' || typeof seconds !== 'number') throw new TwitchUnavailable('no token in the answer');
    this.token = { value, endsAt: performance.now() + seconds * 1000 - EARLY_MS };
    return value;
  }
}

async function called(url: string, init: OutsideCall): Promise<Response> {
  return callOutside(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((error: unknown) => {
    throw new TwitchUnavailable('no answer', { cause: error });
  });
}

async function bodyOf(answer: Response): Promise<object> {
  if (!answer.ok) throw new TwitchUnavailable(`answered ${answer.status}`);
  const body = await jsonOf(answer.body).catch(() => null);
  if (typeof body !== 'object' || body === null) throw new TwitchUnavailable('the answer is not JSON');
  return body;
}

function broadcastOf(body: object): Broadcast | null {
  const { data } = body as { data?: unknown };
  if (!Array.isArray(data)) throw new TwitchUnavailable('no list in the answer');
  const [stream] = data as Record<string, unknown>[];
  if (!stream) return null;
  const { title, started_at: startedAt, type } = stream;
  const at = new Date(String(startedAt));
  if (type !== 'live' || Number.isNaN(at.getTime())) return null;
  return { title: typeof title === 'string' ? title.slice(0, TITLE_MAX) : '', startedAt: at };
}
