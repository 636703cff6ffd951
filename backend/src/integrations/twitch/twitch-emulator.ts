import { randomUUID } from 'node:crypto';
import { json, Router, urlencoded, type Request, type Response } from 'express';
import type { TwitchConfig } from '../../platform/config/config.ts';

const TOKEN_SECONDS = 3600;

/** The state of the channel, as `POST /emulator/twitch/channel` sets it. */
interface Channel {
  isLive: boolean;
  title: string;
  startedAt: string;
  /** Every call gets this status, so that tests can see what the league does then; 0: normal answers. */
  failing: number;
}

/**
 * A small streaming service in memory. The channel does not stream until a call starts it:
 * `POST /emulator/twitch/channel { "isLive": true, "title": "…" }`. `GET /emulator/twitch/log` returns the calls.
 * Mounted only when no account is configured, never in production.
 */
export function twitchEmulator(config: TwitchConfig): Router {
  const channel: Channel = { isLive: false, title: '', startedAt: '', failing: 0 };
  const tokens = new Set<string>();
  const log: string[] = [];
  const routes = Router();

  routes.get('/log', (_req, res) => void res.json(log));
  routes.post('/channel', json(), (req: Request, res: Response) => {
    const { isLive, title, failing } = (req.body ?? {}) as Partial<Channel>;
    if (typeof isLive === 'boolean') Object.assign(channel, { isLive, startedAt: new Date().toISOString() });
    if (typeof title === 'string') channel.title = title;
    if (typeof failing === 'number') channel.failing = failing;
    res.json(channel);
  });
  routes.use((req, res, next) => {
    log.push(`${req.method} ${req.path}`);
    if (channel.failing === 0) next();
    else res.status(channel.failing).json({ message: 'upstream' });
  });
  routes.post('/oauth2/token', urlencoded({ extended: false }), (req: Request, res: Response) => {
    const { client_id: id, client_secret: secret, grant_type: grant } = (req.body ?? {}) as Record<string, unknown>;
    if (id !== config.clientId || secret !== config.clientSecret || grant !== 'client_credentials') {
      return void res.status(400).json({ status: 400, message: 'invalid client' });
    }
    const token = randomUUID();
    tokens.add(token);
    res.json({ access_token: token, expires_in: TOKEN_SECONDS, token_type: 'bearer' });
  });
  routes.get('/helix/streams', (req, res) => {
    const token = /^Bearer (.+)$/.exec(req.get('authorization') ?? '')?.[1];
    if (!token || !tokens.has(token) || req.get('client-id') !== config.clientId) {
      return void res.status(401).json({ status: 401, message: 'Invalid OAuth token' });
    }
    const isAsked = req.query['user_login'] === config.channel;
    const { title, startedAt } = channel;
    const stream = { user_login: config.channel, type: 'live', title, started_at: startedAt };
    res.json({ data: isAsked && channel.isLive ? [stream] : [] });
  });
  return routes;
}
