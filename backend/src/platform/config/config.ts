import { isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { assertSafe } from './assert-safe.ts';
import { readBackupKey, readPiiKeys, type PiiKeys } from './keys.ts';
import { EnvReader } from './read-env.ts';

/** The project's root: relative paths start here, wherever the process was started. */
const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
/** The league's chat server in the emulator. */
export const EMULATED_GUILD_ID = '900000000000000001';
/** Units of reading in a minute, in production when nothing else is said; told to partners at /developers (docs/decisions/015). */
export const READ_LIMITS = { address: 1200, key: 3000 } as const;
const LOOPBACK = '127.0.0.1';
/** Counted as well, and no one gets there. */
const UNLIMITED = 1_000_000_000;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export interface DiscordConfig {
  /** true: the built-in emulator is the provider. Never in production. */
  readonly emulated: boolean;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly botToken: string;
  readonly guildId: string;
  /** Where the server calls the provider. */
  readonly apiUrl: string;
  /** Where the browser is sent to authorize. */
  readonly authorizeUrl: string;
  /** Where the provider keeps its pictures: its own image server, or the emulator. Read by the server alone. */
  readonly imagesUrl: string;
}

export interface TwitchConfig {
  /** true: the built-in emulator is the provider. Never in production. */
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

/** A bucket of an S3-compatible store. */
export interface BucketConfig {
  readonly kind: 's3';
  /** Of the bucket, perhaps with a folder in it, without a trailing slash. */
  readonly address: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export type UploadsConfig = { readonly kind: 'file'; readonly dir: string } | BucketConfig;

/** The whole configuration, read from the environment and validated once at start. Also its injection token. */
export abstract class AppConfig {
  abstract readonly production: boolean;
  abstract readonly port: number;
  /** Address to listen on; null is every one. This machine's alone while the chat is emulated and nothing else is said. */
  abstract readonly host: string | null;
  /** null: the embedded database under `dataDir`. */
  abstract readonly databaseUrl: string | null;
  /** The login that migrates and owns the tables, so that the application's own need not; null: there is one login. */
  abstract readonly migrationsDatabaseUrl: string | null;
  abstract readonly dataDir: string;
  /** The address that browsers use, without a trailing slash. */
  abstract readonly publicUrl: string;
  /** Is the site served over https? Then cookies are Secure and carry the __Host- prefix. */
  abstract readonly https: boolean;
  abstract readonly pii: PiiKeys;
  /** Encrypts backups; null: they are written as they are. */
  abstract readonly backupKey: Buffer | null;
  /** May a documented path carry a real access token (T14)? The word `session` always works. */
  abstract readonly pathTokens: boolean;
  abstract readonly discord: DiscordConfig;
  /** null: no live status (production without an account at the streaming service). */
  abstract readonly twitch: TwitchConfig | null;
  /** null: the built-in header reader. */
  abstract readonly replayParser: ReplayParserConfig | null;
  abstract readonly uploads: UploadsConfig;
  /** Fill an empty database with the demo league? */
  abstract readonly seedDemo: boolean;
  /** The built site. */
  abstract readonly webRoot: string;
  abstract readonly metricsPort: number | null;
  abstract readonly metricsToken: string | null;
  /** Proxies in front of us whose word about the caller's address counts. */
  abstract readonly trustedProxies: number;
  /** Failed or unfinished logins per address in ten minutes. */
  abstract readonly loginLimit: number;
  /** Pictures that an account may upload in an hour. */
  abstract readonly uploadLimit: number;
  /** Membership applications per address in an hour (T69). */
  abstract readonly memberLimit: number;
  /** Units of reading per address in a minute, on this instance. */
  abstract readonly readLimit: number;
  /** Units of reading with a partner's key in a minute, on this instance. */
  abstract readonly keyReadLimit: number;
  /** What the 6mans bot says it is with; null: there is no bot. */
  abstract readonly sixMansBotKey: string | null;
  /** How long /health/ready says 503 before the server stops listening, in milliseconds. */
  abstract readonly drainMs: number;
  abstract readonly logLevel: (typeof LOG_LEVELS)[number];
}

/** The environment is wrong; the message names each variable and what it should be. */
export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The configuration is wrong:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

/** Reads and validates the environment. Throws `ConfigError` with everything that is wrong with it. */
export function loadConfig(environment: NodeJS.ProcessEnv = process.env): AppConfig {
  const env = new EnvReader(environment);
  const production = env.oneOf('NODE_ENV', ['development', 'test', 'production'], 'development') === 'production';
  const port = env.number('PORT', 3000, 1, 65_535);
  const dataDir = rooted(env.text('DATA_DIR') ?? '.data');
  if (production) env.required('PUBLIC_URL', 'in production');
  const publicUrl = env.url('PUBLIC_URL') ?? `http://localhost:${port}`;
  const metricsPort = env.text('METRICS_PORT') === null ? null : env.number('METRICS_PORT', 9090, 1, 65_535);
  const discord = readDiscord(env, production, port, publicUrl);
  const config: AppConfig = {
    production,
    port,
    host: env.text('HOST') ?? (discord.emulated ? LOOPBACK : null),
    databaseUrl: readDatabaseUrl(env, 'DATABASE_URL'),
    migrationsDatabaseUrl: readDatabaseUrl(env, 'MIGRATIONS_DATABASE_URL'),
    dataDir,
    publicUrl,
    https: publicUrl.startsWith('https:'),
    pii: readPiiKeys(env, production, dataDir),
    backupKey: readBackupKey(env),
    pathTokens: env.switch('PATH_TOKENS', true),
    discord,
    twitch: readTwitch(env, production, port),
    replayParser: readReplayParser(env),
    uploads: readUploads(env, dataDir),
    seedDemo: env.switch('SEED_DEMO', !production),
    webRoot: rooted(env.text('WEB_ROOT') ?? 'frontend/dist'),
    metricsPort,
    metricsToken: env.text('METRICS_TOKEN'),
    trustedProxies: env.number('TRUSTED_PROXIES', 0, 0, 10),
    loginLimit: env.number('LOGIN_LIMIT', production ? 10 : 60, 1, 1_000_000),
    uploadLimit: env.number('UPLOAD_LIMIT', production ? 10 : 600, 1, 1_000_000),
    memberLimit: env.number('MEMBER_LIMIT', production ? 5 : 300, 1, 1_000_000),
    readLimit: env.number('READ_LIMIT', production ? READ_LIMITS.address : UNLIMITED, 1, UNLIMITED),
    keyReadLimit: env.number('KEY_READ_LIMIT', production ? READ_LIMITS.key : UNLIMITED, 1, UNLIMITED),
    sixMansBotKey: env.text('SIXMANS_BOT_KEY'),
    drainMs: env.number('DRAIN_MS', production ? 5000 : 0, 0, 60_000),
    logLevel: env.oneOf('LOG_LEVEL', LOG_LEVELS, production ? 'info' : 'warn'),
  };
  if (metricsPort === port) env.complain('METRICS_PORT', 'must differ from PORT');
  if ((config.metricsToken?.length ?? 16) < 16) env.complain('METRICS_TOKEN', 'must be at least 16 characters');
  assertSafe(env, config);
  if ((config.sixMansBotKey?.length ?? 32) < 32) env.complain('SIXMANS_BOT_KEY', 'must be at least 32 characters');
  if (env.problems.length > 0) throw new ConfigError(env.problems);
  return config;
}

function rooted(path: string): string {
  return isAbsolute(path) ? path : join(ROOT, path);
}

function readDatabaseUrl(env: EnvReader, name: 'DATABASE_URL' | 'MIGRATIONS_DATABASE_URL'): string | null {
  const url = env.text(name);
  if (url !== null && !/^postgres(ql)?:\/\/./.test(url)) env.complain(name, 'must be a postgres:// address');
  if (name === 'MIGRATIONS_DATABASE_URL' && url !== null && env.text('DATABASE_URL') === null) {
    env.complain(name, 'needs DATABASE_URL');
  }
  return url;
}

function readDiscord(env: EnvReader, production: boolean, port: number, publicUrl: string): DiscordConfig {
  const names = ['DISCORD_CLIENT_ID', 'DISCORD_CLIENT_SECRET', 'DISCORD_BOT_TOKEN', 'DISCORD_GUILD_ID'] as const;
  const given = env.group(...names);
  const apiUrl = env.url('DISCORD_API_URL');
  if (given) {
    if (!/^\d{0,20}$/.test(given.DISCORD_GUILD_ID)) env.complain('DISCORD_GUILD_ID', 'must be digits');
    const base = apiUrl ?? 'https://discord.com/api';
    return {
      emulated: false,
      clientId: given.DISCORD_CLIENT_ID,
      clientSecret: given.DISCORD_CLIENT_SECRET,
      botToken: given.DISCORD_BOT_TOKEN,
      guildId: given.DISCORD_GUILD_ID,
      apiUrl: base,
      authorizeUrl: `${base}/oauth2/authorize`,
      imagesUrl: 'https://cdn.discordapp.com',
    };
  }
  if (production) for (const name of names) env.complain(name, 'must be set in production');
  else if (apiUrl !== null) env.complain('DISCORD_API_URL', `needs ${names.join(', ')} as well`);
  const emulator = `http://127.0.0.1:${port}/emulator/discord`;
  return {
    emulated: true,
    clientId: 'emulator',
    clientSecret: 'emulator',
    botToken: 'emulator',
    guildId: EMULATED_GUILD_ID,
    apiUrl: emulator,
    authorizeUrl: `${publicUrl}/emulator/discord/oauth2/authorize`,
    imagesUrl: `${emulator}/cdn`,
  };
}

function readTwitch(env: EnvReader, production: boolean, port: number): TwitchConfig | null {
  const names = ['TWITCH_CLIENT_ID', 'TWITCH_CLIENT_SECRET', 'TWITCH_CHANNEL'] as const;
  const given = env.group(...names);
  if (!given) {
    if (production) return null;
    const emulator = `http://127.0.0.1:${port}/emulator/twitch`;
    return {
      emulated: true,
      clientId: 'emulator',
      clientSecret: 'emulator',
      channel: 'svenskabilbollsligan',
      apiUrl: `${emulator}/helix`,
      authUrl: `${emulator}/oauth2`,
    };
  }
  return {
    emulated: false,
    clientId: given.TWITCH_CLIENT_ID,
    clientSecret: given.TWITCH_CLIENT_SECRET,
    channel: given.TWITCH_CHANNEL,
    apiUrl: 'https://api.twitch.tv/helix',
    authUrl: 'https://id.twitch.tv/oauth2',
  };
}

function readReplayParser(env: EnvReader): ReplayParserConfig | null {
  const given = env.group('REPLAY_PARSER_URL', 'REPLAY_PARSER_CODE');
  const url = env.url('REPLAY_PARSER_URL');
  return given && url !== null ? { url, code: given.REPLAY_PARSER_CODE } : null;
}

function readUploads(env: EnvReader, dataDir: string): UploadsConfig {
  const text = env.text('UPLOADS') ?? `file:${join(dataDir, 'uploads')}`;
  if (text.startsWith('file:') && text.length > 'file:'.length) {
    return { kind: 'file', dir: rooted(text.slice('file:'.length)) };
  }
  const url = URL.canParse(text) ? new URL(text) : null;
  const path = url?.pathname.replace(/\/+$/, '') ?? '';
  if (!url || !/^https?:$/.test(url.protocol) || !url.username || !url.password || path === '') {
    env.complain('UPLOADS', 'must be file:<folder> or https://<key id>:<secret>@<host>/<bucket>?region=<region>');
  }
  return {
    kind: 's3',
    address: `${url?.origin}${path}`,
    region: url?.searchParams.get('region') ?? 'us-east-1',
    accessKeyId: decodeURIComponent(url?.username ?? ''),
    secretAccessKey: decodeURIComponent(url?.password ?? ''),
  };
}
