import { join } from 'node:path';
import { readEnvironment } from './environment.ts';
import type { PiiKeys } from './keys.ts';
import { warningsOf } from './sensitive.ts';
import { UNLIMITED, type UploadsConfig, type Variables } from './variables.ts';

/** The league's chat server in the emulator. */
export const EMULATED_GUILD_ID = '900000000000000001';
export const EMULATED_NEWS_CHANNEL = '940000000000000001';
/** Default units of reading in a minute, in production. Told to partners at /developers (docs/decisions/015). */
export const READ_LIMITS = { address: 1200, key: 3000 } as const;
const LOOPBACK = '127.0.0.1';

export interface DiscordConfig {
  /** true: the built-in emulator is used. Never in production. */
  readonly emulated: boolean;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly botToken: string;
  readonly guildId: string;
  /** The channel in which news are announced; null: they are not. */
  readonly newsChannel: string | null;
  /** The address of the provider's API. */
  readonly apiUrl: string;
  /** The address where the browser authorizes a login. */
  readonly authorizeUrl: string;
  /** The address of the chat server's rooms, for people; null: the emulator shows none. */
  readonly roomsUrl: string | null;
  /** The address of the provider's pictures: its image server, or the emulator. Only the server reads it. */
  readonly imagesUrl: string;
}

export interface TwitchConfig {
  /** true: the built-in emulator is used. Never in production. */
  readonly emulated: boolean;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly channel: string;
  readonly apiUrl: string;
  readonly authUrl: string;
}

export interface ReplayParserConfig {
  readonly url: string;
  readonly code: string;
}

/**
 * The whole configuration, read from the environment and checked once at start. The class is also its injection token.
 */
export abstract class AppConfig {
  abstract readonly production: boolean;
  abstract readonly port: number;
  /** The address to listen on; null is all. While the chat is emulated, the default is this machine only. */
  abstract readonly host: string | null;
  /** null: the embedded database under `dataDir`. */
  abstract readonly databaseUrl: string | null;
  /**
   * The database login that migrates and owns the tables, so that the application's login need not own them; null:
   * there is one login.
   */
  abstract readonly migrationsDatabaseUrl: string | null;
  abstract readonly dataDir: string;
  /** The site's address for browsers, without a trailing slash. */
  abstract readonly publicUrl: string;
  /** Is the site served over https? Then cookies are Secure and have the __Host- prefix. */
  abstract readonly https: boolean;
  abstract readonly pii: PiiKeys;
  /** The key that encrypts backups; null: they are not encrypted. */
  abstract readonly backupKey: Buffer | null;
  /** May a documented path contain a real access token (T14)? The word `session` is always allowed. */
  abstract readonly pathTokens: boolean;
  abstract readonly discord: DiscordConfig;
  /** null: no live status (production without an account at the streaming service). */
  abstract readonly twitch: TwitchConfig | null;
  /** null: the built-in header reader. */
  abstract readonly replayParser: ReplayParserConfig | null;
  abstract readonly uploads: UploadsConfig;
  /** Is the demo league written into an empty database? */
  abstract readonly seedDemo: boolean;
  /** The folder of the built site. */
  abstract readonly webRoot: string;
  abstract readonly metricsPort: number | null;
  abstract readonly metricsToken: string | null;
  /** The number of proxies in front of the server whose X-Forwarded-For is trusted. */
  abstract readonly trustedProxies: number;
  /** The most failed or unfinished logins of an address in ten minutes. */
  abstract readonly loginLimit: number;
  /** The most pictures that an account may upload in an hour. */
  abstract readonly uploadLimit: number;
  /** The most membership applications of an address in an hour (T69). */
  abstract readonly memberLimit: number;
  /** Units of reading for an address in a minute, on this instance. */
  abstract readonly readLimit: number;
  /** Units of reading for a partner's key without a limit of its own in a minute, on all instances together. */
  abstract readonly keyReadLimit: number;
  /** Webhooks may lead anywhere, also into the own network: for development and tests. */
  abstract readonly anyWebhookTarget: boolean;
  /** The most sockets of visitors at a time, in each process. */
  abstract readonly visitorSockets: number;
  /** The key of the 6mans bot; null: there is no bot. */
  abstract readonly sixMansBotKey: string | null;
  /** How long /health/ready answers 503 before the server stops listening, in milliseconds. */
  abstract readonly drainMs: number;
  abstract readonly logLevel: NonNullable<Variables['LOG_LEVEL']>;
  /** What is allowed and may be a mistake. Every start logs it. */
  abstract readonly warnings: readonly string[];
}

/** Does the product itself emulate an outside service? */
export const hasEmulators = ({ discord, twitch }: Pick<AppConfig, 'discord' | 'twitch'>): boolean =>
  discord.emulated || twitch?.emulated === true;

/** Reads and checks the environment. Throws `ConfigError` with all mistakes in it. */
export function loadConfig(processEnv: NodeJS.ProcessEnv = process.env): AppConfig {
  const env = readEnvironment(processEnv);
  const production = env.NODE_ENV === 'production';
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
  const discord = readDiscord(env, publicUrl);
  // where real people log in, there are limits and no invented league, also when NODE_ENV was forgotten
  const isReal = !discord.emulated && env.NODE_ENV !== 'test';
  return {
    production,
    port: env.PORT,
    host: env.HOST ?? (discord.emulated ? LOOPBACK : null),
    databaseUrl: env.DATABASE_URL ?? null,
    migrationsDatabaseUrl: env.MIGRATIONS_DATABASE_URL ?? null,
    dataDir: env.DATA_DIR,
    publicUrl,
    https: publicUrl.startsWith('https:'),
    pii: { keys: env.PII_KEYS, indexKey: env.PII_INDEX_KEY },
    backupKey: env.BACKUP_KEY ?? null,
    pathTokens: env.PATH_TOKENS,
    discord,
    twitch: readTwitch(env),
    replayParser: readReplayParser(env),
    uploads: env.UPLOADS ?? { kind: 'file', dir: join(env.DATA_DIR, 'uploads') },
    seedDemo: env.SEED_DEMO ?? !isReal,
    webRoot: env.WEB_ROOT,
    metricsPort: env.METRICS_PORT ?? null,
    metricsToken: env.METRICS_TOKEN ?? null,
    trustedProxies: env.TRUSTED_PROXIES,
    loginLimit: env.LOGIN_LIMIT ?? (isReal ? 10 : 60),
    uploadLimit: env.UPLOAD_LIMIT ?? (isReal ? 10 : 600),
    memberLimit: env.MEMBER_LIMIT ?? (isReal ? 5 : 300),
    readLimit: env.READ_LIMIT ?? (isReal ? READ_LIMITS.address : UNLIMITED),
    keyReadLimit: env.KEY_READ_LIMIT ?? (isReal ? READ_LIMITS.key : UNLIMITED),
    anyWebhookTarget: env.WEBHOOK_TARGETS === 'any',
    visitorSockets: env.VISITOR_SOCKETS,
    sixMansBotKey: env.SIXMANS_BOT_KEY ?? null,
    drainMs: env.DRAIN_MS ?? (production ? 5000 : 0),
    logLevel: env.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    warnings: warningsOf(env),
  };
}

function readDiscord(env: Variables, publicUrl: string): DiscordConfig {
  const {
    DISCORD_CLIENT_ID: clientId,
    DISCORD_CLIENT_SECRET: clientSecret,
    DISCORD_BOT_TOKEN: botToken,
    DISCORD_GUILD_ID: guildId,
    DISCORD_NEWS_CHANNEL: newsChannel,
    DISCORD_API_URL: apiUrl = 'https://discord.com/api',
  } = env;
  if (clientId && clientSecret && botToken && guildId) {
    const authorizeUrl = `${apiUrl}/oauth2/authorize`;
    const imagesUrl = 'https://cdn.discordapp.com';
    return {
      emulated: false,
      clientId,
      clientSecret,
      botToken,
      guildId,
      newsChannel: newsChannel || null,
      apiUrl,
      authorizeUrl,
      roomsUrl: `https://discord.com/channels/${guildId}`,
      imagesUrl,
    };
  }
  const emulator = `http://127.0.0.1:${env.PORT}/emulator/discord`;
  return {
    emulated: true,
    clientId: 'emulator',
    clientSecret: 'emulator',
    botToken: 'emulator',
    guildId: EMULATED_GUILD_ID,
    newsChannel: EMULATED_NEWS_CHANNEL,
    apiUrl: emulator,
    authorizeUrl: `${publicUrl}/emulator/discord/oauth2/authorize`,
    roomsUrl: null,
    imagesUrl: `${emulator}/cdn`,
  };
}

function readTwitch(env: Variables): TwitchConfig | null {
  const { TWITCH_CLIENT_ID: clientId, TWITCH_CLIENT_SECRET: clientSecret, TWITCH_CHANNEL: channel } = env;
  if (clientId && clientSecret && channel) {
    const [apiUrl, authUrl] = ['https://api.twitch.tv/helix', 'https://id.twitch.tv/oauth2'];
    return { emulated: false, clientId, clientSecret, channel, apiUrl, authUrl };
  }
  if (env.NODE_ENV === 'production') return null;
  const emulator = `http://127.0.0.1:${env.PORT}/emulator/twitch`;
  return {
    emulated: true,
    clientId: 'emulator',
    clientSecret: 'emulator',
    channel: 'league',
    apiUrl: `${emulator}/helix`,
    authUrl: `${emulator}/oauth2`,
  };
}

function readReplayParser(env: Variables): ReplayParserConfig | null {
  const { REPLAY_PARSER_URL: url, REPLAY_PARSER_CODE: code } = env;
  return url && code ? { url, code } : null;
}
