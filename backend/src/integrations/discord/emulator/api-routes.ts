import { json, Router, type NextFunction, type Request, type Response } from 'express';
import type { DemoAccount } from './demo-accounts.ts';
import type { EmulatorState, Trouble } from './emulator-state.ts';

/** The REST calls that the league makes: as a user with a token, and as the bot. */
export function apiRoutes(state: EmulatorState, guildId: string, botToken: string): Router {
  const routes = Router();
  userRoutes(routes, state, guildId);
  botRoutes(routes, state, { guildId, botToken });
  routes.use((_req, res) => void res.status(404).json({ message: '404: Not Found', code: 0 }));
  return routes;
}

/** What tests ask of the emulator itself: what the bot did, and to be slow or down for a while. */
export function controlRoutes(state: EmulatorState): Router {
  const routes = Router();
  routes.get('/log', (_req, res) => void res.json(state.log));
  routes.post('/trouble', json(), (req, res) => {
    state.trouble = troubleOf(req.body);
    res.json({ trouble: state.trouble });
  });
  routes.use((req, res, next) => runIntoTrouble(state, req, res, next));
  return routes;
}

function userRoutes(routes: Router, state: EmulatorState, guildId: string): void {
  const asUser = (answer: (account: DemoAccount) => unknown) => (req: Request, res: Response) => {
    const bearer = /^Bearer (.+)$/.exec(req.get('authorization') ?? '')?.[1];
    const account = bearer === undefined ? undefined : state.tokens.get(bearer);
    if (!account) return void res.status(401).json({ message: '401: Unauthorized', code: 0 });
    res.json(answer(account));
  };
  routes.get('/users/@me', asUser(userOf));
  routes.get(
    '/users/@me/guilds',
    asUser((account) => (account.inGuild ? [{ id: guildId, name: 'The league' }] : [])),
  );
}

interface Bot {
  readonly guildId: string;
  readonly botToken: string;
}

function botRoutes(routes: Router, state: EmulatorState, { guildId, botToken }: Bot): void {
  const guild = `/guilds/${guildId}`;
  const asBot = (req: Request, res: Response, next: NextFunction): void => {
    const known = req.get('authorization') === `Bot ${botToken}`;
    const path = req.baseUrl.slice(req.baseUrl.lastIndexOf('/')) + req.path;
    res.once('finish', () => state.record({ method: req.method, path, status: res.statusCode }));
    if (known) next();
    else res.status(401).json({ message: '401: Unauthorized', code: 0 });
  };
  const missing = (res: Response) => void res.status(404).json({ message: 'Unknown', code: 10_000 });

  routes.use(['/guilds', '/channels'], asBot, json());
  routes.get(`${guild}/roles`, (_req, res) => void res.json(state.roles));
  routes.get(`${guild}/members/:id`, (req, res) => {
    const member = state.memberById(req.params.id);
    if (!member) return missing(res);
    res.json({ user: userOf(member), roles: [...(state.memberRoles.get(member.discordId) ?? [])] });
  });
  routes.put(`${guild}/members/:id/roles/:role`, (req, res) => {
    const member = state.memberById(req.params.id);
    if (!member || !state.roles.some(({ id }) => id === req.params.role)) return missing(res);
    const roles = state.memberRoles.get(member.discordId) ?? new Set<string>();
    state.memberRoles.set(member.discordId, roles.add(req.params.role));
    res.status(204).end();
  });
  routes.delete(`${guild}/members/:id/roles/:role`, (req, res) => {
    state.memberRoles.get(req.params.id)?.delete(req.params.role);
    res.status(204).end();
  });
  routes.get(`${guild}/channels`, (_req, res) => void res.json([...state.channels.values()]));
  routes.post(`${guild}/channels`, (req: Request<object, unknown, Record<string, unknown> | undefined>, res) => {
    const { name, type, topic } = req.body ?? {};
    if (typeof name !== 'string' || name === '') return void res.status(400).json({ message: 'Invalid Form Body' });
    const channel = {
      id: state.nextId(),
      guild_id: guildId,
      name,
      type: typeof type === 'number' ? type : 0,
      topic: typeof topic === 'string' ? topic : null,
    };
    state.channels.set(channel.id, channel);
    res.status(201).json(channel);
  });
  routes.delete('/channels/:id', (req, res) => {
    const channel = state.channels.get(req.params.id);
    if (!channel) return missing(res);
    state.channels.delete(channel.id);
    res.json(channel);
  });
  routes.get('/channels/:id/messages', (req, res) => void res.json(state.messages.get(req.params.id) ?? []));
  routes.post(
    '/channels/:id/messages',
    (req: Request<{ id: string }, unknown, Record<string, unknown> | undefined>, res) => {
      const { content, nonce } = req.body ?? {};
      if (typeof content !== 'string' || content === '') return void res.status(400).json({ message: 'Empty message' });
      const sent = state.messages.get(req.params.id) ?? [];
      const wanted = typeof nonce === 'string' ? nonce : null;
      // like the provider with enforce_nonce: the same nonce again answers with the message it already made
      const known = wanted === null ? undefined : sent.find((message) => message.nonce === wanted);
      const message = known ?? { id: state.nextId(), channel_id: req.params.id, content, nonce: wanted };
      if (!known) state.messages.set(req.params.id, [...sent, message]);
      res.json(message);
    },
  );
}

/** The provider's user object, as far as anybody here reads it. */
function userOf(account: DemoAccount): Record<string, unknown> {
  return {
    id: account.discordId,
    username: account.handle,
    discriminator: '0',
    global_name: account.handle,
    avatar: null,
    email: account.email,
    verified: account.emailVerified,
  };
}

function runIntoTrouble(state: EmulatorState, req: Request, res: Response, next: NextFunction): void {
  const mode = state.takeTrouble(req.path);
  if (mode === null) return next();
  if (mode === 'error') return void res.status(503).json({ message: 'upstream connect error' });
  if (mode === 'rate-limited') {
    res.setHeader('Retry-After', '1');
    return void res.status(429).json({ message: 'You are being rate limited.', retry_after: 1, global: false });
  }
  // hang: the caller's own timeout has to end this
}

function troubleOf(body: unknown): Trouble | null {
  const { mode, path, remaining } = (body ?? {}) as Record<string, unknown>;
  if (mode !== 'rate-limited' && mode !== 'error' && mode !== 'hang') return null;
  return {
    mode,
    path: typeof path === 'string' ? path : '/',
    remaining: typeof remaining === 'number' ? remaining : Number.MAX_SAFE_INTEGER,
  };
}
