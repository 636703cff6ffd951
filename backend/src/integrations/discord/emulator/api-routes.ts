import { json, Router, type NextFunction, type Request, type Response } from 'express';
import type { DemoAccount } from './demo-accounts.ts';
import { EMULATED_BOT_ID, type EmulatorState } from './emulator-state.ts';

type Body = Record<string, unknown> | undefined;

type OneMessage = Record<'id' | 'message', string>;

const ROOMS_MAX = 500;
const NAME_MAX = 100;
const CONTENT_MAX = 2000;
const BOT_NAME = 'league-bot';
/** The type of a room with one person. */
const DIRECT = 1;

/** The REST calls that the league makes, with a user's token and as the bot. */
export function apiRoutes(state: EmulatorState, guildId: string, botToken: string): Router {
  const routes = Router();
  userRoutes(routes, state, { guildId, botToken });
  routes.use(['/guilds', '/channels', '/users/@me/channels'], asBot(botToken), json());
  directRoutes(routes, state);
  memberRoutes(routes, state, guildId);
  channelRoutes(routes, state, guildId);
  messageRoutes(routes, state);
  writtenRoutes(routes, state);
  routes.use((_req, res) => void res.status(404).json({ message: '404: Not Found', code: 0 }));
  return routes;
}

interface Bot {
  readonly guildId: string;
  readonly botToken: string;
}

const isBot = (req: Request, botToken: string): boolean => req.get('authorization') === `Bot ${botToken}`;

const asBot =
  (botToken: string) =>
  (req: Request, res: Response, next: NextFunction): void => {
    if (isBot(req, botToken)) next();
    else res.status(401).json({ message: '401: Unauthorized', code: 0 });
  };

const missing = (res: Response, what: string, code: number) =>
  void res.status(404).json({ message: `Unknown ${what}`, code });
const invalid = (res: Response) => void res.status(400).json({ message: 'Invalid Form Body', code: 50_035 });

function userRoutes(routes: Router, state: EmulatorState, { guildId, botToken }: Bot): void {
  const asUser = (answer: (account: DemoAccount) => unknown) => (req: Request, res: Response) => {
    const bearer = /^Bearer (.+)$/.exec(req.get('authorization') ?? '')?.[1];
    const account = bearer === undefined ? undefined : state.tokens.get(bearer);
    if (!account) return void res.status(401).json({ message: '401: Unauthorized', code: 0 });
    res.json(answer(account));
  };
  routes.get('/users/@me', (req, res, next) => {
    if (isBot(req, botToken)) res.json({ id: EMULATED_BOT_ID, username: BOT_NAME, bot: true });
    else next();
  });
  routes.get('/users/@me', asUser(userOf));
  routes.get(
    '/users/@me/guilds',
    asUser((account) => (account.inGuild ? [{ id: guildId, name: 'The league' }] : [])),
  );
}

function memberRoutes(routes: Router, state: EmulatorState, guildId: string): void {
  const guild = `/guilds/${guildId}`;
  routes.get(`${guild}/roles`, (_req, res) => void res.json(state.roles));
  routes.post(`${guild}/roles`, (req: Request<object, unknown, Body>, res: Response) => {
    const { name, permissions } = req.body ?? {};
    if (!isName(name)) return invalid(res);
    const role = { id: state.nextId(), name, permissions: text(permissions) ?? '0', managed: false };
    state.roles.push(role);
    made(res, `role ${name}`);
    res.json(role);
  });
  routes.get(`${guild}/members/:id`, (req, res) => {
    const member = state.memberById(req.params.id);
    if (!member) return missing(res, 'Member', 10_007);
    res.json({ user: userOf(member), roles: [...(state.memberRoles.get(member.discordId) ?? [])] });
  });
  routes.put(`${guild}/members/:id/roles/:role`, (req, res) => {
    const member = state.memberById(req.params.id);
    if (!member) return missing(res, 'Member', 10_007);
    if (!state.roles.some(({ id }) => id === req.params.role)) return missing(res, 'Role', 10_011);
    const roles = state.memberRoles.get(member.discordId) ?? new Set<string>();
    if (!roles.has(req.params.role)) made(res, `role ${req.params.role} of ${member.discordId}`);
    state.memberRoles.set(member.discordId, roles.add(req.params.role));
    res.status(204).end();
  });
  routes.delete(`${guild}/members/:id/roles/:role`, (req, res) => {
    state.memberRoles.get(req.params.id)?.delete(req.params.role);
    res.status(204).end();
  });
}

function channelRoutes(routes: Router, state: EmulatorState, guildId: string): void {
  const channels = `/guilds/${guildId}/channels`;
  routes.get(channels, (_req, res) => void res.json([...state.channels.values()]));
  routes.post(channels, (req: Request<object, unknown, Body>, res: Response) => {
    const { name, type, topic, permission_overwrites: overwrites } = req.body ?? {};
    if (!isName(name)) return invalid(res);
    if (state.channels.size >= ROOMS_MAX) {
      return void res.status(400).json({ message: 'Maximum number of server channels reached (500)', code: 30_013 });
    }
    const channel = {
      id: state.nextId(),
      guild_id: guildId,
      name,
      type: typeof type === 'number' ? type : 0,
      topic: text(topic),
      permission_overwrites: overwrites ?? [],
    };
    state.channels.set(channel.id, channel);
    made(res, `channel ${name}`);
    res.status(201).json(channel);
  });
  routes.delete('/channels/:id', (req, res) => {
    const channel = state.channels.get(req.params.id);
    if (!channel) return missing(res, 'Channel', 10_003);
    state.channels.delete(channel.id);
    state.messages.delete(channel.id);
    made(res, `no channel ${channel.name}`);
    res.json(channel);
  });
}

/** The bot can open a room with every member of the server. */
function directRoutes(routes: Router, state: EmulatorState): void {
  routes.post('/users/@me/channels', (req: Request<object, unknown, Body>, res: Response) => {
    const member = state.memberById(text(req.body?.['recipient_id']) ?? '');
    if (!member) return void res.status(400).json({ message: 'Cannot send messages to this user', code: 50_007 });
    const known = state.directs.get(member.discordId);
    const room = known ?? {
      id: state.nextId(),
      type: DIRECT,
      recipients: [{ id: member.discordId, username: member.handle }],
    };
    state.directs.set(member.discordId, room);
    res.json(room);
  });
}

function messageRoutes(routes: Router, state: EmulatorState): void {
  routes.get('/channels/:id/messages', (req, res) => {
    if (state.roomName(req.params.id) === null) return missing(res, 'Channel', 10_003);
    const after = BigInt(typeof req.query['after'] === 'string' ? req.query['after'] : 0);
    const sent = (state.messages.get(req.params.id) ?? []).filter(({ id }) => BigInt(id) > after);
    // the provider does not return the nonce of an older message
    res.json(sent.map(({ nonce: _nonce, ...message }) => message).reverse());
  });
  routes.post('/channels/:id/messages', (req: Request<{ id: string }, unknown, Body>, res: Response) => {
    const { content, nonce, enforce_nonce: isEnforced, allowed_mentions: allowed } = req.body ?? {};
    const channelId = req.params.id;
    const roomName = state.roomName(channelId);
    if (roomName === null) return missing(res, 'Channel', 10_003);
    if (typeof content !== 'string' || content === '' || content.length > CONTENT_MAX) return invalid(res);
    const sent = state.messages.get(channelId) ?? [];
    const wanted = text(nonce);
    // the same nonce returns the message that already exists
    const known = wanted !== null && isEnforced === true ? sent.find((old) => old.nonce === wanted) : undefined;
    const author = { id: EMULATED_BOT_ID, username: BOT_NAME, bot: true } as const;
    const message = known ?? {
      id: state.nextId(),
      channel_id: channelId,
      content,
      nonce: wanted,
      author,
      mention_everyone: /@(everyone|here)/.test(content) && mayMentionAll(allowed),
    };
    if (!known) {
      state.messages.set(channelId, [...sent, message]);
      made(res, `message in ${roomName}`);
    }
    res.json(message);
  });
}

/** The bot can change and delete what it wrote. */
function writtenRoutes(routes: Router, state: EmulatorState): void {
  routes.patch('/channels/:id/messages/:message', (req: Request<OneMessage, unknown, Body>, res: Response) => {
    const sent = state.messages.get(req.params.id) ?? [];
    const old = sent.find(({ id }) => id === req.params.message);
    if (!old) return missing(res, 'Message', 10_008);
    const { content } = req.body ?? {};
    if (typeof content !== 'string' || content === '' || content.length > CONTENT_MAX) return invalid(res);
    const message = { ...old, content };
    state.messages.set(
      req.params.id,
      sent.map((each) => (each === old ? message : each)),
    );
    made(res, `other words in ${state.roomName(req.params.id)}`);
    res.json(message);
  });
  routes.delete('/channels/:id/messages/:message', (req: Request<OneMessage>, res: Response) => {
    const sent = state.messages.get(req.params.id) ?? [];
    const rest = sent.filter(({ id }) => id !== req.params.message);
    if (rest.length === sent.length) return missing(res, 'Message', 10_008);
    state.messages.set(req.params.id, rest);
    made(res, `no message in ${state.roomName(req.params.id)}`);
    res.status(204).end();
  });
}

/** Notes what the call created, for the log, also when the caller has hung up and the entry is already written. */
function made(res: Response, what: string): void {
  res.locals['made'] = what;
  if (res.closed) (res.locals['record'] as () => void)();
}

/** Without a list of what may be mentioned, everything may. */
const mayMentionAll = (allowed: unknown): boolean =>
  ((allowed as { parse?: string[] } | undefined)?.parse ?? ['everyone']).includes('everyone');

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const isName = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= NAME_MAX;

/** The provider's user object, with the fields that the league reads. */
function userOf(account: DemoAccount): Record<string, unknown> {
  return {
    id: account.discordId,
    username: account.handle,
    discriminator: '0',
    global_name: account.handle,
    avatar: account.avatar,
    email: account.email,
    verified: account.emailVerified,
  };
}
